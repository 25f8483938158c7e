/// What closures were registered at, where messages call it and them by other names than a handler of a mapping.
package protocol ClosureOrigin: Sendable {
    /// How the user wrote it.
    var name: String { get }
    /// That no event reaches a closure of it, without the full stop.
    func isUseless(_ event: String) -> String
    /// How another event is registered there: `canEditCell too: mapping.canEditCell { … }`.
    func registering(_ event: DelegateEvent) -> String
    /// The message about a closure behind one that always answers.
    func silent(_ event: String, behind site: CallSite) -> Anomaly.Report
    /// The message about a closure for views that are not there.
    /// - Parameters:
    ///   - view: the class it takes; nil if it takes none.
    ///   - others: the class that the views there have; nil if there are none.
    func unbound(_ event: String, taking view: Any.Type?, among others: Any.Type?) -> Anomaly.Report
}
