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
#endif
