import DeputyLists

/// A data source that changes its list itself, as a diffable one does: nothing else may.
///
/// While it is in the slot, a batch or a reconfiguration by another object is noted in
/// ``HeadlessList/exceptions`` and not done; a list view would raise.
@MainActor
public protocol HeadlessDiffableSource: HeadlessSlotObject {
    /// Whether it is applying changes of its own at this moment.
    var isApplying: Bool { get }
}

extension HeadlessList {
    /// Whether the list may be changed now; with a diffable data source, only while that applies changes of its own.
    func mayChange(_ items: @autoclosure () -> [String]) -> Bool {
        guard let source = anyDataSource as? any HeadlessDiffableSource, !source.isApplying else {
            return true
        }
        raise(
            "The \(words.list) view must be updated via its diffable data source when that is its data source: please "
                + "do not call mutation APIs directly on it.",
            facts: items() + ["Nothing was done."])
        return false
    }
}
