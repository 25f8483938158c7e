#if canImport(UIKit)
import DeputyLists
import UIKit

extension UITableViewProxy: UITableViewDataSource {
    func numberOfSections(in tableView: UITableView) -> Int { manager?.numberOfSections ?? 0 }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        manager?.numberOfRows(inSection: section) ?? 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        manager?.cell(in: tableView, at: indexPath) ?? UITableViewCell()
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        ask(events.canEditCell, at: indexPath) { $0.tableView?(tableView, canEditRowAt: indexPath) }
    }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        tell(events.commitEditingStyle, editingStyle, at: indexPath) {
            $0.tableView?(tableView, commit: editingStyle, forRowAt: indexPath)
        }
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        tell(events.moveRowTo, destination, at: source) { $0.tableView?(tableView, moveRowAt: source, to: destination) }
    }
}
#endif
