import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a person does to rows of a source that tells its changes.
@MainActor
@Suite("Edits and moves by a person, over a source that tells (F67, R10, R13)")
struct TellingMovesTests {
    @Test("A move that is told like any other cancels out with what the list has done, in its handler or later")
    func told() {
        for isLater in [false, true] {
            let source = TellingThings(things(1, 2, 3), things(4))
            let board: Board = tellingBoard(source)
            var follow: [() -> Void] = []
            board.mapping.moveRowTo.withoutCell { destination, _, origin in
                var new = source.sections
                let item = new[origin[0]].items.remove(at: origin[1])
                new[destination[0]].items.insert(item, at: destination[1])
                let tell = {
                    source.becomeSilently(new)
                    source.changes.tell()
                }
                if isLater { follow.append(tell) } else { tell() }
            }
            board.endTurn()
            board.table.updates = HeadlessUpdates()
            for (from, to): (IndexPath, IndexPath) in [([0, 0], [0, 2]), ([0, 2], [1, 1]), ([1, 0], [0, 0])] {
                let cell = board.table.cell(at: from)
                board.table.beginEditing()
                expectTrue(board.table.move(from, to: to))
                for tell in follow { tell() }
                follow = []
                board.endTurn()
                expectEqual(board.shown, source.data)
                expectSame(board.table.cell(at: to), cell)
            }
            expectEqual(source.data, "[4 2 3] [1]")
            expectEqual(board.table.updates, HeadlessUpdates())
            expectEqual(board.codes, [])
        }
    }

    @Test("A move to a place that does not exist moves nothing (R12)")
    func behindTheEnd() {
        for destination: IndexPath in [[0, 3], [1, 2], [2, 0], [0, -1], [0], []] {
            let source = TellingThings(things(1, 2, 3), things(4))
            let board: Board = tellingBoard(source)
            board.mapping.moveRowTo.withoutCell { _, _, _ in }
            board.endTurn()
            _ = board.table.send(\.moveRowTo, with: destination, at: [0, 0])
            board.endTurn()
            expectEqual(board.shown, "[1 2 3] [4]")
            expectEqual(board.codes, [])
        }
    }

    @Test("A selected item that has gone to another section stays selected though a person moves a row before it (F66)")
    func selectedAndGone() {
        let source = TellingThings(things(1, 2, 3), things(4))
        let board: Board = tellingBoard(source)
        board.mapping.moveRowTo.withoutCell { destination, _, origin in
            source.change { $0.insert($0.remove(at: origin[1]), at: min(destination[1], 1)) }
        }
        board.endTurn()
        board.table.beginEditing()
        board.table.selectItem(at: [0, 1])
        expectTrue(board.table.beginMove([0, 0]))
        // The table waits for the row that is being held.
        let new = [ListSection("A", things(1, 3)), ListSection("B", things(4, 2))]
        source.become(new)
        expectTrue(board.table.moveOver([0, 2]))
        expectTrue(board.table.endMove())
        board.endTurn()
        expectEqual(board.shown, source.data)
        expectEqual(board.table.selectedItems, [[1, 1]])
    }

    @Test("With more in the same turn, the rest is a batch")
    func more() {
        let source = TellingThings(things(1, 2, 3))
        let board: Board = tellingBoard(source)
        board.mapping.moveRowTo.withoutCell { destination, _, origin in
            source.change { $0.insert($0.remove(at: origin[1]), at: destination[1]) }
            source.change { $0.append(thing(4)) }
        }
        board.endTurn()
        board.table.updates = HeadlessUpdates()
        board.table.beginEditing()
        board.table.move([0, 0], to: [0, 2])
        board.endTurn()
        expectEqual(board.shown, "[2 3 1 4]")
        expectEqual(source.data, "[2 3 1 4]")
        expectEqual(board.table.updates.batches.map(\.stage.insertedItems), [[[0, 3]]])
        expectEqual(board.codes, [])
    }

