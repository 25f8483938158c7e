import Deputy
import Foundation

/// The old editing menu, and context menus.
extension ListEvent {
    static func shouldShowMenu(_ selector: String, since version: String) -> CellQuestion<Bool> {
        CellQuestion("shouldShowMenu", selector, ofEditingMenu(version, of: 0), default: .no)
    }

    static func canPerformAction(
        _ selector: String, since version: String
    ) -> CellQuestionWith<(action: Kit.Action, sender: Any?), Bool> {
        CellQuestionWith(
            "canPerformAction", selector,
            ofEditingMenu(version, of: 1).gated(by: "shouldShowMenu", openByDefault: false),
            default: .no)
    }

    static func performAction(
        _ selector: String, since version: String
    ) -> CellNoticeWith<(action: Kit.Action, sender: Any?)> {
        CellNoticeWith(
            "performAction", selector, ofEditingMenu(version, of: 2).gated(by: "canPerformAction", openByDefault: false)
        )
    }

    /// A list shows no such menu unless its delegate has all three methods.
    private static func ofEditingMenu(_ version: String, of number: Int) -> EventFacts {
        var others = ["shouldShowMenu", "canPerformAction", "performAction"]
        others.remove(at: number)
        return .since(version).deprecated("13.0").beside(others)
    }

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

/// Dragging; `move` is the notice of a moved item; while it is announced, the list lifts items too.
extension ListEvent {
    static func shouldSpringLoad(
        _ selector: String, default fallback: EventDefault<Kit.SpringLoadedContext, IndexPath, Bool>
    ) -> CellQuestionWith<Kit.SpringLoadedContext, Bool> {
        CellQuestionWith("shouldSpringLoad", selector, .since("11.0"), default: fallback)
    }

    static func itemsForBeginningDragSession(
        _ selector: String
    ) -> CellQuestionWith<Kit.DragSession, [Kit.DragItem]> {
        CellQuestionWith(
            "itemsForBeginningDragSession", selector, .part(.drag).since("11.0").required,
            default: .init("no items, so no drag") { _ in [] })
    }

    static func itemsForAddingToDragSession(
        _ selector: String, orMovedBy move: String
    ) -> CellQuestionWith<(session: Kit.DragSession, point: CGPoint), [Kit.DragItem]> {
        CellQuestionWith(
            "itemsForAddingToDragSession", selector, ofDrag(move), default: .init("no items") { _ in [] })
    }

    static func dragPreviewParameters(
        _ selector: String, orMovedBy move: String
    ) -> CellQuestion<Kit.PreviewParameters?> {
        CellQuestion("dragPreviewParameters", selector, ofDrag(move), default: .init("the whole cell") { _ in nil })
    }

    static func dragSessionWillBegin(
        _ selector: String, orMovedBy move: String
    ) -> HostNoticeWith<Kit.DragSession> {
        HostNoticeWith("dragSessionWillBegin", selector, ofDrag(move))
    }

    static func dragSessionDidEnd(_ selector: String, orMovedBy move: String) -> HostNoticeWith<Kit.DragSession> {
        HostNoticeWith("dragSessionDidEnd", selector, ofDrag(move))
    }

    static func dragSessionAllowsMoveOperation(
        _ selector: String, orMovedBy move: String
    ) -> HostQuestionWith<Kit.DragSession, Bool> {
        HostQuestionWith("dragSessionAllowsMoveOperation", selector, ofDrag(move), default: .yes)
    }

    static func dragSessionIsRestrictedToDraggingApplication(
        _ selector: String, orMovedBy move: String
    ) -> HostQuestionWith<Kit.DragSession, Bool> {
        HostQuestionWith("dragSessionIsRestrictedToDraggingApplication", selector, ofDrag(move), default: .no)
    }

    private static func ofDrag(_ move: String) -> EventFacts {
        .part(.drag).since("11.0").gated(by: "itemsForBeginningDragSession", openByDefault: false, orBy: move)
    }
}

/// Dropping.
extension ListEvent {
    static func performDropWithCoordinator(_ selector: String) -> HostNoticeWith<Kit.DropCoordinator> {
        HostNoticeWith(
            "performDropWithCoordinator", selector, ofDrop.gated(by: "dropSessionDidUpdate").required,
            moment: .dropping)
    }

    static func canHandleDropSession(_ selector: String) -> HostQuestionWith<Kit.DropSession, Bool> {
        HostQuestionWith("canHandleDropSession", selector, .part(.drop).since("11.0"), default: .yes)
    }

    static func dropSessionDidEnter(_ selector: String) -> HostNoticeWith<Kit.DropSession> {
        HostNoticeWith("dropSessionDidEnter", selector, ofDrop)
    }

    static func dropSessionDidUpdate(
        _ selector: String
    ) -> HostQuestionWith<(session: Kit.DropSession, indexPath: IndexPath?), Kit.DropProposal> {
        HostQuestionWith(
            "dropSessionDidUpdate", selector, ofDrop,
            default: .init("nothing is dropped") { _ in Kit.cancelProposal })
    }

    static func dropSessionDidExit(_ selector: String) -> HostNoticeWith<Kit.DropSession> {
        HostNoticeWith("dropSessionDidExit", selector, ofDrop)
    }

    static func dropSessionDidEnd(_ selector: String) -> HostNoticeWith<Kit.DropSession> {
        HostNoticeWith("dropSessionDidEnd", selector, ofDrop)
    }

    static func dropPreviewParameters(_ selector: String) -> HostQuestionWith<IndexPath, Kit.PreviewParameters?> {
        HostQuestionWith("dropPreviewParameters", selector, ofDrop, default: .init("the whole cell") { _ in nil })
    }

    private static var ofDrop: EventFacts { .part(.drop).since("11.0").gated(by: "canHandleDropSession") }
}
