import DeputyLists

/// Following the binder's list.
extension SectionBinder: ListObserver {
    package var noItemBecause: String? { isUnfinished ? "finish() was not called on the binder" : nil }

    package func readChanges() { liveTracker?.work.performIfPending() }

    package func listMayShow() {
        if let list = manager.list, Kit.isOnScreen(list) { reportUnfinished() }
    }
}
