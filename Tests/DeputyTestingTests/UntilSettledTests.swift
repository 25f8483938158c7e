import DeputyTesting
import Foundation
import Observation
import TestSupport
import Testing

@MainActor
@Suite("Waiting until everything has settled (F84)")
struct UntilSettledTests {
    @Test("Every loop over an event has read it, however many there are")
    func loops() async {
        let (table, manager) = showHeadless(notes) { manager in manager.registerNotes(NoteCell.self) }
        var opened: [String] = []
        let tasks = (0..<200).map { _ in
            let taps = manager.on(NoteCell.self).events(\.didSelect)
            return Task { for await tap in taps { opened.append(tap.model.title) } }
        }
        await untilSettled()
        table.tap([0, 1])
        expectEqual(opened, [])
        await untilSettled()
        expectEqual(opened, Array(repeating: notes[1].title, count: 200))
        for task in tasks { task.cancel() }
    }

    @Test("What a loop changes is read by a list that follows it, and the table is updated")
    func following() async {
        let folder = Folder()
        let (table, manager) = showHeadless(notes) { manager in manager.registerNotes(NoteCell.self) }
        let taps = manager.on(NoteCell.self).events(\.didSelect)
        let task = Task { for await tap in taps { folder.opened.append(tap.model) } }
        manager.items.follow(inSection: 1) { folder.opened }
        await untilSettled()
        table.layoutIfNeeded()
        let before = table.updates
        table.tap([0, 0])
        await untilSettled()
        expectEqual(table.numberOfItems(inSection: 1), 1)
        expectNotEqual(table.updates, before)
        task.cancel()
    }

    @Test("What is handed on from turn to turn, three times, is waited for, though no loop is woken")
    func turns() async {
        var turns = 0
        Task {
            turns += 1
            Task {
                turns += 1
                Task { turns += 1 }
            }
        }
        await untilSettled()
        expectEqual(turns, 3)
    }

    @Test("What that brings about is waited for too, step after step")
    func chain() async {
        let folder = Folder()
        let (table, manager) = showHeadless(notes) { manager in manager.registerNotes(NoteCell.self) }
        let taps = manager.on(NoteCell.self).events(\.didSelect)
        let task = Task { for await tap in taps { folder.opened.append(tap.model) } }
        manager.items.follow(inSection: 1) { folder.opened }
        manager.didUpdate = { _ in if folder.opened.count < 5 { table.tap([0, 0]) } }
        await untilSettled()
        expectEqual(table.numberOfItems(inSection: 1), 5)
        task.cancel()
    }
}

@MainActor @Observable
private final class Folder {
    var opened: [Note] = []
}
