public import Deputy
public import DeputyLists
public import Foundation

/// The events that every list has, under the same names for all lists, so that code for any list can be written
/// once. Events of one kind of list are only in its catalogue.
///
/// The catalogues say of each event when it is sent.
@MainActor
public protocol _SharedEvents: _ListEvents, ScrollEvents {
    // MARK: Display

    /// Tells that a cell is about to be shown.
    var willDisplay: CellNotice { get }
    /// Tells that a cell has left the screen.
    var didEndDisplaying: CellNotice { get }

    // MARK: Selection

    /// Asks whether an item may be highlighted.
    var shouldHighlight: CellQuestion<Bool> { get }
    /// Tells that an item was highlighted.
    var didHighlight: CellNotice { get }
    /// Tells that an item is no longer highlighted.
    var didUnhighlight: CellNotice { get }
    /// Tells that an item was deselected.
    var didDeselect: CellNotice { get }
    /// Asks whether an item has an action of its own.
    var canPerformPrimaryAction: CellQuestion<Bool> { get }
    /// Tells to perform an item's action.
    var performPrimaryAction: CellNotice { get }
    /// Asks whether two fingers may begin to select several items.
    var shouldBeginMultipleSelectionInteraction: CellQuestion<Bool> { get }
    /// Tells that two fingers have begun to select several items.
    var didBeginMultipleSelectionInteraction: CellNotice { get }
    /// Tells that the selection of several items is over.
    var didEndMultipleSelectionInteraction: HostNotice { get }

    // MARK: Menus

    /// Asks for previews of a menu that is shown.
    var previewForHighlightingContextMenu: HostQuestionWith<Kit.MenuConfiguration, Kit.TargetedPreview?> { get }
    /// Asks for the preview a menu goes back to.
    var previewForDismissingContextMenu: HostQuestionWith<Kit.MenuConfiguration, Kit.TargetedPreview?> { get }
    /// Tells that a menu's preview was tapped.
    var willPerformPreviewAction: HostNoticeWith<(menu: Kit.MenuConfiguration, animator: Kit.CommitAnimator)> { get }
    /// Tells that a menu is about to be shown.
    var willDisplayContextMenu: HostNoticeWith<(menu: Kit.MenuConfiguration, animator: Kit.MenuAnimator?)> { get }
    /// Tells that a menu is about to go.
    var willEndContextMenuInteraction: HostNoticeWith<(menu: Kit.MenuConfiguration, animator: Kit.MenuAnimator?)> {
        get
    }

    // MARK: Focus

    /// Asks whether an item can have focus.
    var canFocus: CellQuestion<Bool> { get }
    /// Asks whether focus may change.
    var shouldUpdateFocus: HostQuestionWith<Kit.FocusContext, Bool> { get }
    /// Tells that focus has changed.
    var didUpdateFocus: HostNoticeWith<(context: Kit.FocusContext, coordinator: Kit.FocusCoordinator)> { get }
    /// Asks for the item that gets focus first.
    var indexPathForPreferredFocusedView: HostQuestion<IndexPath?> { get }
    /// Asks whether an item is selected when it gets focus.
    var selectionFollowsFocus: CellQuestion<Bool> { get }

    // MARK: Moving

    /// Asks whether a person may move an item.
    var canMove: CellQuestion<Bool> { get }

    // MARK: Dragging

    /// Asks whether an item opens when something is dragged over it.
    var shouldSpringLoad: CellQuestionWith<Kit.SpringLoadedContext, Bool> { get }
    /// Asks which items a drag that begins at an item carries.
    var itemsForBeginningDragSession: CellQuestionWith<Kit.DragSession, [Kit.DragItem]> {
        get
    }
    /// Asks which items an item adds to a drag.
    var itemsForAddingToDragSession: CellQuestionWith<(session: Kit.DragSession, point: CGPoint), [Kit.DragItem]>
    { get }
    /// Asks how an item that is dragged looks.
    var dragPreviewParameters: CellQuestion<Kit.PreviewParameters?> { get }
    /// Tells that a drag begins.
    var dragSessionWillBegin: HostNoticeWith<Kit.DragSession> { get }
    /// Tells that a drag is over.
    var dragSessionDidEnd: HostNoticeWith<Kit.DragSession> { get }
    /// Asks whether a drag may move its items.
    var dragSessionAllowsMoveOperation: HostQuestionWith<Kit.DragSession, Bool> { get }
    /// Asks whether a drag stays in its app.
    var dragSessionIsRestrictedToDraggingApplication: HostQuestionWith<Kit.DragSession, Bool> { get }

    // MARK: Dropping

    /// Tells that something was dropped.
    var performDropWithCoordinator: HostNoticeWith<Kit.DropCoordinator> { get }
    /// Asks whether a drag can be dropped here at all.
    var canHandleDropSession: HostQuestionWith<Kit.DropSession, Bool> { get }
    /// Tells that a drag has come over the list.
    var dropSessionDidEnter: HostNoticeWith<Kit.DropSession> { get }
    /// Asks what would happen to a drag at a place.
    var dropSessionDidUpdate: HostQuestionWith<(session: Kit.DropSession, indexPath: IndexPath?), Kit.DropProposal> {
        get
    }
    /// Tells that a drag has left the list.
    var dropSessionDidExit: HostNoticeWith<Kit.DropSession> { get }
    /// Tells that a drag that was over the list is over.
    var dropSessionDidEnd: HostNoticeWith<Kit.DropSession> { get }
    /// Asks how an item looks that something was dropped on.
    var dropPreviewParameters: HostQuestionWith<IndexPath, Kit.PreviewParameters?> { get }

    // MARK: Prefetching

    /// Tells that items will be needed soon.
    var prefetch: ItemNotice { get }
    /// Tells that items will not be needed after all.
    var cancelPrefetch: ItemNotice { get }
}

extension TableEvents: _SharedEvents {}
extension CollectionEvents: _SharedEvents {}
