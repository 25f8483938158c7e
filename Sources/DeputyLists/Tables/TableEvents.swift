public import Deputy
public import Foundation

/// The events of a table's delegate, data source, drag, drop and prefetching protocols, one declaration each.
///
/// Registration, `responds(to:)`, `explain` and the tables in the documentation are derived from these lines. A doc
/// comment says when the host asks, how often, and the default; then the closure, UIKit's method, the
/// events that decide whether this one is sent (*gated by*), and those this one decides about (*gates*). Methods that are not
/// here (how many rows there are, which cell a row has) is decided by the items and the mappings: see `_NonEventMethods`.
///
/// The closures are those of a place of `Post`, with a header `title` and a footer `note`. After `withoutCell` or
/// `withoutView` a closure gets no cell or view, and is also called without one on screen. Two arguments are one tuple, `event`.
public struct TableEvents<Kit: TableKit>: _ListEvents {
    // MARK: Display

    /// Tells that a cell is about to be shown.
    ///
    /// Once each time a row comes on screen, after its cell was filled; the cell is shown with or without
    /// a handler.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `tableView:willDisplayCell:forRowAtIndexPath:`
    public let willDisplay = ListEvent<Kit>.willDisplay("tableView:willDisplayCell:forRowAtIndexPath:")

    /// Tells that a section's header is about to be shown.
    ///
    /// Once each time it comes on screen.
    ///
    /// - Closure: `{ view, title, section in … }`
    /// - UIKit: `tableView:willDisplayHeaderView:forSection:`
    public let willDisplayHeaderView = HeaderNotice(
        "willDisplayHeaderView", "tableView:willDisplayHeaderView:forSection:",
        .since("6.0").deciding("didEndDisplayingHeaderView"), moment: .appearing)

    /// Tells that a section's footer is about to be shown.
    ///
    /// Once each time it comes on screen.
    ///
    /// - Closure: `{ view, note, section in … }`
    /// - UIKit: `tableView:willDisplayFooterView:forSection:`
    public let willDisplayFooterView = FooterNotice(
        "willDisplayFooterView", "tableView:willDisplayFooterView:forSection:",
        .since("6.0").deciding("didEndDisplayingFooterView"), moment: .appearing)

    /// Tells that a cell has left the screen.
    ///
    /// Once each time, also when its row was deleted, reloaded or moved off screen. That comes when the animation has ended: after
    /// the new cells were asked for and shown, and after what later updates tell. Until then the cell is not used for another row,
    /// and what is tied to its use goes on. The handler gets the item the cell was shown with, and its place in the data. If it is
    /// gone, that is where the table had it.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `tableView:didEndDisplayingCell:forRowAtIndexPath:`
    public let didEndDisplaying = ListEvent<Kit>.didEndDisplaying("tableView:didEndDisplayingCell:forRowAtIndexPath:")

    /// Tells that a header has left the screen.
    ///
    /// Once each time; the handler gets the model the header was shown with.
    ///
    /// - Closure: `{ view, title, section in … }`
    /// - UIKit: `tableView:didEndDisplayingHeaderView:forSection:`
    public let didEndDisplayingHeaderView = HeaderNotice(
        "didEndDisplayingHeaderView", "tableView:didEndDisplayingHeaderView:forSection:", .since("6.0"),
        moment: .disappearing)

    /// Tells that a footer has left the screen.
    ///
    /// Once each time; the handler gets the model the footer was shown with.
    ///
    /// - Closure: `{ view, note, section in … }`
    /// - UIKit: `tableView:didEndDisplayingFooterView:forSection:`
    public let didEndDisplayingFooterView = FooterNotice(
        "didEndDisplayingFooterView", "tableView:didEndDisplayingFooterView:forSection:", .since("6.0"),
        moment: .disappearing)

    // MARK: Size

    /// Asks for the height of a row, in points, before its cell exists.
    ///
    /// Each time a row comes near the screen, or for every row on each reload where the table's own estimate is 0; by default
    /// the row has the table's own row height.
    ///
    /// - Closure: `{ post, indexPath in … }`, which answers `CGFloat`
    /// - UIKit: `tableView:heightForRowAtIndexPath:`
    public let heightForCell = ItemQuestion<CGFloat>(
        "heightForCell", "tableView:heightForRowAtIndexPath:",
        default: .table("the table's row height", Kit.self) { table, _ in Kit.rowHeight(of: table) })

    /// Asks for the height of a section's header, in points, before its view exists.
    ///
    /// For every section on each reload; by default the table's own header height if it was given one, else
    /// automatic: as high as the header needs.
    ///
    /// - Closure: `{ title, section in … }`, which answers `CGFloat`
    /// - UIKit: `tableView:heightForHeaderInSection:`
    public let heightForHeader = HeaderQuestion<CGFloat>(
        "heightForHeader", "tableView:heightForHeaderInSection:",
        default: .sectionHeight(.header, "the table's own header height, else automatic", Kit.self) {
            Kit.sectionHeaderHeight(of: $0)
        })

