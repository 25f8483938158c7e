import DeputyHeadless
import DeputySections
import Foundation

extension ListSample where Kit == HeadlessTables {
    /// A line per event. The defaults are what a table does when the method is not implemented, spelled out from the
    /// headers' and the guides' words.
    @MainActor static var ofTables: [Sample] { shared + headersAndFooters + size + selection + editing + menus + index }

    @MainActor private static var headersAndFooters: [Sample] {
        [
            .headerNotice("willDisplayHeaderView", \.willDisplayHeaderView),
            .footerNotice("willDisplayFooterView", \.willDisplayFooterView),
            .headerNotice("didEndDisplayingHeaderView", \.didEndDisplayingHeaderView),
            .footerNotice("didEndDisplayingFooterView", \.didEndDisplayingFooterView),
        ]
    }

    @MainActor private static var size: [Sample] {
        [
            .itemQuestion("heightForCell", \.heightForCell, handler: 80, owner: 60) { _ in 44 },
            .headerQuestion("heightForHeader", \.heightForHeader, handler: 80, owner: 60) { _ in
                HeadlessTable.automaticDimension
            },
            .footerQuestion("heightForFooter", \.heightForFooter, handler: 80, owner: 60) { _ in 20 },
            .itemQuestion("estimatedHeightForCell", \.estimatedHeightForCell, handler: 80, owner: 60) { _ in 40 },
            .headerQuestion("estimatedHeightForHeader", \.estimatedHeightForHeader, handler: 80, owner: 60) { _ in 28 },
            .footerQuestion("estimatedHeightForFooter", \.estimatedHeightForFooter, handler: 80, owner: 60) { _ in 20 },
            .itemQuestion("indentationLevelForCell", \.indentationLevelForCell, handler: 2, owner: 1) { _ in 0 },
        ]
    }

    @MainActor private static var selection: [Sample] {
        [
            .cellNotice("accessoryButtonTapped", \.accessoryButtonTapped),
            .cellQuestion("willSelect", \.willSelect, handler: nil, owner: [0, 1]) { row in row },
            .cellQuestion("willDeselect", \.willDeselect, handler: nil, owner: [0, 1]) { row in row },
            .cellNotice("didSelect", \.didSelect),
        ]
    }

    @MainActor private static var editing: [Sample] {
        [
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
            .cellQuestion(
                "shouldIndentWhileEditing", \.shouldIndentWhileEditing, handler: false, owner: false
            ) { _ in true },
            .cellNotice("willBeginEditing", \.willBeginEditing),
            .cellNotice("didEndEditing", \.didEndEditing),
            .cellNoticeWith(
                "commitEditingStyle", \.commitEditingStyle, argument: .insert),
            .cellQuestionWith(
                "targetIndexPathForMove", \.targetIndexPathForMove, argument: [0, 3], handler: [0, 4], owner: [0, 5]
            ) { _ in [0, 3] },
            .cellNoticeWith("moveRowTo", \.moveRowTo, argument: [0, 3]),
        ]
    }

    @MainActor private static var menus: [Sample] {
        [
            .cellQuestion("shouldShowMenu", \.shouldShowMenu, handler: true, owner: true) { _ in false },
            .cellQuestionWith(
                "canPerformAction", \.canPerformAction, argument: (.init("paste"), "sender"), handler: true, owner: true
            ) { _ in false },
            .cellNoticeWith(
                "performAction", \.performAction, argument: (.init("paste"), "sender")),
            .cellQuestionWith(
                "contextMenuConfiguration", \.contextMenuConfiguration, argument: CGPoint(x: 1, y: 2),
                handler: .init(["Eat"]), owner: .init(["Peel"])
            ) { _ in nil },
        ]
    }

    @MainActor private static var index: [Sample] {
        [
            .hostQuestion("sectionIndexTitles", \.sectionIndexTitles, handler: ["A"], owner: ["P"], default: nil),
            .hostQuestionWith(
                "sectionForSectionIndexTitle", \.sectionForSectionIndexTitle, argument: ("P", 3), handler: 5, owner: 6,
                default: 3),
        ]
    }
}
