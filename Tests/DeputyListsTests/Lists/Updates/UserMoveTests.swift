import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("A row that a person moves (F67)")
struct UserMoveTests {
    /// The first event of the data source that comes after the table has loaded costs a reload.
    private func forgetThePriceOfTheSlot(_ board: Board) {
        board.endTurn()
        board.table.updates = HeadlessUpdates()
    }

    @Test("The table has moved the row, so the data follows and nothing is sent twice (F67)")
    func absorbed() {
        let board = Board([things(1, 2, 3), things(4)])
        board.mapping.moveRowTo { [unowned board] destination, cell, thing, source in
            expectEqual(cell.text, "\(thing)")
            board.items.move(source, to: destination)
        }
        forgetThePriceOfTheSlot(board)
        let cell = board.cell(0, 0)
        let reuses = cell?.reuses
        // The place behind the last row of another section is one, also where there is no row.
        let moves: [(IndexPath, IndexPath)] = [
            ([0, 0], [0, 2]), ([0, 2], [1, 1]), ([1, 0], [0, 1]), ([1, 0], [0, 3]), ([0, 0], [1, 0]),
        ]
        board.table.beginEditing()
        for (source, destination) in moves { expectTrue(board.table.move(source, to: destination)) }
        board.endTurn()
        expectEqual(board.shown, board.data)
        expectSame(board.cell(0, 2), cell)
        expectEqual(cell?.reuses, reuses)
        expectEqual(board.data, "[4 3 1] [2]")
        expectEqual(board.table.updates, HeadlessUpdates())
        expectEqual(board.codes, [])
        expectEqual(board.manager.checkInvariants(), [])
    }

    @Test("Selection and focus go with the row")
    func selection() {
        let board = Board([things(1, 2, 3)])
        board.mapping.moveRowTo.withoutCell { [unowned board] destination, _, source in
            board.items.move(source, to: destination)
        }
        board.table.allowsSelectionDuringEditing = true
        board.table.beginEditing()
        board.table.tap([0, 0])
        board.table.move([0, 0], to: [0, 2])
        expectEqual(board.table.selectedItems, [[0, 2]])
    }

    @Test(
        "A question about the row now at the place of the row that was made last and moved gets that row's cell (F67)")
    func cellsOfPlaces() {
        let board = Board([things(1, 2, 3)])
        var cells: [String] = []
        board.mapping.canMove { cell, thing, path in
            cells.append("\(cell.text) of \(thing) at \(path[1])")
            return true
        }
        board.mapping.moveRowTo.withoutCell { [unowned board] destination, _, source in
            board.items.move(source, to: destination)
        }
        board.endTurn()
        board.table.beginEditing()
        board.table.move([0, 2], to: [0, 0])
        for isUpToDate in [false, true] {
            if isUpToDate { board.endTurn() }
            cells = []
            for row in 0..<3 { board.table.send(\.canMove, at: [0, row]) }
            expectEqual(cells, ["3 of 3 at 0", "1 of 1 at 1", "2 of 2 at 2"])
        }
    }

    @Test("So it is where other rows are off screen, so that the row made last is the one that came into view (F67)")
    func cellsOfScrolledPlaces() {
        let board = Board(height: 440, [many(20)])
        var cells: [String] = []
        func ask(_ cell: ThingCell, _ thing: Thing, _ path: IndexPath) -> Bool {
            cells.append("\(cell.text) of \(thing) at \(path[1])")
            return true
        }
        board.mapping.canMove { ask($0, $1, $2) }
        board.mapping.shouldIndentWhileEditing { ask($0, $1, $2) }
        board.mapping.moveRowTo.withoutCell { [unowned board] destination, _, source in
            board.items.move(source, to: destination)
        }
        board.endTurn()
        board.table.beginEditing()
        board.table.scroll(by: 44)
        board.table.move([0, 10], to: [0, 8])
        for isUpToDate in [false, true] {
            if isUpToDate { board.endTurn() }
            cells = []
            for row in 8...10 {
                board.table.send(\.canMove, at: [0, row])
                board.table.send(\.shouldIndentWhileEditing, at: [0, row])
            }
            let expected = ["110 of 110 at 8", "108 of 108 at 9", "109 of 109 at 10"]
            expectEqual(cells, expected.flatMap { [$0, $0] })
        }
    }

