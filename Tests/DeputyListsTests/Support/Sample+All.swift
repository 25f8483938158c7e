import DeputyHeadless
import Foundation

extension Sample {
    /// A line per event. The defaults are what a table does when nobody implements the method, spelled out from the
    /// headers' and the guides' words.
    @MainActor static let all: [Sample] = display + size + selection + editing + menus + focus + dragging

    @MainActor private static let display: [Sample] = [
        .cellNotice("willDisplay", \.willDisplay),
        .headerNotice("willDisplayHeaderView", \.willDisplayHeaderView),
        .footerNotice("willDisplayFooterView", \.willDisplayFooterView),
        .cellNotice("didEndDisplaying", \.didEndDisplaying),
        .headerNotice("didEndDisplayingHeaderView", \.didEndDisplayingHeaderView),
        .footerNotice("didEndDisplayingFooterView", \.didEndDisplayingFooterView),
        .itemsNotice("prefetch", \.prefetch),
        .itemsNotice("cancelPrefetch", \.cancelPrefetch),
    ]

    @MainActor private static let size: [Sample] = [
        .itemQuestion("heightForCell", \.heightForCell, handler: 80, owner: 60) { _ in 44 },
        .headerQuestion("heightForHeader", \.heightForHeader, handler: 80, owner: 60) { _ in
            HeadlessTable.automaticDimension
        },
        .footerQuestion("heightForFooter", \.heightForFooter, handler: 80, owner: 60) { _ in 20 },
        .itemQuestion("estimatedHeightForCell", \.estimatedHeightForCell, handler: 80, owner: 60) { _ in 40 },
        .headerQuestion("estimatedHeightForHeader", \.estimatedHeightForHeader, handler: 80, owner: 60) { _ in 28 },
        .footerQuestion("estimatedHeightForFooter", \.estimatedHeightForFooter, handler: 80, owner: 60) { _ in 20 },
        .itemQuestion("indentationLevelForCell", \.indentationLevelForCell, handler: 2, owner: 1) { _ in 0 },
        .itemQuestion("accessoryType", \.accessoryType, handler: .detail, owner: .checkmark) { _ in .none },
    ]

    @MainActor private static let selection: [Sample] = [
        .cellNotice("accessoryButtonTapped", \.accessoryButtonTapped),
        .cellQuestion("shouldHighlight", \.shouldHighlight, handler: false, owner: false) { _ in true },
        .cellNotice("didHighlight", \.didHighlight),
        .cellNotice("didUnhighlight", \.didUnhighlight),
        .cellQuestion("willSelect", \.willSelect, handler: nil, owner: [0, 1]) { row in row },
        .cellQuestion("willDeselect", \.willDeselect, handler: nil, owner: [0, 1]) { row in row },
        .cellNotice("didSelect", \.didSelect),
        .cellNotice("didDeselect", \.didDeselect),
        .cellQuestion("canPerformPrimaryAction", \.canPerformPrimaryAction, handler: false, owner: false) { _ in true },
        .cellNotice("performPrimaryAction", \.performPrimaryAction),
        .cellQuestion(
            "shouldBeginMultipleSelectionInteraction", \.shouldBeginMultipleSelectionInteraction, handler: true,
            owner: true
        ) { _ in false },
        .cellNotice("didBeginMultipleSelectionInteraction", \.didBeginMultipleSelectionInteraction),
        .hostNotice("didEndMultipleSelectionInteraction", \.didEndMultipleSelectionInteraction),
    ]

    @MainActor private static let editing: [Sample] = [
        .itemQuestion("canEditCell", \.canEditCell, handler: false, owner: false) { _ in true },
        .itemQuestion("editingStyle", \.editingStyle, handler: .insert, owner: .none) { _ in .delete },
        .cellQuestion(
            "titleForDeleteConfirmationButton", \.titleForDeleteConfirmationButton, handler: "Eat", owner: "Peel"
        ) { _ in nil },
        .cellQuestion("editActions", \.editActions, handler: [.init("Eat")], owner: []) { _ in nil },
        .cellQuestion(
            "leadingSwipeActionsConfiguration", \.leadingSwipeActionsConfiguration, handler: .init(["Pick"]),
            owner: .init(["Peel"])
        ) { _ in nil },
        .cellQuestion(
            "trailingSwipeActionsConfiguration", \.trailingSwipeActionsConfiguration, handler: .init(["Pick"]),
            owner: .init(["Peel"])
        ) { _ in nil },
        .cellQuestion("shouldIndentWhileEditing", \.shouldIndentWhileEditing, handler: false, owner: false) { _ in true
        },
        .cellNotice("willBeginEditing", \.willBeginEditing),
        .cellNotice("didEndEditing", \.didEndEditing),
        .cellNoticeWith("commitEditingStyle", \.commitEditingStyle),
        // Without moveRowTo there is no reorder control, so the default is no; a test of its own has the other case.
        .cellQuestion("canMove", \.canMove, handler: true, owner: true) { _ in false },
        .cellQuestionWith("targetIndexPathForMove", \.targetIndexPathForMove, handler: [0, 1], owner: [0, 2]) { _ in
            [0, 0]
        },
        .cellNoticeWith("moveRowTo", \.moveRowTo),
    ]

