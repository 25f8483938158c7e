public import Foundation

/// The events of a table's delegate and data source, one declaration each.
///
/// Registration, `responds(to:)`, `explain` and the tables in the documentation are derived from these lines. A doc
/// comment says when the host asks, how often, and what happens if nobody answers.
public struct TableEvents<Kit: TableKit>: EventCatalogue {
    // MARK: Display

    /// Tells that a cell is about to be shown. Once each time a row comes on screen, after its cell was filled; if nobody
    /// hears it, the cell is shown all the same.
    public let willDisplay = CellDisplayNotice<Kit.Cell>(
        .appearing, "willDisplay", "tableView:willDisplayCell:forRowAtIndexPath:")

    /// Tells that a cell has left the screen. Once each time, also when its row was deleted; the handler gets the item
    /// the cell was shown with, whatever the data says by now.
    public let didEndDisplaying = CellDisplayNotice<Kit.Cell>(
        .disappearing, "didEndDisplaying", "tableView:didEndDisplayingCell:forRowAtIndexPath:")

    /// Tells that a section's header is about to be shown. Once each time it comes on screen.
    public let willDisplayHeaderView = HeaderDisplayNotice<Kit.HeaderFooter>(
        .appearing, "willDisplayHeaderView", "tableView:willDisplayHeaderView:forSection:")

    // MARK: Size

    /// Asks for the height of a row before its cell exists. For every row on each reload, so register it only when rows
    /// differ; if nobody answers, the row has the table's own row height.
    public let heightForCell = ItemQuestion<CGFloat>(
        "heightForCell", "tableView:heightForRowAtIndexPath:",
        default: .table("the table's row height", Kit.self) { table, _ in Kit.rowHeight(of: table) })

    /// Asks for the height of a section's header before its view exists. For every section on each reload; if nobody
    /// answers, the table decides as if it had not asked.
    public let heightForHeader = HeaderQuestion<CGFloat>(
        "heightForHeader", "tableView:heightForHeaderInSection:",
        default: .table("the table's own header height", Kit.self) { table, section in
            Kit.headerHeight(of: table, section: section)
        })

    // MARK: Selection

    /// Asks which row a tap selects: the proposed one, another, or nil for none. Once per tap, after highlighting; if
    /// nobody answers, the row that was tapped.
    public let willSelect = CellQuestion<IndexPath?>(
        "willSelect", "tableView:willSelectRowAtIndexPath:", default: .init("the proposed row") { $0.position })

    /// Tells that the user selected a row. Once per tap, after `willSelect`; never for a selection made in code.
    public let didSelect = CellNotice("didSelect", "tableView:didSelectRowAtIndexPath:")

    // MARK: Editing

    /// Asks whether a row may be edited, which swipes and the delete control depend on. Whenever editing is considered
    /// for the row; if nobody answers, it may.
    public let canEditCell = ItemQuestion<Bool>(
        "canEditCell", "tableView:canEditRowAtIndexPath:", default: .yes)

    /// Tells that the user deleted a row, or inserted one, in an editing table. Once per gesture; the data is the
    /// handler's to change, and if nobody hears it nothing is deleted.
    public let commitEditingStyle = CellNoticeWith<Kit.EditingStyle, (Kit.EditingStyle, IndexPath)>(
        "commitEditingStyle", "tableView:commitEditingStyle:forRowAtIndexPath:", owner: { ($0, $1) })

    /// Tells that the user dragged a row to another place. Once per move, with the destination first; the data is the
    /// handler's to change. A table shows reorder controls only while this is announced.
    public let moveRowTo = CellNoticeWith<IndexPath, (IndexPath, IndexPath)>(
        "moveRowTo", "tableView:moveRowAtIndexPath:toIndexPath:",
        owner: { destination, source in (source, destination) })

    /// Asks for the actions behind a row swiped from its trailing edge. Once per swipe, if the row may be edited; nil, or
    /// nobody answering, gives the table's own delete action.
    public let trailingSwipeActionsConfiguration = CellQuestion<Kit.SwipeActions?>(
        "trailingSwipeActionsConfiguration", "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
        default: .init("the table's own actions") { _ in nil })

    // MARK: Focus

    /// Asks whether focus may move. Once per focus update, for the table as a whole; if nobody answers, it may.
    public let shouldUpdateFocus = HostQuestionWith<Kit.FocusContext, Bool>(
        "shouldUpdateFocus", "tableView:shouldUpdateFocusInContext:", default: .yes)

    public init() {}
}

extension Default {
    /// A default that the table itself knows.
    static func table<Kit: TableKit>(
        _ summary: String, _ kit: Kit.Type, _ answer: @escaping @MainActor (Kit.Table, Position) -> Answer
    ) -> Default where Answer: ExpressibleByIntegerLiteral {
        // A table that is gone shows nothing, so any height will do.
        Default(summary) { situation in (situation.host as? Kit.Table).map { answer($0, situation.position) } ?? 0 }
    }
}
