import DeputyHeadless
import Foundation

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
    typealias Kit = Headless

    static let methods = OwnerMethods(Controller.self) { me in
        me.canEditCell(Controller.canEdit)
        me.trailingSwipeActionsConfiguration(Controller.swipeActions)
    }

    func canEdit(_ table: HeadlessTable, _ indexPath: IndexPath) -> Bool { true }

    func swipeActions(_ table: HeadlessTable, _ indexPath: IndexPath) -> HeadlessSwipeActions? {
        HeadlessSwipeActions(["Delete"])
    }
}
