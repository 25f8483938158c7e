import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a refresh does to rows and cells on screen (F53, F55, F62).
@MainActor
@Suite("Rows that a refresh changes", .releasesRigs)
struct RefreshedRowsTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    // Braid: a row that had moved reported its old number, and another row's model.
    @Test("F55: what is emitted between refresh and the batch is about the current section, row and model")
    func emittedMeanwhile() {
        let entries = Changing<[Part: [Note]]>([.first: notes(1), .second: notes(2)])
        binder.onAllOtherSections().bind(cellType: EntryCell.self, models: { entries.value })
            .onEvent(from: EntryCell.self) { section, row, _, _, note in list.note("\(section) \(row) \(note.id)") }
        binder.displayedSections = [.first, .second]
        list.show()
        let cell = list.table.cell(at: [1, 0]) as? EntryCell
        entries.value[.second] = notes(3, 2)
        binder.displayedSections = [.second]
        cell?.enter("a")
        expectEqual(list.takeCalls(), ["second 1 2"])
        list.table.layoutIfNeeded()
        cell?.enter("a")
        expectEqual(list.takeCalls(), ["second 1 2"])
    }

    @Test("F55: what a cell off screen emits arrives, at once and in order")
    func emittedOffScreen() throws {
        // Ten low rows and then high ones, so that few of the low ones' cells are used again.
        binder.onSection(.first).bind(cellType: EntryCell.self, models: { (0..<40).map { Note(id: $0) } })
            .onEvent(from: EntryCell.self) { row, _, event, note in list.note("\(row) \(event) \(note.id)") }
            .cellHeight { row, _ in row < 10 ? 100 : 1_000 }
        binder.displayedSections = [.first]
        list.show()
        let shown = (0..<10).map { list.table.cell(at: [0, $0]) as? EntryCell }
        list.table.scroll(to: [0, 30])
        let usedAgain = list.table.visibleItems.map { list.table.cell(at: $0) }
        let row = try #require(shown.indices.first { row in !usedAgain.contains { $0 === shown[row] } })
        expectNil(list.table.cell(at: [0, row]))
        shown[row]?.enter("a")
        shown[row]?.enter("b")
        expectEqual(list.calls, ["\(row) entered(\"a\") \(row)", "\(row) entered(\"b\") \(row)"])
    }

    @Test("R8, F55: for a cell that leaves with its section the closure of that section's chain is called, also again")
    func leavingWithTheSection() {
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .didEndDisplaying { _, note, path in list.note("first \(path[1]) \(note.id)") }
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(5) })
            .didEndDisplaying { [unowned binder] _, note, path in
                list.note("\(binder.section(at: path)!) \(path[1]) \(note.id)")
            }
        for _ in 1...3 {
            binder.displayedSections = [.second, .first, .third]
            list.show()
            binder.displayedSections = [.first, .third]
            list.table.layoutIfNeeded()
            expectEqual(list.takeCalls(), ["second 0 5"])
            binder.displayedSections = [.third]
            list.table.layoutIfNeeded()
            expectEqual(list.takeCalls(), ["first 0 1"])
        }
    }

    @Test("F62: an item that goes to a section of another class gets that class's cell")
    func crossesSections() {
        let first = Changing(notes(1, 2))
        let second = Changing(notes(3))
        binder.onSection(.first).bind(cellType: NoteCell.self, models: { first.value })
            .onTapped { row, _, note in list.note("first \(row) \(note.id)") }
        binder.onSection(.second).bind(cellType: EntryCell.self, models: { second.value })
            .onTapped { row, _, note in list.note("second \(row) \(note.id)") }
        binder.displayedSections = [.first, .second]
        list.show()
        second.value.append(first.value.removeFirst())
        list.refresh()
        expectEqual(list.rows, [["note 2"], ["note 3", "note 1"]])
        expectTrue(list.table.cell(at: [1, 1]) is EntryCell)
        list.table.tap([1, 1])
        expectEqual(list.calls, ["second 1 1"])
        expectEqual(list.troubles, [])
    }

    // Braid: in a section that moved every row was shown again.
    @Test("F62: a section that moves keeps its cells")
    func movedSection() {
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1, 2) })
        binder.displayedSections = [.first, .second]
        list.show()
        let cells = (0...1).map { list.table.cell(at: [0, $0]) }
        binder.displayedSections = [.second, .first]
        list.table.layoutIfNeeded()
        for row in 0...1 { expectTrue(list.keeps(cells[row], 1, row)) }
        expectEqual(list.table.updates.reconfigured, [])
    }

    @Test("F66: animations can be turned off, and nothing is reloaded for that")
    func withoutAnimations() {
        let models = Changing(notes(1))
        binder.onSection(.first).bind(cellType: NoteCell.self, models: { models.value })
        binder.displayedSections = [.first]
        list.show()
        binder.manager.animations = .off
        list.table.updates = HeadlessUpdates()
        models.value = notes(1, 2)
        list.refresh()
        expectEqual(list.table.updates.batches.map(\.animations), [.off])
        expectEqual(list.rows, [["note 1", "note 2"]])
    }
}
