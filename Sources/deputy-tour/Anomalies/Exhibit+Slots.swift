import DeputyHeadless

/// Triggers the anomalies of a table's slots.
extension Exhibit {
    func takeTheDelegateSlot() {
        showPosts { mapping in mapping.didSelect.withoutCell { _, _ in } }
        let own = OwnDelegate()
        table.delegate = own
        manager.items.append(Post(title: "Another"))
        table.layoutIfNeeded()
    }

    func makeTwoManagers() {
        showPosts()
        _ = TableManager(table, anomalyLog: log)
    }

    /// The manager is a local variable, which ends with the function.
    func keepNoManager() {
        let table = HeadlessTable()
        func showList() {
            let manager = TableManager(table)
            manager.anomalyLog.sink = { _ in }
            log = manager.anomalyLog
        }
        showList()
        kept = [table]
    }
}

/// A delegate written by hand.
final class OwnDelegate: HeadlessTableDelegate {}
