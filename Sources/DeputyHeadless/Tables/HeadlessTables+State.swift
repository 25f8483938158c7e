// What each member means is documented by the requirement of `TableKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import DeputyLists
public import Foundation

/// What a headless table does without an answer.
extension _HeadlessTableWork {
    public static func rowHeight(of table: HeadlessTable) -> CGFloat { table.rowHeight }

    public static func estimatedRowHeight(of table: HeadlessTable) -> CGFloat { table.estimatedRowHeight }

    public static func sectionHeaderHeight(of table: HeadlessTable) -> CGFloat { table.sectionHeaderHeight }

    public static func sectionFooterHeight(of table: HeadlessTable) -> CGFloat { table.sectionFooterHeight }

    public static func isGrouped(_ table: HeadlessTable) -> Bool { table.isGrouped }

    public static func hasOwnersView(_ kind: ViewKind, in table: HeadlessTable, section: Int) -> Bool {
        table.hasBar(kind, section)
    }

    public static var automaticDimension: CGFloat { HeadlessTable.automaticDimension }

    public static func estimatedHeaderHeight(of table: HeadlessTable, section: Int) -> CGFloat {
        table.ownHeight(.header, section)
    }

    public static func estimatedFooterHeight(of table: HeadlessTable, section: Int) -> CGFloat {
        table.ownHeight(.footer, section)
    }

    public static func isDragged(
        _ table: HeadlessTable, at indexPath: IndexPath, _ context: HeadlessSpringLoadedContext
    ) -> Bool {
        context.session.source == indexPath || context.session.sources.contains(indexPath)
    }

    public static func editingStyle(deletes: Bool) -> HeadlessEditingStyle { deletes ? .delete : .none }
}