    @Test("The cell made last is no row's once the list has told that it left the screen (R7)")
    func cellThatHasLeft() {
        let board = Board(height: 440, [many(20)])
        var asked: [Int] = []
        board.mapping.canMove { _, _, path in
            asked.append(path[1])
            return true
        }
        board.mapping.moveRowTo.withoutCell { _, _, _ in }
        board.mapping.willDisplay { _, _, _ in }
        board.mapping.didEndDisplaying { _, _, _ in }
        board.endTurn()
        // A row comes at the end, and goes without another that comes.
        board.table.scroll(by: 22)
        expectNotNil(board.cell(0, 10))
        board.table.scroll(by: -22)
        expectNil(board.cell(0, 10))
        asked = []
        for row in [10, 0] { board.table.send(\.canMove, at: [0, row]) }
        expectEqual(asked, [0])
    }

    @Test("The owner hears that an item has moved that has gone from the data meanwhile; closures do not (R19)")
    func goneMeanwhile() {
        final class Mover: CollectionOwner {
            typealias Kit = HeadlessCollections
            static let methods = OwnerMethods(Mover.self) { me in
                me.moveItemAtTo { me, call in me.moves.append("\(call.argument.0) \(call.argument.1)") }
            }
            var moves: [String] = []
        }
        let board = ListBoard<HeadlessCollections>([things(1, 2, 3)])
        let owner = Mover()
        board.manager.owner = owner
        var heard = 0
        board.manager.onHost.moveItemAtTo { _, _ in heard += 1 }
        board.endTurn()
        board.list.beginEditing()
        expectTrue(board.list.beginMove([0, 0]))
        board.items.remove(at: [0, 0])
        expectTrue(board.list.moveOver([0, 2]))
        expectTrue(board.list.endMove())
        expectEqual(owner.moves, ["[0, 0] [0, 2]"])
        expectEqual(heard, 0)
        board.endTurn()
        expectEqual(board.shown, "[2 3]")
        expectEqual(board.codes, [])
    }

    @Test("A move that the data does not follow is reported once, and the next update takes it back (F67, R19)")
    func notFollowed() {
        let board = Board([things(1, 2, 3)])
        var tapped: [String] = []
        board.mapping.didSelect.withoutCell { thing, path in tapped.append("\(thing) at \(path)") }
        let line: UInt = #line + 1
        board.mapping.moveRowTo.withoutCell { _, _, _ in }
        forgetThePriceOfTheSlot(board)
        board.table.beginEditing()
        board.table.move([0, 0], to: [0, 2])
        board.endTurn()
        expectEqual(board.shown, "[2 3 1]")
        expectEqual(board.codes, [.unfollowedMove])
        expectEqual(board.manager.anomalies.map(\.site), [CallSite("DeputyListsTests/UserMoveTests.swift", line)])
        board.table.endEditing()
        board.table.tap([0, 2])
        expectEqual(tapped, ["1 at [0, 0]"])
        board.items.append(thing(4))
        board.endTurn()
        expectEqual(board.shown, "[1 2 3 4]")
        expectEqual(board.codes, [.unfollowedMove])
        expectEqual(board.table.updates.reloads, 0)
    }

    @Test("So is a move to the head of another section, of an item that stays at the head of its own (F67)")
    func notFollowedAcrossSections() {
        let board = Board([things(1, 2), things(3)])
        board.mapping.moveRowTo.withoutCell { _, _, _ in }
        forgetThePriceOfTheSlot(board)
        board.table.beginEditing()
        board.table.move([0, 0], to: [1, 0])
        board.endTurn()
        expectEqual(board.shown, "[2] [1 3]")
        expectEqual(board.codes, [.unfollowedMove])
        board.items.append(thing(4), toSection: 1)
        board.endTurn()
        expectEqual(board.shown, "[1 2] [3 4]")
    }

