import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Closures of chains that get an object, held weakly, beside the events that have a name of their own (F10, F55, R11).
@MainActor
@Suite("Closures of chains with a weak object", .releasesRigs)
struct WeakClosureTests {
    let list = BoundList()
    var binder: SectionedTableBinder<HeadlessTables, Part> { list.binder }

    /// What closures are told into.
    final class Screen {
        var told: [String] = []
        let list: BoundList
        init(_ list: BoundList) { self.list = list }
    }

    @Test("F10, F55, R11: onDequeue gets the object in every scope, and is not called any more when that is gone")
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
        expectEqual(list.takeCalls(), ["one 0 note 1", "any first 0", "others second 0 2", "any second 0"])
        weak let gone = screen
        screen = nil
        expectNil(gone)
        list.table.reloadData()
        list.table.layoutIfNeeded()
        expectEqual(list.calls, [])
        expectEqual(list.troubles, [])
    }

    @Test(
        "F10, F55, R11: onEvent of one section and of others gets the object; when that is gone, the next closure is called"
    )
    func emitted() {
        var screen: Screen? = Screen(list)
        binder.onSection(.first).bind(cellType: EntryCell.self, models: notes(1))
            .onEvent(from: EntryCell.self, weak: screen!) { screen, row, cell, event, note in
                screen.list.note("one \(row) \(event) \(note.id)")
            }
            .onEvent(from: EntryCell.self) { row, _, _, _ in list.note("next \(row)") }
        binder.onAllOtherSections().bind(cellType: EntryCell.self, models: { _ in notes(2) })
            .onEvent(from: EntryCell.self, weak: screen!) { screen, section, row, cell, event, note in
                screen.list.note("others \(section) \(row) \(note.id)")
            }
        binder.displayedSections = [.first, .second]
        list.show()
        func enter() { for number in 0...1 { (list.table.cell(at: [number, 0]) as? EntryCell)?.enter("a") } }
        enter()
        expectEqual(list.takeCalls(), ["one 0 entered(\"a\") 1", "others second 0 2"])
        screen = nil
        enter()
        expectEqual(list.takeCalls(), ["next 0"])
    }

    @Test(
        "F10, F55, R11: onEvent without the model, of one, several and all other sections, gets the object until that is gone"
    )
    func emittedWithoutModel() {
        var screen: Screen? = Screen(list)
        let journal = Changing<[String]>([])
        binder.onSection(.first).bind(cellType: EntryCell.self, models: notes(1))
            .onEvent(from: EntryCell.self, weak: screen!) { screen, row, cell, event, _ in
                screen.told.append("one \(row) \(cell.text) \(event)")
            }
            .onEvent(from: EntryCell.self) { row, _, _, _ in journal.value.append("next \(row)") }
        binder.onSections(.second, .third).bind(cellType: EntryCell.self, models: { _ in notes(2) })
            .onEvent(from: EntryCell.self, weak: screen!) { screen, section, row, cell, event, _ in
                screen.told.append("two \(section) \(row) \(cell.text) \(event)")
            }
        binder.onAllOtherSections().bind(cellType: EntryCell.self, models: { _ in notes(3) })
            .onEvent(from: EntryCell.self, weak: screen!) { screen, section, row, cell, event, _ in
                screen.told.append("others \(section) \(row) \(cell.text) \(event)")
            }
        list.show()
        func enter() { for number in 0...3 { (list.table.cell(at: [number, 0]) as? EntryCell)?.enter("a") } }
        enter()
        expectEqual(
            screen?.told,
            [
                "one 0 note 1 entered(\"a\")", "two second 0 note 2 entered(\"a\")",
                "two third 0 note 2 entered(\"a\")", "others fourth 0 note 3 entered(\"a\")",
            ])
        weak let gone = screen
        screen = nil
        expectNil(gone)
        enter()
        expectEqual(journal.value, ["next 0"])
    }

    @Test(
        "F10, F58, R11: onNearEnd of one, several and all other sections gets the object; when that is gone, willDisplay is withdrawn"
    )
    func nearEnd() async {
        var screen: Screen? = Screen(list)
        let book = Notebook.tenNotes
        binder.onSection(.first).bind(cellType: NoteCell.self, models: { book(.first) })
            .onNearEnd(weak: screen!) { screen in screen.told.append("one") }
        binder.onSections(.second, .third).bind(cellType: NoteCell.self, models: { section in book(section) })
            .onNearEnd(rows: 1, weak: screen!) { screen, section in screen.told.append("two \(section)") }
        binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { section in book(section) })
            .onNearEnd(rows: 5, weak: screen!) { screen, section in screen.told.append("others \(section)") }
        list.show()
        await list.table.rest()
        expectEqual(screen?.told, ["one", "two second", "two third", "others fourth"])
        screen?.told = []
        book.notes[.third]?.append(Note(id: 12, text: ""))
        list.refresh()
        await list.table.rest()
        expectEqual(screen?.told, ["two third"])
        expectEqual(binder.manager.implementedEvents, ["willDisplay"])
        weak let gone = screen
        screen = nil
        expectNil(gone)
        book.notes[.third]?.append(Note(id: 13, text: ""))
        list.refresh()
        expectEqual(binder.manager.implementedEvents, [])
        // A closure that is added later is still called.
        let other = Screen(list)
        binder.onSection(.first).onNearEnd(weak: other) { screen in screen.told.append("again") }
        expectEqual(binder.manager.implementedEvents, ["willDisplay"])
        await list.table.rest()
        expectEqual(other.told, ["again"])
        book.notes[.first] = []
        list.refresh()
        await until(other.told, is: ["again", "again"])
        expectEqual(list.troubles, [])
    }

    @Test("F10, F58: of several closures for a section's end, the others are called when the object of one is gone")
    func nearEndOfOthers() async {
        var screen: Screen? = Screen(list)
        let calls = Counter()
        var captured: Counter? = Counter()
        weak let kept = captured
        binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1))
            .onNearEnd(weak: screen!) { [captured] screen in
                captured?()
                screen.told.append("one")
            }
            .onNearEnd { calls() }
        binder.displayedSections = [.first]
        list.show()
        await list.table.rest()
        expectEqual(calls.count, 1)
        expectEqual(screen?.told, ["one"])
        (screen, captured) = (nil, nil)
        binder.refresh()
        await list.table.rest()
        expectNil(kept)
        expectEqual(calls.count, 1)
        expectEqual(binder.manager.implementedEvents, ["willDisplay"])
    }

    @Test(
        "F55, R5, R11: a closure that a kept chain gets later finds that another's object has died, and lets go of that one",
        arguments: EachKit.allCases)
    func laterClosures(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let rig = ChainRig<Kit>()
            var object: Counter? = Counter()
            weak var captured: Counter?
            do {
                let kept = Counter()
                captured = kept
                rig.one.canFocus.withoutCell(weak: object!) { _, _, _ in kept.count == 0 }
            }
            rig.show()
            object = nil
            expectNotNil(captured)
            rig.one.canFocus.withoutCell { _, _ in true }
            expectNil(captured)
        }
        check(list.kit)
    }
}
