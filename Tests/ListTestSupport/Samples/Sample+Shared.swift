import DeputyHeadless
import Foundation

extension ListSample {
    /// A line per event that every list has, with the same default in each.
    @MainActor static var shared: [ListSample] { seen + chosen + shownInMenus + focused + scrolled + dragged + dropped }

    @MainActor private static var seen: [ListSample] {
        [
            .cellNotice("willDisplay", \.willDisplay),
            .cellNotice("didEndDisplaying", \.didEndDisplaying),
            .itemsNotice("prefetch", \.prefetch),
            .itemsNotice("cancelPrefetch", \.cancelPrefetch),
        ]
    }

    @MainActor private static var chosen: [ListSample] {
        [
            .cellQuestion("shouldHighlight", \.shouldHighlight, handler: false, owner: false) { _ in true },
            .cellNotice("didHighlight", \.didHighlight),
            .cellNotice("didUnhighlight", \.didUnhighlight),
            .cellNotice("didDeselect", \.didDeselect),
            .cellQuestion("canPerformPrimaryAction", \.canPerformPrimaryAction, handler: false, owner: false) { _ in
                true
            },
            .cellNotice("performPrimaryAction", \.performPrimaryAction),
            .cellQuestion(
                "shouldBeginMultipleSelectionInteraction", \.shouldBeginMultipleSelectionInteraction, handler: true,
                owner: true
            ) { _ in false },
            .cellNotice("didBeginMultipleSelectionInteraction", \.didBeginMultipleSelectionInteraction),
            .hostNotice("didEndMultipleSelectionInteraction", \.didEndMultipleSelectionInteraction),
            // Nothing can be moved while nothing implements the notice of moves, so the default is no; a test of its own has the other case.
            .cellQuestion("canMove", \.canMove, handler: true, owner: true) { _ in false },
        ]
    }

    @MainActor private static var shownInMenus: [ListSample] {
        let menu = HeadlessMenu(["Eat"])
        return [
            .hostQuestionWith(
                "previewForHighlightingContextMenu", \.previewForHighlightingContextMenu, argument: menu,
                handler: .init("apple"), owner: .init("pear"), default: nil),
            .hostQuestionWith(
                "previewForDismissingContextMenu", \.previewForDismissingContextMenu, argument: menu,
                handler: .init("apple"), owner: .init("pear"), default: nil),
            .hostNoticeWith("willPerformPreviewAction", \.willPerformPreviewAction, argument: (menu, .init())),
            .hostNoticeWith("willDisplayContextMenu", \.willDisplayContextMenu, argument: (menu, .init())),
            .hostNoticeWith(
                "willEndContextMenuInteraction", \.willEndContextMenuInteraction, argument: (menu, .init())),
        ]
    }

    @MainActor private static var focused: [ListSample] {
        let context = HeadlessFocusContext(previous: [0, 1], next: [0, 3])
        return [
            .cellQuestion("canFocus", \.canFocus, handler: false, owner: false) { _ in true },
            .hostQuestionWith(
                "shouldUpdateFocus", \.shouldUpdateFocus, argument: context, handler: false, owner: false,
                default: true),
            .hostNoticeWith("didUpdateFocus", \.didUpdateFocus, argument: (context, .init())),
            .hostQuestion(
                "indexPathForPreferredFocusedView", \.indexPathForPreferredFocusedView, handler: [0, 1],
                owner: [0, 2], default: nil),
            .cellQuestion("selectionFollowsFocus", \.selectionFollowsFocus, handler: false, owner: false) { _ in true },
        ]
    }

