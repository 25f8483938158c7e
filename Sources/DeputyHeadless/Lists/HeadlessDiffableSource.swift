import DeputyLists

/// A data source that changes its list itself, as a diffable one does: nothing else may.
///
/// A batch or a reconfiguration that another object asks for while it is in the slot is noted in
/// ``HeadlessList/exceptions`` and not done, where a list view raises.
@MainActor
public protocol HeadlessDiffableSource: HeadlessSlotObject {
    /// Whether it is applying changes of its own at this moment.
    var isApplying: Bool { get }
}

extension HeadlessList {
    /// Whether the list may be changed by whoever asks for it now; a list that its diffable data source owns may not.
    func mayChange(_ items: @autoclosure () -> [String]) -> Bool {
        guard let source = occupant(of: .dataSource) as? any HeadlessDiffableSource, !source.isApplying else {
            return true
        }
        raise(
            HeadlessException(
                "The \(words.list) view must be updated via its diffable data source when that is its data source: please "
                    + "do not call mutation APIs directly on it.",
                facts: items() + ["Nothing was done."]))
        return false
    }
}
