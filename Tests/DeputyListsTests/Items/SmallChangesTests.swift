import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// A list that is applied reaches the store as edits, where little of it has changed.
@MainActor
@Suite("Lists that are applied with few changes (F60, F64)")
struct SmallChangesTests {
    @Test("An applied item that is equal to the one before is no update, though it is not the same to the bit (F64)")
    func equalItems() {
        let board = Board()
        board.manager.register(HeadlessCell.self, for: Named.self) { _ in
        } configure: { _, _, _ in
        }
        var list = (0..<10).map { Named(id: $0, name: "a name that is kept outside the item, \($0)") }
        board.items.apply(items: list)
        board.endTurn()
        var changes: ChangeSet?
        board.manager.willUpdate = { changes = $0 }
        // A text of its own with the same characters.
        list[4].name = String(decoding: Array(list[4].name.utf8), as: UTF8.self)
        list[5].name = "another name"
        board.items.apply(items: list)
        board.endTurn()
        expectEqual(changes?.updates.map(\.to), [[0, 5]])
        expectEqual(changes?.stages, [])
        expectEqual(board.items.items(of: Named.self), list)
    }

    @Test("What is found out when items are applied is said once, and not again with the list's changes (F64)")
    func repeatedItems() {
        let board = Board([things(1)])
        var changes: ChangeSet?
        board.manager.willUpdate = { changes = $0 }
        board.items.apply(items: things(1, 2, 2))
        board.endTurn()
        expectEqual(changes?.stages.map(\.insertedItems), [[[0, 1], [0, 2]]])
        expectEqual(changes?.duplicates, [])
        expectEqual(board.codes, [.duplicateIdentifiers])
    }

    @Test(
        "A row that a person moves after items were applied, which the list has not got, is back where its item is (F67)"
    )
    func heldRow() {
        let board = Board([things(1, 2, 3)])
        board.mapping.moveRowTo.withoutCell { _, _, _ in }
        board.endTurn()
        board.table.beginEditing()
        expectTrue(board.table.beginMove([0, 0]))
        board.items.apply(items: things(1, 2, 3) + [thing(4)])
        expectTrue(board.table.moveOver([0, 2]))
        expectTrue(board.table.endMove())
        board.endTurn()
        expectEqual(board.shown, "[1 2 3 4]")
        expectEqual(board.list.exceptions, [])
        expectEqual(board.codes, [.unfollowedMove])
    }

    @Test("Items of a section that is made for them are shown beside an empty one")
    func madeSection() {
        let board = Board([[]])
        board.items.apply(items: things(1, 2), inSection: 1)
        board.endTurn()
        expectEqual(board.shown, "[] [1 2]")
        board.items.apply(items: things(3), inSection: 0)
        board.endTurn()
        expectEqual(board.shown, "[3] [1 2]")
        expectEqual(board.codes, [])
    }

    @Test("Items that cannot be compared are filled again when the same array of them is applied (F64)")
    func uncomparedItems() {
        struct Opaque {}
        let board = Board()
        var fillings = 0
        board.manager.register(HeadlessCell.self, for: Opaque.self) { _ in
        } configure: { _, _, _ in
            fillings += 1
        }
        let list: [Any] = [Opaque(), Opaque()]
        board.items.setSections([list, things(1)])
        board.endTurn()
        board.items.apply(items: board.items.items(inSection: 0))
        board.endTurn()
        expectEqual(fillings, 4)
        expectEqual(board.table.updates.reconfigured, [[[0, 0], [0, 1]]])
    }

    @Test("A list that is applied with few changes keeps its other items' boxes, and shows what is new (F64)")
    func smallChanges() {
        let board = Board([[]])
        var list = many(50)
        board.items.apply(items: list)
        board.endTurn()
        list[7].content = 1
        list.remove(at: 20)
        list.append(thing(3))
        board.items.apply(items: list)
        board.endTurn()
        expectEqual(board.items.items(of: Thing.self), list)
        // What repeats is reported as ever.
        list.append(thing(3))
        board.items.apply(items: list)
        list.append(list[0])
        board.items.apply(items: list)
        board.endTurn()
        expectEqual(board.items.items(of: Thing.self), list)
        expectEqual(board.codes, [.duplicateIdentifiers, .duplicateIdentifiers])
    }

    @Test(
        "An identifier that comes into a list twice is reported, and both items are shown (F64)",
        arguments: [(0, thing(900)), (1, thing(900)), (2, thing(106)), (2, thing(105))])
    func comingTwice(_ gone: Int, _ new: Thing) {
        let board = Board([[]])
        var list = many(50)
        board.items.apply(items: list)
        board.endTurn()
        list.replaceSubrange(5..<5 + gone, with: [thing(new.id, 1), thing(new.id, 2)])
        board.items.apply(items: list)
        board.endTurn()
        expectEqual(board.codes, [.duplicateIdentifiers])
        expectEqual(board.items.items(of: Thing.self), list)
        expectEqual(board.shown, board.data)
    }

    @Test("A list that is applied with two items exchanged, or with one twice, is compared as any other (F64)")
    func movesAndRepeats() {
        let board = Board([[]])
        var list = many(50)
        func apply() {
            board.items.apply(items: list)
            board.endTurn()
        }
        apply()
        let identity = board.items.identity(at: [0, 9])
        list.swapAt(8, 9)
        apply()
        expectEqual(board.items.items(of: Thing.self), list)
        expectEqual(board.shown, board.data)
        expectEqual(board.items.identity(at: [0, 8]), identity)
        list.insert(list[40], at: 2)
        apply()
        expectEqual(board.codes, [.duplicateIdentifiers])
        list.remove(at: 2)
        apply()
        list.insert(contentsOf: [thing(900), thing(900, 1)], at: 5)
        apply()
        // Told once for a call: it is the same one.
        expectEqual(board.items.items(of: Thing.self), list)
        expectEqual(board.shown, board.data)
    }

    @Test("A list that keeps an identifier twice is reported by each call that applies it (F64)")
    func keptRepeats() {
        let board = Board([[]])
        var list = many(50)
        list.append(list[0])
        board.items.apply(items: list)
        board.endTurn()
        list[7].content = 1
        board.items.apply(items: list)
        board.endTurn()
        expectEqual(board.items.items(of: Thing.self), list)
        expectEqual(board.shown, board.data)
        expectEqual(board.codes, [.duplicateIdentifiers, .duplicateIdentifiers])
    }

    private struct Named: Hashable, Identifiable {
        let id: Int
        var name: String
    }
}
