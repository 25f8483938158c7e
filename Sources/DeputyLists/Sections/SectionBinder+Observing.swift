import Foundation

/// Following the binder's list.
extension SectionBinder: ListObserver {
    var noItemBecause: String? { isUnfinished ? "finish() was not called on the binder" : nil }

    func readChanges() { liveTracker?.readIfChanged() }

    func listLoads() { reportUnfinishedOnScreen() }

    func listDidUpdate() {
        reportUnfinishedOnScreen()
        checkEnds()
    }

    func listDidDisplayCell(at indexPath: IndexPath) { see(indexPath) }
}
