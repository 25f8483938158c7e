public import Deputy
public import Foundation

/// The events of a table's delegate, data source, drag, drop and prefetching protocols, one declaration each.
///
/// Registration, `responds(to:)`, `explain` and the tables in the documentation are derived from these lines. A doc
/// comment says when the host asks, how often, and what happens if nobody answers. What is no event here (how many rows
/// there are, which cell a row has) is a matter of the items and the mappings: see ``NonEventMethods``.
public struct TableEvents<Kit: TableKit>: EventCatalogue {
    // MARK: Display

    /// Tells that a cell is about to be shown. Once each time a row comes on screen, after its cell was filled; if nobody
    /// hears it, the cell is shown all the same.
    public let willDisplay = CellDisplayNotice<Kit.Cell>(
        .appearing, "willDisplay", "tableView:willDisplayCell:forRowAtIndexPath:")
    /// Tells that a section's header is about to be shown. Once each time it comes on screen.
    public let willDisplayHeaderView = HeaderDisplayNotice<Kit.HeaderFooter>(
        .appearing, "willDisplayHeaderView", "tableView:willDisplayHeaderView:forSection:", .since("6.0"))
    /// Tells that a section's footer is about to be shown. Once each time it comes on screen.
    public let willDisplayFooterView = FooterDisplayNotice<Kit.HeaderFooter>(
        .appearing, "willDisplayFooterView", "tableView:willDisplayFooterView:forSection:", .since("6.0"))
    /// Tells that a cell has left the screen. Once each time, also when its row was deleted; the handler gets the item
    /// the cell was shown with, whatever the data says by now.
    public let didEndDisplaying = CellDisplayNotice<Kit.Cell>(
        .disappearing, "didEndDisplaying", "tableView:didEndDisplayingCell:forRowAtIndexPath:", .since("6.0"))
    /// Tells that a header has left the screen, with the model it was shown with.
    public let didEndDisplayingHeaderView = HeaderDisplayNotice<Kit.HeaderFooter>(
        .disappearing, "didEndDisplayingHeaderView", "tableView:didEndDisplayingHeaderView:forSection:", .since("6.0"))
    /// Tells that a footer has left the screen, with the model it was shown with.
    public let didEndDisplayingFooterView = FooterDisplayNotice<Kit.HeaderFooter>(
        .disappearing, "didEndDisplayingFooterView", "tableView:didEndDisplayingFooterView:forSection:", .since("6.0"))

    // MARK: Size

    /// Asks for the height of a row before its cell exists. Each time a row comes near the screen, or for every row on each
    /// reload where the table's own estimate is 0; if nobody answers, the row has the table's own row height.
    public let heightForCell = ItemQuestion<CGFloat>(
        "heightForCell", "tableView:heightForRowAtIndexPath:",
        default: .table("the table's row height", Kit.self) { table, _ in Kit.rowHeight(of: table) })
    /// Asks for the height of a section's header before its view exists. For every section on each reload; if nobody
    /// answers, the table's own header height if it was given one, else automatic: as high as the header needs.
    public let heightForHeader = HeaderQuestion<CGFloat>(
        "heightForHeader", "tableView:heightForHeaderInSection:",
        default: .sectionHeight("the table's own header height, else automatic", Kit.self) {
            Kit.sectionHeaderHeight(of: $0)
        })
    /// Asks for the height of a section's footer before its view exists. For every section on each reload; if nobody
    /// answers, the table's own footer height if it was given one, else automatic.
    public let heightForFooter = FooterQuestion<CGFloat>(
        "heightForFooter", "tableView:heightForFooterInSection:",
        default: .sectionHeight("the table's own footer height, else automatic", Kit.self) {
            Kit.sectionFooterHeight(of: $0)
        })
    /// Asks for a guess at a row's height. For every row on each reload; while it is answered, `heightForCell` is asked
    /// only when a row comes on screen.
    public let estimatedHeightForCell = ItemQuestion<CGFloat>(
        "estimatedHeightForCell", "tableView:estimatedHeightForRowAtIndexPath:", .since("7.0"),
        default: .table("the table's estimated row height", Kit.self) { table, _ in Kit.estimatedRowHeight(of: table) })
    /// Asks for a guess at a header's height. For every section on each reload.
    public let estimatedHeightForHeader = HeaderQuestion<CGFloat>(
        "estimatedHeightForHeader", "tableView:estimatedHeightForHeaderInSection:", .since("7.0"),
        default: .table("the table's estimated header height", Kit.self) {
            Kit.estimatedHeaderHeight(of: $0, section: $1)
        })
    /// Asks for a guess at a footer's height. For every section on each reload.
    public let estimatedHeightForFooter = FooterQuestion<CGFloat>(
        "estimatedHeightForFooter", "tableView:estimatedHeightForFooterInSection:", .since("7.0"),
        default: .table("the table's estimated footer height", Kit.self) {
            Kit.estimatedFooterHeight(of: $0, section: $1)
        })
    /// Asks how far a row's content is indented, in levels. Each time a row comes on screen, often before its cell is filled;
    /// if nobody answers, as far as its cell says, and not at all where the table asks before it hands the cell over.
    public let indentationLevelForCell = ItemQuestion<Int>(
        "indentationLevelForCell", "tableView:indentationLevelForRowAtIndexPath:",
        default: .cell("as the cell says", Kit.self, orElse: { 0 }) { Kit.indentationLevel(of: $0) })
    /// Asks for the mark at a row's end. Long deprecated: set the cell's own property; if nobody answers, the cell's own,
    /// and none where the table asks before it hands the cell over.
    public let accessoryType = ItemQuestion<Kit.AccessoryType>(
        "accessoryType", "tableView:accessoryTypeForRowWithIndexPath:", .since("2.0").deprecated("3.0"),
        default: .cell("as the cell says", Kit.self, orElse: { Kit.noAccessory }) { Kit.accessoryType(of: $0) })

