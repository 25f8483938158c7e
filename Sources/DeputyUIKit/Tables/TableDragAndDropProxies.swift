#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputyLists
import UIKit

/// The table's `dragDelegate`, installed only while a drag event has a handler.
final class TableDragProxy: TableProxy, UITableViewDragDelegate {
    func tableView(
        _ tableView: UITableView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem] {
        send(events.itemsForBeginningDragSession, session, at: indexPath) {
            $0.tableView(tableView, itemsForBeginning: session, at: indexPath)
        }
    }

    func tableView(
        _ tableView: UITableView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        send(events.itemsForAddingToDragSession, (session, point), at: indexPath) {
            $0.tableView?(tableView, itemsForAddingTo: session, at: indexPath, point: point)
        }
    }

    func tableView(
        _ tableView: UITableView, dragPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        send(events.dragPreviewParameters, at: indexPath) {
            $0.tableView?(tableView, dragPreviewParametersForRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        send(events.dragSessionWillBegin, session) { $0.tableView?(tableView, dragSessionWillBegin: session) }
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        send(events.dragSessionDidEnd, session) { $0.tableView?(tableView, dragSessionDidEnd: session) }
    }

    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        send(events.dragSessionAllowsMoveOperation, session) {
            $0.tableView?(tableView, dragSessionAllowsMoveOperation: session)
        }
    }

    func tableView(
        _ tableView: UITableView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        send(events.dragSessionIsRestrictedToDraggingApplication, session) {
            $0.tableView?(tableView, dragSessionIsRestrictedToDraggingApplication: session)
        }
    }
}

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
