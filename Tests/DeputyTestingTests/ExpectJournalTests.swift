import DeputyTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Expecting a journal (F84)")
struct ExpectJournalTests {
    let table: HeadlessTable
    let manager: TableManager<HeadlessTables>

    init() { (table, manager) = showHeadless(notes) { manager in manager.registerNotes(NoteCell.self) } }

    @Test("A journal with the expected lines is fine")
    func asExpected() {
        table.journal = HeadlessJournal()
        table.tap([0, 1])
        expectJournal(["tell didSelect [0, 1]"], of: table)
    }

    @Test("A journal with others fails once, at the line of the call, with both in one")
    func difference() async {
        table.journal = HeadlessJournal()
        table.tap([0, 1])
        let text = """
            The journal is not the expected one. Missing: 1, extra: 1, out of order: 0.
            missing    tell didSelect [0, 0]
            extra      tell didSelect [0, 1]
            """
        await expectIssue(text) {
            expectJournal(["tell didSelect [0, 0]"], of: table)
        }
        await expectIssue(text) {
            expectJournal(["tell didSelect [0, 0]"], of: table, sourceLocation: #_sourceLocation)
        }
    }

    @Test("Of what was written before a closure nothing counts, and it is still there")
    func duringAClosure() {
        let before = table.journal.entries
        expectJournal(["tell didSelect [0, 1]"], of: table) {
            table.tap([0, 1])
        }
        expectJournal(["tell didSelect [0, 0]"], of: table) {
            table.tap([0, 0])
        }
        expectFalse(before.isEmpty)
        expectEqual(table.journal.entries, before + [entry([0, 1]), entry([0, 0])])
    }

    @Test("A closure that does something else fails once, at the line of the call")
    func differenceDuringAClosure() async {
        let text = """
            The journal is not the expected one. Missing: 0, extra: 1, out of order: 0.
            extra      tell didSelect [0, 1]
            """
        await expectIssue(text) {
            expectJournal([], of: table) { table.tap([0, 1]) }
        }
    }

    @Test("What was pending before a closure does not count; what it leaves pending does")
    func pendingWork() {
        manager.items.append(Note(title: "Before"))
        expectJournal(["ask cellForRow [0, 3] → NoteCell", "ask canEditCell [0, 3] → true"], of: table) {
            manager.items.append(Note(title: "Inside"))
        }
        expectEqual(table.visibleItems.count, 4)
    }

    @Test("A closure that empties the journal is compared by what comes after that")
    func emptiedInside() {
        let before = table.journal.entries
        expectJournal(["tell didSelect [0, 0]"], of: table) {
            table.tap([0, 1])
            table.journal = HeadlessJournal()
            table.tap([0, 0])
        }
        expectEqual(table.journal.entries, before + [entry([0, 0])])
    }

    @Test("A closure that throws is not compared, and its error goes on")
    func throwing() {
        let before = table.journal.entries
        #expect(throws: Refusal.self) {
            try expectJournal([], of: table) {
                table.tap([0, 1])
                throw Refusal()
            }
        }
        expectEqual(table.journal.entries, before + [entry([0, 1])])
    }

    @Test("A host that keeps no journal fails, though there is no line")
    func noJournal() async {
        table.journal = HeadlessJournal()
        table.keepsJournal = false
        await expectIssue("There is no journal to compare: keepsJournal is false. To fix, set it to true.") {
            expectJournal([], of: table)
        }
    }

    private func entry(_ row: IndexPath) -> HeadlessJournal.Entry { HeadlessJournal.Entry("didSelect", at: .row(row)) }
}
