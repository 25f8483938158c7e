#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputyFollowing
import DeputyPaging
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
    private var isAtEnd = false

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(LineCell.self) { mapping in
            mapping.leadingSwipeActionsConfiguration.withoutCell(weak: self) { $0.answer($1, at: $2) }
            mapping.contextMenuConfiguration.withoutCell(weak: self) { $0.menu($1, for: $2, at: $3) }
            mapping.shouldHighlight { cell, line, indexPath in false }
        }
        manager.items.setItems((71...100).map(ChatController.line))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard !isAtEnd, tableView.window != nil else { return }
        isAtEnd = true
        manager.flush()
        tableView.layoutIfNeeded()
        follow(nil)
        // Scrolls to a line that was sent, and to one that was received only if the end is on screen.
        manager.didUpdate = { [weak self] changes in self?.follow(changes) }
        manager.onNearStart(rows: 10, weak: self) { controller in return controller.loadEarlier() }
    }

    private func loadEarlier() -> ListPages.Outcome {
        guard let first = manager.items.item(at: [0, 0], as: Line.self), first.id > 1 else { return .ended }
        manager.items.insert(contentsOf: (max(1, first.id - 30)..<first.id).map(ChatController.line), at: [0, 0])
        return .more
    }

    /// Adds a line that was sent or received.
    func add(_ text: String, isMine: Bool) {
        lastID += 1
        manager.items.append(Line(id: lastID, text: text, isMine: isMine))
    }

    private func follow(_ changes: ChangeSet?) {
        let last: IndexPath = [0, manager.items.numberOfItems(inSection: 0) - 1]
        guard let line = manager.items.item(at: last, as: Line.self), line.id != followed else { return }
        let wasAtEnd = tableView.indexPathsForVisibleRows?.contains([0, last.row - 1]) ?? false
        if line.isMine || wasAtEnd || followed == nil {
            tableView.scrollToRow(at: last, at: .bottom, animated: changes != nil)
        }
        followed = line.id
    }

    private var lastID = 100
    /// The line that was scrolled to, or passed over, last.
    private var followed: Int?

    private static func line(_ id: Int) -> Line { Line(id: id, text: "Line \(id)", isMine: id.isMultiple(of: 3)) }

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
            let delete = UIAction(title: "Delete", attributes: .destructive) { _ in
                self?.manager.items.remove(line)
            }
            return UIMenu(children: line.isMine ? [copy, delete] : [copy])
        }
    }
}
#endif
