import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Cells that are filled again, and cells that another mapping makes (F66)")
struct RefillingTests {
    @Test(
        "An item whose content changed has its cell filled again where it is: the same cell, not made ready again (F66)"
    )
    func reconfigured() {
        let board = Board([things(1, 2)])
        let cell = board.cell(0, 1)
        board.items.apply(items: [thing(1), thing(2, 5)])
        board.endTurn()
        expectEqual(board.shown, "[1 2'5]")
        expectTrue(board.keeps(cell, 0, 1))
        expectEqual(cell?.fillings, 2)
        expectEqual(board.cell(0, 0)?.fillings, 1)
        expectEqual(board.table.updates.reconfigured, [[[0, 1]]])
        expectEqual(board.table.updates.batches, [])
    }

    @Test("An item that moved and changed has its cell moved and filled again (F66)")
    func movedAndReconfigured() {
        let board = Board([things(1, 2, 3)])
        let cell = board.cell(0, 2)
        board.items.apply(items: [thing(3, 1), thing(1), thing(2)])
        board.endTurn()
        expectEqual(board.shown, "[3'1 1 2]")
        expectTrue(board.keeps(cell, 0, 0))
    }

    @Test("A row is shown again when another mapping makes its cell now, whether it moved or not (F66)")
    func reloadedForAnotherCell() {
        let board = Board([])
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self) { $0.condition = .where { thing, _ in thing.content % 2 == 1 } }
        board.manager.register(ThingCell.self)
        board.items.setItems(things(1, 2, 3))
        board.endTurn()
        board.table.updates = HeadlessUpdates()
        let stays = board.cell(0, 0)
        board.items.apply(items: [thing(3, 1), thing(1), thing(2, 1)])
        board.endTurn()
        expectEqual(board.shown, "[odd 3'1 1 odd 2'1]")
        expectTrue(board.keeps(stays, 0, 1))
        expectEqual(board.table.updates.reconfigured, [])
        expectEqual(board.table.updates.reloads, 0)
        // The move is a batch, and showing again another: a table view takes no row for both at once.
        expectEqual(board.table.updates.batches.map(\.stage.reloadedItems), [[], [[0, 0], [0, 2]]])
    }

    @Test("A row whose place alone decides about its cell gets the right one when it comes to another place (F66)")
    func reloadedForAnotherPlace() {
        let board = Board([])
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self) { $0.condition = .where { _, path in path[1] % 2 == 1 } }
        board.manager.register(ThingCell.self)
        board.items.setItems(things(1, 2, 3, 4))
        board.endTurn()
        board.items.remove(at: [0, 0])
        board.endTurn()
        expectEqual(board.shown, "[2 odd 3 4]")
    }

    @Test("A section that moves brings its rows to the cells of its new place, and new rows get theirs (F66)")
    func reloadedForAnotherSection() {
        let board = Board([])
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self) { $0.condition = .section(0) }
        board.manager.register(ThingCell.self)
        board.items.setSections([things(1, 2), things(11, 12)])
        board.endTurn()
        board.items.moveSection(0, to: 1)
        board.items.append(thing(5), toSection: 1)
        board.endTurn()
        expectEqual(board.shown, "[odd 11 odd 12] [1 2 5]")
    }

    @Test("A placeholder stays as long as its item does (F66)")
    func placeholders() {
        let board = Board([])
        board.items.setItems(["no mapping", thing(1)])
        board.endTurn()
        let placeholder = board.table.cell(at: [0, 0])
        board.items.append(thing(2))
        board.endTurn()
        expectSame(board.table.cell(at: [0, 0]), placeholder)
        board.items.replace(at: [0, 0], with: thing(0))
        board.endTurn()
        expectEqual(board.shown, "[0 1 2]")
    }

    @Test("A placeholder is made a cell when rows come, once no condition holds its mapping back (F66)")
    func conditionTakenBack() {
        let board = Board([])
        board.mapping.condition = .section(1)
        board.items.setItems(things(1))
        board.endTurn()
        expectEqual(board.shown, "[?]")
        board.mapping.condition = .always
        board.items.append(thing(2))
        board.endTurn()
        expectEqual(board.shown, "[1 2]")
    }

    @Test("A row whose cell was made for its new content in the same update is filled, and not shown again (F66)")
    func fitsAlready() {
        let board = Board(height: 132, [])
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self) { $0.condition = .where { thing, _ in thing.content == 1 } }
        board.manager.register(ThingCell.self)
        board.items.setItems(things(1, 2, 3, 4, 5, 6))
        board.endTurn()
        board.table.updates = HeadlessUpdates()
        // The fourth comes on screen as two above it go, and its cell is made then.
        board.items.batch { items in
            items.replace(at: [0, 3], with: thing(4, 1))
            items.remove(at: [0, 0])
            items.remove(at: [0, 1])
        }
        board.endTurn()
        expectEqual(board.table.visibleItems.compactMap { board.table.cell(at: $0)?.text }, ["2", "odd 4'1", "5"])
        expectEqual(board.table.updates.batches.flatMap(\.stage.reloadedItems), [])
        expectEqual(board.table.updates.batches.count, 1)
    }
}
