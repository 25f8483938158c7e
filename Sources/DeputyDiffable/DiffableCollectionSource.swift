// What each override answers is documented by UIKit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
import DeputyUIKit
public import UIKit

/// A diffable data source of a collection view whose items are moved, and whose index is given, by the closures of a manager.
///
/// ```swift
/// let dataSource = DiffableCollectionSource<Album, Photo>(collectionView)
/// let manager = CollectionManager(collectionView, source: DiffableItems(dataSource))
/// manager.onHost.moveItemAtTo { places in … }
/// ```
///
/// The manager makes the cells and all other views. As with every diffable data source only it changes its collection view: what
/// a person moves it moves itself (`reorderingHandlers`, which are set here), so that `moveItemAtTo` comes after the move.
public final class DiffableCollectionSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    UICollectionViewDiffableDataSource<Section, Item>, _PassingDataSource
{
    /// The way to the manager.
    public let _link: _DataSourceLink
    private weak var collectionView: UICollectionView?
    /// The item of which it was asked last whether it may be moved.
    private var lifted: Item?

    /// Puts itself in a collection view's data source slot; make the manager of the collection view next.
    public init(_ collectionView: UICollectionView) {
        let link = _DataSourceLink(CollectionEvents<UIKitCollections>.self)
        _link = link
        self.collectionView = collectionView
        super.init(collectionView: collectionView) { collectionView, indexPath, _ in
            link.dataSource?.collectionView(collectionView, cellForItemAt: indexPath)
                ?? UIKitCollections.placeholder(in: collectionView, at: indexPath)
        }
        supplementaryViewProvider = { collectionView, kind, indexPath in
            link.dataSource?
                .collectionView?(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
                ?? UIKitCollections.supplementaryPlaceholder(
                    ViewKind(elementKind: kind), in: collectionView, at: indexPath)
        }
        reorderingHandlers.canReorderItem = { [weak self] item in self?.mayMove(item) ?? false }
        reorderingHandlers.didReorder = { [weak self] transaction in
            self?.tellMove(from: transaction.initialSnapshot, to: transaction.finalSnapshot)
        }
    }

    private var proxy: (any UICollectionViewDataSource)? { _link.dataSource }

    /// A collection view counts only what is answered.
    public nonisolated override func responds(to selector: Selector!) -> Bool {
        diffableSource(super.responds(to: selector), to: selector) { _link }
    }

    // MARK: Index

    public override func indexTitles(for collectionView: UICollectionView) -> [String]? {
        proxy?.indexTitles?(for: collectionView) ?? nil
    }

    public override func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        proxy?.collectionView?(collectionView, indexPathForIndexTitle: title, at: index) ?? IndexPath(index: index)
    }

    // MARK: Moving

    private func mayMove(_ item: Item) -> Bool {
        guard let collectionView, let indexPath = indexPath(for: item) else { return false }
        lifted = item
        return proxy?.collectionView?(collectionView, canMoveItemAt: indexPath) ?? false
    }

    private func tellMove(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        func items(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) -> [[Item]] {
            snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:))
        }
        guard let collectionView, let move = ReorderedItem(from: items(old), to: items(new), lifted: lifted) else {
            return
        }
        proxy?.collectionView?(collectionView, moveItemAt: move.source, to: move.destination)
    }
}

extension _DataSourceLink {
    /// The proxy of the manager.
    fileprivate var dataSource: (any UICollectionViewDataSource)? { proxy as? any UICollectionViewDataSource }
}
#endif