    // MARK: Highlighting and selection

    /// Tells that the user tapped a row's detail button. Once per tap; the row is not selected by it.
    public let accessoryButtonTapped = CellNotice(
        "accessoryButtonTapped", "tableView:accessoryButtonTappedForRowWithIndexPath:")
    /// Asks whether a row may be highlighted. Once per touch-down, before selection; if nobody answers, it may. A row
    /// that may not is not selected either.
    public let shouldHighlight = CellQuestion<Bool>(
        "shouldHighlight", "tableView:shouldHighlightRowAtIndexPath:", .since("6.0"), default: .yes)
    /// Tells that a row was highlighted. Once per touch-down.
    public let didHighlight = CellNotice(
        "didHighlight", "tableView:didHighlightRowAtIndexPath:", .since("6.0").gated(by: "shouldHighlight"))
    /// Tells that a row is highlighted no longer. Once per touch-up, before `willSelect`.
    public let didUnhighlight = CellNotice(
        "didUnhighlight", "tableView:didUnhighlightRowAtIndexPath:", .since("6.0").gated(by: "shouldHighlight"))
    /// Asks which row a tap selects: the proposed one, another, or nil for none. Once per tap, after highlighting; if
    /// nobody answers, the row that was tapped.
    public let willSelect = CellQuestion<IndexPath?>(
        "willSelect", "tableView:willSelectRowAtIndexPath:", .gated(by: "shouldHighlight"),
        default: .init("the proposed row") { $0.position })
    /// Asks which row is deselected: the proposed one, another, or nil for none. Once per row that is to be deselected by
    /// the user; if nobody answers, the proposed one.
    public let willDeselect = CellQuestion<IndexPath?>(
        "willDeselect", "tableView:willDeselectRowAtIndexPath:", .since("3.0"),
        default: .init("the proposed row") { $0.position })
    /// Tells that the user selected a row. Once per tap, after `willSelect`; never for a selection made in code.
    public let didSelect = CellNotice(
        "didSelect", "tableView:didSelectRowAtIndexPath:", .gated(by: "shouldHighlight").gated(by: "willSelect"))
    /// Tells that a row was deselected by the user. Once per row, before the new one's `didSelect`.
    public let didDeselect = CellNotice(
        "didDeselect", "tableView:didDeselectRowAtIndexPath:", .since("3.0").gated(by: "willDeselect"))
    /// Asks whether a tap performs the row's primary action. Twice per tap, before `willSelect`, and only where
    /// `performPrimaryAction` is announced; if nobody answers, yes unless the table is editing. Where it does, the tap
    /// deselects all other rows, also in a table of several selections.
    public let canPerformPrimaryAction = CellQuestion<Bool>(
        "canPerformPrimaryAction", "tableView:canPerformPrimaryActionForRowAtIndexPath:", .since("16.0"),
        default: .state("yes, unless the table is editing", Kit.self) { table, _ in !Kit.isEditing(table) })
    /// Tells that the row's primary action is to be performed. Once per tap, last, also if `willSelect` said nil.
    public let performPrimaryAction = CellNotice(
        "performPrimaryAction", "tableView:performPrimaryActionForRowAtIndexPath:",
        .since("16.0").gated(by: "canPerformPrimaryAction"))
    /// Asks whether dragging with two fingers begins to select several rows. Once per gesture; if nobody answers, no.
    public let shouldBeginMultipleSelectionInteraction = CellQuestion<Bool>(
        "shouldBeginMultipleSelectionInteraction", "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
        .since("13.0"), default: .no)
    /// Tells that selecting several rows has begun. Once per gesture; the table is editing from then on.
    public let didBeginMultipleSelectionInteraction = CellNotice(
        "didBeginMultipleSelectionInteraction", "tableView:didBeginMultipleSelectionInteractionAtIndexPath:",
        .since("13.0").gated(by: "shouldBeginMultipleSelectionInteraction", openByDefault: false))
    /// Tells that selecting several rows has ended. Once per gesture.
    public let didEndMultipleSelectionInteraction = HostNotice(
        "didEndMultipleSelectionInteraction", "tableViewDidEndMultipleSelectionInteraction:",
        .since("13.0").gated(by: "shouldBeginMultipleSelectionInteraction", openByDefault: false))