    /// Asks for the height of a section's footer, in points, before its view exists.
    ///
    /// For every section on each reload; by default the table's own footer height if it was given one, else
    /// automatic: as high as the footer needs.
    ///
    /// - Closure: `{ note, section in … }`, which answers `CGFloat`
    /// - UIKit: `tableView:heightForFooterInSection:`
    public let heightForFooter = FooterQuestion<CGFloat>(
        "heightForFooter", "tableView:heightForFooterInSection:",
        default: .sectionHeight(.footer, "the table's own footer height, else automatic", Kit.self) {
            Kit.sectionFooterHeight(of: $0)
        })

    /// Asks for a guess at a row's height, in points.
    ///
    /// For every row on each reload; while it is answered, `heightForCell` is asked only when a row comes on screen. By default
    /// the table's own estimate, and its row height where that is 0.
    ///
    /// - Closure: `{ post, indexPath in … }`, which answers `CGFloat`
    /// - UIKit: `tableView:estimatedHeightForRowAtIndexPath:`
    public let estimatedHeightForCell = ItemQuestion<CGFloat>(
        "estimatedHeightForCell", "tableView:estimatedHeightForRowAtIndexPath:", .since("7.0"),
        default: .table("the table's estimated row height, else its row height", Kit.self) { table, _ in
            // 0 means no estimates as the table's own, and no room as an answer.
            let estimate = Kit.estimatedRowHeight(of: table)
            return estimate != 0 ? estimate : Kit.rowHeight(of: table)
        })

    /// Asks for a guess at a header's height, in points.
    ///
    /// For every section on each reload; by default the table's own estimate.
    ///
    /// - Closure: `{ title, section in … }`, which answers `CGFloat`
    /// - UIKit: `tableView:estimatedHeightForHeaderInSection:`
    public let estimatedHeightForHeader = HeaderQuestion<CGFloat>(
        "estimatedHeightForHeader", "tableView:estimatedHeightForHeaderInSection:", .since("7.0"),
        default: .table("the table's estimated header height", Kit.self) {
            Kit.estimatedHeaderHeight(of: $0, section: $1)
        })

    /// Asks for a guess at a footer's height, in points.
    ///
    /// For every section on each reload; by default the table's own estimate.
    ///
    /// - Closure: `{ note, section in … }`, which answers `CGFloat`
    /// - UIKit: `tableView:estimatedHeightForFooterInSection:`
    public let estimatedHeightForFooter = FooterQuestion<CGFloat>(
        "estimatedHeightForFooter", "tableView:estimatedHeightForFooterInSection:", .since("7.0"),
        default: .table("the table's estimated footer height", Kit.self) {
            Kit.estimatedFooterHeight(of: $0, section: $1)
        })

    /// Asks how far a row's content is indented, in levels.
    ///
    /// Each time a row comes on screen, often before its cell is filled. By default not at all: the table writes the answer on the cell,
    /// whatever that had.
    ///
    /// - Closure: `{ post, indexPath in … }`, which answers `Int`
    /// - UIKit: `tableView:indentationLevelForRowAtIndexPath:`
    public let indentationLevelForCell = ItemQuestion<Int>(
        "indentationLevelForCell", "tableView:indentationLevelForRowAtIndexPath:",
        default: .always(0, "not indented"))

    // MARK: Highlighting and selection

    /// Tells that the user tapped a row's detail button.
    ///
    /// Once per tap; the row is not selected by it.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `tableView:accessoryButtonTappedForRowWithIndexPath:`
    public let accessoryButtonTapped = CellNotice(
        "accessoryButtonTapped", "tableView:accessoryButtonTappedForRowWithIndexPath:")

    /// Asks whether a row may be highlighted.
    ///
    /// Once per touch-down, before selection; by default it may. A row that may not is not selected either.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `tableView:shouldHighlightRowAtIndexPath:`
    /// - Gates: `didHighlight`, `didUnhighlight`, `willSelect`, `didSelect`
    public let shouldHighlight = ListEvent<Kit>.shouldHighlight("tableView:shouldHighlightRowAtIndexPath:")

    /// Tells that a row was highlighted.
    ///
    /// Once per touch-down.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `tableView:didHighlightRowAtIndexPath:`
    /// - Gated by: `shouldHighlight`
    public let didHighlight = ListEvent<Kit>.didHighlight("tableView:didHighlightRowAtIndexPath:")

    /// Tells that a row is no longer highlighted.
    ///
    /// Once per touch-up, before `willSelect`.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `tableView:didUnhighlightRowAtIndexPath:`
    /// - Gated by: `shouldHighlight`
    public let didUnhighlight = ListEvent<Kit>.didUnhighlight("tableView:didUnhighlightRowAtIndexPath:")

    /// Asks which row a tap selects: the tapped one, another, or nil for none.
    ///
    /// Once per tap, after highlighting; by default the row that was tapped.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `IndexPath?`
    /// - UIKit: `tableView:willSelectRowAtIndexPath:`
    /// - Gated by: `shouldHighlight`
    /// - Gates: `didSelect`
    public let willSelect = CellQuestion<IndexPath?>(
        "willSelect", "tableView:willSelectRowAtIndexPath:", .gated(by: "shouldHighlight"),
        default: .init("the proposed row") { $0.position })

