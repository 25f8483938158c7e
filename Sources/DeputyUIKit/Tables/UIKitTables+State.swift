// What each member means is documented by the requirement of `TableKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
import DeputyLists
public import UIKit

/// What a table view does without an answer.
extension _UIKitTableWork {
    public static func rowHeight(of table: UITableView) -> CGFloat { table.rowHeight }

    public static func estimatedRowHeight(of table: UITableView) -> CGFloat { table.estimatedRowHeight }

    public static func sectionHeaderHeight(of table: UITableView) -> CGFloat { table.sectionHeaderHeight }

    public static func sectionFooterHeight(of table: UITableView) -> CGFloat { table.sectionFooterHeight }

    // A table view tells of no view before it has one, so the owner makes one, which is let go.
    public static func hasOwnersView(_ kind: ViewKind, in table: UITableView, section: Int) -> Bool {
        let (titles, views) = (table.dataSource, table.delegate)
        return kind == .header
            ? (titles?.tableView?(table, titleForHeaderInSection: section) ?? nil) != nil
                || (views?.tableView?(table, viewForHeaderInSection: section) ?? nil) != nil
            : (titles?.tableView?(table, titleForFooterInSection: section) ?? nil) != nil
                || (views?.tableView?(table, viewForFooterInSection: section) ?? nil) != nil
    }

    public static func isGrouped(_ table: UITableView) -> Bool { table.style != .plain }

    public static var automaticDimension: CGFloat { UITableView.automaticDimension }

    public static func estimatedHeaderHeight(of table: UITableView, section: Int) -> CGFloat {
        estimate(table.estimatedSectionHeaderHeight)
    }

    public static func estimatedFooterHeight(of table: UITableView, section: Int) -> CGFloat {
        estimate(table.estimatedSectionFooterHeight)
    }

    /// As an answer 0 would be no room, where as the table's own it means no estimate.
    private static func estimate(_ own: CGFloat) -> CGFloat { own == 0 ? automaticDimension : own }

    public static func hasReorderControl(_ table: UITableView) -> Bool {
        table.dataSource?.responds(to: NSSelectorFromString("tableView:moveRowAtIndexPath:toIndexPath:")) ?? false
    }

    public static func mayHighlight(_ table: UITableView, at indexPath: IndexPath) -> Bool {
        table.delegate?.tableView?(table, shouldHighlightRowAt: indexPath) ?? true
    }

    // The cell itself is not asked whether it can have focus: it would ask its table, which asks here.
    public static func hasFocusableContent(_ table: UITableView, at indexPath: IndexPath) -> Bool {
        table.cellForRow(at: indexPath)?.contentView.holdsFocusableView ?? false
    }

    public static func editingStyle(deletes: Bool) -> UITableViewCell.EditingStyle { deletes ? .delete : .none }

    #if !os(tvOS)
    public static var cancelProposal: UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
    #endif
}
#endif