    @Test("A move that is said in two steps, as by a property's observer, is one row that stays (R20)")
    func inTwoSteps() {
        let source = TellingThings(things(1, 2, 3))
        let board: Board = tellingBoard(source)
        board.mapping.moveRowTo.withoutCell { destination, _, origin in
            var moved: [Thing] = []
            source.change { moved.append($0.remove(at: origin[1])) }
            source.change { $0.insert(moved[0], at: destination[1]) }
        }
        board.endTurn()
        board.table.selectItem(at: [0, 0])
        board.table.updates = HeadlessUpdates()
        board.table.beginEditing()
        board.table.allowsSelectionDuringEditing = true
        let cell = board.table.cell(at: [0, 0])
        board.table.move([0, 0], to: [0, 2])
        board.endTurn()
        expectEqual(board.shown, "[2 3 1]")
        expectSame(board.table.cell(at: [0, 2]), cell)
        expectEqual(board.table.updates.batches.count, 0)
        expectEqual(board.codes, [])
    }

    @Test("A move that is not told is reported, and the next update takes it back")
    func untold() {
        let source = TellingThings(things(1, 2, 3))
        let board: Board = tellingBoard(source)
        board.mapping.moveRowTo.withoutCell { _, _, _ in }
        board.endTurn()
        board.table.updates = HeadlessUpdates()
        board.table.beginEditing()
        board.table.move([0, 0], to: [0, 2])
        board.endTurn()
        expectEqual(board.shown, "[2 3 1]")
        expectEqual(board.codes, [.unfollowedMove])
        source.change { $0.append(thing(4)) }
        board.endTurn()
        expectEqual(board.shown, "[1 2 3 4]")
        expectEqual(board.table.updates.reloads, 0)
    }

    @Test("A deletion that changes nothing twice is reported, and one that is told is not (F64)")
    func deletions() {
        let source = TellingThings(things(1, 2, 3))
        let board: Board = tellingBoard(source)
        board.mapping.commitEditingStyle.withoutCell { _, _, path in
            // The last row stays.
            if source.sections[0].items.count > 1 { source.change { $0.remove(at: path[1]) } }
        }
        board.endTurn()
        for _ in 0...1 {
            expectTrue(board.table.delete([0, 0]))
            board.endTurn()
        }
        expectEqual(board.shown, "[3]")
        expectEqual(board.codes, [])
        expectTrue(board.table.delete([0, 0]))
        expectEqual(board.codes, [])
        expectTrue(board.table.delete([0, 0]))
        expectEqual(board.codes, [.unfollowedEdit])
        expectEqual(board.manager.anomalies.last?.remedy.contains("let the source tell it"), true)
    }

    @Test("A deletion that is answered by another change is not reported, however often it comes (F64)")
    func otherChanges() {
        let source = TellingThings(things(1, 2, 3))
        let board: Board = tellingBoard(source)
        board.mapping.commitEditingStyle.withoutCell { _, _, _ in source.change { $0[2].content += 1 } }
        board.endTurn()
        for _ in 0...2 {
            expectTrue(board.table.delete([0, 0]))
            board.endTurn()
        }
        expectEqual(board.shown, "[1 2 3'3]")
        expectEqual(board.codes, [])
    }

    @Test("Every event, and its gates, is explained as over the manager's own items (R13, R17)")
    func explained() {
        func explained(_ board: Board) -> [String] {
            board.mapping.canEditCell { thing, _ in thing.id == 2 }
            board.mapping.editingStyle { _, _ in .delete }
            board.mapping.commitEditingStyle.withoutCell { _, _, _ in }
            board.mapping.canMove { _, _, _ in true }
            board.mapping.didSelect { _, _, _ in }
            board.endTurn()
            let events = board.manager.dispatcher.catalogue.all
            return events.map { board.manager.explain($0, at: [0, 0]).description }
        }
        let source = TellingThings(things(1, 2))
        let told: Board = tellingBoard(source)
        source.change { $0.removeFirst() }
        let own = Board([things(2)])
        own.items.setHeader(1, inSection: 0)
        for board in [told, own] { board.endTurn() }
        expectEqual(explained(told), explained(own))
        expectEqual(told.manager.validate(), own.manager.validate())
        expectEqual(told.codes, own.codes)
    }
}