    @MainActor private static var scrolled: [ListSample] {
        let (list, view) = (Kit.makeList(), HeadlessView())
        return [
            .hostNoticeWith("didScroll", \.didScroll, argument: list),
            .hostNoticeWith("didEndScrollingAnimation", \.didEndScrollingAnimation, argument: list),
            .hostNoticeWith("didChangeAdjustedContentInset", \.didChangeAdjustedContentInset, argument: list),
            .hostNoticeWith("willBeginDragging", \.willBeginDragging, argument: list),
            .hostNoticeWith("willEndDragging", \.willEndDragging, argument: (list, ScrollEnd())),
            .hostNoticeWith("didEndDragging", \.didEndDragging, argument: (list, true)),
            .hostNoticeWith("willBeginDecelerating", \.willBeginDecelerating, argument: list),
            .hostNoticeWith("didEndDecelerating", \.didEndDecelerating, argument: list),
            .hostQuestionWith(
                "shouldScrollToTop", \.shouldScrollToTop, argument: list, handler: false, owner: false, default: true),
            .hostNoticeWith("didScrollToTop", \.didScrollToTop, argument: list),
            .hostQuestionWith(
                "viewForZooming", \.viewForZooming, argument: list, handler: view, owner: HeadlessCell(), default: nil),
            .hostNoticeWith("willBeginZooming", \.willBeginZooming, argument: (list, view)),
            .hostNoticeWith("didZoom", \.didZoom, argument: list),
            .hostNoticeWith("didEndZooming", \.didEndZooming, argument: (list, view, 2)),
        ]
    }

    private static var drag: HeadlessDragSession { HeadlessDragSession([.init("lemon")], from: [0, 3]) }

    @MainActor private static var dragged: [ListSample] {
        [
            .cellQuestionWith(
                "shouldSpringLoad", \.shouldSpringLoad, argument: .init(drag),
                handler: false, owner: false
            ) { _ in true },
            .cellQuestionWith(
                "itemsForBeginningDragSession", \.itemsForBeginningDragSession, argument: drag,
                handler: [.init("apple")], owner: [.init("pear")]
            ) { _ in [] },
            .cellQuestionWith(
                "itemsForAddingToDragSession", \.itemsForAddingToDragSession, argument: (drag, CGPoint(x: 1, y: 2)),
                handler: [.init("apple")], owner: [.init("pear")]
            ) { _ in [] },
            .cellQuestion(
                "dragPreviewParameters", \.dragPreviewParameters, handler: .init("a"), owner: .init("p")
            ) { _ in nil },
            .hostNoticeWith("dragSessionWillBegin", \.dragSessionWillBegin, argument: drag),
            .hostNoticeWith("dragSessionDidEnd", \.dragSessionDidEnd, argument: drag),
            .hostQuestionWith(
                "dragSessionAllowsMoveOperation", \.dragSessionAllowsMoveOperation, argument: drag, handler: false,
                owner: false, default: true),
            .hostQuestionWith(
                "dragSessionIsRestrictedToDraggingApplication", \.dragSessionIsRestrictedToDraggingApplication,
                argument: drag, handler: true, owner: true, default: false),
        ]
    }

    @MainActor private static var dropped: [ListSample] {
        [
            .hostNoticeWith(
                "performDropWithCoordinator", \.performDropWithCoordinator, argument: .init(drag, at: [0, 1])),
            .hostQuestionWith(
                "canHandleDropSession", \.canHandleDropSession, argument: drag, handler: false, owner: false,
                default: true),
            .hostNoticeWith("dropSessionDidEnter", \.dropSessionDidEnter, argument: drag),
            .hostQuestionWith(
                "dropSessionDidUpdate", \.dropSessionDidUpdate, argument: (drag, [0, 1]), handler: .move, owner: .copy,
                default: .cancel),
            .hostNoticeWith("dropSessionDidExit", \.dropSessionDidExit, argument: drag),
            .hostNoticeWith("dropSessionDidEnd", \.dropSessionDidEnd, argument: drag),
            .hostQuestionWith(
                "dropPreviewParameters", \.dropPreviewParameters, argument: [0, 3], handler: .init("a"),
                owner: .init("p"), default: nil),
        ]
    }
}