    // MARK: Editing

    /// Asks whether a row may be edited, which swipes and the edit controls depend on. Each time a row comes on screen, and
    /// whenever editing is considered for it; if nobody answers, it may.
    public let canEditCell = ItemQuestion<Bool>(
        "canEditCell", "tableView:canEditRowAtIndexPath:", .part(.dataSource), default: .yes)
    /// Asks what editing a row does. When its edit control or swipe actions are to be shown; if nobody answers, delete.
    public let editingStyle = ItemQuestion<Kit.EditingStyle>(
        "editingStyle", "tableView:editingStyleForRowAtIndexPath:", .gated(by: "canEditCell"),
        default: .init("delete") { _ in Kit.deleteStyle })
    /// Asks for the title of a row's delete button. When the button is shown; nil, or nobody answering, gives the table's.
    public let titleForDeleteConfirmationButton = CellQuestion<String?>(
        "titleForDeleteConfirmationButton", "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
        .since("3.0").gated(by: "canEditCell"), default: .init("the table's title") { _ in nil })
    /// Asks for the actions of the old kind behind a swiped row. Never while `trailingSwipeActionsConfiguration` is
    /// announced, whatever that answers; nil, or nobody answering, gives the delete button.
    public let editActions = CellQuestion<[Kit.RowAction]?>(
        "editActions", "tableView:editActionsForRowAtIndexPath:",
        .since("8.0").deprecated("13.0").gated(by: "canEditCell"), default: .init("the delete button") { _ in nil })
    /// Asks for the actions behind a row swiped from its leading edge. Once per swipe, if the row may be edited; nil, or
    /// nobody answering, gives none.
    public let leadingSwipeActionsConfiguration = CellQuestion<Kit.SwipeActions?>(
        "leadingSwipeActionsConfiguration", "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
        .since("11.0").gated(by: "canEditCell"), default: .init("no actions") { _ in nil })
    /// Asks for the actions behind a row swiped from its trailing edge, or whose delete control was touched. Once each
    /// time, if the row may be edited; nil, or nobody answering, gives the table's own delete action, and no actions none.
    public let trailingSwipeActionsConfiguration = CellQuestion<Kit.SwipeActions?>(
        "trailingSwipeActionsConfiguration", "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
        .since("11.0").gated(by: "canEditCell"), default: .init("the table's own actions") { _ in nil })
    /// Asks whether a row is indented while the table is editing. When its edit control is shown; if nobody answers, as
    /// its cell says.
    public let shouldIndentWhileEditing = CellQuestion<Bool>(
        "shouldIndentWhileEditing", "tableView:shouldIndentWhileEditingRowAtIndexPath:", .gated(by: "canEditCell"),
        default: .cell("as the cell says", Kit.self, orElse: { true }) { Kit.indentsWhileEditing($0) })
    /// Tells that a row is about to show its swipe actions. Once per swipe.
    public let willBeginEditing = CellNotice(
        "willBeginEditing", "tableView:willBeginEditingRowAtIndexPath:", .gated(by: "canEditCell"))
    /// Tells that a row shows its swipe actions no longer. Once per swipe. When the row was deleted there is none to tell
    /// of: then no handler is called, and the owner's method gets nil.
    public let didEndEditing = CellOrNoneNotice(
        forOneOrNone: "didEndEditing", "tableView:didEndEditingRowAtIndexPath:", .gated(by: "canEditCell"))
    /// Tells that the user deleted a row, or inserted one, in an editing table. Once per gesture; the data is the
    /// handler's to change, and if nobody hears it nothing is deleted.
    public let commitEditingStyle = CellNoticeWith<Kit.EditingStyle, (Kit.EditingStyle, IndexPath)>(
        "commitEditingStyle", "tableView:commitEditingStyle:forRowAtIndexPath:",
        .part(.dataSource).gated(by: "canEditCell").gated(by: "editingStyle"), owner: { ($0, $1) })

