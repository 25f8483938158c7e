import Deputy
import Foundation

/// The old editing menu, and context menus.
extension ListEvent {
    static func shouldShowMenu(_ selector: String, since version: String) -> CellQuestion<Bool> {
        CellQuestion("shouldShowMenu", selector, ofEditingMenu(version), default: .no)
    }

    static func canPerformAction(
        _ selector: String, since version: String
    ) -> CellQuestionWith<(action: Kit.Action, sender: Any?), Bool> {
        CellQuestionWith(
            "canPerformAction", selector, ofEditingMenu(version).gated(by: "shouldShowMenu", openByDefault: false),
            default: .no)
    }

    static func performAction(
        _ selector: String, since version: String
    ) -> CellNoticeWith<(action: Kit.Action, sender: Any?)> {
        CellNoticeWith(
            "performAction", selector, ofEditingMenu(version).gated(by: "canPerformAction", openByDefault: false))
    }

    private static func ofEditingMenu(_ version: String) -> EventFacts { .since(version).deprecated("13.0") }

    /// - Parameter facts: when it was deprecated, if it was.
    static func contextMenuConfiguration(
        _ selector: String, _ facts: EventFacts = EventFacts()
    ) -> CellQuestionWith<CGPoint, Kit.MenuConfiguration?> {
        CellQuestionWith(
            "contextMenuConfiguration", selector, facts.since("13.0"), default: .init("no menu") { _ in nil })
    }

    static func previewForHighlightingContextMenu(
        _ selector: String, _ facts: EventFacts = EventFacts()
    ) -> HostQuestionWith<Kit.MenuConfiguration, Kit.TargetedPreview?> {
        preview("previewForHighlightingContextMenu", selector, facts)
    }

    static func previewForDismissingContextMenu(
        _ selector: String, _ facts: EventFacts = EventFacts()
    ) -> HostQuestionWith<Kit.MenuConfiguration, Kit.TargetedPreview?> {
        preview("previewForDismissingContextMenu", selector, facts)
    }

    private static func preview(
        _ name: String, _ selector: String, _ facts: EventFacts
    ) -> HostQuestionWith<Kit.MenuConfiguration, Kit.TargetedPreview?> {
        HostQuestionWith(
            name, selector, facts.since("13.0").gated(by: "contextMenuConfiguration", openByDefault: false),
            default: .init("the whole cell") { _ in nil })
    }

    /// - Parameters:
    ///   - question: the event that asks for a menu.
    ///   - former: the older event that asks for a menu.
    static func willPerformPreviewAction(
        _ selector: String, after question: String = "contextMenuConfiguration", or former: String? = nil
    ) -> HostNoticeWith<(menu: Kit.MenuConfiguration, animator: Kit.CommitAnimator)> {
        HostNoticeWith("willPerformPreviewAction", selector, ofMenu("13.0", question, former))
    }

    static func willDisplayContextMenu(
        _ selector: String, since version: String, after question: String = "contextMenuConfiguration",
        or former: String? = nil
    ) -> HostNoticeWith<(menu: Kit.MenuConfiguration, animator: Kit.MenuAnimator?)> {
        HostNoticeWith("willDisplayContextMenu", selector, ofMenu(version, question, former))
    }

    static func willEndContextMenuInteraction(
        _ selector: String, since version: String, after question: String = "contextMenuConfiguration",
        or former: String? = nil
    ) -> HostNoticeWith<(menu: Kit.MenuConfiguration, animator: Kit.MenuAnimator?)> {
        HostNoticeWith("willEndContextMenuInteraction", selector, ofMenu(version, question, former))
    }

    private static func ofMenu(_ version: String, _ question: String, _ former: String?) -> EventFacts {
        .since(version).gated(by: question, openByDefault: false, orBy: former)
    }
}