    /// Asks which row is deselected: the proposed one, another, or nil for none.
    ///
    /// Once for each row that the user deselects; by default the proposed one.
    /// It also comes for a row that has scrolled away, where only closures `withoutCell` are called.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `IndexPath?`
    /// - UIKit: `tableView:willDeselectRowAtIndexPath:`
    /// - Gates: `didDeselect`
    public let willDeselect = CellQuestion<IndexPath?>(
        "willDeselect", "tableView:willDeselectRowAtIndexPath:", .since("3.0").offScreen,
        default: .init("the proposed row") { $0.position })

    /// Tells that the user selected a row.
    ///
    /// Once per tap, after `willSelect`; never for a selection made in code.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `tableView:didSelectRowAtIndexPath:`
    /// - Gated by: `shouldHighlight`, `willSelect`
    public let didSelect = ListEvent<Kit>.didSelect("tableView:didSelectRowAtIndexPath:", after: "willSelect")

    /// Tells that the user deselected a row.
    ///
    /// Once per row, before `didSelect` of the newly selected one.
    /// It also comes for a row that has scrolled away, where only closures `withoutCell` are called.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `tableView:didDeselectRowAtIndexPath:`
    /// - Gated by: `willDeselect`
    public let didDeselect = CellNotice(
        "didDeselect", "tableView:didDeselectRowAtIndexPath:", .since("3.0").gated(by: "willDeselect").offScreen)

    /// Asks whether a tap performs the row's primary action.
    ///
    /// Twice per tap, before `willSelect`, and only where `performPrimaryAction` is announced; by default yes
    /// for a row with a closure for it, unless the table is editing. Where the answer is yes, the tap deselects all other rows, also in a table that
    /// allows several selections.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `tableView:canPerformPrimaryActionForRowAtIndexPath:`
    /// - Gates: `performPrimaryAction`
    public let canPerformPrimaryAction = ListEvent<Kit>.canPerformPrimaryAction(
        "tableView:canPerformPrimaryActionForRowAtIndexPath:")

    /// Tells that the row's primary action is to be performed.
    ///
    /// Once per tap, after every other event of it, also if `willSelect` answered nil.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `tableView:performPrimaryActionForRowAtIndexPath:`
    /// - Gated by: `canPerformPrimaryAction`
    public let performPrimaryAction = ListEvent<Kit>.performPrimaryAction(
        "tableView:performPrimaryActionForRowAtIndexPath:")

    /// Asks whether dragging with two fingers begins to select several rows.
    ///
    /// Once per gesture; by default no.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:`
    /// - Gates: `didBeginMultipleSelectionInteraction`, `didEndMultipleSelectionInteraction`
    public let shouldBeginMultipleSelectionInteraction = ListEvent<Kit>.shouldBeginMultipleSelectionInteraction(
        "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:")

    /// Tells that selecting several rows has begun.
    ///
    /// Once per gesture; the table is editing from then on.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `tableView:didBeginMultipleSelectionInteractionAtIndexPath:`
    /// - Gated by: `shouldBeginMultipleSelectionInteraction`
    public let didBeginMultipleSelectionInteraction = ListEvent<Kit>.didBeginMultipleSelectionInteraction(
        "tableView:didBeginMultipleSelectionInteractionAtIndexPath:")

    /// Tells that selecting several rows has ended.
    ///
    /// Once per gesture.
    ///
    /// - Closure: `{ … }`
    /// - UIKit: `tableViewDidEndMultipleSelectionInteraction:`
    /// - Gated by: `shouldBeginMultipleSelectionInteraction`
    public let didEndMultipleSelectionInteraction = ListEvent<Kit>.didEndMultipleSelectionInteraction(
        "tableViewDidEndMultipleSelectionInteraction:")

    // MARK: Editing

    /// Asks whether a row may be edited, which decides about swipes and edit controls.
    ///
    /// Each time a row comes on screen, and whenever editing is considered for it; by default it may.
    ///
    /// - Closure: `{ post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `tableView:canEditRowAtIndexPath:`
    /// - Gates: `editingStyle`, `titleForDeleteConfirmationButton`, `editActions`, `leadingSwipeActionsConfiguration`,
    ///   `trailingSwipeActionsConfiguration`, `shouldIndentWhileEditing`, `willBeginEditing`, `didEndEditing`,
    ///   `commitEditingStyle`, `canMove`
    public let canEditCell = ItemQuestion<Bool>(
        "canEditCell", "tableView:canEditRowAtIndexPath:", .part(.dataSource), default: .yes)

