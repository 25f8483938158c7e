import DeputyHeadless

#if TOUR
/// Triggers the anomalies of a table's slots.
extension Exhibit {
    func showOfSlots(_ code: Anomaly.Code) {
        switch code {
        case .lostSlot:
            showPosts { mapping in mapping.didSelect.withoutCell { _, _ in } }
            let own = OwnDelegate()
            table.delegate = own
            manager.items.append(Post(title: "Another"))
            table.layoutIfNeeded()
        case .replacedManager:
            showPosts()
            _ = TableManager(table, anomalyLog: log)
        case .lostManager:
            // The manager is a local variable, which ends with the function.
            let table = HeadlessTable()
            func showList() {
                let manager = TableManager(table)
                manager.anomalyLog.sink = { _ in }
                log = manager.anomalyLog
            }
            showList()
            kept = [table]
        case .keptManager:
            // The closure keeps the manager, which keeps the closure.
            let manager = TableManager(HeadlessTable(), anomalyLog: log)
            manager.register(PostCell.self) { mapping in
                mapping.didSelect.withoutCell { _, indexPath in manager.items.remove(at: indexPath) }
            }
        default: break
        }
    }
}

/// A delegate written by hand.
final class OwnDelegate: HeadlessTableDelegate {}
#endif
