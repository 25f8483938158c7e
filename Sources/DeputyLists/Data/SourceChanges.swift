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
    private(set) var listeners: [Listener] = []
    /// Whether a row that takes another place may have other content, which the source does not tell.
    let movesAreUpdates: Bool
    private var mistakes: [(report: Anomaly.Report, site: CallSite)] = []

    struct Listener {
        weak var items: (any SourceListener)?
    }

    /// For one source; it need not be shown yet.
    public init() { movesAreUpdates = false }

    /// For a source that tells no new content of rows that take another place.
    package init(movesAreUpdates: Bool) { self.movesAreUpdates = movesAreUpdates }

    func add(_ items: any SourceListener) {
        listeners.removeAll { $0.items == nil }
        listeners.append(Listener(items: items))
        for mistake in mistakes { items.report(mistake.report, at: mistake.site) }
    }

    /// Reports a mistake with the source, to each manager that shows it or will.
    package func report(_ mistake: Anomaly.Report, at site: CallSite) {
        mistakes.append((mistake, site))
        for listener in listeners { listener.items?.report(mistake, at: site) }
    }

    /// Says that the source has changed: call it after each change, as often as you like.
    ///
    /// A call that does not come from the main actor is reported with the anomaly `untold-change`, because the source may change again while
    /// the list reads it, and the list reloads. So is an id of another type than the source's.
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
        deliver(ToldChange(items: ids, sections: sections, site: CallSite(fileID, line)))
    }

    /// Says that a row has another id from now on, as when a server names a new message: it stays the same row, and is filled again.
    ///
    /// Where ids shift, say the last one first: 2 became 3, then 1 became 2.
    /// - Complexity: O(n) in the number of rows.
    public nonisolated func tell(
        renamed id: AnyHashable, to new: AnyHashable, fileID: StaticString = #fileID, line: UInt = #line
    ) {
        deliver(ToldChange(items: [new], renamed: (id, new), site: CallSite(fileID, line)))
    }

    private nonisolated func deliver(_ told: ToldChange) {
        guard MainQueue.isCurrent else {
            let site = told.site
            Task { @MainActor in
                for listener in listeners { if let site { listener.items?.changedElsewhere(at: site) } }
            }
            return
        }
        // It is on the main actor already, and stays there.
        nonisolated(unsafe) let told = told
        MainActor.assumeIsolated { for listener in listeners { listener.items?.changed(told) } }
    }
}

/// What a source says of one change.
struct ToldChange {
    var items: [AnyHashable] = []
    var sections: [AnyHashable] = []
    var renamed: (AnyHashable, AnyHashable)?
    var site: CallSite?
}

/// What is told that a source has changed.
@MainActor
protocol SourceListener: AnyObject {
    func changed(_ told: ToldChange)
    /// The change was told elsewhere than on the main actor, so what was said of it is not known here.
    func changedElsewhere(at site: CallSite)
    /// The source has a mistake that is not about its data.
    func report(_ mistake: Anomaly.Report, at site: CallSite)
}
