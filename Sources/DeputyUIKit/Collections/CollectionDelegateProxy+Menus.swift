#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// Menus, old and new, and what else a press or a drag over an item does.
extension CollectionDelegateProxy {
    // visionOS never had these.
    #if !os(visionOS)
    @available(iOS, deprecated: 13.0)
    @available(tvOS, deprecated: 13.0)
    func collectionView(_ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath) -> Bool {
        ask(events.shouldShowMenu, at: indexPath) {
            $0.collectionView?(collectionView, shouldShowMenuForItemAt: indexPath)
        }
    }

    @available(iOS, deprecated: 13.0)
    @available(tvOS, deprecated: 13.0)
    func collectionView(
        _ collectionView: UICollectionView, canPerformAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        ask(events.canPerformAction, (action, sender), at: indexPath) {
            $0.collectionView?(collectionView, canPerformAction: action, forItemAt: indexPath, withSender: sender)
        }
    }

    @available(iOS, deprecated: 13.0)
    @available(tvOS, deprecated: 13.0)
    func collectionView(
        _ collectionView: UICollectionView, performAction action: Selector, forItemAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        tell(events.performAction, (action, sender), at: indexPath) {
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
        ask(events.contextMenuConfiguration, point, at: indexPath) {
            $0.collectionView?(collectionView, contextMenuConfigurationForItemAt: indexPath, point: point)
        }
    }

    @available(iOS, deprecated: 16.0)
    func collectionView(
        _ collectionView: UICollectionView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        ask(events.previewForHighlightingContextMenu, configuration) {
            $0.collectionView?(collectionView, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
    }

    @available(iOS, deprecated: 16.0)
    func collectionView(
        _ collectionView: UICollectionView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        ask(events.previewForDismissingContextMenu, configuration) {
            $0.collectionView?(collectionView, previewForDismissingContextMenuWithConfiguration: configuration)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        tell(events.willPerformPreviewAction, (configuration, animator)) {
            $0.collectionView?(collectionView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, sceneActivationConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIWindowScene.ActivationConfiguration? {
        ask(events.sceneActivationConfiguration, point, at: indexPath) {
            $0.collectionView?(collectionView, sceneActivationConfigurationForItemAt: indexPath, point: point)
        }
    }

    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        ask(events.shouldSpringLoad, context, at: indexPath) {
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
        let answer = ask(events.contextMenuConfigurationForItemsAtIndexPaths, (indexPaths, point)) {
            $0.collectionView?(collectionView, contextMenuConfigurationForItemsAt: indexPaths, point: point)
        }
        return UIKitCollections.menu(answer)
    }

    @available(iOS 16.0, tvOS 17.0, *)
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfiguration configuration: UIContextMenuConfiguration,
        highlightPreviewForItemAt indexPath: IndexPath
    ) -> UITargetedPreview? {
        let answer = ask(events.highlightPreview, configuration, at: indexPath) {
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
        let answer = ask(events.dismissalPreview, configuration, at: indexPath) {
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
        tell(events.willDisplayContextMenu, (configuration, animator)) {
            $0.collectionView?(collectionView, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    @available(tvOS 17.0, *)
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        tell(events.willEndContextMenuInteraction, (configuration, animator)) {
            $0.collectionView?(collectionView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
    #endif
}
#endif
