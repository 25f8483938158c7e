#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

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
#endif
