#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputyLists
import UIKit

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