    // MARK: Moving

    /// Asks whether a row may be dragged to another place. When its reorder control is to be shown; if nobody answers,
    /// yes exactly when `moveRowTo` is announced.
    public let canMove = CellQuestion<Bool>(
        "canMove", "tableView:canMoveRowAtIndexPath:",
        .part(.dataSource).gated(by: "canEditCell").gated(by: "moveRowTo", openByDefault: false),
        default: .state("yes, if moveRowTo is announced", Kit.self) { table, _ in Kit.hasReorderControl(table) })
    /// Asks where a row that is dragged may land, with the proposed place first. Each time that place changes; if nobody
    /// answers, where it was proposed. The place behind the last row of another section is one; a table view raises an
    /// exception for a place that is none.
    public let targetIndexPathForMove = CellQuestionWith<IndexPath, IndexPath, (IndexPath, IndexPath)>(
        "targetIndexPathForMove", "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
        .gated(by: "canMove"), default: .init("the proposed place") { $0.argument },
        owner: { proposed, source in (source, proposed) })
    /// Tells that the user dragged a row to another place. Once per move, with the destination first; the data is the
    /// handler's to change. A table shows reorder controls only while this is announced.
    public let moveRowTo = CellNoticeWith<IndexPath, (IndexPath, IndexPath)>(
        "moveRowTo", "tableView:moveRowAtIndexPath:toIndexPath:", .part(.dataSource).gated(by: "canMove"),
        moment: .moving, owner: { destination, source in (source, destination) })

    // MARK: Menus

