#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import DeputyUIKit
import UIKit

/// Letters to be moved and deleted: the first section stays as it is, a deletion is asked for, and can be undone.
final class PinnedLettersController: UITableViewController {
    private lazy var manager = TableManager(tableView)
    private lazy var deletions = UndoableDeletions<Letter>(manager.items)

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(LetterCell.self) { mapping in
            mapping.canMove.withoutCell { letter, indexPath in indexPath.section > 0 }
            mapping.targetIndexPathForMove.withoutCell { proposed, letter, source in
                proposed.section > 0 ? proposed : [1, 0]
            }
            mapping.moveRowTo.withoutCell(weak: self) { controller, destination, letter, source in
                controller.manager.items.move(source, to: destination)
            }
            mapping.trailingSwipeActionsConfiguration.withoutCell(weak: self) { $0.actions($1, at: $2) }
        }
        navigationItem.rightBarButtonItems = [
            editButtonItem,
            UIBarButtonItem(systemItem: .undo, primaryAction: UIAction { [weak self] _ in self?.deletions.undo() }),
        ]
        manager.items.setSections([
            ItemSection([Letter(id: 0, subject: "Welcome")], header: "Pinned"),
            ItemSection((1...9).map { Letter(id: $0, subject: "Letter \($0)") }, header: "Others"),
        ])
    }

    private func actions(_ letter: Letter, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
            self?.ask(about: letter, done)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func ask(about letter: Letter, _ done: @escaping (Bool) -> Void) {
        let alert = UIAlertController(title: "Delete \(letter.subject)?", message: nil, preferredStyle: .alert)
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                self?.deletions.delete(letter.id)
                self?.manager.flush()  // the row has to be gone before `done` is called
                done(true)
            })
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in done(false) })
        present(alert, animated: true)
    }
}
#endif
