import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Closures that come and go, and what is changed while one runs.
extension RepeatedEventsTests {
    @Test("A closure that comes later is asked, one that is withdrawn is not (R2, R10)")
    func comesAndGoes() {
        bindFirst().onTapped { _, _, note in list.note("chain \(note.id)") }
        list.show()
        warmUpTaps()
        let later = list.binder.manager.on(NoteCell.self, for: Note.self).didSelect { _, note, _ in
            list.note("manager \(note.id)")
        }
        expectEqual(tap(), ["chain 1"])
        list.binder.onAnySection().onTapped { _, row, _ in list.note("any \(row)") }
        warmUpTaps()
        expectEqual(tap(2), ["chain 3", "any 2"])
        later.cancel()
        expectEqual(tap(2), ["chain 3", "any 2"])
    }

    @Test("A closure that withdraws itself while it runs is not called again, and runs to its end (R10)")
    func withdrawsItself() {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, for: Note.self, models: notes(1, 2, 3))
        var token: EventRegistration?
        let witness = Witness()
        token = list.binder.manager.on(NoteCell.self, for: Note.self).didSelect { [witness] _, note, _ in
            if note.id == 3 { token?.cancel() }
            list.note("\(note.id) \(witness.word)")
        }
        list.show()
        warmUpTaps()
        expectEqual(tap(2), ["3 alive"])
        expectEqual(tap(2), [])
    }

    @Test("A question whose closure takes the cell gets the row's own, every time")
    func questionAboutACell() {
        bindFirst().shouldHighlight { cell, note, path in
            list.note("\(path[1]) \(cell.text) \(note.id)")
            return true
        }
        list.show()
        for _ in 0..<5 {
            for row in 0..<3 { list.table.send(\.shouldHighlight, at: [0, row]) }
            expectEqual(list.takeCalls(), ["0 note 1 1", "1 note 2 2", "2 note 3 3"])
        }
        expectNotContains(list.anomalies, .failedCast)
    }

    @Test("A closure for a cell that leaves gets the item it was shown with (R8)")
    func leaving() {
        bindFirst().didEndDisplaying { _, note, _ in list.note("left \(note.id)") }
        list.show()
        for _ in 0..<4 {
            list.table.scroll(by: 10_000)
            data.value = notes(1, 2, 3, 4)
            list.refresh()
            data.value = notes(1, 2, 3)
            list.refresh()
        }
        expectEqual(list.takeCalls(), Array(repeating: "left 4", count: 4))
        data.value = notes(2, 3)
        list.refresh()
        expectEqual(list.takeCalls(), ["left 1"])
    }

    @Test("What an event changes is read in it at once (R10)", arguments: [true, false])
    func changesAtOnce(_ isQuestion: Bool) {
        let removes = Changing(false)
        let items = list.binder.manager.items
        func count() -> Int {
            if removes.value { items.removeAll() }
            return items.numberOfItems(inSection: 0)
        }
        bindFirst().cellHeight { _, _ in CGFloat(count()) }.onTapped { _, _, _ in list.note("\(count())") }
        list.show()
        warmUp()
        warmUpTaps()
        removes.value = true
        if isQuestion { expectEqual(height(0), 0) } else { expectEqual(tap(), ["0"]) }
        expectEqual(items.numberOfItems(inSection: 0), 0)
    }

    @Test("What a closure changes before it passes is there when the owner is asked (R3, R10)")
    func changesBeforePassing() {
        let removes = Changing(false)
        let items = list.binder.manager.items
        bindFirst().cellHeight.orPass { (_, _) -> EventDecision<CGFloat> in
            if removes.value { items.removeAll() }
            return .pass
        }
        let owner = NoteOwner(list)
        list.binder.manager.owner = owner
        list.show()
        warmUp()
        _ = list.takeCalls()
        removes.value = true
        expectEqual(height(0), 33)
        expectEqual(list.takeCalls(), ["height of 0"])
        expectEqual(items.numberOfItems(inSection: 0), 0)
    }

    @Test("What is withdrawn inside an event is not asked inside it any more (R10)")
    func withdrawnInside() {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, for: Note.self, models: notes(1, 2, 3))
        let manager = list.binder.manager
        let heights = manager.on(model: Note.self).heightForCell { _, _ in 70 }
        let withdraws = Changing(false)
        manager.on(model: Note.self).didSelect.withoutCell { _, _ in
            if withdraws.value { heights.cancel() }
            list.note("\(height(0) ?? 0)")
        }
        list.show()
        warmUp()
        warmUpTaps()
        expectEqual(tap(), ["70.0"])
        withdraws.value = true
        expectEqual(tap(), ["44.0"])
    }

    @Test("A closure whose data goes while it runs keeps its own model (R10)")
    func dataGoesMeanwhile() {
        let texts = Changing([Label(Witness())])
        list.binder.onSection(.first).bind(cellType: PlainNoteCell.self, for: Label.self, models: { texts.value })
            .onTapped { _, _, label in
                texts.value = []
                list.refresh()
                list.binder.manager.flush()
                list.note(label.witness.word)
            }
        list.show()
        warmUpTaps()
        texts.value = [Label(Witness())]
        list.refresh()
        for _ in 0..<4 {
            expectEqual(tap(), ["alive"])
            list.table.layoutIfNeeded()
            expectEqual(list.table.numberOfItems(inSection: 0), 0)
            texts.value = [Label(Witness())]
            list.refresh()
        }
    }
}
