import DeputyHeadless
import Foundation
import Testing

/// Closures of chains that get an object, held weakly, beside the events that have a name of their own (F10, F55, R11).
@MainActor
@Suite("Closures of chains with a weak object", .releasesRigs)
struct WeakClosureTests {
    let list = BoundList()
    var binder: SectionedTableBinder<Headless, Part> { list.binder }

    /// What closures are told into.
    final class Screen {
        var told: [String] = []
        let list: BoundList
        init(_ list: BoundList) { self.list = list }
    }

    @Test("F10, F55, R11: onDequeue gets the object in every scope, and is called no longer when that is gone")
    func dequeue() {
        var screen: Screen? = Screen(list)
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .onDequeue(weak: screen!) { screen, row, cell, note in screen.list.note("one \(row) \(cell.text)") }
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(2) })
            .onDequeue(weak: screen!) { screen, section, row, cell, note in
                screen.list.note("others \(section) \(row) \(note.id)")
            }
        binder.onAnySection().onDequeue(weak: screen!) { screen, section, row, cell in
            screen.list.note("any \(section) \(row)")
        }
        binder.displayedSections = [.first, .second]
        list.show()
        #expect(list.takeCalls() == ["one 0 note 1", "any first 0", "others second 0 2", "any second 0"])
        weak let gone = screen
        screen = nil
        #expect(gone == nil)
        list.table.reloadData()
        list.table.layoutIfNeeded()
        #expect(list.calls == [])
        #expect(list.troubles == [])
    }

    @Test("F10, F55, R11: onEvent gets the object in every scope, and another closure is next when that is gone")
    func emitted() {
        var screen: Screen? = Screen(list)
        binder.onSection(.first).bind(cellType: EntryCell.self, models: notes(1))
            .onEvent(from: EntryCell.self, weak: screen!) { screen, row, cell, event, note in
                screen.list.note("one \(row) \(event) \(note.id)")
            }
            .onEvent(from: EntryCell.self) { row, _, _ in list.note("next \(row)") }
        binder.onAllOtherSections().bind(cellType: EntryCell.self, models: { _ in notes(2) })
            .onEvent(from: EntryCell.self, weak: screen!) { screen, section, row, cell, event, note in
                screen.list.note("others \(section) \(row) \(note.id)")
            }
        binder.displayedSections = [.first, .second]
        list.show()
        func enter() { for number in 0...1 { (list.table.cell(at: [number, 0]) as? EntryCell)?.enter("a") } }
        enter()
        #expect(list.takeCalls() == ["one 0 entered(\"a\") 1", "others second 0 2"])
        screen = nil
        enter()
        #expect(list.takeCalls() == ["next 0"])
    }
}
