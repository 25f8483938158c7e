#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputyLists
import UIKit

/// A collection view's `dragDelegate`, installed only while a drag event has a handler.
final class CollectionDragProxy: CollectionProxy, UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        send(events.itemsForBeginningDragSession, session, at: indexPath) {
            $0.collectionView(collectionView, itemsForBeginning: session, at: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        send(events.itemsForAddingToDragSession, (session, point), at: indexPath) {
            $0.collectionView?(collectionView, itemsForAddingTo: session, at: indexPath, point: point)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        send(events.dragPreviewParameters, at: indexPath) {
            $0.collectionView?(collectionView, dragPreviewParametersForItemAt: indexPath)
        }
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {
        send(events.dragSessionWillBegin, session) { $0.collectionView?(collectionView, dragSessionWillBegin: session) }
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        send(events.dragSessionDidEnd, session) { $0.collectionView?(collectionView, dragSessionDidEnd: session) }
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession)
        -> Bool
    {
        send(events.dragSessionAllowsMoveOperation, session) {
            $0.collectionView?(collectionView, dragSessionAllowsMoveOperation: session)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        send(events.dragSessionIsRestrictedToDraggingApplication, session) {
            $0.collectionView?(collectionView, dragSessionIsRestrictedToDraggingApplication: session)
        }
    }
}

/// A collection view's `dropDelegate`, installed only while a drop event has a handler.
final class CollectionDropProxy: CollectionProxy, UICollectionViewDropDelegate {
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        send(events.performDropWithCoordinator, coordinator) {
            $0.collectionView(collectionView, performDropWith: coordinator)
        }
    }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        send(events.canHandleDropSession, session) { $0.collectionView?(collectionView, canHandle: session) }
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        send(events.dropSessionDidEnter, session) { $0.collectionView?(collectionView, dropSessionDidEnter: session) }
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destination: IndexPath?
    ) -> UICollectionViewDropProposal {
        send(events.dropSessionDidUpdate, (session, destination)) {
            $0.collectionView?(collectionView, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        }
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        send(events.dropSessionDidExit, session) { $0.collectionView?(collectionView, dropSessionDidExit: session) }
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        send(events.dropSessionDidEnd, session) { $0.collectionView?(collectionView, dropSessionDidEnd: session) }
    }

    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        send(events.dropPreviewParameters, indexPath) {
            $0.collectionView?(collectionView, dropPreviewParametersForItemAt: indexPath)
        }
    }
}
#endif
