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
#endif
