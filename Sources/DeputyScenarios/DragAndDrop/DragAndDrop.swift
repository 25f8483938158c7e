import DeputyHeadless
import DeputyLists
import Foundation

/// Drags that begin at a list, and drops on it.
enum DragAndDrop {
    static let all: [any Scenario] = [
        DragsAndCancels(), DragsNothing(), DragsSeveral(), HoversOverItems(), DropsHere(), DropsFromElsewhere(),
        RefusesDrops(), CannotHandleDrops(), DropsOnAPlaceholder(), CancelsOverAGap(),
    ]
}

extension Stage {
    /// Registers books with closures for a drag that begins at them.
    @discardableResult
    func registerDrags() -> Self {
        register { mapping in
            mapping.itemsForBeginningDragSession.withoutCell { _, book, _ in
                book == Book("C") ? [] : [Kit.dragItem(book.title)].compactMap { $0 }
            }
            mapping.itemsForAddingToDragSession.withoutCell { _, book, _ in
                [Kit.dragItem(book.title)].compactMap { $0 }
            }
            mapping.shouldSpringLoad.withoutCell { _, _, _ in true }
        }
        manager.onHost.dragSessionWillBegin { _ in }
        manager.onHost.dragSessionDidEnd { _ in }
        manager.onHost.dragSessionAllowsMoveOperation { _ in true }
        manager.onHost.dragSessionIsRestrictedToDraggingApplication { _ in false }
        return self
    }

    /// Registers closures for a drop, which inserts what is dropped before it tells the list.
    @discardableResult
    func registerDrops(handles: Bool = true, accepts: Bool = true) -> Self {
        manager.onHost.canHandleDropSession { _ in handles }
        manager.onHost.dropSessionDidEnter { _ in }
        manager.onHost.dropSessionDidUpdate { _ in accepts ? Kit.copyProposal : Kit.cancelProposal }
        manager.onHost.dropSessionDidExit { _ in }
        manager.onHost.dropSessionDidEnd { _ in }
        manager.onHost.performDropWithCoordinator { [unowned self] coordinator in
            let dropped = Kit.dropped(coordinator)
            for text in dropped.texts { items.insert(Book(text + "'"), at: dropped.place ?? [0, 0]) }
            manager.flush()
        }
        return self
    }
}
