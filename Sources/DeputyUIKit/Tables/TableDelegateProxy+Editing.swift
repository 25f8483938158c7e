#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// Editing, swiping and moving.
extension TableDelegateProxy {
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        ask(events.editingStyle, at: indexPath) { $0.tableView?(tableView, editingStyleForRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        ask(events.shouldIndentWhileEditing, at: indexPath) {
            $0.tableView?(tableView, shouldIndentWhileEditingRowAt: indexPath)
        }
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath {
        ask(events.targetIndexPathForMove, proposed, at: source) {
            $0.tableView?(tableView, targetIndexPathForMoveFromRowAt: source, toProposedIndexPath: proposed)
        }
    }

    #if !os(tvOS)
    func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? {
        ask(events.titleForDeleteConfirmationButton, at: indexPath) {
            $0.tableView?(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }
    }

    #if !os(visionOS)
    @available(iOS, deprecated: 13.0)
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        ask(events.editActions, at: indexPath) { $0.tableView?(tableView, editActionsForRowAt: indexPath) }
    }
    #endif

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        ask(events.leadingSwipeActionsConfiguration, at: indexPath) {
            $0.tableView?(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        ask(events.trailingSwipeActionsConfiguration, at: indexPath) {
            $0.tableView?(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        tell(events.willBeginEditing, at: indexPath) { $0.tableView?(tableView, willBeginEditingRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        guard let indexPath else {
            return tellOwner(events.didEndEditing) { $0.tableView?(tableView, didEndEditingRowAt: nil) }
        }
        tell(events.didEndEditing, at: indexPath) { $0.tableView?(tableView, didEndEditingRowAt: indexPath) }
    }
    #endif
}
#endif
