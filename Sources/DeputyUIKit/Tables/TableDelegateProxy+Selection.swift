#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// Highlighting, selection and focus.
extension TableDelegateProxy {
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        tell(events.accessoryButtonTapped, at: indexPath) {
            $0.tableView?(tableView, accessoryButtonTappedForRowWith: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        ask(events.shouldHighlight, at: indexPath) { $0.tableView?(tableView, shouldHighlightRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        tell(events.didHighlight, at: indexPath) { $0.tableView?(tableView, didHighlightRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        tell(events.didUnhighlight, at: indexPath) { $0.tableView?(tableView, didUnhighlightRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        ask(events.willSelect, at: indexPath) { $0.tableView?(tableView, willSelectRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        ask(events.willDeselect, at: indexPath) { $0.tableView?(tableView, willDeselectRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tell(events.didSelect, at: indexPath) { $0.tableView?(tableView, didSelectRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        tell(events.didDeselect, at: indexPath) { $0.tableView?(tableView, didDeselectRowAt: indexPath) }
    }

    @available(iOS 16.0, tvOS 16.0, *)
    func tableView(_ tableView: UITableView, canPerformPrimaryActionForRowAt indexPath: IndexPath) -> Bool {
        ask(events.canPerformPrimaryAction, at: indexPath) {
            $0.tableView?(tableView, canPerformPrimaryActionForRowAt: indexPath)
        }
    }

    @available(iOS 16.0, tvOS 16.0, *)
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        tell(events.performPrimaryAction, at: indexPath) {
            $0.tableView?(tableView, performPrimaryActionForRowAt: indexPath)
        }
    }

    // MARK: Focus

    func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
        ask(events.canFocus, at: indexPath) { $0.tableView?(tableView, canFocusRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        ask(events.shouldUpdateFocus, context) { $0.tableView?(tableView, shouldUpdateFocusIn: context) }
    }

    func tableView(
        _ tableView: UITableView, didUpdateFocusIn context: UITableViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        tell(events.didUpdateFocus, (context, coordinator)) {
            $0.tableView?(tableView, didUpdateFocusIn: context, with: coordinator)
        }
    }

    func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
        ask(events.indexPathForPreferredFocusedView, ()) { $0.indexPathForPreferredFocusedView?(in: tableView) }
    }

    #if !os(tvOS)
    func tableView(_ tableView: UITableView, selectionFollowsFocusForRowAt indexPath: IndexPath) -> Bool {
        ask(events.selectionFollowsFocus, at: indexPath) {
            $0.tableView?(tableView, selectionFollowsFocusForRowAt: indexPath)
        }
    }

    // MARK: Several rows

    func tableView(
        _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool {
        ask(events.shouldBeginMultipleSelectionInteraction, at: indexPath) {
            $0.tableView?(tableView, shouldBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath) {
        tell(events.didBeginMultipleSelectionInteraction, at: indexPath) {
            $0.tableView?(tableView, didBeginMultipleSelectionInteractionAt: indexPath)
        }
    }

    func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
        tell(events.didEndMultipleSelectionInteraction, ()) {
            $0.tableViewDidEndMultipleSelectionInteraction?(tableView)
        }
    }
    #endif
}
#endif
