#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// A collection view's `delegate`: what a collection view asks and tells it, by topic.
final class CollectionDelegateProxy: CollectionProxy, UICollectionViewDelegateFlowLayout {
    // MARK: Display

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        sendSpecialized(events.willDisplay, view: cell, at: indexPath) {
            $0.collectionView?(collectionView, willDisplay: cell, forItemAt: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        sendSpecialized(events.didEndDisplaying, view: cell, at: indexPath) {
            $0.collectionView?(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind kind: String, at indexPath: IndexPath
    ) {
        send(events.willDisplaySupplementaryView, view: view, at: indexPath) {
            $0.collectionView?(
                collectionView, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind kind: String, at indexPath: IndexPath
    ) {
        send(events.didEndDisplayingSupplementaryView, view: view, at: indexPath) {
            $0.collectionView?(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: indexPath)
        }
    }

    // MARK: Flow layout

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        asked(by: layout) {
            sendSpecialized(events.sizeForCell, at: indexPath) {
                $0.collectionView?(collectionView, layout: layout, sizeForItemAt: indexPath)
            }
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        send(events.insetForSectionAtIndex, (layout, section)) {
            $0.collectionView?(collectionView, layout: layout, insetForSectionAt: section)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        send(events.minimumLineSpacingForSectionAtIndex, (layout, section)) {
            $0.collectionView?(collectionView, layout: layout, minimumLineSpacingForSectionAt: section)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        send(events.minimumInteritemSpacingForSectionAtIndex, (layout, section)) {
            $0.collectionView?(collectionView, layout: layout, minimumInteritemSpacingForSectionAt: section)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        asked(by: layout) {
            send(events.referenceSizeForHeaderView, at: [section, 0]) {
                $0.collectionView?(collectionView, layout: layout, referenceSizeForHeaderInSection: section)
            }
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize {
        asked(by: layout) {
            send(events.referenceSizeForFooterView, at: [section, 0]) {
                $0.collectionView?(collectionView, layout: layout, referenceSizeForFooterInSection: section)
            }
        }
    }

    // MARK: Any layout

    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout former: UICollectionViewLayout,
        newLayout layout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout {
        send(events.transitionLayout, (former, layout)) {
            $0.collectionView?(collectionView, transitionLayoutForOldLayout: former, newLayout: layout)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposed: CGPoint
    ) -> CGPoint {
        send(events.targetContentOffsetForProposedContentOffset, proposed) {
            $0.collectionView?(collectionView, targetContentOffsetForProposedContentOffset: proposed)
        }
    }
}

/// Highlighting, selection and focus.
extension CollectionDelegateProxy {
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        send(events.shouldHighlight, at: indexPath) {
            $0.collectionView?(collectionView, shouldHighlightItemAt: indexPath)
        }
    }

    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        send(events.didHighlight, at: indexPath) { $0.collectionView?(collectionView, didHighlightItemAt: indexPath) }
    }

    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        send(events.didUnhighlight, at: indexPath) {
            $0.collectionView?(collectionView, didUnhighlightItemAt: indexPath)
        }
    }

    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        send(events.shouldSelect, at: indexPath) { $0.collectionView?(collectionView, shouldSelectItemAt: indexPath) }
    }

    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        send(events.shouldDeselect, at: indexPath) {
            $0.collectionView?(collectionView, shouldDeselectItemAt: indexPath)
        }
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        send(events.didSelect, at: indexPath) { $0.collectionView?(collectionView, didSelectItemAt: indexPath) }
    }

    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        send(events.didDeselect, at: indexPath) { $0.collectionView?(collectionView, didDeselectItemAt: indexPath) }
    }

    @available(iOS 16.0, tvOS 16.0, *)
    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool {
        send(events.canPerformPrimaryAction, at: indexPath) {
            $0.collectionView?(collectionView, canPerformPrimaryActionForItemAt: indexPath)
        }
    }

    @available(iOS 16.0, tvOS 16.0, *)
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        send(events.performPrimaryAction, at: indexPath) {
            $0.collectionView?(collectionView, performPrimaryActionForItemAt: indexPath)
        }
    }

    // MARK: Focus

    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
        send(events.canFocus, at: indexPath) { $0.collectionView?(collectionView, canFocusItemAt: indexPath) }
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool {
        send(events.shouldUpdateFocus, context) { $0.collectionView?(collectionView, shouldUpdateFocusIn: context) }
    }

    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        send(events.didUpdateFocus, (context, coordinator)) {
            $0.collectionView?(collectionView, didUpdateFocusIn: context, with: coordinator)
        }
    }

    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
        send(events.indexPathForPreferredFocusedView, ()) { $0.indexPathForPreferredFocusedView?(in: collectionView) }
    }

    #if !os(tvOS)
    func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool {
        send(events.selectionFollowsFocus, at: indexPath) {
            $0.collectionView?(collectionView, selectionFollowsFocusForItemAt: indexPath)
        }
    }

    // MARK: Several items

    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        send(events.shouldBeginMultipleSelectionInteraction, at: indexPath) {
            $0.collectionView?(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) {
        send(events.didBeginMultipleSelectionInteraction, at: indexPath) {
            $0.collectionView?(collectionView, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
        send(events.didEndMultipleSelectionInteraction, ()) {
            $0.collectionViewDidEndMultipleSelectionInteraction?(collectionView)
        }
    }
    #endif
}

/// Editing and moving.
extension CollectionDelegateProxy {
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool {
        send(events.canEdit, at: indexPath) { $0.collectionView?(collectionView, canEditItemAt: indexPath) }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath source: IndexPath, atCurrentIndexPath current: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        send(events.targetIndexPathForMoveFromItem, (current, proposed), at: source) {
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
        send(events.targetIndexPathForMovingItem, proposed, at: source) {
            $0.collectionView?(
                collectionView, targetIndexPathForMoveFromItemAt: source, toProposedIndexPath: proposed)
        }
    }
}

/// Menus, old and new, and what else a press or a drag over an item does.
extension CollectionDelegateProxy {
    // visionOS never had these.
    #if !os(visionOS)
    @available(iOS, deprecated: 13.0)
    @available(tvOS, deprecated: 13.0)
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        send(events.shouldShowMenu, at: indexPath) {
            $0.collectionView?(collectionView, shouldShowMenuForItemAt: indexPath)
        }
    }

    @available(iOS, deprecated: 13.0)
    @available(tvOS, deprecated: 13.0)
    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        send(events.canPerformAction, (action, sender), at: indexPath) {
            $0.collectionView?(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
        }
    }

    @available(iOS, deprecated: 13.0)
    @available(tvOS, deprecated: 13.0)
    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        send(events.performAction, (action, sender), at: indexPath) {
            $0.collectionView?(collectionView, performAction: action, forItemAt: indexPath, withSender: sender)
        }
    }
    #endif

    // tvOS has only menus of several items, no previews that open, no scenes and no dragging.
    #if !os(tvOS)
    @available(iOS, deprecated: 16.0)
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        send(events.contextMenuConfiguration, point, at: indexPath) {
            $0.collectionView?(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
        }
    }

    @available(iOS, deprecated: 16.0)
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        send(events.previewForHighlightingContextMenu, configuration) {
            $0.collectionView?(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
    }

    @available(iOS, deprecated: 16.0)
    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        send(events.previewForDismissingContextMenu, configuration) {
            $0.collectionView?(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        send(events.willPerformPreviewAction, (configuration, animator)) {
            $0.collectionView?(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? {
        send(events.sceneActivationConfiguration, point, at: indexPath) {
            $0.collectionView?(collectionView, sceneActivationConfigurationForItemAt: indexPath, point: point)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        send(events.shouldSpringLoad, context, at: indexPath) {
            $0.collectionView?(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
        }
    }
    #endif

    // Of tvOS 17 and later; see `_UIKitListKit.menu(_:)`.
    #if !os(tvOS) || canImport(Symbols)
    @available(iOS 16.0, tvOS 17.0, *)
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let answer = send(events.contextMenuConfigurationForItemsAtIndexPaths, (indexPaths, point)) {
            $0.collectionView?(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        }
        return UIKitCollections.menu(answer)
    }

    @available(iOS 16.0, tvOS 17.0, *)
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        let answer = send(events.highlightPreview, configuration, at: indexPath) {
            $0.collectionView?(
                collectionView, contextMenuConfiguration: configuration, highlightPreviewForItemAt: indexPath)
        }
        return UIKitCollections.preview(answer)
    }

    @available(iOS 16.0, tvOS 17.0, *)
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        let answer = send(events.dismissalPreview, configuration, at: indexPath) {
            $0.collectionView?(
                collectionView, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: indexPath)
        }
        return UIKitCollections.preview(answer)
    }

    @available(tvOS 17.0, *)
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        send(events.willDisplayContextMenu, (configuration, animator)) {
            $0.collectionView?(collectionView, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    @available(tvOS 17.0, *)
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        send(events.willEndContextMenuInteraction, (configuration, animator)) {
            $0.collectionView?(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
    #endif
}
#endif
