#if canImport(UIKit)
import DeputyLists
import UIKit

extension UITableViewProxy: UITableViewDelegate {
    // MARK: Display

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        tell(events.willDisplay, view: cell, at: indexPath) {
            $0.tableView?(tableView, willDisplay: cell, forRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        tell(events.didEndDisplaying, view: cell, at: indexPath) {
            $0.tableView?(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        tell(events.willDisplayHeaderView, view: view, at: section) {
            $0.tableView?(tableView, willDisplayHeaderView: view, forSection: section)
        }
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        manager?.header(in: tableView, section: section)
    }

    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        manager?.footer(in: tableView, section: section)
    }

    // MARK: Size

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        ask(events.heightForCell, at: indexPath) { $0.tableView?(tableView, heightForRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        ask(events.heightForHeader, at: section) { $0.tableView?(tableView, heightForHeaderInSection: section) }
    }

    // MARK: Selection

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        ask(events.willSelect, at: indexPath) { $0.tableView?(tableView, willSelectRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tell(events.didSelect, at: indexPath) { $0.tableView?(tableView, didSelectRowAt: indexPath) }
    }

    // MARK: Editing

    #if !os(tvOS)
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        ask(events.trailingSwipeActionsConfiguration, at: indexPath) {
            $0.tableView?(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }
    }
    #endif

    // MARK: Focus

    func tableView(_ tableView: UITableView, shouldUpdateFocusIn context: UITableViewFocusUpdateContext) -> Bool {
        ask(events.shouldUpdateFocus, context, at: Nowhere()) { $0.tableView?(tableView, shouldUpdateFocusIn: context) }
    }
}
#endif
