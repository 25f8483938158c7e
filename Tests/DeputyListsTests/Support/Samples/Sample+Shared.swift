import DeputyHeadless
import Foundation

extension ListSample {
    /// A line per event that every list has, with the same default in each.
    @MainActor static var shared: [ListSample] { seen + chosen + shownInMenus + focused + dragged + dropped }

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
            // Nothing can be moved while nobody is told of moves, so the default is no; a test of its own has the other case.
            .cellQuestion("canMove", \.canMove, handler: true, owner: true) { _ in false },
        ]
    }

    @MainActor private static var shownInMenus: [ListSample] {
        [
            .hostQuestionWith(
                "previewForHighlightingContextMenu", \.previewForHighlightingContextMenu, argument: .plain,
                handler: .init("apple"), owner: .init("pear"), default: nil),
            .hostQuestionWith(
                "previewForDismissingContextMenu", \.previewForDismissingContextMenu, argument: .plain,
                handler: .init("apple"), owner: .init("pear"), default: nil),
            .hostNoticeWith("willPerformPreviewAction", \.willPerformPreviewAction, argument: (.plain, .plain)),
            .hostNoticeWith("willDisplayContextMenu", \.willDisplayContextMenu, argument: (.plain, nil)),
            .hostNoticeWith("willEndContextMenuInteraction", \.willEndContextMenuInteraction, argument: (.plain, nil)),
        ]
    }

    @MainActor private static var focused: [ListSample] {
        [
            .cellQuestion("canFocus", \.canFocus, handler: false, owner: false) { _ in true },
            .hostQuestionWith(
                "shouldUpdateFocus", \.shouldUpdateFocus, argument: .plain, handler: false, owner: false,
                default: true),
            .hostNoticeWith("didUpdateFocus", \.didUpdateFocus, argument: (.plain, .plain)),
            .hostQuestion(
                "indexPathForPreferredFocusedView", \.indexPathForPreferredFocusedView, handler: [0, 1],
                owner: [0, 2], default: nil),
            .cellQuestion("selectionFollowsFocus", \.selectionFollowsFocus, handler: false, owner: false) { _ in true },
        ]
    }

    @MainActor private static var dragged: [ListSample] {
        [
            .cellQuestionWith("shouldSpringLoad", \.shouldSpringLoad, handler: false, owner: false) { _ in true },
            .cellQuestionWith(
                "itemsForBeginningDragSession", \.itemsForBeginningDragSession, handler: [.init("apple")],
                owner: [.init("pear")]
            ) { _ in [] },
            .cellQuestionWith(
                "itemsForAddingToDragSession", \.itemsForAddingToDragSession, argument: (.plain, .zero),
                handler: [.init("apple")], owner: [.init("pear")]
            ) { _ in [] },
            .cellQuestion(
                "dragPreviewParameters", \.dragPreviewParameters, handler: .init("a"), owner: .init("p")
            ) { _ in nil },
            .hostNoticeWith("dragSessionWillBegin", \.dragSessionWillBegin, argument: .plain),
            .hostNoticeWith("dragSessionDidEnd", \.dragSessionDidEnd, argument: .plain),
            .hostQuestionWith(
                "dragSessionAllowsMoveOperation", \.dragSessionAllowsMoveOperation, argument: .plain, handler: false,
                owner: false, default: true),
            .hostQuestionWith(
                "dragSessionIsRestrictedToDraggingApplication", \.dragSessionIsRestrictedToDraggingApplication,
                argument: .plain, handler: true, owner: true, default: false),
        ]
    }

    @MainActor private static var dropped: [ListSample] {
        [
            .hostNoticeWith("performDropWithCoordinator", \.performDropWithCoordinator, argument: .plain),
            .hostQuestionWith(
                "canHandleDropSession", \.canHandleDropSession, argument: .plain, handler: false, owner: false,
                default: true),
            .hostNoticeWith("dropSessionDidEnter", \.dropSessionDidEnter, argument: .plain),
            .hostQuestionWith(
                "dropSessionDidUpdate", \.dropSessionDidUpdate, argument: (.plain, nil), handler: .move, owner: .copy,
                default: .cancel),
            .hostNoticeWith("dropSessionDidExit", \.dropSessionDidExit, argument: .plain),
            .hostNoticeWith("dropSessionDidEnd", \.dropSessionDidEnd, argument: .plain),
            .hostQuestionWith(
                "dropPreviewParameters", \.dropPreviewParameters, argument: [0, 0], handler: .init("a"),
                owner: .init("p"), default: nil),
        ]
    }
}
