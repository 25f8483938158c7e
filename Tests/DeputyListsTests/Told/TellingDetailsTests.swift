import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Where what is told crosses what a list, a person or another change does.
@MainActor
@Suite("Sources that tell their changes: what crosses what (F38, F41, F60, F64, F67)")
struct TellingDetailsTests {
    @Test("A move that is told to another place than the person's ends where the source has the item")
    func movedElsewhere() {
        let source = TellingThings(things(1, 2, 3))
        let board: Board = tellingBoard(source)
        board.mapping.moveRowTo.withoutCell { _, _, origin in
            var stage = ChangeSet.Stage()
            stage.movedItems = [.init(from: origin, to: [0, 1])]
            source.becomeSilently([ListSection("A", things(2, 1, 3))])
            source.changes.tell(ChangeSet(stages: [stage]))
        }
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
        source.becomeSilently([ListSection("A", things(2)), ListSection("B", things(3, 1))])
        var stage = ChangeSet.Stage()
        stage.movedItems = [.init(from: [0, 0], to: [1, 1])]
        source.changes.tell(ChangeSet(stages: [stage]))
        expectEqual(counts(), [1, 2])
        board.endTurn()
        expectEqual(board.shown, "[2] [3 1]")
        expectEqual(board.codes, [])
    }

    @Test("Reloaded rows and sections are filled again, also with other changes of the same turn")
    func reloads() throws {
        let source = TellingThings(things(1, 2), things(3))
        let board: Board = tellingBoard(source)
        source.change(0) { $0.insert(thing(9), at: 0) }
        source.becomeSilently([
            ListSection("A", [thing(9), thing(1, 5), thing(2)]), ListSection("B", [thing(3, 5)]),
        ])
        var stage = ChangeSet.Stage()
        stage.reloadedItems = [[0, 1]]
        stage.reloadedSections = [1]
        source.changes.tell(ChangeSet(stages: [stage]))
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

    @Test("While it is not known what has changed, an event is about the item of the cell or about none")
    func unknown() throws {
        for names in [true, false] {
            let source = TellingThings(things(1, 2), names: names)
            let board: Board = tellingBoard(source)
            var heard: [String] = []
            board.mapping.onEvent { _, _, thing, path in heard.append("\(thing) at \(path)") }
            let cell = try #require(board.cell(0, 0))
            source.becomeSilently([ListSection("A", things(8, 1, 2))])
            source.changes.tell(nil)
            cell.emit(event: .tapped)
            expectEqual(heard, (names ? ["1 at [0, 1]"] : []))
            expectEqual(board.codes, (names ? [] : [.lostEvent]))
        }
    }

    @Test("Sections are followed by what is told, and by their names after what was not")
    func sections() {
        let source = TellingThings(things(1), things(2), names: true)
        let board: Board = tellingBoard(source)
        let shown = board.manager.shownItems
        let (first, second) = (shown.identity(ofSection: 0), shown.identity(ofSection: 1))
        source.become([ListSection("B", things(2)), ListSection("A", things(1))])
        expectEqual(shown.identity(ofSection: 0), first)
        board.endTurn()
        expectEqual([0, 1].map { shown.identity(ofSection: $0) }, [second, first])
        source.becomeSilently([ListSection("A", things(1)), ListSection("C", []), ListSection("B", things(2))])
        source.changes.tell(nil)
        board.endTurn()
        expectEqual([0, 2].map { shown.identity(ofSection: $0) }, [first, second])
    }

    @Test("However far a person scrolls, the selection is still found again after a change that is not known")
    func longScroll() async {
        let source = TellingThings((0..<900).map { thing($0) }, names: true)
        let board: Board = tellingBoard(source, height: 440)
        board.list.selectItem(at: [0, 3])
        for row in stride(from: 0, to: 900, by: 8) {
            board.list.scroll(to: [0, row])
            board.list.layoutIfNeeded()
            await Task { @MainActor in }.value
        }
        source.becomeSilently([ListSection("A", (-5..<895).map { thing($0) })])
        source.changes.tell(nil)
        board.endTurn()
        expectEqual(board.list.selectedItems, [[0, 8]])
        expectEqual(board.codes, [])
    }

    @Test("A source that changes again after it has told something is found before the batch")
    func changedAgain() {
        let source = TellingThings(things(1, 2))
        let board: Board = tellingBoard(source)
        source.change { $0.append(thing(3)) }
        source.becomeSilently([ListSection("A", things(1, 2, 3, 4))])
        board.endTurn()
        expectEqual(board.shown, "[1 2 3 4]")
        expectEqual(board.codes, [.untoldChange])
        expectEqual(board.list.updates.reloads, 1)
        expectEqual(board.list.exceptions, [])
    }

    @Test("A lie about a selected row that is not on screen is found if the source names its items")
    func selectedOffScreen() {
        let source = TellingThings((0..<40).map { thing($0) }, names: true)
        let board: Board = tellingBoard(source, height: 440)
        board.list.scroll(to: [0, 39])
        board.list.layoutIfNeeded()
        board.list.selectItem(at: [0, 39])
        board.list.scroll(by: -10_000)
        board.list.layoutIfNeeded()
        source.becomeSilently([ListSection("A", (0..<39).map { thing($0) } + [thing(77), thing(39)])])
        var stage = ChangeSet.Stage()
        stage.insertedItems = [[0, 40]]
        source.changes.tell(ChangeSet(stages: [stage]))
        board.endTurn()
        expectEqual(board.codes, [.unbalancedUpdate])
        expectEqual(board.list.selectedItems, [[0, 40]])
    }

    @Test("A header that a section gets or loses comes and goes with the told update of its section")
    func headersComeAndGo() {
        let source = TellingThings(things(1, 2))
        source.hasHeaders = false
        let board: Board = tellingBoard(source)
        expectNil(board.text(.header, inSection: 0))
        source.hasHeaders = true
        source.changes.tell(ChangeSet(updatedSections: [0]))
        board.endTurn()
        expectEqual(board.text(.header, inSection: 0), "header 2")
        source.hasHeaders = false
        source.changes.tell(ChangeSet(updatedSections: [0]))
        board.endTurn()
        expectNil(board.text(.header, inSection: 0))
        expectEqual(board.codes, [])
    }

    @Test(
        "Of two batches the second is not sent when the source has changed in an unknown way meanwhile: the list reloads",
        arguments: EachKit.allCases)
    func unknownBetweenBatches(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for isUnknown in [false, true] {
                let source = TellingThings(things(1, 2), things(3))
                let board: ListBoard<Kit> = tellingBoard(source)
                var isDue = isUnknown
                board.mapping.willDisplay { _, thing, _ in
                    guard isDue, thing.id == 4 else { return }
                    isDue = false
                    source.changes.tell(nil)
                }
                // Rows change in the first, sections move in the second.
                source.become([ListSection("B", things(3, 4)), ListSection("A", things(1))])
                board.endTurn()
                expectFalse(isDue)
                expectEqual(board.list.updates.batches.count, (isUnknown ? 1 : 2))
                expectEqual((board.list.updates.reloads > 0), isUnknown)
                expectEqual(board.shown, "[3 4] [1]")
                expectEqual(board.list.exceptions, [])
                expectEqual(board.codes, [])
            }
        }
        check(list.kit)
    }

