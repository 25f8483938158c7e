#if canImport(UIKit) && !os(watchOS)
import UIKit

/// Reminders with UIKit alone: the controller is the table's delegate and data source.
final class PlainRemindersController: UITableViewController {
    private var sections = [
        (title: "Daily", reminders: [Reminder(text: "Breathe", isDaily: true)]),
        (title: "Once", reminders: [Reminder(text: "Call Ada"), Reminder(text: "Buy stamps")]),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(ReminderCell.self, forCellReuseIdentifier: "reminder")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].reminders.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].title
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 ? 60 : 40
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "reminder", for: indexPath)
        (cell as? ReminderCell)?.configure(sections[indexPath.section].reminders[indexPath.row])
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        title = sections[indexPath.section].reminders[indexPath.row].text
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        !sections[indexPath.section].reminders[indexPath.row].isDaily
    }

    override func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        sections[indexPath.section].reminders.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { view.endEditing(true) }
}
#endif
