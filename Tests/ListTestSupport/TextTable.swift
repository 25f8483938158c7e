import DeputyHeadless
import Foundation

/// A table with room for everything that shows items of any type as text, and its manager.
@MainActor
func textTable() -> (HeadlessTable, TableManager<HeadlessTables>) {
    let table = HeadlessTable(height: 10_000)
    let manager = TableManager(table, anomalyLog: quietLog())
    manager.register(AnyCell.self, for: Any.self) { cell, item, _ in cell.text = "\(item)" }
    return (table, manager)
}
