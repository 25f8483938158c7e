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
#endif
