#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

/// The same reminders, with a closure for each event. Scrolling stays the controller's.
final class RemindersController: UITableViewController {
    private lazy var manager = TableManager(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(ReminderCell.self) { mapping in
            mapping.didSelect.withoutCell(weak: self) { controller, reminder, indexPath in
                controller.title = reminder.text
            }
            mapping.canEditCell { reminder, indexPath in !reminder.isDaily }
            mapping.commitEditingStyle.withoutCell(weak: self) { controller, style, reminder, indexPath in
                controller.manager.items.remove(at: indexPath)
            }
        }
        manager.registerHeader(for: String.self) { mapping in
            mapping.heightForHeader { title, section in section == 0 ? 60 : 40 }
        }
        manager.items.setSections([
            ItemSection([Reminder(text: "Breathe", isDaily: true)], header: "Daily"),
            ItemSection([Reminder(text: "Call Ada"), Reminder(text: "Buy stamps")], header: "Once"),
        ])
    }

    override func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { view.endEditing(true) }
}
#endif
