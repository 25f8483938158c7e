#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// Is in a collection view's prefetching slot, while an event of prefetching is announced.
final class CollectionPrefetchingProxy: CollectionProxy, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        tellSeveral(events.prefetch, at: indexPaths) { $0.collectionView(collectionView, prefetchItemsAt: indexPaths) }
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        tellSeveral(events.cancelPrefetch, at: indexPaths) {
            $0.collectionView?(collectionView, cancelPrefetchingForItemsAt: indexPaths)
        }
    }
}
#endif