    @Test("A handler may do more than move, and flush: the rest reaches the table (F67)")
    func more() {
        let board = Board([things(1, 2, 3)])
        board.mapping.moveRowTo.withoutCell { [unowned board] destination, _, source in
            board.items.move(source, to: destination)
            board.items.replace(at: destination, with: thing(1, 8))
            board.items.append(thing(9))
            board.manager.flush()
        }
        board.table.beginEditing()
        board.table.move([0, 0], to: [0, 1])
        // A table that has just moved a row is in the middle of it, so the rest waits for the end of the turn.
        expectEqual(board.shown, "[2 1 3]")
        board.endTurn()
        expectEqual(board.shown, "[2 1'8 3 9]")
        expectEqual(board.table.updates.batches.map(\.stage.movedItems), [[]])
        expectEqual(board.codes, [])
    }

    @Test("Another place than the finger's is where the data says (F67)")
    func elsewhere() {
        let board = Board([things(1, 2, 3)])
        board.mapping.moveRowTo.withoutCell { [unowned board] _, _, source in board.items.move(source, to: [0, 1]) }
        board.table.beginEditing()
        board.table.move([0, 0], to: [0, 2])
        board.endTurn()
        expectEqual(board.shown, "[2 1 3]")
        expectEqual(board.codes, [])
    }