    /// Asks what editing a row does: delete, insert, or neither.
    ///
    /// When its edit control or swipe actions are to be shown; by default delete; none if only other rows have a closure for
    /// `commitEditingStyle`, and this one gives no swipe actions either.
    ///
    /// - Closure: `{ post, indexPath in … }`, which answers `EditingStyle`
    /// - UIKit: `tableView:editingStyleForRowAtIndexPath:`
    /// - Gated by: `canEditCell`
    /// - Gates: `commitEditingStyle`
    public let editingStyle = ItemQuestion<Kit.EditingStyle>(
        "editingStyle", "tableView:editingStyleForRowAtIndexPath:",
        .gated(by: "canEditCell").deciding("commitEditingStyle", "trailingSwipeActionsConfiguration", "editActions"),
        default: .init("delete, or none if only other rows have commitEditingStyle") {
            Kit.editingStyle(deletes: $0.isHeard)
        })

    /// Asks for the title of a row's delete button.
    ///
    /// When the button is shown; if the answer is nil or missing, the table's own title.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `String?`
    /// - UIKit: `tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:`
    /// - Gated by: `canEditCell`
    public let titleForDeleteConfirmationButton = CellQuestion<String?>(
        "titleForDeleteConfirmationButton", "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
        .since("3.0").gated(by: "canEditCell"), default: .init("the table's title") { _ in nil })

    /// Asks for the actions of the old kind behind a swiped row.
    ///
    /// Never while `trailingSwipeActionsConfiguration` is announced, whatever that answers; if the answer is nil or
    /// missing, the delete button.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `[RowAction]?`
    /// - UIKit: `tableView:editActionsForRowAtIndexPath:`
    /// - Gated by: `canEditCell`
    public let editActions = CellQuestion<[Kit.RowAction]?>(
        "editActions", "tableView:editActionsForRowAtIndexPath:",
        .since("8.0").deprecated("13.0").gated(by: "canEditCell"), default: .init("the delete button") { _ in nil })

    /// Asks for the actions behind a row swiped from its leading edge.
    ///
    /// Once per swipe, if the row may be edited; if the answer is nil or missing, there are none.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `SwipeActions?`
    /// - UIKit: `tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:`
    /// - Gated by: `canEditCell`
    public let leadingSwipeActionsConfiguration = CellQuestion<Kit.SwipeActions?>(
        "leadingSwipeActionsConfiguration", "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
        .since("11.0").gated(by: "canEditCell"), default: .init("no actions") { _ in nil })

    /// Asks for the actions behind a row swiped from its trailing edge, or whose delete control was touched.
    ///
    /// Once each time, if the row may be edited. If the answer is nil or missing, the table's own delete action;
    /// a configuration without actions shows none.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `SwipeActions?`
    /// - UIKit: `tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:`
    /// - Gated by: `canEditCell`
    public let trailingSwipeActionsConfiguration = CellQuestion<Kit.SwipeActions?>(
        "trailingSwipeActionsConfiguration", "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
        .since("11.0").gated(by: "canEditCell"), default: .init("the table's own actions") { _ in nil })

    /// Asks whether a row is indented while the table is editing.
    ///
    /// When its edit control is shown; by default it is.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `tableView:shouldIndentWhileEditingRowAtIndexPath:`
    /// - Gated by: `canEditCell`
    public let shouldIndentWhileEditing = CellQuestion<Bool>(
        "shouldIndentWhileEditing", "tableView:shouldIndentWhileEditingRowAtIndexPath:",
        .gated(by: "canEditCell").ofLayout,
        default: .yes)

    /// Tells that a row is about to show its swipe actions.
    ///
    /// Once per swipe.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `tableView:willBeginEditingRowAtIndexPath:`
    /// - Gated by: `canEditCell`
    public let willBeginEditing = CellNotice(
        "willBeginEditing", "tableView:willBeginEditingRowAtIndexPath:",
        .gated(by: "canEditCell").deciding("didEndEditing"), moment: .beginning)

    /// Tells that a row no longer shows its swipe actions.
    ///
    /// Once per swipe. When the row was deleted a table names no row: a handler then gets the item that it began with, where it
    /// began, and the owner's method gets nil. So `willBeginEditing` is implemented as well.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`
    /// - UIKit: `tableView:didEndEditingRowAtIndexPath:`
    /// - Gated by: `canEditCell`
    public let didEndEditing = CellNotice(
        "didEndEditing", "tableView:didEndEditingRowAtIndexPath:", .gated(by: "canEditCell"),
        moment: .ending(of: "willBeginEditing"))

    /// Tells that the user deleted or inserted a row in an editing table.
    ///
    /// Once per gesture, with the editing style first; the handler changes the data, and without one nothing is
    /// deleted.
    ///
    /// - Closure: `{ style, cell, post, indexPath in … }`
    /// - UIKit: `tableView:commitEditingStyle:forRowAtIndexPath:`
    /// - Gated by: `canEditCell`, `editingStyle`
    public let commitEditingStyle = CellNoticeWith<Kit.EditingStyle>(
        "commitEditingStyle", "tableView:commitEditingStyle:forRowAtIndexPath:",
        .part(.dataSource).gated(by: "canEditCell").gated(by: "editingStyle"), moment: .editing)

    // MARK: Moving

