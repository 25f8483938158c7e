// What each member means is documented by the requirement of `CollectionKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

/// Updating a collection view.
extension _UIKitCollectionWork {
    // A flow layout keeps the sizes that its cells have given until it is invalidated.
    public static func reload(_ collection: UICollectionView) {
        collection.reloadData()
        if let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout,
            layout.estimatedItemSize != .zero
        {
            layout.invalidateLayout()
        }
    }

    public static func itemCounts(in collection: UICollectionView) -> [Int] {
        (0..<collection.numberOfSections).map { collection.numberOfItems(inSection: $0) }
    }

    public static func visibleItems(in collection: UICollectionView) -> [IndexPath] {
        collection.indexPathsForVisibleItems.inOrder(<)
    }

    public static func scrollsSideways(_ collection: UICollectionView) -> Bool {
        switch collection.collectionViewLayout {
        case let layout as UICollectionViewFlowLayout: layout.scrollDirection == .horizontal
        case let layout as UICollectionViewCompositionalLayout: layout.configuration.scrollDirection == .horizontal
        default: false
        }
    }

    public static func start(of item: IndexPath, in collection: UICollectionView) -> CGFloat {
        guard let frame = collection.layoutAttributesForItem(at: item)?.frame else { return 0 }
        return scrollsSideways(collection)
            ? frame.minX - collection.contentOffset.x : frame.minY - collection.contentOffset.y
    }

    public static func reconfigure(
        _ items: [IndexPath], in collection: UICollectionView, animations: UpdateAnimations
    ) {
        // Cells that size themselves are measured again in this.
        animating(animations) { collection.reconfigureItems(at: items) }
        guard let layout = collection.collectionViewLayout as? UICollectionViewFlowLayout,
            layout.estimatedItemSize == .zero
        else { return }
        let places = items.filter { hasOtherSize($0, in: collection, layout) }
        if !places.isEmpty { updateSizes(of: .cell, at: places, in: collection, animations: animations) }
    }

    // A flow layout that is invalidated asks for the sizes of all items, so it is only where one of them has another size.
    private static func hasOtherSize(
        _ item: IndexPath, in collection: UICollectionView, _ layout: UICollectionViewFlowLayout
    ) -> Bool {
        let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
        guard let size = delegate?.collectionView?(collection, layout: layout, sizeForItemAt: item) else {
            return false
        }
        return layout.layoutAttributesForItem(at: item)?.size != size
    }

    public static func selectedItems(in collection: UICollectionView) -> [IndexPath] {
        (collection.indexPathsForSelectedItems ?? []).inOrder(<)
    }

    // Unlike a table view, a collection view raises an exception for an item that does not exist.
    public static func select(_ item: IndexPath, in collection: UICollectionView) {
        guard item.count == 2, item[0] < collection.numberOfSections,
            item[1] < collection.numberOfItems(inSection: item[0])
        else { return }
        collection.selectItem(at: item, animated: false, scrollPosition: [])
    }

    public static func deselect(_ item: IndexPath, in collection: UICollectionView) {
        collection.deselectItem(at: item, animated: false)
    }

    // A flow layout keeps its sizes until it is invalidated.
    // It lays itself out later, without animation.
    public static func askSizes(in collection: UICollectionView, animations: UpdateAnimations) {
        let layout = collection.collectionViewLayout
        guard let context = invalidationContext(of: layout) as? UICollectionViewFlowLayoutInvalidationContext else {
            return layout.invalidateLayout()
        }
        context.invalidateFlowLayoutDelegateMetrics = true
        layout.invalidateLayout(with: context)
    }

    public static func asksViewSizes(in collection: UICollectionView) -> Bool {
        // One of an app's own may have room for a header by its model.
        guard collection.collectionViewLayout is UICollectionViewFlowLayout else {
            return !(collection.collectionViewLayout is UICollectionViewCompositionalLayout)
        }
        let questions = ["Header", "Footer"].map { "collectionView:layout:referenceSizeFor\($0)InSection:" }
        return questions.contains { collection.delegate?.responds(to: NSSelectorFromString($0)) == true }
    }

    // A layout of another kind gets the views that changed, and may keep the sizes of the others. In a flow layout headers do not size
    // themselves.
    public static func updateSizes(
        of kind: ViewKind, at places: [IndexPath], in collection: UICollectionView, animations: UpdateAnimations
    ) {
        let layout = collection.collectionViewLayout
        guard kind == .cell || !(layout is UICollectionViewFlowLayout) || asksViewSizes(in: collection) else { return }
        guard let context = invalidationContext(of: layout) else { return layout.invalidateLayout() }
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = true
        if let elementKind = kind.elementKind {
            context.invalidateSupplementaryElements(ofKind: elementKind, at: places)
        } else {
            context.invalidateItems(at: places)
        }
        layout.invalidateLayout(with: context)
    }

    private static func invalidationContext(
        of layout: UICollectionViewLayout
    ) -> UICollectionViewLayoutInvalidationContext? {
        (type(of: layout).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type)?.init()
    }

    // All changes of items have one animation, the layout's own, so `UpdateAnimations` only turns it on or off.
    public static func batch(
        _ stage: ChangeSet.Stage, in collection: UICollectionView, _ animations: UpdateAnimations,
        _ swap: @MainActor () -> Void, _ completion: @escaping @MainActor () -> Void
    ) {
        // A pending reload would count the new data as the old, so the old data is counted now.
        collection.layoutIfNeeded()
        let movesHeaders = mayMoveHeaders(stage, in: collection)
        collection.performBatchUpdates {
            swap()
            // A flow layout that is not invalidated misses the attributes of a header that has come or gone, and raises an exception.
            // Another layout asks by itself, and would lose the sizes that its cells have given.
            if movesHeaders {
                (collection.collectionViewLayout as? UICollectionViewFlowLayout)?.invalidateLayout()
            }
            collection.deleteSections(IndexSet(stage.deletedSections))
            collection.reloadSections(IndexSet(stage.reloadedSections))
            collection.insertSections(IndexSet(stage.insertedSections))
            for move in stage.movedSections { collection.moveSection(move.from, toSection: move.to) }
            collection.deleteItems(at: stage.deletedItems)
            collection.reloadItems(at: stage.reloadedItems)
            collection.insertItems(at: stage.insertedItems)
            for move in stage.movedItems { collection.moveItem(at: move.from, to: move.to) }
        } completion: { _ in
            completion()
        }
    }
}
#endif
