#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// A table view's `delegate`: display, size and selection here, the rest in extensions by topic.
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

    func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
        tell(events.willDisplayFooterView, view: view, at: section) {
            $0.tableView?(tableView, willDisplayFooterView: view, forSection: section)
        }
    }

    func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        tell(events.didEndDisplayingHeaderView, view: view, at: section) {
            $0.tableView?(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }
    }

    func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
        tell(events.didEndDisplayingFooterView, view: view, at: section) {
            $0.tableView?(tableView, didEndDisplayingFooterView: view, forSection: section)
        }
    }

    // MARK: Size

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        ask(events.heightForCell, at: indexPath) { $0.tableView?(tableView, heightForRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        ask(events.heightForHeader, at: section) { $0.tableView?(tableView, heightForHeaderInSection: section) }
    }

    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        ask(events.heightForFooter, at: section) { $0.tableView?(tableView, heightForFooterInSection: section) }
    }

    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        ask(events.estimatedHeightForCell, at: indexPath) {
            $0.tableView?(tableView, estimatedHeightForRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
        ask(events.estimatedHeightForHeader, at: section) {
            $0.tableView?(tableView, estimatedHeightForHeaderInSection: section)
        }
    }

    func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
        ask(events.estimatedHeightForFooter, at: section) {
            $0.tableView?(tableView, estimatedHeightForFooterInSection: section)
        }
    }

    func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
        ask(events.indentationLevelForCell, at: indexPath) {
            $0.tableView?(tableView, indentationLevelForRowAt: indexPath)
        }
    }

    @objc(tableView:accessoryTypeForRowWithIndexPath:)
    func accessoryType(_ tableView: UITableView, forRowWith indexPath: IndexPath) -> UITableViewCell.AccessoryType {
        ask(events.accessoryType, at: indexPath) { $0.accessoryType?(tableView, forRowWith: indexPath) }
    }
}
#endif
