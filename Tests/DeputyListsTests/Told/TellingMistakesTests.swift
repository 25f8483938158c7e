import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// What a source can say wrong: an anomaly with the remedy, nothing lost.
@MainActor
@Suite("Sources that say what is not so (F64, R12)")
struct TellingMistakesTests {
    /// Whether the list shows the source, without a reload.
    private func isCompared(_ board: Board, _ source: TellingThings) -> Bool {
        board.endTurn()
        return board.shown == source.data && board.list.updates.reloads == 0 && board.list.exceptions == []
            && board.list.updates.refusals.isEmpty
    }

    @Test("Ids that no row and no section has change nothing, and those of another type are reported")
    func unknownIDs() {
        let source = TellingThings(things(1, 2), things(3))
        let board: Board = tellingBoard(source)
        let ids: [AnyHashable] = [9, "1", 1.5, [1], Int?.none as AnyHashable, IndexPath(row: 0, section: 0)]
        source.changes.tell(updated: ids, sections: ids)
        for id in ids {
            source.changes.tell(renamed: id, to: 1)
            source.changes.tell(renamed: id, to: 2)
        }
        expectTrue(isCompared(board, source))
        expectEqual(board.codes, Array(repeating: .untoldChange, count: 5))
        expectEqual(
            board.manager.anomalies[0].headline,
            "A source called tell(updated:) with the row 1, but the ids of its rows are of type Int.")
        expectEqual(board.manager.anomalies[0].site?.description.contains("TellingMistakesTests"), true)
        expectEqual(board.list.updates.batches.count, 0)
    }

    @Test("Ids that repeat are shown, and reported with their places; in two sections they are two rows")
    func repeatedIDs() {
        let source = TellingThings(things(1, 2), things(1))
        let board: Board = tellingBoard(source)
        expectEqual(board.codes, [])
        source.change { $0 += things(2, 3, 2) }
        expectTrue(isCompared(board, source))
        expectEqual(board.codes, [.duplicateIdentifiers])
        expectEqual(
            board.manager.anomalies[0].headline,
            "Identifiers occur more than once in a section: 2 at [0, 1], [0, 2], [0, 4].")
        board.list.selectItem(at: [0, 1])
        source.change { $0.remove(at: 2) }
        expectTrue(isCompared(board, source))
        expectEqual(board.list.selectedItems, [[0, 1]])
    }

    @Test("A source that says something while its ids are read makes no loop", arguments: [false, true])
    func tellingWhileRead(hasMoved: Bool) {
        let source = TellingThings(things(1, 2, 3))
        source.onReading = { source in source.changes.tell(updated: [1]) }
        let board: Board = tellingBoard(source)
        board.mapping.moveRowTo.withoutCell { _, _, _ in source.change { $0.append(thing(5)) } }
        board.endTurn()
        if hasMoved {
            board.table.beginEditing()
            board.table.move([0, 0], to: [0, 2])
        } else {
            source.change { $0.append(thing(4)) }
        }
        board.endTurn()
        expectFalse(board.manager.isUpdatePending)
        expectEqual(board.shown, source.data)
    }

    @Test("A change that nobody has said, found at an update, is shown by it")
    func foundAtAnUpdate() {
        let source = TellingThings(things(1, 2, 3))
        let table = HeadlessTable(height: 1000)
        let manager = TableManager(table, source: source, anomalyLog: quietLog())
        manager.register(ThingCell.self)
        manager.registerHeader(TextHeader.self)
        manager.flush()
        source.changes.tell()
        table.layoutIfNeeded()
        source.becomeSilently([ListSection("A", things(1))])
        manager.items.askSizes()
        manager.flush()
        table.layoutIfNeeded()
        expectEqual(table.itemCounts, [1])
        expectContains(manager.anomalies.map(\.code), .untoldChange)
        expectEqual(table.exceptions, [])
    }

    @Test("What is applied to the manager's own items moves no row of a source")
    func ownItems() {
        let source = TellingThings(things(1, 2))
        let board: Board = tellingBoard(source)
        board.items.apply(items: things(1, 2))
        board.endTurn()
        board.items.apply(items: things(2, 1))
        board.endTurn()
        expectEqual(board.shown, "[1 2]")
        expectEqual(board.list.updates.batches.count, 0)
    }

    @Test("An id that two sections have is renamed in both")
    func renamedTwice() {
        let source = TellingThings(things(1, 2), things(1))
        let board: Board = tellingBoard(source)
        let cells = [board.cell(0, 0), board.cell(1, 0)]
        source.becomeSilently([ListSection("A", things(7, 2)), ListSection("B", things(7))])
        source.changes.tell(renamed: 1, to: 7)
        expectTrue(isCompared(board, source))
        expectSame(board.cell(0, 0), cells[0])
        expectSame(board.cell(1, 0), cells[1])
    }

    @Test("What one change of a source asks of the animations counts for the turn")
    func animations() {
        let source = TellingThings(things(1, 2))
        let board: Board = tellingBoard(source)
        board.items.batch(animations: .off) { _ in source.change { $0.remove(at: 0) } }
        source.change { $0.append(thing(3)) }
        expectTrue(isCompared(board, source))
        expectEqual(board.list.updates.batches.map(\.animations), [.off])
    }

    @Test("More or fewer ids than items are reported: a row is shown for each id", arguments: [-1, 2])
    func otherCounts(_ surplus: Int) {
        let source = TellingThings(things(1, 2, 3))
        source.surplus = surplus
        let board: Board = tellingBoard(source)
        expectEqual(board.list.itemCounts, [3])
        expectEqual(board.shown, source.data)
        expectEqual(board.codes, [.unbalancedUpdate])
        expectEqual(
            board.manager.anomalies[0].headline,
            "A source gives 3 ids for section 0, and counts \(3 + surplus) items in it.")
    }