    @Test("A row that comes to a place with another mapping gets its cell (F66, F67)")
    func otherMapping() {
        let board = Board([])
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self) { mapping in
            mapping.condition = .section(0)
            mapping.moveRowTo.withoutCell { [unowned board] destination, _, source in
                board.items.move(source, to: destination)
            }
        }
        board.manager.register(ThingCell.self)
        board.items.setSections([things(1, 2), things(3)])
        board.endTurn()
        board.table.beginEditing()
        board.table.move([0, 0], to: [1, 0])
        board.endTurn()
        expectEqual(board.shown, "[odd 2] [1 3]")
    }

    @Test("A row that was moved, and slid back as others went, was followed (F67)")
    func slidBack() {
        let board = Board([things(1, 2, 3)])
        board.mapping.moveRowTo.withoutCell { [unowned board] destination, _, source in
            board.items.move(source, to: destination)
            board.items.remove(at: [0, 0])
        }
        board.table.beginEditing()
        board.table.move([0, 0], to: [0, 1])
        board.endTurn()
        expectEqual(board.shown, "[1 3]")
        expectEqual(board.codes, [])
    }

    @Test("A row dropped while a change waits that is animated otherwise stays where it was dropped (F67, F68)")
    func droppedWhileOthersWait() {
        let board = Board([things(1, 2, 3)])
        board.mapping.moveRowTo.withoutCell { [unowned board] destination, _, source in
            board.items.move(source, to: destination)
        }
        board.table.beginEditing()
        expectTrue(board.table.beginMove([0, 0]))
        board.items.apply(items: things(1, 2, 3, 4), animations: .off)
        expectTrue(board.table.moveOver([0, 2]))
        expectTrue(board.table.endMove())
        board.endTurn()
        expectEqual(board.shown, "[2 3 1 4]")
        expectEqual(board.codes, [])
        expectTrue(board.table.updates.batches.allSatisfy { $0.stage.movedItems.isEmpty })
    }

    @Test("A handler that swaps the two index paths moves another row's item, which is reported (F67)")
    func swappedPaths() {
        let board = Board([things(1, 2, 3)])
        board.mapping.moveRowTo.withoutCell { [unowned board] destination, _, source in
            board.items.move(destination, to: source)
        }
        board.table.beginEditing()
        board.table.move([0, 0], to: [0, 2])
        board.manager.flush()
        expectEqual(board.shown, "[3 1 2]")
        expectEqual(
            board.manager.anomalies.map(\.headline),
            [
                "The row at [0, 0] was moved to [0, 2] by hand, but its item is at [0, 1]."
            ])
        expectEqual(board.codes, [.unfollowedMove])
    }

    @Test("An app's own model changed the wrong way round is reported too (F67)")
    func swappedPathsInAModel() {
        for isSwapped in [false, true] {
            let board = Board([things(1, 2, 3)])
            var model = things(1, 2, 3)
            board.mapping.moveRowTo.withoutCell { [unowned board] destination, _, source in
                let (from, to) = isSwapped ? (destination[1], source[1]) : (source[1], destination[1])
                model.insert(model.remove(at: from), at: to)
                board.items.apply(items: model)
            }
            board.table.beginEditing()
            board.table.move([0, 0], to: [0, 2])
            board.manager.flush()
            expectEqual(board.shown, (isSwapped ? "[3 1 2]" : "[2 3 1]"))
            expectEqual(board.codes, (isSwapped ? [.unfollowedMove] : []))
        }
    }

    @Test("A handler that moves the item where it was put, and inserts and removes others, has followed it (F67)")
    func followedAmongOthers() {
        let board = Board([things(1, 2, 3, 4), things(9)])
        board.mapping.moveRowTo.withoutCell { [unowned board] destination, _, _ in
            board.items.apply(items: things(8, 3, 7, 1, 4))
            board.items.insertSection(ItemSection([thing(6)]), at: 0)
        }
        board.table.beginEditing()
        board.table.move([0, 0], to: [0, 2])
        board.manager.flush()
        expectEqual(board.shown, "[6] [8 3 7 1 4] [9]")
        expectEqual(board.codes, [])
    }

    @Test("A move that is sent to behind the end of its section changes nothing and traps nothing (R12)")
    func behindTheEnd() {
        let board = Board([things(1, 2, 3)])
        board.mapping.moveRowTo.withoutCell { _, _, _ in }
        forgetThePriceOfTheSlot(board)
        _ = board.table.send(\.moveRowTo, with: [0, 3], at: [0, 0])
        board.endTurn()
        expectEqual(board.shown, "[1 2 3]")
        expectEqual(board.manager.checkInvariants(), [])
    }

    @Test(
        "The owner gets the source and the destination, and is asked with the row first and the proposed place second (F35)"
    )
    func ownersArguments() {
        let board = Board([things(1, 2, 3)])
        let owner = MovingOwner()
        board.manager.owner = owner
        board.endTurn()
        board.table.beginEditing()
        expectTrue(board.table.move([0, 0], to: [0, 2]))
        expectEqual(owner.asked, [[[0, 0], [0, 2]]])
        expectEqual(owner.heard, [[[0, 0], [0, 1]]])
    }
}

/// Lets a row land one place before the proposed one.
private final class MovingOwner: TableOwner {
    typealias Kit = HeadlessTables
    static let methods = OwnerMethods(MovingOwner.self) { me in
        me.targetIndexPathForMove { me, call in
            me.asked.append([call.indexPath, call.argument])
            return [call.argument[0], call.argument[1] - 1]
        }
        me.moveRowTo { me, call in me.heard.append([call.indexPath, call.argument]) }
    }
    private(set) var asked: [[IndexPath]] = []
    private(set) var heard: [[IndexPath]] = []

    @Test(
        "The message about an item that a move has taken elsewhere says which index path the closure gets first",
        arguments: EachKit.allCases)
    func misled(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2, 3, 4)])
            Kit.onMove(board) { [unowned board] source, destination in board.items.move(destination, to: source) }
            board.endTurn()
            board.list.beginEditing()
            board.list.move([0, 0], to: [0, 2])
            board.endTurn()
            expectEqual(board.codes, [.unfollowedMove])
            let first = list == .tables ? "destination" : "source"
            expectEqual(board.manager.anomalies.first?.remedy.contains("the closure gets the \(first) first"), true)
        }
        check(list.kit)
    }
}
