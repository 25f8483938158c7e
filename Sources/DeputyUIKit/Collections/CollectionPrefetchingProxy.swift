#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// A collection view's `prefetchDataSource`, installed only while a prefetching event has a handler.
final class CollectionPrefetchingProxy: CollectionProxy, UICollectionViewDataSourcePrefetching {
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        sendSeveral(events.prefetch, at: indexPaths) { $0.collectionView(collectionView, prefetchItemsAt: indexPaths) }
    }

    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        sendSeveral(events.cancelPrefetch, at: indexPaths) {
            $0.collectionView?(collectionView, cancelPrefetchingForItemsAt: indexPaths)
        }
    }
}
#endif
