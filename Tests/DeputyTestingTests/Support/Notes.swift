import DeputyTesting

struct Note: Equatable {
    var title: String
    var isPinned = false
}

struct Draft {}

final class NoteCell: HeadlessCell, Configurable {
    func configure(_ note: Note) { text = note.title }
}

/// Two notes, of which the first cannot be deleted.
let notes = [Note(title: "Keys", isPinned: true), Note(title: "Milk")]

extension TableManager {
    /// Registers what a list of notes does, for a cell of any kit.
    func registerNotes<Cell: TableCell & Configurable>(_ cell: Cell.Type)
    where Cell.DeputyKit == Kit, Cell.Model == Note {
        register(cell) { mapping in
            mapping.canEditCell { note, _ in !note.isPinned }
            mapping.commitEditingStyle.withoutCell(weak: self) { manager, _, _, indexPath in
                manager.items.remove(at: indexPath)
            }
            mapping.didSelect.withoutCell { _, _ in }
        }
    }
}

/// A screen for tables of any kit: it keeps its manager, as a view controller does.
@MainActor
final class NotesScreen<Table: TableHost> {
    let table: Table
    let manager: TableManager<Table.DeputyKit>
    var opened: [Note] = []

    init<Cell: TableCell & Configurable>(_ table: Table, _ cell: Cell.Type)
    where Cell.DeputyKit == Table.DeputyKit, Cell.Model == Note {
        self.table = table
        manager = TableManager(table)
        manager.registerNotes(cell)
        manager.items.setItems(notes)
        // The manager writes to no standard error what a test brings about.
        manager.anomalyLog.sink = { _ in }
    }
}

struct Refusal: Error {}