    /// Asks whether a row may be dragged to another position.
    ///
    /// When its reorder control is to be shown; by default yes for a row with a closure for
    /// `moveRowTo`, and where the owner implements that.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `tableView:canMoveRowAtIndexPath:`
    /// - Gated by: `canEditCell`, `moveRowTo`
    /// - Gates: `targetIndexPathForMove`, `moveRowTo`
    public let canMove = ListEvent<Kit>.canMove(
        "tableView:canMoveRowAtIndexPath:",
        .part(.dataSource).gated(by: "canEditCell").ofLayout, with: "moveRowTo")

    /// Asks where a dragged row may land, with the proposed position first.
    ///
    /// Each time that position changes; by default where it was proposed. The position behind the last row of
    /// another section is allowed; for one that does not exist, a table view raises an exception. Both positions are the table's, also where
    /// the data has changed meanwhile.
    ///
    /// - Closure: `{ proposed, cell, post, source in … }`, which answers `IndexPath`
    /// - UIKit: `tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:`
    /// - Gated by: `canMove`
    public let targetIndexPathForMove = CellQuestionWith<IndexPath, IndexPath>(
        "targetIndexPathForMove", "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
        .gated(by: "canMove").ofShownPlaces, default: .init("the proposed place") { $0.argument })

    /// Tells that the user dragged a row to another position.
    ///
    /// Once per move, with the destination first; the handler changes the data. A table shows reorder controls only
    /// while this is announced.
    ///
    /// - Closure: `{ destination, cell, post, source in … }`
    /// - UIKit: `tableView:moveRowAtIndexPath:toIndexPath:`
    /// - Gated by: `canMove`
    /// - Gates: `canMove`
    public let moveRowTo = CellNoticeWith<IndexPath>(
        "moveRowTo", "tableView:moveRowAtIndexPath:toIndexPath:",
        .part(.dataSource).gated(by: "canMove"), moment: .moving)

    // MARK: Menus

    /// Asks whether a long press shows the old editing menu.
    ///
    /// Once per press; by default no.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `tableView:shouldShowMenuForRowAtIndexPath:`
    /// - Gates: `canPerformAction`
    public let shouldShowMenu = ListEvent<Kit>.shouldShowMenu(
        "tableView:shouldShowMenuForRowAtIndexPath:", since: "5.0")

    /// Asks whether the old editing menu offers an action.
    ///
    /// Once per action, with the action and its sender first; by default no.
    ///
    /// - Closure: `{ event, cell, post, indexPath in … }`, which answers `Bool`;
    ///   `event` has `action` and `sender`
    /// - UIKit: `tableView:canPerformAction:forRowAtIndexPath:withSender:`
    /// - Gated by: `shouldShowMenu`
    /// - Gates: `performAction`
    public let canPerformAction = ListEvent<Kit>.canPerformAction(
        "tableView:canPerformAction:forRowAtIndexPath:withSender:", since: "5.0")

    /// Tells that an action of the old editing menu was chosen.
    ///
    /// Once per choice, with the action and its sender first.
    ///
    /// - Closure: `{ event, cell, post, indexPath in … }`;
    ///   `event` has `action` and `sender`
    /// - UIKit: `tableView:performAction:forRowAtIndexPath:withSender:`
    /// - Gated by: `canPerformAction`
    public let performAction = ListEvent<Kit>.performAction(
        "tableView:performAction:forRowAtIndexPath:withSender:", since: "5.0")

    /// Asks for a row's context menu.
    ///
    /// Once per press, with the place of the touch first, in points of the table's coordinates; if the answer is nil or
    /// missing, no menu is shown.
    ///
    /// - Closure: `{ point, cell, post, indexPath in … }`, which answers `Menu?`
    /// - UIKit: `tableView:contextMenuConfigurationForRowAtIndexPath:point:`
    /// - Gates: `previewForHighlightingContextMenu`, `previewForDismissingContextMenu`, `willPerformPreviewAction`,
    ///   `willDisplayContextMenu`, `willEndContextMenuInteraction`
    public let contextMenuConfiguration = ListEvent<Kit>.contextMenuConfiguration(
        "tableView:contextMenuConfigurationForRowAtIndexPath:point:")

    /// Asks what is lifted up when a menu is shown.
    ///
    /// Once per menu; if the answer is nil or missing, the whole row.
    ///
    /// - Closure: `{ menu in … }`, which answers `Preview?`
    /// - UIKit: `tableView:previewForHighlightingContextMenuWithConfiguration:`
    /// - Gated by: `contextMenuConfiguration`
    public let previewForHighlightingContextMenu = ListEvent<Kit>.previewForHighlightingContextMenu(
        "tableView:previewForHighlightingContextMenuWithConfiguration:")

    /// Asks what a menu goes back to when it is closed.
    ///
    /// Once per menu; if the answer is nil or missing, the row.
    ///
    /// - Closure: `{ menu in … }`, which answers `Preview?`
    /// - UIKit: `tableView:previewForDismissingContextMenuWithConfiguration:`
    /// - Gated by: `contextMenuConfiguration`
    public let previewForDismissingContextMenu = ListEvent<Kit>.previewForDismissingContextMenu(
        "tableView:previewForDismissingContextMenuWithConfiguration:")

