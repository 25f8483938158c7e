import DeputyTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Showing a screen headless (F84)")
struct ShowHeadlessTests {
    @Test("A screen for any kit is shown in a new table, and the journal begins with what that asked")
    func screen() {
        let (table, screen) = showHeadless { table in NotesScreen(table, NoteCell.self) }
        expectSame(screen.table, table)
        expectEqual(table.visibleItems.compactMap { table.cell(at: $0)?.text }, ["Keys", "Milk"])
        expectJournal(
            [
                "ask cellForRow [0, 0] → NoteCell", "ask canEditCell [0, 0] → false",
                "ask cellForRow [0, 1] → NoteCell", "ask canEditCell [0, 1] → true",
            ], of: table)
        expectNoAnomalies(of: screen.manager)
    }

    @Test("A screen is shown in the table that it is given")
    func givenTable() {
        let low = HeadlessTable(height: 44)
        let (table, screen) = showHeadless(in: low) { table in NotesScreen(table, NoteCell.self) }
        expectSame(table, low)
        expectSame(screen.table, low)
        expectEqual(low.visibleItems, [[0, 0]])
    }

    @Test("Items are shown with what is registered for them")
    func items() {
        let (table, manager) = showHeadless(notes) { manager in manager.registerNotes(NoteCell.self) }
        expectEqual(table.visibleItems.compactMap { table.cell(at: $0)?.text }, ["Keys", "Milk"])
        expectSame(manager.table, table)
        expectEqual(manager.items.numberOfItems(inSection: 0), 2)
        expectFalse(table.delete([0, 0]))
        expectTrue(table.delete([0, 1]))
    }

    @Test("Items are shown in the table that is given")
    func itemsInGivenTable() {
        let low = HeadlessTable(height: 44)
        let (table, manager) = showHeadless(notes, in: low) { manager in manager.registerNotes(NoteCell.self) }
        expectSame(table, low)
        expectSame(manager.table, low)
        expectEqual(low.visibleItems, [[0, 0]])
    }

    @Test("A screen and items are shown in a collection that is given")
    func collections() {
        let low = HeadlessCollection(width: 100, height: 44)
        let (collection, screen) = showHeadless(in: low) { collection in
            let manager = CollectionManager(collection)
            manager.register(NoteTile.self)
            manager.items.setItems(notes)
            return manager
        }
        expectSame(collection, low)
        expectSame(screen.list, low)
        expectEqual(low.cell(at: [0, 0])?.text, "Keys")
        let (other, manager) = showHeadless(notes, in: HeadlessCollection()) { manager in
            manager.register(NoteTile.self) { $0.shouldSelect.withoutCell { note, _ in note.title != "Keys" } }
        }
        expectNotSame(other, low)
        expectSame(manager.list, other)
        expectEqual(other.visibleItems.compactMap { other.cell(at: $0)?.text }, ["Keys", "Milk"])
        expectJournal(["ask cellForItem [0, 0] → NoteTile", "ask cellForItem [0, 1] → NoteTile"], of: other)
        expectFalse(other.tap([0, 0]))
        expectTrue(other.tap([0, 1]))
        expectNoAnomalies(of: manager)
    }

    @Test("What is wrong with the items or the manager is reported at the line that shows them (F80)")
    func siteOfTheCall() {
        let here: UInt = #line + 1
        let (_, manager) = showHeadless(notes, in: HeadlessCollection()) { manager in
            manager.register(NoteTile.self)
            manager.items.follow { [Note]() }
        }
        expectEqual(
            manager.anomalies.map { [$0.code.rawValue, "\($0.site?.line ?? 0)"] }, [["overwritten-items", "\(here)"]])
    }

    @Test("An error of the screen goes on")
    func throwing() {
        #expect(throws: Refusal.self) { try showHeadless { _ in throw Refusal() } }
        #expect(throws: Refusal.self) { try showHeadless(notes) { _ in throw Refusal() } }
        #expect(throws: Refusal.self) { try showHeadless(in: HeadlessCollection()) { _ in throw Refusal() } }
        #expect(throws: Refusal.self) { try showHeadless(notes, in: HeadlessCollection()) { _ in throw Refusal() } }
    }
}

private final class NoteTile: HeadlessCollectionCell, Configurable {
    func configure(_ note: Note) { text = note.title }
}
