import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What is remembered of an event that was sent often never hides a change: each test sends one so often that everything about it is
/// known, changes something, and sends it again.
@MainActor
@Suite("An event that is sent again sees what has changed (F50, R2, R3, R4)", .releasesRigs)
struct RepeatedEventsTests {
    let list = BoundList()
    let data = Changing(notes(1, 2, 3))

    /// The chain of the first section, whose rows follow ``data``.
    func bindFirst() -> SectionChain<SectionedTableBinder<HeadlessTables, Part>, NoteCell, Note> {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: { [data] in data.value })
    }

    func height(_ row: Int, in section: Int = 0) -> CGFloat? {
        list.table.send(\.heightForCell, at: [section, row])
    }

    /// Sends the question so often that it is known who answers it.
    func warmUp() {
        for _ in 0..<4 { for row in 0..<3 { _ = height(row) } }
    }

    func tap(_ row: Int = 0) -> [String] {
        list.table.send(\.didSelect, at: [0, row])
        return list.takeCalls()
    }

    func warmUpTaps() {
        for _ in 0..<4 { _ = tap() }
    }

    @Test("Each row's closure gets its own model, as often as it is asked")
    func ownModel() {
        bindFirst().cellHeight { row, note in CGFloat(100 * row + note.id) }
        list.show()
        for _ in 0..<5 { expectEqual((0..<3).map { height($0) }, [1, 102, 203]) }
        // Rows that are not there have the height of the table.
        expectEqual([height(3), height(0, in: 7)], [44, 44])
    }

    @Test("New models are what closures get from the next refresh on (R8)")
    func newModels() {
        bindFirst().cellHeight { _, note in CGFloat(note.id) }
        list.show()
        warmUp()
        data.value = notes(7, 3)
        list.refresh()
        expectEqual((0..<2).map { height($0) }, [7, 3])
        data.value = []
        list.refresh()
        expectEqual(height(0), 44)
    }

    @Test("An item that is changed, moved or inserted in the store is the one closures get (F41)", arguments: 0..<3)
    func changedInTheStore(_ change: Int) {
        bindFirst().cellHeight { _, note in CGFloat(note.id) }
        list.show()
        warmUp()
        let items = list.binder.manager.items
        switch change {
        case 0: items.replace(at: [0, 0], with: Note(id: 9))
        case 1: items.move([0, 2], to: [0, 0])
        default: items.insert(Note(id: 8), at: [0, 0])
        }
        list.table.layoutIfNeeded()
        expectEqual((0..<2).map { height($0) }, [[9, 2], [3, 1], [8, 1]][change])
    }

    @Test("A row that the user has moved takes its model along (F41, F67)")
    func movedByTheUser() {
        bindFirst().cellHeight { _, note in CGFloat(note.id) }.moveRowTo { destination, _, _, source in
            list.binder.manager.items.move(source, to: destination)
        }
        list.show()
        warmUp()
        list.table.beginEditing()
        expectTrue(list.table.move([0, 0], to: [0, 2]))
        expectEqual((0..<3).map { height($0) }, [2, 3, 1])
    }

    @Test("Sections that change places keep their models and closures (F56)")
    func sectionsChangePlaces() {
        bindFirst().cellHeight { _, note in CGFloat(note.id) }
        list.binder.onSection(.second).bind(cellType: NoteCell.self, models: notes(1, 2)).cellHeight { _, note in
            CGFloat(50 + note.id)
        }
        list.binder.displayedSections = [.first, .second]
        list.show()
        warmUp()
        for _ in 0..<4 { expectEqual(height(1, in: 1), 52) }
        list.binder.displayedSections = [.second, .first]
        list.refresh()
        expectEqual([height(0), height(1), height(0, in: 1), height(2, in: 1)], [51, 52, 1, 3])
        list.binder.displayedSections = [.first]
        list.refresh()
        expectEqual([height(0), height(2)], [1, 3])
    }

    @Test("One array bound to several sections: each section has its own closures (F51)")
    func oneArrayForSeveral() {
        list.binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { [data] _ in data.value })
            .cellHeight { section, _, note in CGFloat(note.id + (section == .third ? 10 : 0)) }
        list.binder.onSection(.second).cellHeight { _, note in CGFloat(((note as? Note)?.id ?? 0) + 100) }
        list.show()
        for _ in 0..<5 { expectEqual((0..<4).map { height(1, in: $0) }, [2, 102, 12, 2]) }
    }

    @Test("A section that is moved in the store has the closures of its new place (R2)")
    func sectionMovedInTheStore() {
        list.binder.manager.register(PlainNoteCell.self, for: Note.self) { mapping in
            mapping.condition = .section(0)
            mapping.heightForCell { note, _ in CGFloat(100 + note.id) }
        } configure: { _, _, _ in
        }
        for (part, number) in [(Part.first, 1), (.second, 2)] {
            list.binder.onSection(part).bind(cellType: NoteCell.self, models: notes(number)).cellHeight { _, note in
                CGFloat(note.id)
            }
        }
        list.binder.displayedSections = [.first, .second]
        list.show()
        for _ in 0..<4 { expectEqual([height(0, in: 0), height(0, in: 1)], [101, 2]) }
        list.binder.manager.items.moveSection(1, to: 0)
        list.table.layoutIfNeeded()
        for _ in 0..<4 { expectEqual([height(0, in: 0), height(0, in: 1)], [102, 1]) }
    }
}