    /// Tells that the user tapped a menu's preview.
    ///
    /// Once per tap.
    ///
    /// - Closure: `{ event in … }`;
    ///   `event` has `menu` and `animator`
    /// - UIKit: `tableView:willPerformPreviewActionForMenuWithConfiguration:animator:`
    /// - Gated by: `contextMenuConfiguration`
    public let willPerformPreviewAction = ListEvent<Kit>.willPerformPreviewAction(
        "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:")

    /// Tells that a menu is about to be shown.
    ///
    /// Once per menu.
    ///
    /// - Closure: `{ event in … }`;
    ///   `event` has `menu` and `animator`
    /// - UIKit: `tableView:willDisplayContextMenuWithConfiguration:animator:`
    /// - Gated by: `contextMenuConfiguration`
    public let willDisplayContextMenu = ListEvent<Kit>.willDisplayContextMenu(
        "tableView:willDisplayContextMenuWithConfiguration:animator:", since: "14.0")

    /// Tells that a menu is about to be closed.
    ///
    /// Once per menu.
    ///
    /// - Closure: `{ event in … }`;
    ///   `event` has `menu` and `animator`
    /// - UIKit: `tableView:willEndContextMenuInteractionWithConfiguration:animator:`
    /// - Gated by: `contextMenuConfiguration`
    public let willEndContextMenuInteraction = ListEvent<Kit>.willEndContextMenuInteraction(
        "tableView:willEndContextMenuInteractionWithConfiguration:animator:", since: "14.0")

    // MARK: Focus

    /// Asks whether a row can have focus.
    ///
    /// When focus might move there; by default the table decides: where it allows focus at all, a row that is
    /// selected, or may be selected and highlighted, and holds nothing that can have focus itself. `shouldHighlight` is
    /// asked for that.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `tableView:canFocusRowAtIndexPath:`
    public let canFocus = ListEvent<Kit>.canFocus("tableView:canFocusRowAtIndexPath:")

    /// Asks whether focus may move.
    ///
    /// Once per focus update, for the table as a whole; by default it may.
    ///
    /// - Closure: `{ context in … }`, which answers `Bool`
    /// - UIKit: `tableView:shouldUpdateFocusInContext:`
    /// - Gates: `didUpdateFocus`
    public let shouldUpdateFocus = ListEvent<Kit>.shouldUpdateFocus("tableView:shouldUpdateFocusInContext:")

    /// Tells that focus has moved.
    ///
    /// Once per focus update.
    ///
    /// - Closure: `{ event in … }`;
    ///   `event` has `context` and `coordinator`
    /// - UIKit: `tableView:didUpdateFocusInContext:withAnimationCoordinator:`
    /// - Gated by: `shouldUpdateFocus`
    public let didUpdateFocus = ListEvent<Kit>.didUpdateFocus(
        "tableView:didUpdateFocusInContext:withAnimationCoordinator:")

    /// Asks which row has focus first.
    ///
    /// When focus comes to the table and no row is selected; if the answer is nil or missing, the table chooses.
    /// For a row that is not there, a table view raises an exception.
    ///
    /// After an update that left focus at another row, the manager answers with the row that its item has now, and asks neither closure nor
    /// owner: these say where focus begins, and a person would be sent there by each reload.
    ///
    /// - Closure: `{ … }`, which answers `IndexPath?`
    /// - UIKit: `indexPathForPreferredFocusedViewInTableView:`
    public let indexPathForPreferredFocusedView = ListEvent<Kit>.indexPathForPreferredFocusedView(
        "indexPathForPreferredFocusedViewInTableView:")

    /// Asks whether a row is selected when it gets focus.
    ///
    /// Once per focus update, while the table's own setting is on; by default that setting.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `tableView:selectionFollowsFocusForRowAtIndexPath:`
    public let selectionFollowsFocus = ListEvent<Kit>.selectionFollowsFocus(
        "tableView:selectionFollowsFocusForRowAtIndexPath:")

    // MARK: Scrolling

    /// The events of ``ScrollEvents``.
    public let _scrolling = _ScrollEventList<Kit>()

    // MARK: Index

    /// Asks for the titles of the index at the table's side.
    ///
    /// On each reload; if the answer is nil or missing, there is no index.
    ///
    /// - Closure: `{ … }`, which answers `[String]?`
    /// - UIKit: `sectionIndexTitlesForTableView:`
    /// - Gates: `sectionForSectionIndexTitle`
    public let sectionIndexTitles = HostQuestion<[String]?>(
        "sectionIndexTitles", "sectionIndexTitlesForTableView:", .part(.dataSource).ofLayout,
        default: .init("no index") { _ in nil })

    /// Asks which section a title of the index leads to.
    ///
    /// Once per touch, with the title and its index first; by default the section of the same number.
    ///
    /// - Closure: `{ event in … }`, which answers `Int`;
    ///   `event` has `title` and `index`
    /// - UIKit: `tableView:sectionForSectionIndexTitle:atIndex:`
    /// - Gated by: `sectionIndexTitles`
    public let sectionForSectionIndexTitle = HostQuestionWith<(title: String, index: Int), Int>(
        "sectionForSectionIndexTitle", "tableView:sectionForSectionIndexTitle:atIndex:",
        .part(.dataSource).gated(by: "sectionIndexTitles", openByDefault: false),
        default: .init("the section of the same number") { $0.argument.1 })

