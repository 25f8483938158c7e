#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// An object for one of a collection view's delegate slots; see ``ListProxy``.
@MainActor
class CollectionProxy: ScrollProxy, ListProxy {
    typealias Methods = any CollectionDelegateMethods

    let link: _ManagerLink<UIKitCollections>
    let slot: _DelegateSlot
    let events: CollectionEvents<UIKitCollections>

    init(_ slot: _DelegateSlot, _ manager: CollectionManager<UIKitCollections>) {
        self.slot = slot
        link = manager._link
        events = manager.dispatcher.events
        super.init()
        responder = slot
    }
}

#if os(tvOS)
typealias CollectionDelegateMethods = UICollectionViewDelegateFlowLayout & UICollectionViewDataSource
    & UICollectionViewDataSourcePrefetching
#else
typealias CollectionDelegateMethods = UICollectionViewDelegateFlowLayout & UICollectionViewDataSource
    & UICollectionViewDataSourcePrefetching & UICollectionViewDragDelegate & UICollectionViewDropDelegate
#endif

/// A collection view's `dataSource`.
final class CollectionDataSourceProxy: CollectionProxy, UICollectionViewDataSource {
    // MARK: Items and cells

    func numberOfSections(in collectionView: UICollectionView) -> Int { manager?.countSections() ?? 0 }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        manager?.numberOfItems(inSection: section) ?? 0
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        manager?.cell(in: collectionView, at: indexPath)
            ?? UIKitCollections.placeholder(in: collectionView, at: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        manager?.supplementary(elementKind: kind, in: collectionView, at: indexPath) {
            methods(of: $0).collectionView?(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
            ?? UIKitCollections.supplementaryPlaceholder(
                ViewKind(elementKind: kind), in: collectionView, at: indexPath)
    }

    // MARK: Moving

    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        send(events.canMove, at: indexPath) { $0.collectionView?(collectionView, canMoveItemAt: indexPath) }
    }

    func collectionView(
        _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
    ) {
        send(events.moveItemAtTo, (source, destination)) {
            $0.collectionView?(collectionView, moveItemAt: source, to: destination)
        }
    }

    // MARK: Index

    func indexTitles(for collectionView: UICollectionView) -> [String]? {
        send(events.indexTitles, ()) { $0.indexTitles?(for: collectionView) }
    }

    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        send(events.indexPathForIndexTitle, (title, index)) {
            $0.collectionView?(collectionView, indexPathForIndexTitle: title, at: index)
        }
    }
}

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
