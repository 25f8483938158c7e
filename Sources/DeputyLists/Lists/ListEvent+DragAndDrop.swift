import Deputy
import Foundation

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
            "itemsForBeginningDragSession", selector,
            .part(.drag).since("11.0").needing(.dragging(Kit.self)).required,
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
        .part(.drag).since("11.0").needing(.dragging(Kit.self))
            .gated(by: "itemsForBeginningDragSession", openByDefault: false, orBy: move)
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