    // MARK: Dragging

    /// Asks whether a drag that rests over a row opens it.
    ///
    /// Once per row, if the table's `isSpringLoaded` is true; by default yes, unless the row is dragged itself. (A table view does not
    /// report which rows are dragged: there any row can be opened by default.)
    ///
    /// - Closure: `{ context, cell, post, indexPath in … }`, which answers `Bool`
    /// - UIKit: `tableView:shouldSpringLoadRowAtIndexPath:withContext:`
    public let shouldSpringLoad = ListEvent<Kit>.shouldSpringLoad(
        "tableView:shouldSpringLoadRowAtIndexPath:withContext:",
        default: .init("yes, unless it is dragged itself") { situation in
            guard let table = situation.host as? Kit.List else { return true }
            return !Kit.isDragged(table, at: situation.position, situation.argument)
        })

    /// Asks which items dragging a row carries.
    ///
    /// Once per drag; if there are none or no answer, no drag begins, unless the row may be moved within the
    /// table.
    ///
    /// - Closure: `{ session, cell, post, indexPath in … }`, which answers `[DragItem]`
    /// - UIKit: `tableView:itemsForBeginningDragSession:atIndexPath:`
    /// - Gates: `itemsForAddingToDragSession`, `dragPreviewParameters`, `dragSessionWillBegin`, `dragSessionDidEnd`,
    ///   `dragSessionAllowsMoveOperation`, `dragSessionIsRestrictedToDraggingApplication`
    public let itemsForBeginningDragSession = ListEvent<Kit>.itemsForBeginningDragSession(
        "tableView:itemsForBeginningDragSession:atIndexPath:")

    /// Asks which items a row tapped during a drag adds to it.
    ///
    /// Once per tap, with the drag and the place of the touch first, in points of the table's coordinates; by default
    /// none.
    ///
    /// - Closure: `{ event, cell, post, indexPath in … }`, which answers `[DragItem]`;
    ///   `event` has `session` and `point`
    /// - UIKit: `tableView:itemsForAddingToDragSession:atIndexPath:point:`
    /// - Gated by: `itemsForBeginningDragSession`, or `moveRowTo`
    public let itemsForAddingToDragSession = ListEvent<Kit>.itemsForAddingToDragSession(
        "tableView:itemsForAddingToDragSession:atIndexPath:point:", orMovedBy: "moveRowTo")

    /// Asks how a dragged row looks.
    ///
    /// As it is lifted, and again if the drag is cancelled, which headless lists leave out; if the answer is nil or missing, the whole row
    /// is shown.
    ///
    /// - Closure: `{ cell, post, indexPath in … }`, which answers `PreviewParameters?`
    /// - UIKit: `tableView:dragPreviewParametersForRowAtIndexPath:`
    /// - Gated by: `itemsForBeginningDragSession`, or `moveRowTo`
    public let dragPreviewParameters = ListEvent<Kit>.dragPreviewParameters(
        "tableView:dragPreviewParametersForRowAtIndexPath:", orMovedBy: "moveRowTo")

    /// Tells that a drag is about to begin.
    ///
    /// Once per drag.
    ///
    /// - Closure: `{ session in … }`
    /// - UIKit: `tableView:dragSessionWillBegin:`
    /// - Gated by: `itemsForBeginningDragSession`, or `moveRowTo`
    public let dragSessionWillBegin = ListEvent<Kit>.dragSessionWillBegin(
        "tableView:dragSessionWillBegin:", orMovedBy: "moveRowTo")

    /// Tells that a drag has ended, wherever it ended.
    ///
    /// Once per drag.
    ///
    /// - Closure: `{ session in … }`
    /// - UIKit: `tableView:dragSessionDidEnd:`
    /// - Gated by: `itemsForBeginningDragSession`, or `moveRowTo`
    public let dragSessionDidEnd = ListEvent<Kit>.dragSessionDidEnd(
        "tableView:dragSessionDidEnd:", orMovedBy: "moveRowTo")

    /// Asks whether a drag may move its items rather than copy them.
    ///
    /// Once per drag; by default it may.
    ///
    /// - Closure: `{ session in … }`, which answers `Bool`
    /// - UIKit: `tableView:dragSessionAllowsMoveOperation:`
    /// - Gated by: `itemsForBeginningDragSession`, or `moveRowTo`
    public let dragSessionAllowsMoveOperation = ListEvent<Kit>.dragSessionAllowsMoveOperation(
        "tableView:dragSessionAllowsMoveOperation:", orMovedBy: "moveRowTo")

