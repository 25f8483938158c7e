#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

struct Note {
    var title: String
    var isPinned = false
}

final class NoteCell: UITableViewCell, Configurable {
    func configure(_ note: Note) { textLabel?.text = note.title }
}

/// The first list of the README: a tap shows a note's title.
final class NotesController: UITableViewController {
    private lazy var manager = TableManager(tableView)

    override func viewDidLoad() {
        super.viewDidLoad()
        manager.register(NoteCell.self) { mapping in
            mapping.didSelect(weak: self) { controller, cell, note, indexPath in controller.title = note.title }
        }
        manager.items.setItems([Note(title: "Keys", isPinned: true), Note(title: "Milk")])
    }
}
#endif
