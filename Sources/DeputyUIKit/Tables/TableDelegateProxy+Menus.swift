#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// Menus, old and new, and dragging over rows.
extension TableDelegateProxy {
    // visionOS never had these.
    #if !os(visionOS)
    @available(iOS, deprecated: 13.0)
    @available(tvOS, deprecated: 13.0)
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        ask(events.shouldShowMenu, at: indexPath) { $0.tableView?(tableView, shouldShowMenuForRowAt: indexPath) }
    }

    @available(iOS, deprecated: 13.0)
    @available(tvOS, deprecated: 13.0)
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        ask(events.canPerformAction, (action, sender), at: indexPath) {
            $0.tableView?(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
        }
    }

    @available(iOS, deprecated: 13.0)
    @available(tvOS, deprecated: 13.0)
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        tell(events.performAction, (action, sender), at: indexPath) {
            $0.tableView?(tableView, performAction: action, forRowAt: indexPath, withSender: sender)
        }
    }
    #endif

    // tvOS has no previews that open, and no dragging.
    #if !os(tvOS)
    func tableView(
        _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        tell(events.willPerformPreviewAction, (configuration, animator)) {
            $0.tableView?(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        ask(events.shouldSpringLoad, context, at: indexPath) {
            $0.tableView?(tableView, shouldSpringLoadRowAt: indexPath, with: context)
        }
    }
    #endif

    // Of tvOS 17 and later; see `_UIKitListKit.menu(_:)`.
    #if !os(tvOS) || canImport(Symbols)
    @available(tvOS 17.0, *)
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let answer = ask(events.contextMenuConfiguration, point, at: indexPath) {
            $0.tableView?(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        }
        return UIKitTables.menu(answer)
    }

    @available(tvOS 17.0, *)
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let answer = ask(events.previewForHighlightingContextMenu, configuration) {
            $0.tableView?(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
        return UIKitTables.preview(answer)
    }

    @available(tvOS 17.0, *)
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let answer = ask(events.previewForDismissingContextMenu, configuration) {
            $0.tableView?(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
        }
        return UIKitTables.preview(answer)
    }

    @available(tvOS 17.0, *)
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        tell(events.willDisplayContextMenu, (configuration, animator)) {
            $0.tableView?(tableView, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    @available(tvOS 17.0, *)
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        tell(events.willEndContextMenuInteraction, (configuration, animator)) {
            $0.tableView?(tableView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
    #endif
}
#endif
