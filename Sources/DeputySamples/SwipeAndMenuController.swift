#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputyUIKit
import UIKit

struct Message: Identifiable, Hashable {
    let id: Int
    var subject: String
    var isRead = false
}

final class MessageCell: UITableViewCell, Configurable {
    func configure(_ message: Message) {
        textLabel?.text = message.subject
        textLabel?.font = .preferredFont(forTextStyle: message.isRead ? .body : .headline)
    }
}

/// Messages that are read by a swipe to one side, deleted by a swipe to the other, and copied from a menu.
final class SwipeAndMenuController: UITableViewController {
    private lazy var manager = TableManager(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(MessageCell.self) { mapping in
            mapping.leadingSwipeActionsConfiguration.withoutCell(weak: self) { $0.leadingActions($1, at: $2) }
            mapping.trailingSwipeActionsConfiguration.withoutCell(weak: self) { $0.trailingActions($1, at: $2) }
            mapping.contextMenuConfiguration.withoutCell(weak: self) { $0.menu($1, for: $2, at: $3) }
        }
        manager.items.setItems((1...20).map { Message(id: $0, subject: "Message \($0)") })
    }

    private func leadingActions(_ message: Message, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let title = message.isRead ? "Unread" : "Read"
        let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
            self?.toggle(message)
            self?.manager.flush()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func trailingActions(_ message: Message, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let action = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.manager.items.remove(message)
            // The row has to be gone from the table before the action reports that it is done.
            self?.manager.flush()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func menu(_ point: CGPoint, for message: Message, at indexPath: IndexPath) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let copy = UIAction(title: "Copy") { _ in UIPasteboard.general.string = message.subject }
            let delete = UIAction(title: "Delete", attributes: .destructive) { _ in
                self?.manager.items.remove(message)
            }
            return UIMenu(children: [copy, delete])
        }
    }

    // Actions run later, when the row may be elsewhere: they name the message, not its old place.
    private func toggle(_ message: Message) {
        var changed = message
        changed.isRead.toggle()
        manager.items.replace(changed)
    }
}
#endif
