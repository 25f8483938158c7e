import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What each way of binding cells shows, and who is told of it (F50, F51, F52).
@MainActor
@Suite("Binding cells to sections", .releasesRigs)
struct BindingCellsTests {
    let list = BoundList()

    @Test(
        "F52: models of one section, of several by dictionary, and of all others by closure are shown in their sections"
    )
    func models() {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: { notes(1) })
        list.binder.onSections(.second, .third).bind(
            cellType: NoteCell.self, models: { [.second: notes(2, 3), .third: notes(4)] })
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { section in notes(5, 6, 7) })
        list.show()
        expectEqual(
            list.rows, [["note 1"], ["note 2", "note 3"], ["note 4"], ["note 5", "note 6", "note 7"]])
        expectEqual(list.anomalies, [])
    }

    @Test("F55: each cell that was filled is handed to the closures of its chain, with row, section and model")
    func dequeue() {
        list.binder.onSection(.first).bind(cellType: PlainNoteCell.self, for: Note.self, models: notes(1, 2))
            .onDequeue { row, cell, note in
                cell.text = "\(row): \(note.text)"
            }
        list.binder.onSections(.second, .third).bind(
            cellType: PlainNoteCell.self, for: Note.self, models: [.second: notes(3)]
        ).onDequeue { section, row, cell, note in
            cell.text = "\(section) \(row): \(note.text)"
        }
        list.binder.displayedSections = [.first, .second]
        list.show()
        expectEqual(list.rows, [["0: note 1", "1: note 2"], ["second 0: note 3"]])
    }

    @Test("F52: models are made view models when they are shown")
    func viewModels() {
        list.binder.onSection(.first).bind(
            cellType: NoteCell.self, for: Int.self, models: { [1, 2] },
            mapToViewModels: { Note(id: $0, text: "<\($0)>") })
        list.binder.displayedSections = [.first]
        list.show()
        expectEqual(list.rows, [["<1>", "<2>"]])
    }

    @Test("F53: after refresh the table shows what the closures give now, by a batch")
    func refresh() {
        let first = Changing(notes(1, 2))
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: { first.value })
        list.binder.displayedSections = [.first]
        list.show()
        first.value = notes(2, 3)
        first.value[0].text = "changed"
        list.table.updates = HeadlessUpdates()
        list.refresh()
        expectEqual(list.rows, [["changed", "note 3"]])
        expectEqual(list.table.updates.batches.count, 1)
        expectEqual(list.table.updates.reconfigured, [[[0, 0]]])
    }

    @Test("F55: what cells of a class emit reaches the chain's closure for that class, with the current item")
    func emitted() {
        let models = Changing(notes(1, 2))
        list.binder.onSection(.first).bind(
            cellProvider: { table, _, note in
                note.id == 1 ? table.dequeue(NoteCell.self) : table.dequeue(EntryCell.self)
            }, for: Note.self, models: { models.value }
        )
        .onEvent(from: EntryCell.self) { row, _, event, note in self.list.calls.append("\(row) \(event) \(note.id)") }
        list.binder.displayedSections = [.first]
        list.show()
        let cell = list.table.cell(at: [0, 1]) as? EntryCell
        cell?.enter("a")
        models.value = notes(0, 1, 2)
        list.refresh()
        cell?.enter("b")
        expectEqual(list.calls, ["1 entered(\"a\") 2", "2 entered(\"b\") 2"])
    }

    @Test("F55: a height on a chain of one section, and of two, is that of exactly their rows")
    func heightsOfChains() {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1)).cellHeight { _, _ in 11 }
        list.binder.onSections(.second, .third).bind(cellType: NoteCell.self, models: { _ in notes(2, 3) })
            .cellHeight { section, row, note in section == .second ? 20 : CGFloat(30 + row) }
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(4) })
        list.show()
        let rows: [IndexPath] = [[0, 0], [1, 0], [1, 1], [2, 0], [2, 1], [3, 0]]
        expectEqual(rows.map { list.table.send(\.heightForCell, at: $0) }, [11, 20, 20, 30, 31, 44])
        expectEqual(list.table.contentHeight, 156)
    }

    @Test("F55: estimates of heights come from the section's chain, else from the one on any")
    func estimates() {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .estimatedCellHeight { _, note in CGFloat(10 + note.id) }
        list.binder.onSections(.second, .third).bind(cellType: NoteCell.self, models: { _ in notes(2, 3) })
            .estimatedCellHeight { section, row, note in CGFloat((section == .second ? 20 : 30) + 5 * row + note.id) }
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(4) })
        list.binder.onAnySection().estimatedCellHeight { section, row in section == .fourth ? CGFloat(40 + row) : 1 }
        list.show()
        let rows: [IndexPath] = [[0, 0], [1, 0], [1, 1], [2, 0], [3, 0]]
        expectEqual(rows.map { list.table.send(\.estimatedHeightForCell, at: $0) }, [11, 22, 28, 32, 40])
    }
}
