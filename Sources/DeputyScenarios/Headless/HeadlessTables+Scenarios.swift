package import DeputyHeadless
import Foundation

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
}
