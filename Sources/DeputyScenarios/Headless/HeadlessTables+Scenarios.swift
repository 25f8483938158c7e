package import DeputyHeadless
package import DeputyLists
package import Foundation

extension HeadlessTables: ScenarioTableKit {
    package typealias BookCell = HeadlessTableViews.BookCell
    package typealias NoteCell = HeadlessTableViews.NoteCell
    package typealias ShelfView = HeadlessTableViews.ShelfView
    package typealias Driver = HeadlessTableDriver

    package static func makeList() -> HeadlessTable {
        let table = HeadlessTable(height: 220)
        (table.rowHeight, table.estimatedRowHeight) = (44, 0)
        table.isPrefetchingEnabled = false
        return table
    }

    package static func swipeActions(_ actions: [ScenarioAction]) -> HeadlessSwipeActions? {
        HeadlessSwipeActions(
            actions.map { action in
                HeadlessSwipeAction(action.title, style: action.isDestructive ? .destructive : .normal) { isDone in
                    action.body()
                    isDone(true)
                }
            })
    }

    package static func registerHosted(_ manager: TableManager<HeadlessTables>) {}

    package static func giveNib(_ table: HeadlessTable) { table.nibs = [HeadlessNib("BookNib", BookCell.self)] }

    package static func makeDiffable(
        _ table: HeadlessTable, _ cell: @escaping @MainActor (HeadlessTable, IndexPath) -> HeadlessCell
    ) -> Diffable {
        let source = HeadlessTableBooks(table) { [unowned table] in cell(table, $0) }
        table.dataSource = source
        return Diffable(object: source, source: DiffableItems(source)) { source.apply($0) }
    }
}
