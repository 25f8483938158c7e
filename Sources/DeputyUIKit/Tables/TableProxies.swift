#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// An object for one of a table view's delegate slots; see ``ListProxy``.
@MainActor
class TableProxy: ScrollProxy, ListProxy {
    typealias Methods = any TableDelegateMethods

    let link: _ManagerLink<UIKitTables>
    let slot: _DelegateSlot
    let events: TableEvents<UIKitTables>

    init(_ slot: _DelegateSlot, _ manager: TableManager<UIKitTables>) {
        self.slot = slot
        link = manager._link
        events = manager.dispatcher.events
        super.init()
        responder = slot
    }
}

#if os(tvOS)
typealias TableDelegateMethods = UITableViewDelegate & UITableViewDataSource & UITableViewDataSourcePrefetching
#else
typealias TableDelegateMethods = UITableViewDelegate & UITableViewDataSource & UITableViewDataSourcePrefetching
    & UITableViewDragDelegate & UITableViewDropDelegate
#endif

/// A table view's `dataSource`.
final class TableDataSourceProxy: TableProxy, UITableViewDataSource {
    // MARK: Items and cells

    func numberOfSections(in tableView: UITableView) -> Int { manager?.countSections() ?? 0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        manager?.numberOfItems(inSection: section) ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        manager?.cell(in: tableView, at: indexPath) ?? UITableViewCell()
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        manager?.title(.header, inSection: section) {
            methods(of: $0).tableView?(tableView, titleForHeaderInSection: section) ?? nil
        }
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        manager?.title(.footer, inSection: section) {
            methods(of: $0).tableView?(tableView, titleForFooterInSection: section) ?? nil
        }
    }

    // MARK: Editing and moving

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        send(events.canEditCell, at: indexPath) { $0.tableView?(tableView, canEditRowAt: indexPath) }
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        send(events.canMove, at: indexPath) { $0.tableView?(tableView, canMoveRowAt: indexPath) }
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        send(events.commitEditingStyle, editingStyle, at: indexPath) {
            $0.tableView?(tableView, commit: editingStyle, forRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        send(events.moveRowTo, destination, at: source) { $0.tableView?(tableView, moveRowAt: source, to: destination) }
    }

    // MARK: Index

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        send(events.sectionIndexTitles, ()) { $0.sectionIndexTitles?(for: tableView) }
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        send(events.sectionForSectionIndexTitle, (title, index)) {
            $0.tableView?(tableView, sectionForSectionIndexTitle: title, at: index)
        }
    }
}

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