    @MainActor private static let menus: [Sample] = [
        .cellQuestion("shouldShowMenu", \.shouldShowMenu, handler: true, owner: true) { _ in false },
        .cellQuestionWith(
            "canPerformAction", \.canPerformAction, argument: (.init("copy"), nil), handler: true, owner: true
        ) { _ in false },
        .cellNoticeWith("performAction", \.performAction, argument: (.init("copy"), nil)),
        .cellQuestionWith(
            "contextMenuConfiguration", \.contextMenuConfiguration, handler: .init(["Eat"]), owner: .init(["Peel"])
        ) { _ in nil },
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

    @MainActor private static let focus: [Sample] = [
        .cellQuestion("canFocus", \.canFocus, handler: false, owner: false) { _ in true },
        .hostQuestionWith(
            "shouldUpdateFocus", \.shouldUpdateFocus, argument: .plain, handler: false, owner: false, default: true),
        .hostNoticeWith("didUpdateFocus", \.didUpdateFocus, argument: (.plain, .plain)),
        .hostQuestion(
            "indexPathForPreferredFocusedView", \.indexPathForPreferredFocusedView, handler: [0, 1], owner: [0, 2],
            default: nil),
        .cellQuestion("selectionFollowsFocus", \.selectionFollowsFocus, handler: false, owner: false) { _ in true },
        .hostQuestion("sectionIndexTitles", \.sectionIndexTitles, handler: ["A"], owner: ["P"], default: nil),
        .hostQuestionWith(
            "sectionForSectionIndexTitle", \.sectionForSectionIndexTitle, argument: ("P", 1), handler: 5, owner: 6,
            default: 1),
    ]

    @MainActor private static let dragging: [Sample] = [
        .cellQuestionWith("shouldSpringLoad", \.shouldSpringLoad, handler: false, owner: false) { _ in true },
        .cellQuestionWith(
            "itemsForBeginningDragSession", \.itemsForBeginningDragSession, handler: [.init("apple")],
            owner: [.init("pear")]
        ) { _ in [] },
        .cellQuestionWith(
            "itemsForAddingToDragSession", \.itemsForAddingToDragSession, argument: (.plain, .zero),
            handler: [.init("apple")], owner: [.init("pear")]
        ) { _ in [] },
        .cellQuestion("dragPreviewParameters", \.dragPreviewParameters, handler: .init("a"), owner: .init("p")) { _ in
            nil
        },
        .hostNoticeWith("dragSessionWillBegin", \.dragSessionWillBegin, argument: .plain),
        .hostNoticeWith("dragSessionDidEnd", \.dragSessionDidEnd, argument: .plain),
        .hostQuestionWith(
            "dragSessionAllowsMoveOperation", \.dragSessionAllowsMoveOperation, argument: .plain, handler: false,
            owner: false, default: true),
        .hostQuestionWith(
            "dragSessionIsRestrictedToDraggingApplication", \.dragSessionIsRestrictedToDraggingApplication,
            argument: .plain, handler: true, owner: true, default: false),
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
            "dropPreviewParameters", \.dropPreviewParameters, argument: [0, 0], handler: .init("a"), owner: .init("p"),
            default: nil),
    ]

    @MainActor static let questions = all.filter(\.isQuestion)
    @MainActor static let notices = all.filter { !$0.isQuestion }
    /// The events about a row or a section, which other rows and sections must not feel.
    @MainActor static let placed = all.filter { $0.kind != .host }
    @MainActor static let withViews = all.filter(\.takesView)
}
