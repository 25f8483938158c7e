import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// Where what a source says crosses what a list, a person or another change does.
@MainActor
@Suite("Sources that give ids: what crosses what (F38, F41, F60, F64, F67)")
struct TellingDetailsTests {
    @Test("A move that is told to another place than the person's ends where the source has the item")
    func movedElsewhere() {
        let source = TellingThings(things(1, 2, 3))
        let board: Board = tellingBoard(source)
        board.mapping.moveRowTo.withoutCell { _, _, _ in source.become([ListSection("A", things(2, 1, 3))]) }
        board.endTurn()
        board.table.beginEditing()
        board.table.move([0, 0], to: [0, 2])
        board.endTurn()
        expectEqual(board.shown, "[2 1 3]")
        expectEqual(source.data, "[2 1 3]")
        expectEqual(board.list.exceptions, [])
    }

    @Test("After a move by a person the list's own counts are known, before its move is told and afterwards")
    func countsAfterMoves() {
        let source = TellingThings(things(1, 2), things(3))
        let board: Board = tellingBoard(source)
        board.mapping.moveRowTo.withoutCell { _, _, _ in }
        board.endTurn()
        board.table.beginEditing()
        board.table.move([0, 0], to: [1, 1])
        func counts() -> [Int] { [0, 1].map(board.manager.shownItems.numberOfItems) }
        expectEqual(counts(), [1, 2])
        source.become([ListSection("A", things(2)), ListSection("B", things(3, 1))])
        expectEqual(counts(), [1, 2])
        board.endTurn()
        expectEqual(board.shown, "[2] [3 1]")
        expectEqual(board.codes, [])
    }

    @Test("Rows that are named are filled again, also with other changes of the same turn")
    func updates() throws {
        let source = TellingThings(things(1, 2), things(3))
        let board: Board = tellingBoard(source)
        source.change(0) { $0.insert(thing(9), at: 0) }
        source.becomeSilently([
            ListSection("A", [thing(9), thing(1, 5), thing(2)]), ListSection("B", [thing(3, 5)]),
        ])
        source.changes.tell(updated: [1, 3])
        board.endTurn()
        expectEqual(board.shown, "[9 1'5 2] [3'5]")
        expectEqual(board.codes, [])
    }

    @Test("A cell's event about a row behind those that the list knows brings its place of now")
    func behindTheCounts() throws {
        let source = TellingThings(things(1, 2))
        let board: Board = tellingBoard(source)
        var heard: [String] = []
        board.mapping.onEvent { _, _, thing, path in heard.append("\(thing) at \(path)") }
        let cell = try #require(board.cell(0, 1))
        source.change { $0.insert(thing(7), at: 0) }
        cell.emit(event: .tapped)
        expectEqual(heard, ["2 at [0, 2]"])
    }

    @Test("Sections are followed by their ids")
    func sections() {
        let source = TellingThings(things(1), things(2))
        let board: Board = tellingBoard(source)
        let shown = board.manager.shown
        let (first, second) = (shown.identity(ofSection: 0), shown.identity(ofSection: 1))
        source.become([ListSection("B", things(2)), ListSection("A", things(1))])
        expectEqual(shown.identity(ofSection: 0), first)
        board.endTurn()
        expectEqual([0, 1].map { shown.identity(ofSection: $0) }, [second, first])
        source.becomeSilently([ListSection("A", things(1)), ListSection("C", []), ListSection("B", things(2))])
        source.changes.tell()
        board.endTurn()
        expectEqual([0, 2].map { shown.identity(ofSection: $0) }, [first, second])
    }

    @Test("However far a person scrolls, the selection is still found again")
    func longScroll() async {
        let source = TellingThings((0..<900).map { thing($0) })
        let board: Board = tellingBoard(source, height: 440)
        board.list.selectItem(at: [0, 3])
        for row in stride(from: 0, to: 900, by: 8) {
            board.list.scroll(to: [0, row])
            board.list.layoutIfNeeded()
            await Task { @MainActor in }.value
        }
        source.becomeSilently([ListSection("A", (-5..<895).map { thing($0) })])
        source.changes.tell()
        board.endTurn()
        expectEqual(board.list.selectedItems, [[0, 8]])
        expectEqual(board.codes, [])
    }

    @Test("A source that changes again after it has said so is shown as it is by then")
    func changedAgain() {
        let source = TellingThings(things(1, 2))
        let board: Board = tellingBoard(source)
        source.change { $0.append(thing(3)) }
        source.becomeSilently([ListSection("A", things(1, 2, 3, 4))])
        board.endTurn()
        expectEqual(board.shown, "[1 2 3 4]")
        expectEqual(board.codes, [])
        expectEqual(board.list.updates.batches.count, 1)
        expectEqual(board.list.exceptions, [])
    }

    @Test("A header that a section gets or loses comes and goes with the told update of its section")
    func headersComeAndGo() {
        let source = TellingThings(things(1, 2))
        source.hasHeaders = false
        let board: Board = tellingBoard(source)
        expectNil(board.text(.header, inSection: 0))
        source.hasHeaders = true
        source.changes.tell(sections: ["A"])
        board.endTurn()
        expectEqual(board.text(.header, inSection: 0), "header 2")
        source.hasHeaders = false
        source.changes.tell(sections: ["A"])
        board.endTurn()
        expectNil(board.text(.header, inSection: 0))
        expectEqual(board.codes, [])
    }

    @Test("What a source says between two batches comes after them", arguments: EachKit.allCases)
    func changedBetweenBatches(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let source = TellingThings(things(1, 2), things(3))
            let board: ListBoard<Kit> = tellingBoard(source)
            var isDue = true
            board.mapping.willDisplay { _, thing, _ in
                guard isDue, thing.id == 4 else { return }
                isDue = false
                source.change { $0.removeFirst() }
            }
            // Rows change in the first, sections move in the second.
            source.become([ListSection("B", things(3, 4)), ListSection("A", things(1))])
            board.endTurn()
            board.endTurn()
            expectFalse(isDue)
            expectEqual(board.list.updates.batches.count, 3)
            expectEqual(board.list.updates.reloads, 0)
            expectEqual(board.shown, "[4] [1]")
            expectEqual(board.list.exceptions, [])
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }

    @Test("An item that moves is filled with what it has become", arguments: EachKit.allCases)
    func foundAgain(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let source = TellingThings(things(1, 2, 3))
            let board: ListBoard<Kit> = tellingBoard(source)
            board.list.selectItem(at: [0, 0])
            source.become([ListSection("A", things(2, 3) + [thing(1, 5)])])
            source.change { $0.append(thing(4)) }
            board.endTurn()
            expectEqual(board.shown, "[2 3 1'5 4]")
            expectEqual(board.list.selectedItems, [[0, 2]])
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }
}