    /// Asks whether a long press shows the old editing menu. Once per press; if nobody answers, no.
    public let shouldShowMenu = CellQuestion<Bool>(
        "shouldShowMenu", "tableView:shouldShowMenuForRowAtIndexPath:", .since("5.0").deprecated("13.0"), default: .no)
    /// Asks whether the old editing menu offers an action, with the action and its sender first. Once per action.
    public let canPerformAction = CellQuestionWith<(Kit.Action, Any?), Bool, (Kit.Action, IndexPath, Any?)>(
        "canPerformAction", "tableView:canPerformAction:forRowAtIndexPath:withSender:",
        .since("5.0").deprecated("13.0").gated(by: "shouldShowMenu", openByDefault: false), default: .no,
        owner: { argument, position in (argument.0, position, argument.1) })
    /// Tells that an action of the old editing menu was chosen, with the action and its sender first.
    public let performAction = CellNoticeWith<(Kit.Action, Any?), (Kit.Action, IndexPath, Any?)>(
        "performAction", "tableView:performAction:forRowAtIndexPath:withSender:",
        .since("5.0").deprecated("13.0").gated(by: "canPerformAction", openByDefault: false),
        owner: { argument, position in (argument.0, position, argument.1) })
    /// Asks for a row's context menu, with the place of the touch first. Once per press; nil, or nobody answering, shows
    /// none.
    public let contextMenuConfiguration = CellQuestionWith<CGPoint, Kit.MenuConfiguration?, (IndexPath, CGPoint)>(
        "contextMenuConfiguration", "tableView:contextMenuConfigurationForRowAtIndexPath:point:", .since("13.0"),
        default: .init("no menu") { _ in nil }, owner: { point, position in (position, point) })
    /// Asks what is lifted up when a menu is shown. Once per menu; nil, or nobody answering, lifts the whole row.
    public let previewForHighlightingContextMenu = HostQuestionWith<Kit.MenuConfiguration, Kit.TargetedPreview?>(
        "previewForHighlightingContextMenu", "tableView:previewForHighlightingContextMenuWithConfiguration:",
        .since("13.0").gated(by: "contextMenuConfiguration", openByDefault: false),
        default: .init("the row") { _ in nil })
    /// Asks what a menu goes back to when it is closed. Once per menu; nil, or nobody answering, means the row.
    public let previewForDismissingContextMenu = HostQuestionWith<Kit.MenuConfiguration, Kit.TargetedPreview?>(
        "previewForDismissingContextMenu", "tableView:previewForDismissingContextMenuWithConfiguration:",
        .since("13.0").gated(by: "contextMenuConfiguration", openByDefault: false),
        default: .init("the row") { _ in nil })
    /// Tells that the user tapped a menu's preview. Once per tap.
    public let willPerformPreviewAction = HostNoticeWith<(Kit.MenuConfiguration, Kit.CommitAnimator)>(
        "willPerformPreviewAction", "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:",
        .since("13.0").gated(by: "contextMenuConfiguration", openByDefault: false))
    /// Tells that a menu is about to be shown. Once per menu.
    public let willDisplayContextMenu = HostNoticeWith<(Kit.MenuConfiguration, Kit.MenuAnimator?)>(
        "willDisplayContextMenu", "tableView:willDisplayContextMenuWithConfiguration:animator:",
        .since("14.0").gated(by: "contextMenuConfiguration", openByDefault: false))
    /// Tells that a menu is about to be closed. Once per menu.
    public let willEndContextMenuInteraction = HostNoticeWith<(Kit.MenuConfiguration, Kit.MenuAnimator?)>(
        "willEndContextMenuInteraction", "tableView:willEndContextMenuInteractionWithConfiguration:animator:",
        .since("14.0").gated(by: "contextMenuConfiguration", openByDefault: false))

    // MARK: Focus

    /// Asks whether a row can have focus. When focus might move there; if nobody answers, as the table decides: where it
    /// allows focus at all, a row that is selected, or may be selected and highlighted, and holds nothing that can have
    /// focus itself. `shouldHighlight` is asked for that.
    public let canFocus = CellQuestion<Bool>(
        "canFocus", "tableView:canFocusRowAtIndexPath:", .since("9.0"),
        default: .state("a row that may be selected", Kit.self) { Kit.canFocus($1, in: $0) })
    /// Asks whether focus may move. Once per focus update, for the table as a whole; if nobody answers, it may.
    public let shouldUpdateFocus = HostQuestionWith<Kit.FocusContext, Bool>(
        "shouldUpdateFocus", "tableView:shouldUpdateFocusInContext:", .since("9.0"), default: .yes)
    /// Tells that focus has moved. Once per focus update.
    public let didUpdateFocus = HostNoticeWith<(Kit.FocusContext, Kit.FocusCoordinator)>(
        "didUpdateFocus", "tableView:didUpdateFocusInContext:withAnimationCoordinator:",
        .since("9.0").gated(by: "shouldUpdateFocus"))
    /// Asks which row has focus first. When focus comes to the table and no row is selected; nil, or nobody answering, lets
    /// the table choose. A table view raises an exception for a row that is not there.
    public let indexPathForPreferredFocusedView = HostQuestion<IndexPath?>(
        "indexPathForPreferredFocusedView", "indexPathForPreferredFocusedViewInTableView:", .since("9.0"),
        default: .init("the table chooses") { _ in nil })
    /// Asks whether a row is selected when it gets focus. Once per focus update, while the table's own setting is on; if
    /// nobody answers, as the table says.
    public let selectionFollowsFocus = CellQuestion<Bool>(
        "selectionFollowsFocus", "tableView:selectionFollowsFocusForRowAtIndexPath:", .since("15.0"),
        default: .state("as the table says", Kit.self) { table, _ in Kit.selectionFollowsFocus(table) })

