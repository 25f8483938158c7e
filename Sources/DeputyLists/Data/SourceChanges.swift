import Deputy

/// Says that a source has changed, to the managers that show it.
///
/// ```swift
/// final class Messages: IdentifiedItemSource {
///     let changes = SourceChanges()
///     func append(_ message: Message) {
///         messages.append(message)
///         changes.tell()
///     }
/// }
/// ```
///
/// What has come, gone and moved is found by the source's ids, which are read and compared when the list is updated. A row that a person has
/// moved is told like any other change: the list shows it already.
@MainActor
public final class SourceChanges {
    private var listeners: [Listener] = []

    private struct Listener {
        weak var items: (any SourceListener)?
    }

    /// For one source; it need not be shown yet.
    public init() {}

    func add(_ items: any SourceListener) {
        listeners.removeAll { $0.items == nil }
        listeners.append(Listener(items: items))
    }

    /// Says that the source has changed: call it after each change, as often as you like.
    ///
    /// A call that does not come from the main actor is reported with the anomaly `untold-change`, because the source may change again while
    /// the list reads it.
    /// - Parameters:
    ///   - ids: the ids of the rows that have other content, whose cells are filled again. New ones may be among them: a row that goes and
    ///     comes back in one turn is the same row to the list.
    ///   - sections: the ids of the sections that show other headers or footers.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    /// - Complexity: O(1); the update is O(n) in the number of rows.
    public nonisolated func tell(
        updated ids: [AnyHashable] = [], sections: [AnyHashable] = [], fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        deliver(ToldChange(items: ids, sections: sections), CallSite(fileID, line))
    }

    /// Says that a row has another id from now on, as when a server names a new message: it stays the same row, and is filled again.
    ///
    /// Where ids shift, say the last one first: 2 became 3, then 1 became 2.
    /// - Complexity: O(n) in the number of rows.
    public nonisolated func tell(
        renamed id: AnyHashable, to new: AnyHashable, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        deliver(ToldChange(items: [new], renamed: (id, new)), CallSite(fileID, line))
    }

    private nonisolated func deliver(_ told: ToldChange, _ site: CallSite) {
        // The ids are only passed on.
        nonisolated(unsafe) let told = told
        guard MainQueue.isCurrent else {
            Task { @MainActor in for listener in listeners { listener.items?.hearLate(told, at: site) } }
            return
        }
        MainActor.assumeIsolated { for listener in listeners { listener.items?.hear(told) } }
    }
}

/// What a source says of one change.
struct ToldChange {
    var items: [AnyHashable] = []
    var sections: [AnyHashable] = []
    var renamed: (AnyHashable, AnyHashable)?
}

/// Who hears that a source has changed.
@MainActor
protocol SourceListener: AnyObject {
    func hear(_ told: ToldChange)
    /// Hears of a change that was told elsewhere than on the main actor.
    func hearLate(_ told: ToldChange, at site: CallSite)
}
