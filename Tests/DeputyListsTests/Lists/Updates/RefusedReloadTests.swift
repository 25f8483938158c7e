import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A text field in a cell that refuses to give back the keyboard keeps its table from reloading.
@MainActor
@Suite("Reloads that a table refuses (F60)", .releasesRigs)
struct RefusedReloadTests {
    /// The first row's text field is edited, and keeps the keyboard.
    private func edit(_ table: HeadlessTable) -> HeadlessCell? {
        let cell = table.cell(at: [0, 0])
        cell?.isFirstResponder = true
        cell?.resignsFirstResponder = false
        return cell
    }

    @Test("The old data stays shown and answers, and the new comes when nobody types any more (F60)")
    func comesLater() async {
        let board = Board([things(1, 2)])
        var (told, done): ([String], [Int]) = ([], [])
        board.mapping.didSelect.withoutCell { thing, path in told.append("\(thing) at \(path)") }
        board.endTurn()
        board.manager.willUpdate = { _ in told.append("will") }
        board.manager.didUpdate = { _ in told.append("did") }
        let cell = edit(board.table)
        board.items.apply(items: things(3, 4, 2)) { done.append(board.table.itemCounts[0]) }
        board.manager.setNeedsUpdate()
        board.manager.flush()
        expectEqual(board.table.updates.reloads, 0)
        expectTrue(board.manager.isUpdatePending)
        // The first thing is no longer in the data, and the second is elsewhere in it.
        for row in 0...1 { board.table.tap([0, row]) }
        board.items.append(thing(5))
        board.endTurn()
        await beat()
        expectEqual(board.shown, "[1 2]")
        expectEqual(told, ["will", "2 at [0, 2]"])
        expectEqual(done, [])
        cell?.isFirstResponder = false
        await until(board.table.updates.reloads, is: 1)
        board.table.layoutIfNeeded()
        expectEqual(board.shown, "[3 4 2 5]")
        expectEqual(cell?.isFirstResponder, false)
        await until(done, is: [4])
        expectEqual(told, ["will", "2 at [0, 2]", "did"])
        expectFalse(board.manager.isUpdatePending)
        expectEqual(board.table.updates.batches, [])
        expectEqual(board.codes, [])
        expectEqual(board.table.exceptions, [])
        expectEqual(board.manager.checkInvariants(), [])
    }

    @Test("So it is with a source that tells its changes (F60, F67)")
    func told() async {
        let source = TellingThings(things(1, 2))
        let board: Board = tellingBoard(source)
        let cell = edit(board.table)
        source.change { $0.append(thing(3)) }
        board.manager.setNeedsUpdate()
        board.endTurn()
        source.change { $0.remove(at: 0) }
        board.endTurn()
        expectEqual(board.shown, "[1 2]")
        cell?.isFirstResponder = false
        await until(board.table.updates.reloads, is: 1)
        board.table.layoutIfNeeded()
        expectEqual(board.shown, "[2 3]")
        expectEqual(board.codes, [])
        expectEqual(board.table.exceptions, [])
    }

    @Test("So it is with a followed model, and with a binder (F60)")
    func followed() async {
        let bookcase = Bookcase()
        bookcase.things = things(1, 2)
        let board = Board()
        board.items.follow { bookcase.things }
        board.endTurn()
        let bound = BoundList()
        let models = Changing(notes(1, 2))
        bound.binder.onSection(.first).bind(cellType: NoteCell.self, models: { models.value })
        bound.binder.displayedSections = [.first]
        bound.show()
        let cells = [edit(board.table), edit(bound.table)]
        bookcase.things = things(2, 3)
        models.value = notes(3)
        bound.binder.refresh()
        for manager in [board.manager, bound.binder.manager] {
            manager.setNeedsUpdate()
            manager.flush()
        }
        expectEqual(board.shown, "[1 2]")
        expectEqual(bound.rows, [["note 1", "note 2"]])
        for cell in cells { cell?.isFirstResponder = false }
        await until(bound.table.updates.reloads, is: 2)
        for list in [board.table, bound.table] { list.layoutIfNeeded() }
        expectEqual(board.shown, "[2 3]")
        expectEqual(bound.rows, [["note 3"]])
        expectEqual(board.codes, [])
        expectEqual(bound.troubles, [])
    }

    @Test("A batch goes on, and an empty one does not bring the new data too early (F60)")
    func batches() {
        let board = Board([things(1, 2)])
        let cell = edit(board.table)
        board.items.append(thing(3))
        board.endTurn()
        expectEqual(board.shown, "[1 2 3]")
        board.items.append(thing(4))
        board.manager.setNeedsUpdate()
        board.endTurn()
        board.table.askSizes()
        expectEqual(board.shown, "[1 2 3]")
        expectEqual(board.table.itemCounts, [3])
        cell?.isFirstResponder = false
        board.endTurn()
        expectEqual(board.shown, "[1 2 3 4]")
        expectEqual(board.table.exceptions, [])
    }

    @Test("A collection reloads, and its cell loses the keyboard (F60)")
    func collection() {
        let board = ListBoard<HeadlessCollections>([things(1, 2)])
        let cell = board.list.cell(at: [0, 0])
        cell?.isFirstResponder = true
        cell?.resignsFirstResponder = false
        board.items.append(thing(3))
        board.manager.setNeedsUpdate()
        board.endTurn()
        expectEqual(board.shown, "[1 2 3]")
        expectEqual(cell?.isFirstResponder, false)
    }

    @Test("However often it is tried, a recording has one reload (F60, F89)")
    func recorded() async {
        let board = Board([things(1, 2)])
        let cell = edit(board.table)
        board.manager.startRecording()
        board.items.append(thing(3))
        board.manager.setNeedsUpdate()
        for _ in 0..<3 { board.endTurn() }
        cell?.isFirstResponder = false
        await until(board.table.updates.reloads, is: 1)
        expectEqual(board.manager.recording?.lines.filter { $0 == "reload" }, ["reload"])
    }

    @Test("A selected item that goes while the table refuses is told as it was on screen (F60, F67)")
    func lostSelection() async {
        let source = TellingThings(things(1, 2))
        let board: Board = tellingBoard(source)
        let other = board.manager.register(PearCell.self)
        board.endTurn()
        var lost: [String] = []
        board.manager.didLoseSelection = { items in lost += items.map { "\($0)" } }
        board.table.selectItem(at: [0, 1])
        let cell = edit(board.table)
        other.cancel()
        board.endTurn()
        expectTrue(board.manager.isUpdatePending)
        source.change { $0.remove(at: 1) }
        board.endTurn()
        expectEqual(board.shown, "[1 2]")
        cell?.isFirstResponder = false
        await until(lost, is: ["2"])
        board.table.layoutIfNeeded()
        expectEqual(board.shown, "[1]")
        expectEqual(board.codes, [])
    }

    @Test("What waits for a change is called when the table shows it, and not before (F60)")
    func completion() async {
        let board = Board([things(1, 2)])
        let cell = edit(board.table)
        var counts: [Int] = []
        board.items.apply(items: things(1, 2, 3)) { counts.append(board.table.itemCounts[0]) }
        board.manager.setNeedsUpdate()
        board.endTurn()
        await beat()
        expectEqual(counts, [])
        cell?.isFirstResponder = false
        await until(counts, is: [3])
    }
}
