import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// An item with an `id` of its own and a value.
private struct Entry: Identifiable, Equatable {
    var id: Int
    var isRead = false
}

@MainActor
@Suite("Changing and finding several items at once (F60)")
struct ItemWordsTests {
    let board = Board([things(1, 2, 3, 4), things(5, 6)])

    @Test("Several places to remove, in any order, are those before any is removed")
    func removePlaces() {
        let sixth = board.items.identity(at: at(1, 1))
        board.items.remove(at: [at(0, 2), at(1, 0), at(0, 0), at(0, 2)])
        expectEqual(board.data, "[2 4] [6]")
        expectEqual(board.items.identity(at: at(1, 0)), sixth)
        board.manager.flush()
        expectEqual(board.shown, "[2 4] [6]")
        expectEqual(board.table.updates.reloads, 0)
        expectEqual(board.table.updates.batches.map(\.stage.deletedItems), [[at(0, 0), at(0, 2), at(1, 0)]])
        expectEqual(board.manager.checkInvariants(), [])
    }

    @Test("Each place outside the data is reported, and the other items are removed")
    func removePlacesOutside() {
        board.items.remove(at: [at(0, 9), at(0, 1), [3], at(7, 0), [0, 0, 1]])
        expectEqual(board.data, "[1 3 4] [5 6]")
        expectEqual(board.codes, Array(repeating: .outsideData, count: 4))
        board.items.remove(at: [] as [IndexPath])
        expectEqual(board.data, "[1 3 4] [5 6]")
    }

    @Test("What is put into a section that is not there is said to need the section first, and what is removed is not")
    func sectionComesFirst() {
        board.items.insert(thing(9), at: at(7, 0))
        board.items.remove(at: at(7, 0))
        expectEqual(board.manager.anomalies.map { $0.remedy.contains("make the section first") }, [true, false])
    }

    @Test("Items a closure says yes to are removed from all sections, and the others keep their identities")
    func removeWhere() {
        let fourth = board.items.identity(at: at(0, 3))
        board.items.remove(where: { ($0 as? Thing)?.id.isMultiple(of: 2) == false })
        expectEqual(board.data, "[2 4] [6]")
        expectEqual(board.items.identity(at: at(0, 1)), fourth)
        board.manager.flush()
        expectEqual(board.shown, "[2 4] [6]")
        expectEqual(board.table.updates.reloads, 0)
    }

    @Test("A closure for a type is asked about items of that type only, wrapped or not")
    func removeTyped() {
        let list = AnyTable([1, "s", Optional(2) as Any, AnyHashable(3), 4])
        var asked: [Int] = []
        list.manager.items.remove { (number: Int) in
            asked.append(number)
            return number > 1
        }
        expectEqual(asked, [1, 2, 3, 4])
        expectEqual(list.manager.items.items(inSection: 0).map { "\($0)" }, ["1", "s"])
    }

    @Test("A closure that changes the store while it is asked changes nothing of what is removed")
    func removeWhereReenters() {
        board.items.remove(where: { item in
            if (item as? Thing)?.id == 1 { board.items.append(thing(9)) }
            return (item as? Thing)?.id == 2
        })
        board.manager.flush()
        expectEqual(board.data, "[1 3 4 9] [5 6]")
        expectEqual(board.shown, board.data)
    }

    @Test("Several items are inserted in order, at the latest at the end of a section; a place behind that is reported")
    func insertSeveral() {
        board.items.insert(contentsOf: things(7, 8), at: at(0, 1))
        board.items.insert(contentsOf: things(9), at: at(1, 2))
        expectEqual(board.data, "[1 7 8 2 3 4] [5 6 9]")
        board.items.insert(contentsOf: things(10), at: at(1, 9))
        expectEqual(board.codes, [.outsideData])
        board.manager.flush()
        expectEqual(board.shown, "[1 7 8 2 3 4] [5 6 9]")
        expectEqual(board.table.updates.batches.map(\.stage.insertedItems), [[at(0, 1), at(0, 2), at(1, 2)]])
        expectEqual(board.manager.checkInvariants(), [])
    }

    @Test("An item is found by its id, whatever its other properties are; another type's id is not taken for it")
    func findById() {
        let list = AnyTable(["2", Entry(id: 1), Optional(Entry(id: 2)) as Any, AnyHashable(7)])
        expectEqual(list.manager.items.indexPath(of: Entry.self, id: 2), at(0, 2))
        expectEqual(list.manager.items.indexPath(of: Entry.self, id: 1), at(0, 1))
        expectNil(list.manager.items.indexPath(of: Entry.self, id: 7))
        expectNil(list.manager.items.indexPath(of: Thing.self, id: 2))
    }

    @Test("The items of one type are given as that type, in order")
    func typedItems() {
        let list = AnyTable([1, "s", Optional(2) as Any, NSNumber(value: 3)])
        expectEqual(list.manager.items.items(of: Int.self), [1, 2])
        expectEqual(list.manager.items.items(of: String.self, inSection: 0), ["s"])
        expectEqual(list.manager.items.items(of: Int.self, inSection: 5), [])
        expectEqual(list.manager.items.item(at: at(0, 2), as: Int.self), 2)
        expectNil(list.manager.items.item(at: at(0, 3), as: Int.self))
    }
}
