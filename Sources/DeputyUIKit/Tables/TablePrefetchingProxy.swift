#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// The table's `prefetchDataSource`, installed only while a prefetching event has a handler.
final class TablePrefetchingProxy: TableProxy, UITableViewDataSourcePrefetching {
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        sendSeveral(events.prefetch, at: indexPaths) { $0.tableView(tableView, prefetchRowsAt: indexPaths) }
    }

    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
        sendSeveral(events.cancelPrefetch, at: indexPaths) {
            $0.tableView?(tableView, cancelPrefetchingForRowsAt: indexPaths)
        }
    }
}
#endif