    /// Asks whether a drag stays within this app.
    ///
    /// Once per drag; by default it may leave.
    ///
    /// - Closure: `{ session in … }`, which answers `Bool`
    /// - UIKit: `tableView:dragSessionIsRestrictedToDraggingApplication:`
    /// - Gated by: `itemsForBeginningDragSession`, or `moveRowTo`
    public let dragSessionIsRestrictedToDraggingApplication =
        ListEvent<Kit>.dragSessionIsRestrictedToDraggingApplication(
            "tableView:dragSessionIsRestrictedToDraggingApplication:", orMovedBy: "moveRowTo")

    // MARK: Dropping

    /// Tells that something was dropped on the table.
    ///
    /// Once per drop; the handler changes the data. Here changes take effect at once, and `flush()` brings them to the
    /// table at once, so that a row is there before the coordinator drops something on it.
    ///
    /// - Closure: `{ coordinator in … }`
    /// - UIKit: `tableView:performDropWithCoordinator:`
    /// - Gated by: `canHandleDropSession`, `dropSessionDidUpdate`
    public let performDropWithCoordinator = ListEvent<Kit>.performDropWithCoordinator(
        "tableView:performDropWithCoordinator:")

    /// Asks whether the table accepts anything of a drag.
    ///
    /// Once per drag over the table; by default it does.
    ///
    /// - Closure: `{ session in … }`, which answers `Bool`
    /// - UIKit: `tableView:canHandleDropSession:`
    /// - Gates: `performDropWithCoordinator`, `dropSessionDidEnter`, `dropSessionDidUpdate`, `dropSessionDidExit`,
    ///   `dropSessionDidEnd`, `dropPreviewParameters`
    public let canHandleDropSession = ListEvent<Kit>.canHandleDropSession("tableView:canHandleDropSession:")

    /// Tells that a drag has come over the table.
    ///
    /// Once each time.
    ///
    /// - Closure: `{ session in … }`
    /// - UIKit: `tableView:dropSessionDidEnter:`
    /// - Gated by: `canHandleDropSession`
    public let dropSessionDidEnter = ListEvent<Kit>.dropSessionDidEnter("tableView:dropSessionDidEnter:")

    /// Asks what would happen if the drag were dropped here.
    ///
    /// Often, while it moves, with the drag and the row it is over, nil for none; by default nothing would.
    ///
    /// - Closure: `{ event in … }`, which answers `DropProposal`;
    ///   `event` has `session` and `indexPath`
    /// - UIKit: `tableView:dropSessionDidUpdate:withDestinationIndexPath:`
    /// - Gated by: `canHandleDropSession`
    /// - Gates: `performDropWithCoordinator`
    public let dropSessionDidUpdate = ListEvent<Kit>.dropSessionDidUpdate(
        "tableView:dropSessionDidUpdate:withDestinationIndexPath:")

    /// Tells that a drag has left the table.
    ///
    /// Once each time.
    ///
    /// - Closure: `{ session in … }`
    /// - UIKit: `tableView:dropSessionDidExit:`
    /// - Gated by: `canHandleDropSession`
    public let dropSessionDidExit = ListEvent<Kit>.dropSessionDidExit("tableView:dropSessionDidExit:")

    /// Tells that a drag that was over the table has ended, wherever it ended.
    ///
    /// Once per drag.
    ///
    /// - Closure: `{ session in … }`
    /// - UIKit: `tableView:dropSessionDidEnd:`
    /// - Gated by: `canHandleDropSession`
    public let dropSessionDidEnd = ListEvent<Kit>.dropSessionDidEnd("tableView:dropSessionDidEnd:")

    /// Asks how the preview of something dropped looks that goes to a new row.
    ///
    /// For each `coordinator.drop(_:toRowAt:)`, and for no placeholder, which has its own parameters; if the answer is nil or missing, the
    /// whole row is shown.
    ///
    /// - Closure: `{ indexPath in … }`, which answers `PreviewParameters?`
    /// - UIKit: `tableView:dropPreviewParametersForRowAtIndexPath:`
    /// - Gated by: `canHandleDropSession`
    public let dropPreviewParameters = ListEvent<Kit>.dropPreviewParameters(
        "tableView:dropPreviewParametersForRowAtIndexPath:")

    // MARK: Prefetching

    /// Tells that rows will be needed soon.
    ///
    /// A handler is called for each row, the owner once for all; not every row is prefetched before it is shown.
    ///
    /// - Closure: `{ post, indexPath in … }`
    /// - UIKit: `tableView:prefetchRowsAtIndexPaths:`
    public let prefetch = ListEvent<Kit>.prefetch("tableView:prefetchRowsAtIndexPaths:")

    /// Tells that rows announced by `prefetch` will not be needed after all.
    ///
    /// A handler is called for each row, the owner once for all.
    ///
    /// - Closure: `{ post, indexPath in … }`
    /// - UIKit: `tableView:cancelPrefetchingForRowsAtIndexPaths:`
    public let cancelPrefetch = ListEvent<Kit>.cancelPrefetch("tableView:cancelPrefetchingForRowsAtIndexPaths:")

    /// Makes the descriptors; `SharedCatalogue.shared` does it once.
    public init() {}

    /// The methods of a table's protocols that are not events.
    public static var _nonEventMethods: [_NonEventMethods.Method] { _NonEventMethods.ofTables }
}
