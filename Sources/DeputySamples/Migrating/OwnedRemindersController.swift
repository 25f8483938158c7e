#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

struct Reminder: Equatable {
    var text: String
    var isDaily = false
}

final class ReminderCell: UITableViewCell, Configurable {
    func configure(_ reminder: Reminder) { textLabel?.text = reminder.text }
}

/// The same reminders on the way: a manager has the items, and the controller's own methods answer the events.
final class OwnedRemindersController: UITableViewController {
    private lazy var manager = TableManager(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(ReminderCell.self)
        manager.items.setSections([
            ItemSection([Reminder(text: "Breathe", isDaily: true)], header: "Daily"),
            ItemSection([Reminder(text: "Call Ada"), Reminder(text: "Buy stamps")], header: "Once"),
        ])
    }

    private func reminder(at indexPath: IndexPath) -> Reminder? {
        manager.shownItems.item(at: indexPath) as? Reminder
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        title = reminder(at: indexPath)?.text
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        reminder(at: indexPath)?.isDaily == false
    }

    override func tableView(
        _ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        if let place = manager.items.indexPath(shownAt: indexPath) { manager.items.remove(at: place) }
    }

    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        section == 0 ? 60 : 40
    }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { view.endEditing(true) }
}
#endif