    @Test("After an unknown change no row is selected in the place of one without a name", arguments: EachKit.allCases)
    func selectionWithoutNames(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let source = TellingThings(things(1, 2, 3))
            let board: ListBoard<Kit> = tellingBoard(source)
            board.list.selectItem(at: [0, 1])
            source.becomeSilently([ListSection("A", things(7, 8, 9))])
            source.changes.tell(nil)
            board.endTurn()
            expectEqual(board.shown, "[7 8 9]")
            expectEqual(board.list.selectedItems, [])
        }
        check(list.kit)
    }

    @Test("One change is done as it is told, also where fewer rows could move", arguments: EachKit.allCases)
    func asTold(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let source = TellingThings(things(1, 2, 3))
            let board: ListBoard<Kit> = tellingBoard(source)
            var stage = ChangeSet.Stage()
            stage.movedItems = [.init(from: [0, 0], to: [0, 1]), .init(from: [0, 1], to: [0, 2])]
            source.becomeSilently([ListSection("A", things(3, 1, 2))])
            source.changes.tell(ChangeSet(stages: [stage]))
            board.endTurn()
            expectEqual(board.shown, "[3 1 2]")
            expectEqual(board.list.updates.batches.map(\.stage), [stage])
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }

    @Test("An item that is told to go and to come is filled with what it has become", arguments: EachKit.allCases)
    func foundAgain(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let source = TellingThings(things(1, 2, 3), names: true)
            let board: ListBoard<Kit> = tellingBoard(source)
            board.list.selectItem(at: [0, 0])
            source.become([ListSection("A", things(2, 3) + [thing(1, 5)])], deleting: [0, 0], inserting: [0, 2])
            // With a second change it is compared what became of each item.
            source.change { $0.append(thing(4)) }
            board.endTurn()
            expectEqual(board.shown, "[2 3 1'5 4]")
            expectEqual(board.list.selectedItems, [[0, 2]])
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }
}
