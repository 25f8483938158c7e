#if canImport(UIKit)
import DeputyLists
public import UIKit

/// What a table view does when nobody is asked.
extension UIKitViews {
    public static func rowHeight(of table: UITableView) -> CGFloat { table.rowHeight }

    public static func estimatedRowHeight(of table: UITableView) -> CGFloat { table.estimatedRowHeight }

    public static func headerHeight(of table: UITableView, section: Int) -> CGFloat { table.sectionHeaderHeight }

    public static func footerHeight(of table: UITableView, section: Int) -> CGFloat { table.sectionFooterHeight }

    public static func estimatedHeaderHeight(of table: UITableView, section: Int) -> CGFloat {
        table.estimatedSectionHeaderHeight
    }

    public static func estimatedFooterHeight(of table: UITableView, section: Int) -> CGFloat {
        table.estimatedSectionFooterHeight
    }

    public static func isEditing(_ table: UITableView) -> Bool { table.isEditing }

    public static func hasReorderControl(_ table: UITableView) -> Bool {
        table.dataSource?.responds(to: NSSelectorFromString("tableView:moveRowAtIndexPath:toIndexPath:")) ?? false
    }

    public static func indentsWhileEditing(_ table: UITableView, at indexPath: IndexPath) -> Bool {
        table.cellForRow(at: indexPath)?.shouldIndentWhileEditing ?? true
    }

    public static func canFocus(_ table: UITableView, at indexPath: IndexPath) -> Bool {
        table.cellForRow(at: indexPath)?.canBecomeFocused ?? true
    }

    public static func selectionFollowsFocus(_ table: UITableView) -> Bool { table.selectionFollowsFocus }

    public static var deleteStyle: UITableViewCell.EditingStyle { .delete }

    public static var noAccessory: UITableViewCell.AccessoryType { .none }

    #if os(tvOS)
    public static var cancelProposal: Void { () }
    #else
    public static var cancelProposal: UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
    #endif
}
#endif
