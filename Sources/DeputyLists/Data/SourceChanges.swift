import Deputy

/// Tells the managers of a source what has changed in it.
///
/// A source that has one is updated as ``ItemStore`` is: its changes are animated, the selection stays, and cell events find their
/// items after a move. Tell each change once, when the source has it and before its next one. Between two calls the list is shown
/// what it knows, and it gets the changes of a turn in one batch.
///
/// ```swift
/// final class Messages: ItemSource {
///     let changes = SourceChanges()
///     func append(_ message: Message) {
///         var stage = ChangeSet.Stage()
///         stage.insertedItems = [[0, messages.count]]
///         messages.append(message)
///         changes.tell(ChangeSet(stages: [stage]))
///     }
/// }
/// ```
///
/// A row that a person has moved is told like any other move: the list shows it already, and the two cancel out.
@MainActor
public final class SourceChanges {
    /// That of every source which does not tell its changes.
    static let none = SourceChanges()

    private var listeners: [Listener] = []

    private struct Listener {
        weak var data: ListData?
    }

    /// For one source; it need not be shown yet.
    public init() {}

    func add(_ data: ListData) {
        guard self !== Self.none else { return }
        listeners.removeAll { $0.data == nil }
        listeners.append(Listener(data: data))
    }

    /// Tells what has changed since the last call; nil if that is not known, so that the lists reload.
    ///
    /// Changes that do not add up to the source's counts are refused with the anomaly `unbalanced-update`, and the lists reload.
    /// So they do after a call that did not come from the main actor, with the anomaly `untold-change`, because the data may have
    /// changed again before the list could hear of it.
    /// - Complexity: O(k log k) for k changes, and O(n) in the number of items for a byte each; O(n) if several changes come
    ///   together, because they become one batch.
    public nonisolated func tell(_ changes: ChangeSet?, fileID: StaticString = #fileID, line: UInt = #line) {
        let site = CallSite(fileID, line)
        guard MainQueue.isCurrent else {
            Task { @MainActor in deliver { $0.hearLate(at: site) } }
            return
        }
        MainActor.assumeIsolated { deliver { $0.hear(changes, at: site) } }
    }

    /// Whether a list has loaded the source, so that it has to hear of each change.
    package var hasLoadedList: Bool { listeners.contains { $0.data?.isLoaded == true } }

    private func deliver(_ tell: (ListData) -> Void) {
        for listener in listeners { if let data = listener.data { tell(data) } }
    }
}
