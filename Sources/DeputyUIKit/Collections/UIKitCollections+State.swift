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

    // MARK: Older questions

    private static func older(_ collection: UICollectionView) -> (any OlderQuestions)? {
        collection.delegate.map { unsafeBitCast($0, to: (any OlderQuestions).self) }
    }

    #if os(tvOS)
    // tvOS has only menus of several items.
    public static func olderMenu(
        of item: IndexPath, at point: CGPoint, in collection: UICollectionView
    ) -> MenuConfiguration? { nil }

    public static func olderPreview(
        of menu: MenuConfiguration, isShown: Bool, in collection: UICollectionView
    ) -> TargetedPreview? { nil }
    #else
    public static func olderMenu(
        of item: IndexPath, at point: CGPoint, in collection: UICollectionView
    ) -> MenuConfiguration? {
        older(collection)?.collectionView?(collection, menuAt: item, point: point) ?? nil
    }

    public static func olderPreview(
        of menu: MenuConfiguration, isShown: Bool, in collection: UICollectionView
    ) -> TargetedPreview? {
        let delegate = older(collection)
        return
            (isShown
            ? delegate?.collectionView?(collection, openingPreviewOf: menu)
            : delegate?.collectionView?(collection, closingPreviewOf: menu)) ?? nil
    }
    #endif

    public static func olderTarget(
        of item: IndexPath, over proposed: IndexPath, in collection: UICollectionView
    ) -> IndexPath? {
        older(collection)?.collectionView?(collection, targetFrom: item, over: proposed)
    }

    // MARK: Layout

    public static func layout(of collection: UICollectionView) -> UICollectionViewLayout {
        collection.collectionViewLayout
    }

    public static func transitionLayout(
        from former: UICollectionViewLayout, to layout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        UICollectionViewTransitionLayout(currentLayout: former, nextLayout: layout)
    }

    // Where cells size themselves, each is given the estimate unless the delegate has a size.
    public static func itemSize(of layout: UICollectionViewLayout) -> CGSize {
        guard let layout = layout as? UICollectionViewFlowLayout else { return .zero }
        let estimate = layout.estimatedItemSize
        return [.zero, UICollectionViewFlowLayout.automaticSize].contains(estimate) ? layout.itemSize : estimate
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

/// Questions that newer ones replace, by their selectors: the SDK's own declarations are deprecated, and to call them is a warning. Each is
/// looked up before it is called.
@MainActor
@objc private protocol OlderQuestions {
    #if !os(tvOS)
    @objc(collectionView:contextMenuConfigurationForItemAtIndexPath:point:)
    optional func collectionView(
        _ collection: UICollectionView, menuAt item: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    @objc(collectionView:previewForHighlightingContextMenuWithConfiguration:)
    optional func collectionView(
        _ collection: UICollectionView, openingPreviewOf menu: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    @objc(collectionView:previewForDismissingContextMenuWithConfiguration:)
    optional func collectionView(
        _ collection: UICollectionView, closingPreviewOf menu: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    #endif
    @objc(collectionView:targetIndexPathForMoveFromItemAtIndexPath:toProposedIndexPath:)
    optional func collectionView(
        _ collection: UICollectionView, targetFrom source: IndexPath, over proposed: IndexPath
    ) -> IndexPath
}
#endif
