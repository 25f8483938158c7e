#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// Editing and moving.
extension CollectionDelegateProxy {
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        ask(events.canEdit, at: indexPath) { $0.collectionView?(collectionView, canEditItemAt: indexPath) }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath source: IndexPath, atCurrentIndexPath current: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        ask(events.targetIndexPathForMoveFromItem, (current, proposed), at: source) {
            $0.collectionView?(
                collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: source,
                atCurrentIndexPath: current, toProposedIndexPath: proposed)
        }
    }

    @available(iOS, deprecated: 15.0)
    @available(tvOS, deprecated: 15.0)
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        ask(events.targetIndexPathForMovingItem, proposed, at: source) {
            $0.collectionView?(
                collectionView, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: proposed)
        }
    }
}
#endif
