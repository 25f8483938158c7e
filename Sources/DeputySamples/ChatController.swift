#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputyUIKit
import UIKit

struct Line: Identifiable, Equatable {
    let id: Int
    var text: String
    var isMine = false
}

final class LineCell: UITableViewCell, Configurable {
    func configure(_ line: Line) {
        textLabel?.text = line.text
        textLabel?.numberOfLines = 0
        textLabel?.textAlignment = line.isMine ? .right : .left
    }
}

/// A chat: new lines come at the end, a swipe answers one, and a menu copies or deletes it.
final class ChatController: UITableViewController {
    private lazy var manager = TableManager(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(LineCell.self) { mapping in
            mapping.leadingSwipeActionsConfiguration.withoutCell(ChatController.answer, weak: self)
            mapping.contextMenuConfiguration.withoutCell(ChatController.menu, weak: self)
            mapping.shouldHighlight { cell, line, indexPath in false }
        }
        // Scrolls to a line that was sent, and to one that was received only if the end is on screen.
        manager.didUpdate = { [weak self] changes in self?.follow(changes) }
        manager.items.setItems((1...30).map { Line(id: $0, text: "Line \($0)", isMine: $0.isMultiple(of: 3)) })
    }

    /// Adds a line that was sent or received.
    func add(_ text: String, isMine: Bool) {
        manager.items.append(Line(id: manager.items.numberOfItems(inSection: 0) + 1, text: text, isMine: isMine))
    }

    private func follow(_ changes: ChangeSet?) {
        let last: IndexPath = [0, manager.items.numberOfItems(inSection: 0) - 1]
        guard let line = manager.items.item(at: last, as: Line.self) else { return }
        let wasAtEnd = tableView.indexPathsForVisibleRows?.contains([0, last.row - 1]) ?? false
        if line.isMine || wasAtEnd { tableView.scrollToRow(at: last, at: .bottom, animated: changes != nil) }
    }

    private func answer(_ line: Line, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let answer = UIContextualAction(style: .normal, title: "Answer") { [weak self] _, _, done in
            self?.add("To “\(line.text)”: ", isMine: true)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [answer])
    }

    private func menu(_ point: CGPoint, for line: Line, at indexPath: IndexPath) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
            let copy = UIAction(title: "Copy") { _ in UIPasteboard.general.string = line.text }
            let delete = UIAction(title: "Delete", attributes: .destructive) { _ in self?.delete(line) }
            return UIMenu(children: line.isMine ? [copy, delete] : [copy])
        }
    }

    // A menu's action runs later, when the line may be elsewhere.
    private func delete(_ line: Line) {
        guard let place = manager.items.indexPath(id: line.id) else { return }
        manager.items.remove(at: place)
    }
}
#endif