    // MARK: Index

    /// Asks for the titles of the index at the table's side. On each reload; nil, or nobody answering, shows none.
    public let sectionIndexTitles = HostQuestion<[String]?>(
        "sectionIndexTitles", "sectionIndexTitlesForTableView:", .part(.dataSource),
        default: .init("no index") { _ in nil })
    /// Asks which section a title of the index stands for. Once per touch; if nobody answers, the one of the same number.
    public let sectionForSectionIndexTitle = HostQuestionWith<(String, Int), Int>(
        "sectionForSectionIndexTitle", "tableView:sectionForSectionIndexTitle:atIndex:",
        .part(.dataSource).gated(by: "sectionIndexTitles", openByDefault: false),
        default: .init("the section of the same number") { $0.argument.1 })

    // MARK: Dragging

    /// Asks whether what is dragged over a row opens it. Once per row; if nobody answers, yes, unless the row is dragged
    /// itself. (A table view does not say which rows are: there a row that nobody answers for can be opened.)
    public let shouldSpringLoad = CellQuestionWith<Kit.SpringLoadedContext, Bool, (IndexPath, Kit.SpringLoadedContext)>(
        "shouldSpringLoad", "tableView:shouldSpringLoadRowAtIndexPath:withContext:", .since("11.0"),
        default: .init("yes, unless it is dragged itself") { situation in
            guard let table = situation.host as? Kit.Table else { return true }
            return !Kit.isDragged(table, at: situation.position, situation.argument)
        }, owner: { context, position in (position, context) })
    /// Asks what dragging a row brings along. Once per drag; no items, or nobody answering, begins none, unless the row may
    /// be moved within the table.
    public let itemsForBeginningDragSession = CellQuestionWith<
        Kit.DragSession, [Kit.DragItem], (Kit.DragSession, IndexPath)
    >(
        "itemsForBeginningDragSession", "tableView:itemsForBeginningDragSession:atIndexPath:",
        .part(.drag).since("11.0").required, default: .init("no items, so no drag") { _ in [] }, owner: { ($0, $1) })
    /// Asks what a row tapped during a drag adds to it, with the drag and the place of the touch first.
    public let itemsForAddingToDragSession = CellQuestionWith<
        (Kit.DragSession, CGPoint), [Kit.DragItem], (Kit.DragSession, IndexPath, CGPoint)
    >(
        "itemsForAddingToDragSession", "tableView:itemsForAddingToDragSession:atIndexPath:point:",
        .part(.drag).since("11.0").gated(by: "itemsForBeginningDragSession", openByDefault: false, orBy: "moveRowTo"),
        default: .init("no items") { _ in [] }, owner: { argument, position in (argument.0, position, argument.1) })
    /// Asks how a dragged row looks. Once per drag; nil, or nobody answering, shows the whole row.
    public let dragPreviewParameters = CellQuestion<Kit.PreviewParameters?>(
        "dragPreviewParameters", "tableView:dragPreviewParametersForRowAtIndexPath:",
        .part(.drag).since("11.0").gated(by: "itemsForBeginningDragSession", openByDefault: false, orBy: "moveRowTo"),
        default: .init("the whole row") { _ in nil })
    /// Tells that a drag is about to begin. Once per drag.
    public let dragSessionWillBegin = HostNoticeWith<Kit.DragSession>(
        "dragSessionWillBegin", "tableView:dragSessionWillBegin:",
        .part(.drag).since("11.0").gated(by: "itemsForBeginningDragSession", openByDefault: false, orBy: "moveRowTo"))
    /// Tells that a drag has ended, wherever it ended. Once per drag.
    public let dragSessionDidEnd = HostNoticeWith<Kit.DragSession>(
        "dragSessionDidEnd", "tableView:dragSessionDidEnd:",
        .part(.drag).since("11.0").gated(by: "itemsForBeginningDragSession", openByDefault: false, orBy: "moveRowTo"))
    /// Asks whether a drag may move its items rather than copy them. Once per drag; if nobody answers, it may.
    public let dragSessionAllowsMoveOperation = HostQuestionWith<Kit.DragSession, Bool>(
        "dragSessionAllowsMoveOperation", "tableView:dragSessionAllowsMoveOperation:",
        .part(.drag).since("11.0").gated(by: "itemsForBeginningDragSession", openByDefault: false, orBy: "moveRowTo"),
        default: .yes)
    /// Asks whether a drag stays within this app. Once per drag; if nobody answers, it may leave.
    public let dragSessionIsRestrictedToDraggingApplication = HostQuestionWith<Kit.DragSession, Bool>(
        "dragSessionIsRestrictedToDraggingApplication", "tableView:dragSessionIsRestrictedToDraggingApplication:",
        .part(.drag).since("11.0").gated(by: "itemsForBeginningDragSession", openByDefault: false, orBy: "moveRowTo"),
        default: .no)

