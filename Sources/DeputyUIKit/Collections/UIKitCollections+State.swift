// What each member means is documented by the requirement of `CollectionKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
import DeputyLists
public import UIKit

/// What a collection view does without an answer.
extension _UIKitCollectionWork {
    public static func hasReorderControl(_ collection: UICollectionView) -> Bool {
        collection.dataSource?.responds(to: NSSelectorFromString("collectionView:moveItemAtIndexPath:toIndexPath:"))
            ?? false
    }

    public static func mayHighlight(_ collection: UICollectionView, at indexPath: IndexPath) -> Bool {
        collection.delegate?.collectionView?(collection, shouldHighlightItemAt: indexPath) ?? true
    }

    // The cell itself is not asked whether it can have focus: it would ask its collection, which asks here.
    public static func hasFocusableContent(_ collection: UICollectionView, at indexPath: IndexPath) -> Bool {
        collection.cellForItem(at: indexPath)?.contentView.holdsFocusableView ?? false
    }

    #if !os(tvOS)
    public static var cancelProposal: UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
    #endif

    // MARK: Layout

    public static func layout(of collection: UICollectionView) -> UICollectionViewLayout {
        collection.collectionViewLayout
    }

    public static func transitionLayout(
        from former: UICollectionViewLayout, to layout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: former, nextLayout: layout)
    }

    public static func itemSize(of layout: UICollectionViewLayout) -> CGSize {
        (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    public static func sectionInset(of layout: UICollectionViewLayout) -> UIEdgeInsets {
        (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    }

    public static func minimumLineSpacing(of layout: UICollectionViewLayout) -> CGFloat {
        (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0
    }

    public static func minimumInteritemSpacing(of layout: UICollectionViewLayout) -> CGFloat {
        (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0
    }

    public static func headerReferenceSize(of layout: UICollectionViewLayout) -> CGSize {
        (layout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }

    public static func footerReferenceSize(of layout: UICollectionViewLayout) -> CGSize {
        (layout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero
    }
}
#endif
