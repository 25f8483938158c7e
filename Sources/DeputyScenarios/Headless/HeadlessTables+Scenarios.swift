import DeputyHeadless
import DeputyLists
import Foundation

extension HeadlessTables: ScenarioTableKit {
    typealias BookCell = HeadlessTableViews.BookCell
    typealias NoteCell = HeadlessTableViews.NoteCell
    typealias ShelfView = HeadlessTableViews.ShelfView
    typealias Driver = HeadlessTableDriver

    static func makeList() -> HeadlessTable {
        let table = HeadlessTable(height: 220)
        (table.rowHeight, table.estimatedRowHeight) = (44, 0)
        table.isPrefetchingEnabled = false
        return table
    }

    static func swipeActions(_ actions: [ScenarioAction]) -> HeadlessSwipeActions? {
        HeadlessSwipeActions(
            actions.map { action in
                HeadlessSwipeAction(action.title, style: action.isDestructive ? .destructive : .normal) { isDone in
                    action.body()
                    isDone(true)
                }
            })
    }

    static func makeDiffable(
        _ table: HeadlessTable, _ cell: @escaping @MainActor (HeadlessTable, IndexPath) -> HeadlessCell
    ) -> Diffable {
        diffable(HeadlessTableBooks(table) { [unowned table] in cell(table, $0) }, table)
    }

    static func makePassingDiffable(
        _ table: HeadlessTable, _ cell: @escaping @MainActor (HeadlessTable, IndexPath) -> HeadlessCell
    ) -> Diffable {
        diffable(HeadlessPassingBooks(table) { [unowned table] in cell(table, $0) }, table)
    }

    private static func diffable(_ source: HeadlessTableBooks, _ table: HeadlessTable) -> Diffable {
        table.dataSource = source
        return Diffable(source) { source.apply($0) }
    }
}