    // MARK: Dropping

    /// Tells that something was dropped on the table. Once per drop; the data is the handler's to change. Here changes take
    /// effect at once, and `flush()` brings them to the table at once, so that a row is there before the coordinator drops
    /// something on it.
    public let performDropWithCoordinator = HostNoticeWith<Kit.DropCoordinator>(
        "performDropWithCoordinator", "tableView:performDropWithCoordinator:",
        .part(.drop).since("11.0").gated(by: "canHandleDropSession").gated(by: "dropSessionDidUpdate").required,
        moment: .dropping)
    /// Asks whether the table takes anything of a drag. Once per drag over the table; if nobody answers, it does.
    public let canHandleDropSession = HostQuestionWith<Kit.DropSession, Bool>(
        "canHandleDropSession", "tableView:canHandleDropSession:", .part(.drop).since("11.0"), default: .yes)
    /// Tells that a drag has come over the table. Once each time.
    public let dropSessionDidEnter = HostNoticeWith<Kit.DropSession>(
        "dropSessionDidEnter", "tableView:dropSessionDidEnter:",
        .part(.drop).since("11.0").gated(by: "canHandleDropSession"))
    /// Asks what would happen if the drag were dropped here, with the place it hovers over. Often, while it moves; if
    /// nobody answers, nothing would.
    public let dropSessionDidUpdate = HostQuestionWith<(Kit.DropSession, IndexPath?), Kit.DropProposal>(
        "dropSessionDidUpdate", "tableView:dropSessionDidUpdate:withDestinationIndexPath:",
        .part(.drop).since("11.0").gated(by: "canHandleDropSession"),
        default: .init("nothing is dropped") { _ in Kit.cancelProposal })
    /// Tells that a drag has left the table. Once each time.
    public let dropSessionDidExit = HostNoticeWith<Kit.DropSession>(
        "dropSessionDidExit", "tableView:dropSessionDidExit:",
        .part(.drop).since("11.0").gated(by: "canHandleDropSession"))
    /// Tells that a drag that was over the table has ended, wherever it ended. Once per drag.
    public let dropSessionDidEnd = HostNoticeWith<Kit.DropSession>(
        "dropSessionDidEnd", "tableView:dropSessionDidEnd:",
        .part(.drop).since("11.0").gated(by: "canHandleDropSession"))
    /// Asks how a row looks that something was dropped on, with its place. Once per drop; nil, or nobody answering, shows
    /// the whole row.
    public let dropPreviewParameters = HostQuestionWith<IndexPath, Kit.PreviewParameters?>(
        "dropPreviewParameters", "tableView:dropPreviewParametersForRowAtIndexPath:",
        .part(.drop).since("11.0").gated(by: "canHandleDropSession"), default: .init("the whole row") { _ in nil })

    // MARK: Prefetching

    /// Tells that rows will be needed soon. A handler hears it for each row, the owner once; never promised for all rows.
    public let prefetch = ItemsNotice(
        forSeveral: "prefetch", "tableView:prefetchRowsAtIndexPaths:", .part(.prefetching).since("10.0").required)
    /// Tells that rows announced by `prefetch` will not be needed after all. A handler hears it for each row.
    public let cancelPrefetch = ItemsNotice(
        forSeveral: "cancelPrefetch", "tableView:cancelPrefetchingForRowsAtIndexPaths:",
        .part(.prefetching).since("10.0"))

    public init() {}
}
