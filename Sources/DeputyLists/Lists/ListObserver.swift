import Deputy
import Foundation

/// What a manager has beside it, such as a section binder: it provides the items and follows what becomes of the list.
@MainActor
protocol ListObserver: AnyObject {
    /// What it adds to `validate()`.
    func findings() -> [Anomaly]
    /// Why the list has no items, where that is a mistake; nil otherwise.
    var noItemBecause: String? { get }
    /// Reads what is followed and has changed; called before the list is updated.
    func readChanges()
    /// The list asks how much data there is.
    func listLoads()
    /// The list was told of changes, or reloaded.
    func listDidUpdate()
    /// A cell has come on screen; called while `ListAnswerer.reportsDisplays` is set.
    func listDidDisplayCell(at indexPath: IndexPath)
}
