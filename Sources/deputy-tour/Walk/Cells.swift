import DeputyHeadless
import Foundation

#if TOUR
/// Shows a question of the catalogue.
final class QuestionCell: HeadlessCell {}

/// Shows a notice of the catalogue.
final class NoticeCell: HeadlessCell {}

/// Shows a row of a file that has all its fields.
final class FullCell: HeadlessCell {}

/// Shows a row of a file that has empty or missing fields.
final class GapCell: HeadlessCell {}

/// Shows the names of the columns.
final class ColumnsHeader: HeadlessHeaderFooter {}

/// The owner: its methods are what a view controller would have, and answer what no closure answers.
final class Controller: TableOwner {
    typealias Kit = HeadlessTables

    static let methods = OwnerMethods(Controller.self) { me in
        me.canEditCell { _, _ in true }
        me.trailingSwipeActionsConfiguration { controller, call in controller.swipeActions(at: call.indexPath) }
    }

    /// Takes a row out of the data and the table.
    var remove: (IndexPath) -> Void = { _ in }

    func swipeActions(at indexPath: IndexPath) -> HeadlessSwipeActions? {
        HeadlessSwipeActions([
            "Copy",
            HeadlessSwipeAction("Delete", style: .destructive) { [self] isDone in
                remove(indexPath)
                isDone(true)
            },
        ])
    }
}
#endif
