import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Who keeps whom: nothing leaks, and a binder that is gone leaves a quiet table (F10).
@MainActor
@Suite("Letting binders go")
struct OwnershipTests {
    /// Something that closures capture.
    final class Token {
        var notes = ListTestSupport.notes(1, 2)
    }

    // Braid: a cell that emits kept itself alive for ever.
    @Test("F10: binder, table, cells and all that closures captured are let go together")
    func allIsLetGo() async {
        weak var goneBinder: SectionedTableBinder<HeadlessTables, Part>?
        weak var goneTable: HeadlessTable?
        weak var goneCell: HeadlessCell?
        weak var goneToken: Token?
        do {
            let list = BoundList()
            let token = Token()
            let binder = list.binder
            // Every form of closure there is, each with what it captures.
            binder.onSection(.first).bind(cellType: EntryCell.self, models: { token.notes })
                .onTapped { _, _, _ in _ = token }
                .onDequeue { _, _, _ in _ = token }
                .onEvent(from: EntryCell.self) { _, _, _, _ in _ = token }
                .cellHeight { _, _ in token.notes.isEmpty ? 1 : 44 }
                .bind(headerType: PartHeader.self, viewModel: { "\(token.notes.count)" })
                .headerHeight { token.notes.isEmpty ? 1 : 20 }
                .onNearEnd { _ = token }
            binder.onSections(.second, .third)
                .bind(
                    cellProvider: { table, _, _, _ in
                        _ = token
                        return table.dequeue(PlainNoteCell.self)
                    }, for: Note.self, models: { [.second: token.notes] }
                )
                .onTapped { _, _, _, _ in _ = token }
                .onDequeue { _, _, _, _ in _ = token }
                .onNearEnd { _ in _ = token }
            binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in token.notes })
                .bind(headerTitles: { _ in "\(token.notes.count)" })
                .cellHeight { _, _, _ in token.notes.isEmpty ? 1 : 44 }
                .onTapped { _, _, _, _ in _ = token }
            binder.onAnySection().onTapped { _, _, _ in _ = token }.onDequeue { _, _, _ in _ = token }
                .cellHeight { _, _ in token.notes.isEmpty ? 1 : 44 }
            binder.sectionDisplayBehavior = .hidesSections { _ in token.notes.isEmpty }
            list.show()
            list.table.tap([0, 0])
            (list.table.cell(at: [0, 0]) as? EntryCell)?.enter("a")
            list.refresh()
            (goneBinder, goneTable, goneToken) = (binder, list.table, token)
            goneCell = list.table.cell(at: [0, 0])
            expectNotNil(goneCell)
        }
        expectNil(goneBinder)
        expectNil(goneTable)
        expectNil(goneCell)
        // A call that was about to begin ends in its turn.
        await until("what closures captured is let go") { goneToken == nil }
    }

    @Test("F10: a chain that its own closures capture is let go with its binder, and so is what else they capture")
    func capturedByItself() {
        weak var gone: Token?
        do {
            let list = BoundList()
            let token = Token()
            gone = token
            let chain = list.binder.onSection(.first)
            @MainActor func capturedNotes() -> [Note] {
                _ = chain
                return token.notes
            }
            chain.bind(
                cellProvider: { table, row, _ in
                    let cell = table.dequeue(PlainNoteCell.self)
                    cell.text = capturedNotes()[row].text
                    return cell
                }, for: Note.self, models: { capturedNotes() }
            )
            .bind(headerTitle: { "\(capturedNotes().count)" })
            .onDequeue { _, _, _ in _ = capturedNotes() }
            .onTapped { _, _, _ in _ = capturedNotes() }
            list.show()
            expectEqual(list.rows.first, ["note 1", "note 2"])
            expectEqual(list.headers.first, "2")
        }
        expectNil(gone)
    }

    @Test("F10, R12: a chain that outlives its binder keeps no closure")
    func chainOutlivesBinder() {
        weak var gone: Token?
        do {
            let token = Token()
            gone = token
            let chain = BoundList().binder.onSection(.first)
            chain.bind(cellType: NoteCell.self, models: { [chain] in [chain].isEmpty ? [] : token.notes })
                .onDequeue { [chain] _, _, _ in _ = (chain, token) }
        }
        expectNil(gone)
    }

    @Test("F10, F53: a key path's object is held weakly; when it is gone there are no rows")
    func keyPath() {
        let list = BoundList()
        weak var gone: Token?
        do {
            let token = Token()
            gone = token
            list.binder.onSection(.first).bind(cellType: NoteCell.self, models: \.notes, of: token)
            list.binder.displayedSections = [.first]
            list.show()
            expectEqual(list.rows, [["note 1", "note 2"]])
            token.notes.removeFirst()
            list.refresh()
            expectEqual(list.rows, [["note 2"]])
        }
        expectNil(gone)
        list.refresh()
        expectEqual(list.rows, [[]])
    }

    @Test("F10: a screen that keeps its binder, and whose closures take self weakly, is let go")
    func weakSelf() {
        @MainActor
        final class Screen {
            let list = BoundList()
            var taps = 0
            func bind() {
                list.binder.onSection(.first).bind(
                    cellType: NoteCell.self,
                    models: { [weak self] in
                        self == nil ? [] : notes(1)
                    }
                )
                .onTapped { [weak self] _, _, _ in self?.taps += 1 }
                list.binder.displayedSections = [.first]
                list.show()
            }
        }
        weak var gone: Screen?
        do {
            let screen = Screen()
            screen.bind()
            screen.list.table.tap([0, 0])
            expectEqual(screen.taps, 1)
            gone = screen
        }
        expectNil(gone)
    }

    @Test("F10, R12, R16: a table whose binder is gone shows nothing and calls nothing, and that is reported")
    func tableOutlivesBinder() async throws {
        let (table, log) = (HeadlessTable(), quietLog())
        var calls = 0
        var shown: HeadlessCell?
        do {
            let binder = SectionedTableBinder(table, sectionedBy: Part.self, anomalyLog: log)
            binder.onSection(.first).bind(cellType: EntryCell.self, models: notes(1))
                .onTapped { _, _, _ in calls += 1 }
                .onEvent(from: EntryCell.self) { _, _, _, _ in calls += 1 }
            binder.displayedSections = [.first]
            binder.finish()
            table.layoutIfNeeded()
            shown = table.cell(at: [0, 0])
        }
        let cell = try #require(shown as? EntryCell)
        cell.enter("a")
        await endOfTurn()
        table.layoutIfNeeded()
        expectEqual(table.visibleItems, [])
        cell.enter("b")
        table.tap([0, 0])
        expectEqual(calls, 0)
        expectEqual(log.anomalies.map(\.code), [.lostManager])
        expectEqual(table.exceptions, [])
    }

    @Test("F10, R12: a manager that outlives its binder traps nothing, and finds that the rows have no mapping")
    func managerOutlivesBinder() {
        let table = HeadlessTable()
        var manager: TableManager<HeadlessTables>?
        do {
            let binder = SectionedTableBinder(table, sectionedBy: Part.self, anomalyLog: quietLog())
            binder.onAllOtherSections().bind(cellType: NoteCell.self, models: { _ in notes(1) })
                .onTapped { _, _, _, _ in }
            binder.onAnySection().onTapped { _, _, _ in }
            binder.finish()
            table.layoutIfNeeded()
            manager = binder.manager
        }
        table.tap([0, 0])
        table.reloadData()
        table.layoutIfNeeded()
        expectEqual(manager?.validate().map(\.code), [.missingMapping])
        expectEqual(table.exceptions, [])
    }

    @Test("F70: a stream of the binder's manager gets the events of bound rows, beside their chains")
    func streams() async {
        let list = BoundList()
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: notes(1, 2))
            .onTapped { [unowned list] row, _, _ in list.note("chain \(row)") }
        list.binder.displayedSections = [.first]
        var taps = list.binder.manager.on(NoteCell.self, for: Note.self).events(\.didSelect).makeAsyncIterator()
        list.show()
        list.table.tap([0, 1])
        expectEqual(await taps.next()?.model.id, 2)
        expectEqual(list.calls, ["chain 1"])
    }
}
