import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// What a source tells while its list is about to be updated, to load or to lay itself out.
@MainActor
@Suite("Sources that tell in the middle of something (F38, F41, F64, R10)")
struct TellingOnTheWayTests {
    @Test(
        "A handler that tells a move and lays the list out shows each row once", arguments: EachKit.allCases,
        [nil, [0, 0], [0, 1]] as [IndexPath?])
    func layoutInTheMove(_ list: EachKit, _ second: IndexPath?) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let source = TellingThings(things(1, 2, 3, 4, 5, 6))
            source.hasHeaders = false
            let board: ListBoard<Kit> = tellingBoard(source, height: 176)
            Kit.onMove(board) { [unowned board] origin, destination in
                source.change { $0.insert($0.remove(at: origin[1]), at: destination[1]) }
                board.list.layoutIfNeeded()
            }
            board.endTurn()
            board.list.scroll(to: [0, 5])
            for row in [[0, 2], second].compactMap({ $0 }) as [IndexPath] {
                board.list.beginEditing()
                expectTrue(board.list.move(row, to: [0, 5]))
                for _ in 0...1 {
                    let expected = source.sections[0].items.map { "\($0)" }
                    for path in board.list.visibleItems {
                        expectEqual(board.list.view(.cell, at: path)?.text, expected[path[1]])
                    }
                    board.endTurn()
                }
            }
            expectEqual(board.codes, [])
            expectEqual(board.list.exceptions, [])
        }
        check(list.kit)
    }

    @Test("What is told in willUpdate comes with a batch of its own", arguments: EachKit.allCases)
    func toldInWillUpdate(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let source = TellingThings(things(1, 2, 3))
            let board: ListBoard<Kit> = tellingBoard(source)
            var isDue = true
            board.manager.willUpdate = { _ in
                guard isDue else { return }
                isDue = false
                source.change { $0.remove(at: 0) }
            }
            source.change { $0.append(thing(4)) }
            board.endTurn()
            board.endTurn()
            expectEqual(board.shown, "[2 3 4]")
            expectEqual(board.list.updates.batches.count, 2)
            expectEqual(board.list.updates.reloads, 0)
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }

    @Test("What is told between a flush and the first layout is there at that layout", arguments: EachKit.allCases)
    func toldBeforeTheFirstLayout(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for isReload in [false, true] {
                let source = TellingThings(things(1, 2, 3, 4))
                source.hasHeaders = false
                let table = Kit.makeList(height: 1000)
                let manager = ListManager<Kit>(table, source: source)
                manager.anomalyLog.sink = { _ in }
                manager.register(Kit.ThingCell.self)
                manager.flush()
                if isReload {
                    source.becomeSilently([ListSection("A", things(1))])
                    manager.setNeedsUpdate()
                } else {
                    source.change { $0.removeLast(3) }
                }
                table.layoutIfNeeded()
                expectEqual(table.itemCounts, [1])
                manager.flush()
                table.layoutIfNeeded()
                expectEqual(table.itemCounts, [1])
                expectEqual(manager.anomalies, [])
                expectEqual(table.exceptions, [])
            }
        }
        check(list.kit)
    }

    @Test("Moves of a person by one row that are told by comparing are followed, one or several in a turn")
    func comparedMoves() {
        for count in 1...3 {
            let source = TellingThings(things(1, 2, 3, 4))
            let board: Board = tellingBoard(source)
            board.mapping.moveRowTo.withoutCell { destination, _, origin in
                source.change { $0.insert($0.remove(at: origin[1]), at: destination[1]) }
            }
            board.endTurn()
            board.table.beginEditing()
            for row in 0..<count { expectTrue(board.table.move([0, row], to: [0, row + 1])) }
            board.endTurn()
            expectEqual(board.shown, source.data)
            expectEqual(source.data, ["[2 1 3 4]", "[2 3 1 4]", "[2 3 4 1]"][count - 1])
            expectEqual(board.codes, [])
        }
    }

    @Test("A row that was moved rightly may be moved again in the same turn, by its source")
    func movedAgain() {
        let source = TellingThings(things(1, 2, 3, 4))
        let board: Board = tellingBoard(source)
        board.mapping.moveRowTo.withoutCell { destination, _, origin in
            source.change { $0.insert($0.remove(at: origin[1]), at: destination[1]) }
            // Its source sorts it to another place.
            source.change { $0.insert($0.remove(at: destination[1]), at: 1) }
        }
        board.endTurn()
        board.table.beginEditing()
        expectTrue(board.table.move([0, 0], to: [0, 3]))
        board.endTurn()
        expectEqual(board.shown, "[2 1 3 4]")
        expectEqual(source.data, "[2 1 3 4]")
        expectEqual(board.codes, [])
    }

    @Test("An item whose id changes where it is keeps row, selection and cell, if that is said")
    func changedIdentifier() throws {
        let source = TellingThings(things(1, 2, 3))
        let board: Board = tellingBoard(source)
        var heard: [String] = []
        board.mapping.onEvent { _, _, thing, path in heard.append("\(thing) at \(path)") }
        board.list.tap([0, 1])
        let cell = try #require(board.cell(0, 1))
        // A temporary identifier becomes the one of the server.
        source.becomeSilently([ListSection("A", things(1, 200, 3))])
        source.changes.tell(renamed: 2, to: 200)
        cell.emit(event: .tapped)
        board.endTurn()
        cell.emit(event: .tapped)
        source.change { $0.insert(thing(9), at: 0) }
        board.endTurn()
        cell.emit(event: .tapped)
        expectEqual(board.shown, "[9 1 200 3]")
        expectSame(board.cell(0, 2), cell)
        expectEqual(board.list.selectedItems, [[0, 2]])
        expectEqual(heard, ["200 at [0, 1]", "200 at [0, 1]", "200 at [0, 2]"])
        expectEqual(board.list.updates.reloads, 0)
        expectEqual(board.codes, [])
    }
}