    @Test("A source that has changed without telling is found at its next change, and when it has no item for a row")
    func silent() {
        let source = TellingThings(things(1, 2, 3))
        let board: Board = tellingBoard(source)
        source.becomeSilently([ListSection("A", things(1))])
        // An app's own call makes the table ask for its rows.
        board.table.reloadData()
        board.table.layoutIfNeeded()
        board.list.updates = HeadlessUpdates()
        expectContains(board.codes, .untoldChange)
        expectEqual(
            board.manager.anomalies.first { $0.code == .untoldChange }?.headline,
            "A source has changed without calling tell(): it has [1] items now, and had [3] when its ids were read.")
        expectTrue(isCompared(board, source))
    }

    @Test("After setNeedsUpdate() nothing has to be told")
    func setNeedsUpdate() {
        let source = TellingThings(things(1, 2, 3))
        let board: Board = tellingBoard(source)
        source.becomeSilently([ListSection("B", things(5)), ListSection("A", things(1))])
        board.manager.setNeedsUpdate()
        board.endTurn()
        expectEqual(board.shown, source.data)
        expectEqual(board.list.updates.reloads, 1)
        expectEqual(board.codes, [])
    }

    @Test("What is said on another thread is an anomaly, and the list is reloaded")
    func elsewhere() async {
        let source = TellingThings(things(1, 2))
        let board: Board = tellingBoard(source)
        source.becomeSilently([ListSection("A", [thing(1, 7)] + things(2, 3))])
        let changes = source.changes
        await Task.detached { changes.tell(updated: [1]) }.value
        await until { !board.codes.isEmpty }
        board.endTurn()
        expectEqual(board.shown, "[1'7 2 3]")
        expectEqual(board.list.updates.reloads, 1)
        expectEqual(board.codes, [.untoldChange])
    }

    @Test("A place that is counted and has no item is named, and shows a placeholder")
    func holes() {
        let source = TellingThings(things(1, 2, 3))
        source.holes = [[0, 1]]
        let board: Board = tellingBoard(source)
        expectEqual(board.list.itemCounts, [3])
        expectEqual(board.manager.validate().map(\.code), [.missingItem])
        expectEqual(board.codes, [.missingItem])
        expectEqual(
            board.manager.anomalies.map(\.headline),
            [
                "The source has no item at [0, 1], although it counts 3 items in the section."
            ])
    }

    @Test("A negative count is named")
    func negative() {
        let source = TellingThings(things(1, 2))
        source.surplus = -5
        let board: Board = tellingBoard(source)
        expectEqual(board.list.itemCounts, [2])
        expectEqual(board.codes, [.invalidCount, .unbalancedUpdate])
    }

    @Test("What is said before the list has asked for anything, or after the manager was detached, does no harm")
    func tooEarlyAndTooLate() {
        let source = TellingThings(things(1))
        let table = HeadlessTable()
        let manager = TableManager(table, source: source, anomalyLog: quietLog())
        manager.register(ThingCell.self)
        manager.registerHeader(TextHeader.self)
        source.change { $0.append(thing(2)) }
        table.layoutIfNeeded()
        expectEqual(table.itemCounts, [2])
        manager.detach()
        source.change { $0.append(thing(3)) }
        manager.flush()
        table.layoutIfNeeded()
        expectEqual(manager.anomalies, [])
        expectEqual(table.exceptions, [])
    }

    @Test("What is said when there is no table any more is not kept, and a table given then gets everything")
    func withoutTable() {
        for isDetached in [true, false] {
            let source = TellingThings(things(1, 2))
            var board: Board? = tellingBoard(source)
            let manager = board!.manager
            if isDetached { manager.detach() }
            board = nil
            for number in 3..<50 {
                source.change { $0.append(thing(number)) }
                source.change { $0.removeFirst() }
                manager.flush()
            }
            var ends = 0
            manager.items.apply(items: [1]) { ends += 1 }
            manager.flush()
            expectEqual(ends, 1)
            expectEqual(manager.shownItems.numberOfItems(inSection: 0), 2)
            // Of the manager's own items, which its list never shows.
            expectEqual(manager.anomalies.map(\.code), [.overwrittenItems])
        }
    }

    @Test("Without a table any more the source itself is asked")
    func tableIsGone() {
        let source = TellingThings(things(1, 2))
        var board: Board? = tellingBoard(source)
        let manager = board!.manager
        board = nil
        manager.items.askSizes()
        manager.flush()
        expectEqual(manager.shownItems.numberOfItems(inSection: 0), 2)
    }

    @Test("A change said in the middle of an update comes after it, whether it is named or not")
    func nested() {
        for isKnown in [true, false] {
            let source = TellingThings(things(1, 2, 3))
            let board: Board = tellingBoard(source)
            board.mapping.didEndDisplaying { _, _, _ in
                guard source.sections[0].items.count == 2 else { return }
                if isKnown {
                    source.change { $0.append(thing(7)) }
                } else {
                    source.becomeSilently([ListSection("A", things(2, 3, 7))])
                    source.changes.tell()
                }
            }
            source.change { $0.removeFirst() }
            board.endTurn()
            board.endTurn()
            expectEqual(board.shown, "[2 3 7]")
            expectEqual(board.codes, [])
            expectEqual(board.list.exceptions, [])
        }
    }
}
