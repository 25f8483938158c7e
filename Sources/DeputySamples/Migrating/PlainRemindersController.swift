#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Reminders with UIKit alone: the controller is the table's delegate and data source.
final class PlainRemindersController: UITableViewController {
    private var reminders = [Reminder(text: "Breathe", isDaily: true), Reminder(text: "Call Ada")]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ReminderCell.self, forCellReuseIdentifier: "reminder")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        reminders.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "reminder", for: indexPath)
        (cell as? ReminderCell)?.configure(reminders[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        title = reminders[indexPath.row].text
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        !reminders[indexPath.row].isDaily
    }

    override func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        reminders.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { view.endEditing(true) }
}
#endif
