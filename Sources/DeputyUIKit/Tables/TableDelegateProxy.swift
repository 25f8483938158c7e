#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// A table view's `delegate`: what a table asks and tells it, by topic.
final class TableDelegateProxy: TableProxy, UITableViewDelegate {
    // MARK: Headers and footers

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        manager?.supplementary(.header, in: tableView, at: [section, 0]) {
            methods(of: $0).tableView?(tableView, viewForHeaderInSection: section) ?? nil
        }
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        manager?.supplementary(.footer, in: tableView, at: [section, 0]) {
            methods(of: $0).tableView?(tableView, viewForFooterInSection: section) ?? nil
        }
    }

    // MARK: Display

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        sendSpecialized(events.willDisplay, view: cell, at: indexPath) {
            $0.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        sendSpecialized(events.didEndDisplaying, view: cell, at: indexPath) {
            $0.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        send(events.willDisplayHeaderView, view: view, at: section) {
            $0.tableView?(tableView, willDisplayHeaderView: view, forSection: section)
        }
    }

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        send(events.willDisplayFooterView, view: view, at: section) {
            $0.tableView?(tableView, willDisplayFooterView: view, forSection: section)
        }
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        send(events.didEndDisplayingHeaderView, view: view, at: section) {
            $0.tableView?(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }
    }

    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        send(events.didEndDisplayingFooterView, view: view, at: section) {
            $0.tableView?(tableView, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    // MARK: Size

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        sendSpecialized(events.heightForCell, at: indexPath) { $0.tableView?(tableView, heightForRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        send(events.heightForHeader, at: section) { $0.tableView?(tableView, heightForHeaderInSection: section) }
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        send(events.heightForFooter, at: section) { $0.tableView?(tableView, heightForFooterInSection: section) }
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        sendSpecialized(events.estimatedHeightForCell, at: indexPath) {
            $0.tableView?(tableView, estimatedHeightForRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        send(events.estimatedHeightForHeader, at: section) {
            $0.tableView?(tableView, estimatedHeightForHeaderInSection: section)
        }
    }

    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        send(events.estimatedHeightForFooter, at: section) {
            $0.tableView?(tableView, estimatedHeightForFooterInSection: section)
        }
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        send(events.indentationLevelForCell, at: indexPath) {
            $0.tableView?(tableView, indentationLevelForRowAt: indexPath)
        }
    }
}

/// Highlighting, selection and focus.
extension TableDelegateProxy {
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        send(events.accessoryButtonTapped, at: indexPath) {
            $0.tableView?(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        send(events.shouldHighlight, at: indexPath) { $0.tableView?(tableView, shouldHighlightRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        send(events.didHighlight, at: indexPath) { $0.tableView?(tableView, didHighlightRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        send(events.didUnhighlight, at: indexPath) { $0.tableView?(tableView, didUnhighlightRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        send(events.willSelect, at: indexPath) { $0.tableView?(tableView, willSelectRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        send(events.willDeselect, at: indexPath) { $0.tableView?(tableView, willDeselectRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        send(events.didSelect, at: indexPath) { $0.tableView?(tableView, didSelectRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        send(events.didDeselect, at: indexPath) { $0.tableView?(tableView, didDeselectRowAt: indexPath) }
    }

    @available(iOS 16.0, tvOS 16.0, *)
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        send(events.canPerformPrimaryAction, at: indexPath) {
            $0.tableView?(tableView, canPerformPrimaryActionForRowAt: indexPath)
        }
    }

    @available(iOS 16.0, tvOS 16.0, *)
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        send(events.performPrimaryAction, at: indexPath) {
            $0.tableView?(tableView, performPrimaryActionForRowAt: indexPath)
        }
    }

    // MARK: Focus

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        send(events.canFocus, at: indexPath) { $0.tableView?(tableView, canFocusRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        send(events.shouldUpdateFocus, context) { $0.tableView?(tableView, shouldUpdateFocusIn: context) }
    }

    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        send(events.didUpdateFocus, (context, coordinator)) {
            $0.tableView?(tableView, didUpdateFocusIn: context, with: coordinator)
        }
    }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        send(events.indexPathForPreferredFocusedView, ()) { $0.indexPathForPreferredFocusedView?(in: tableView) }
    }

    #if !os(tvOS)
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        send(events.selectionFollowsFocus, at: indexPath) {
            $0.tableView?(tableView, selectionFollowsFocusForRowAt: indexPath)
        }
    }

    // MARK: Several rows

    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        send(events.shouldBeginMultipleSelectionInteraction, at: indexPath) {
            $0.tableView?(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        send(events.didBeginMultipleSelectionInteraction, at: indexPath) {
            $0.tableView?(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        send(events.didEndMultipleSelectionInteraction, ()) {
            $0.tableViewDidEndMultipleSelectionInteraction?(tableView)
        }
    }
    #endif
}

/// Editing, swiping and moving.
extension TableDelegateProxy {
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        send(events.editingStyle, at: indexPath) { $0.tableView?(tableView, editingStyleForRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        send(events.shouldIndentWhileEditing, at: indexPath) {
            $0.tableView?(tableView, shouldIndentWhileEditingRowAt: indexPath)
        }
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        send(events.targetIndexPathForMove, proposed, at: source) {
            $0.tableView?(tableView, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
        }
    }

    #if !os(tvOS)
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        send(events.titleForDeleteConfirmationButton, at: indexPath) {
            $0.tableView?(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }
    }

    #if !os(visionOS)
    @available(iOS, deprecated: 13.0)
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        send(events.editActions, at: indexPath) { $0.tableView?(tableView, editActionsForRowAt: indexPath) }
    }
    #endif

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        send(events.leadingSwipeActionsConfiguration, at: indexPath) {
            $0.tableView?(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        send(events.trailingSwipeActionsConfiguration, at: indexPath) {
            $0.tableView?(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        send(events.willBeginEditing, at: indexPath) { $0.tableView?(tableView, willBeginEditingRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        guard let indexPath else {
            return sendEnd(events.didEndEditing) { $0.tableView?(tableView, didEndEditingRowAt: nil) }
        }
        send(events.didEndEditing, at: indexPath) { $0.tableView?(tableView, didEndEditingRowAt: indexPath) }
    }
    #endif
}

/// Menus, old and new, and dragging over rows.
extension TableDelegateProxy {
    // visionOS never had these.
    #if !os(visionOS)
    @available(iOS, deprecated: 13.0)
    @available(tvOS, deprecated: 13.0)
    func tableView(_ tableView: UITableView, shouldShowMenuForRowAt indexPath: IndexPath) -> Bool {
        send(events.shouldShowMenu, at: indexPath) { $0.tableView?(tableView, shouldShowMenuForRowAt: indexPath) }
    }

    @available(iOS, deprecated: 13.0)
    @available(tvOS, deprecated: 13.0)
    func tableView(
        _ tableView: UITableView, canPerformAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) -> Bool {
        send(events.canPerformAction, (action, sender), at: indexPath) {
            $0.tableView?(tableView, canPerformAction: action, forRowAt: indexPath, withSender: sender)
        }
    }

    @available(iOS, deprecated: 13.0)
    @available(tvOS, deprecated: 13.0)
    func tableView(
        _ tableView: UITableView, performAction action: Selector, forRowAt indexPath: IndexPath,
        withSender sender: Any?
    ) {
        send(events.performAction, (action, sender), at: indexPath) {
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
        send(events.willPerformPreviewAction, (configuration, animator)) {
            $0.tableView?(tableView, willPerformPreviewActionForMenuWith: configuration, animator: animator)
        }
    }

    func tableView(
        _ tableView: UITableView, shouldSpringLoadRowAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        send(events.shouldSpringLoad, context, at: indexPath) {
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
        let answer = send(events.contextMenuConfiguration, point, at: indexPath) {
            $0.tableView?(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        }
        return UIKitTables.menu(answer)
    }

    @available(tvOS 17.0, *)
    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let answer = send(events.previewForHighlightingContextMenu, configuration) {
            $0.tableView?(tableView, previewForHighlightingContextMenuWithConfiguration: configuration)
        }
        return UIKitTables.preview(answer)
    }

    @available(tvOS 17.0, *)
    func tableView(
        _ tableView: UITableView,
        previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        let answer = send(events.previewForDismissingContextMenu, configuration) {
            $0.tableView?(tableView, previewForDismissingContextMenuWithConfiguration: configuration)
        }
        return UIKitTables.preview(answer)
    }

    @available(tvOS 17.0, *)
    func tableView(
        _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        send(events.willDisplayContextMenu, (configuration, animator)) {
            $0.tableView?(tableView, willDisplayContextMenu: configuration, animator: animator)
        }
    }

    @available(tvOS 17.0, *)
    func tableView(
        _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        send(events.willEndContextMenuInteraction, (configuration, animator)) {
            $0.tableView?(tableView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
    #endif
}
#endif
