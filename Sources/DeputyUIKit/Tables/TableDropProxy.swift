#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputyLists
import UIKit

/// The table's `dropDelegate`, installed only while a drop event has a handler.
final class TableDropProxy: TableProxy, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        send(events.performDropWithCoordinator, coordinator) { $0.tableView(tableView, performDropWith: coordinator) }
    }

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
        send(events.canHandleDropSession, session) { $0.tableView?(tableView, canHandle: session) }
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        send(events.dropSessionDidEnter, session) { $0.tableView?(tableView, dropSessionDidEnter: session) }
    }

    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destination: IndexPath?
    ) -> UITableViewDropProposal {
        send(events.dropSessionDidUpdate, (session, destination)) {
            $0.tableView?(tableView, dropSessionDidUpdate: session, withDestinationIndexPath: destination)
        }
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
        send(events.dropSessionDidExit, session) { $0.tableView?(tableView, dropSessionDidExit: session) }
    }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        send(events.dropSessionDidEnd, session) { $0.tableView?(tableView, dropSessionDidEnd: session) }
    }

    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        send(events.dropPreviewParameters, indexPath) {
            $0.tableView?(tableView, dropPreviewParametersForRowAt: indexPath)
        }
    }
}
#endif
