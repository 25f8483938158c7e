import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// The first cell of a type of items takes the long way, and later ones a short one, which has to lead to the same.
@MainActor
@Suite("R8: cells that come or leave after others of their type")
struct LaterCellsTests {
    let board = Board()

    @Test("Each is off screen then: one that the host ends twice is reported, and its handler is called (R12)")
    func endedTwice() throws {
        let ended = Counter()
        board.mapping.willDisplay.withoutCell { _, _ in }
        board.mapping.didEndDisplaying.withoutCell { _, _ in ended() }
        board.items.setItems(things(1, 2))
        board.endTurn()
        for row in 0...1 {
            let cell = try #require(board.cell(0, row))
            try board.table.sendAtOnce(\.didEndDisplaying, view: cell, at: [0, row])
        }
        expectEqual(board.codes, [])
        let second = try #require(board.cell(0, 1))
        try board.table.sendAtOnce(\.didEndDisplaying, view: second, at: [0, 1])
        expectEqual(board.codes, [.outOfOrder])
        expectEqual(ended.count, 3)
    }

    @Test("The handler is that of the mapping that made the cell, though another mapping is for its place now")
    func anotherMappingThere() {
        var ended: [String] = []
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self) { mapping in
            mapping.condition = .section(id: "odd")
            mapping.didEndDisplaying { cell, thing, _ in ended.append(cell.text) }
            mapping.willDisplay.withoutCell { _, _ in }
        }
        board.manager.register(ThingCell.self) { mapping in
            mapping.didEndDisplaying { cell, thing, _ in ended.append("even \(cell.text)") }
            mapping.willDisplay.withoutCell { _, _ in }
        }
        board.items.setSections([ItemSection(things(1, 3), id: "odd"), ItemSection(things(2, 4), id: "even")])
        board.endTurn()
        board.items.remove(at: [0, 0])
        board.items.remove(at: [1, 0])
        board.endTurn()
        expectEqual(ended.sorted(), ["even 2", "odd 1"])
        ended = []
        board.items.removeSection(0)
        board.endTurn()
        expectEqual(ended, ["odd 3"])
        expectEqual(board.codes, [])
    }

    @Test("A new cell is of the mapping its item has now, after cells of another for such items")
    func registeredAnew() {
        board.items.setItems(things(1, 2))
        board.endTurn()
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self)
        board.items.append(thing(3))
        board.endTurn()
        expectEqual(board.shown, "[odd 1 odd 2 odd 3]")
        expectEqual(board.codes, [])
    }

    @Test("A new cell is of another mapping where a condition set since does not hold")
    func conditionSetLater() {
        board.manager.register(OddCell.self)
        board.items.setItems(things(1, 2))
        board.endTurn()
        board.mapping.condition = .where { thing, _ in thing.id.isMultiple(of: 2) }
        board.items.append(thing(3))
        board.items.append(thing(4))
        board.endTurn()
        expectEqual(board.shown, "[odd 1 2 odd 3 4]")
    }
}
