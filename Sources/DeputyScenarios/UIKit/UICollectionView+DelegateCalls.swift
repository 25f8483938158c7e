#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UICollectionView: DelegateCalls {
    func askFocus(of item: IndexPath) { _ = delegate?.collectionView?(self, canFocusItemAt: item) }
    func askPreferredFocus() { _ = delegate?.indexPathForPreferredFocusedView?(in: self) }

    #if !os(tvOS)
    /// Where the new form is there, the old one is not asked.
    func askMenu(of items: [IndexPath]) -> UIContextMenuConfiguration? {
        if #available(iOS 16.0, *), asksForSeveral {
            return delegate?.collectionView?(self, contextMenuConfigurationForItemsAt: items, point: .zero)
        }
        guard let item = items.first else { return nil }
        return formerMenus?.collectionView?(self, menuAt: item, point: .zero)
    }
    private var formerMenus: (any FormerMenus)? { delegate.map { unsafeBitCast($0, to: (any FormerMenus).self) } }
    private var asksForSeveral: Bool {
        guard #available(iOS 16.0, *) else { return false }
        let method = #selector(
            (any UICollectionViewDelegate).collectionView(_:contextMenuConfigurationForItemsAt:point:))
        return delegate?.responds(to: method) == true
    }
    func askPreview(opening menu: UIContextMenuConfiguration, of items: [IndexPath]) {
        if #available(iOS 16.0, *), asksForSeveral {
            for item in items {
                _ = delegate?.collectionView?(self, contextMenuConfiguration: menu, highlightPreviewForItemAt: item)
            }
            return
        }
        _ = formerMenus?.collectionView?(self, openingPreviewOf: menu)
    }
    func tellDisplay(of menu: UIContextMenuConfiguration) {
        delegate?.collectionView?(self, willDisplayContextMenu: menu, animator: nil)
    }
    func askPreview(closing menu: UIContextMenuConfiguration, of items: [IndexPath]) {
        if #available(iOS 16.0, *), asksForSeveral {
            for item in items {
                _ = delegate?.collectionView?(self, contextMenuConfiguration: menu, dismissalPreviewForItemAt: item)
            }
            return
        }
        _ = formerMenus?.collectionView?(self, closingPreviewOf: menu)
    }
    func tellEnd(of menu: UIContextMenuConfiguration) {
        delegate?.collectionView?(self, willEndContextMenuInteraction: menu, animator: nil)
    }

    func askItems(for drag: ImitatedDrag, from item: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView(self, itemsForBeginning: drag, at: item) ?? []
    }
    func askItems(addedTo drag: ImitatedDrag, from item: IndexPath) -> [UIDragItem] {
        dragDelegate?.collectionView?(self, itemsForAddingTo: drag, at: item, point: .zero) ?? []
    }
    func askDragPreview(of item: IndexPath) {
        _ = dragDelegate?.collectionView?(self, dragPreviewParametersForItemAt: item)
    }
    func tellBegin(of drag: ImitatedDrag) { dragDelegate?.collectionView?(self, dragSessionWillBegin: drag) }
    func askWhetherMoves(_ drag: ImitatedDrag) {
        _ = dragDelegate?.collectionView?(self, dragSessionAllowsMoveOperation: drag)
    }
    func askWhetherStaysHere(_ drag: ImitatedDrag) {
        _ = dragDelegate?.collectionView?(self, dragSessionIsRestrictedToDraggingApplication: drag)
    }
    func askSpringLoading(of item: IndexPath) {
        _ = delegate?.collectionView?(self, shouldSpringLoadItemAt: item, with: ImitatedSpringLoading())
    }
    func tellEnd(of drag: ImitatedDrag) { dragDelegate?.collectionView?(self, dragSessionDidEnd: drag) }

    func handles(_ drop: ImitatedDrag) -> Bool {
        dropDelegate.map { $0.collectionView?(self, canHandle: drop) ?? true } ?? false
    }
    func tellEntry(of drop: ImitatedDrag) { dropDelegate?.collectionView?(self, dropSessionDidEnter: drop) }
    func askProposal(for drop: ImitatedDrag, at place: IndexPath?) -> UICollectionViewDropProposal? {
        dropDelegate?.collectionView?(self, dropSessionDidUpdate: drop, withDestinationIndexPath: place)
    }
    func tellExit(of drop: ImitatedDrag) { dropDelegate?.collectionView?(self, dropSessionDidExit: drop) }
    func perform(_ drop: ImitatedDrag, at place: IndexPath?, _ proposal: UICollectionViewDropProposal) {
        dropDelegate?.collectionView(self, performDropWith: ImitatedCollectionDrop(drop, at: place, proposal))
    }
    func askDropPreview(of item: IndexPath) {
        _ = dropDelegate?.collectionView?(self, dropPreviewParametersForItemAt: item)
    }
    func tellDropEnd(of drop: ImitatedDrag) { dropDelegate?.collectionView?(self, dropSessionDidEnd: drop) }
    #endif
}

#if !os(tvOS)
/// The questions about menus of systems before iOS 16, by their selectors: the SDK's own declarations are deprecated, and to call
/// them is a warning.
@MainActor
@objc private protocol FormerMenus {
    @objc(collectionView:contextMenuConfigurationForItemAtIndexPath:point:)
    optional func collectionView(
        _ list: UICollectionView, menuAt item: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?
    @objc(collectionView:previewForHighlightingContextMenuWithConfiguration:)
    optional func collectionView(
        _ list: UICollectionView, openingPreviewOf menu: UIContextMenuConfiguration
    ) -> UITargetedPreview?
    @objc(collectionView:previewForDismissingContextMenuWithConfiguration:)
    optional func collectionView(
        _ list: UICollectionView, closingPreviewOf menu: UIContextMenuConfiguration
    ) -> UITargetedPreview?
}
#endif
#endif
