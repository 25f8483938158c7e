import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Changes reach the table (F60, F67)")
struct UpdateTests {
    @Test("Single changes and batches reach the table without a reload, all of one turn together (F60, F67)")
    func coalesced() {
        let board = Board([things(1, 2, 3), things(4)])
        board.items.append(thing(5), toSection: 1)
        board.items.remove(at: [0, 0])
        board.items.batch { items in
            items.insert(thing(9), at: [0, 0])
            items.move([0, 2], to: [1, 0])
        }
        expectEqual(board.shown, "[1 2 3] [4]")
        expectEqual(board.data, "[9 2] [3 4 5]")
        board.endTurn()
        expectEqual(board.shown, "[9 2] [3 4 5]")
        expectEqual(board.table.updates.batches.count, 1)
        expectEqual(board.table.updates.reloads, 0)
        expectEqual(board.manager.checkInvariants(), [])
    }

    @Test("A change reaches the table automatically at the end of the turn (F67)")
    func endOfTurn() async {
        let board = Board([things(1)])
        board.items.append(thing(2))
        board.items.append(thing(3))
        for _ in 0..<20 where board.shown != "[1 2 3]" { await Task.yield() }
        expectEqual(board.shown, "[1 2 3]")
        expectEqual(board.table.updates.batches.count, 1)
    }

    @Test("Each single change makes the change set one would write by hand (F60)")
    func singleChanges() {
        func changes(_ body: (ItemStore) -> Void) -> String {
            let board = Board([things(1, 2, 3), things(4)])
            var text = ""
            board.manager.willUpdate = { text = $0?.description ?? "reload" }
            body(board.items)
            board.endTurn()
            expectEqual(board.shown, board.data)
            return text.replacingOccurrences(of: "\n", with: ", ")
        }
        expectEqual(changes { $0.append(thing(5)) }, "+ [0, 3]")
        expectEqual(changes { $0.append(contentsOf: [thing(5), thing(6)], toSection: 1) }, "+ [1, 1], + [1, 2]")
        expectEqual(changes { $0.insert(thing(5), at: [0, 1]) }, "+ [0, 1]")
        expectEqual(changes { $0.remove(at: [0, 1]) }, "− [0, 1]")
        expectEqual(changes { $0.replace(at: [0, 1], with: thing(2, 1)) }, "~ [0, 1]")
        expectEqual(changes { $0.move([0, 0], to: [0, 1]) }, "[0, 0] → [0, 1]")
        expectEqual(changes { $0.move([0, 1], to: [0, 0]) }, "[0, 1] → [0, 0]")
        expectEqual(changes { $0.move([0, 2], to: [1, 0]) }, "[0, 2] → [1, 0]")
        expectEqual(changes { $0.insertSection(ItemSection([thing(7)]), at: 1) }, "+ section 1")
        expectEqual(changes { $0.removeSection(0) }, "− section 0")
        expectEqual(changes { $0.moveSection(0, to: 1) }, "section 0 → 1")
        expectEqual(changes { $0.moveSection(1, to: 0) }, "section 1 → 0")
        expectEqual(changes { $0.removeAll() }, "− section 0, − section 1")
        expectEqual(changes { $0.setHeader(1, inSection: 1) }, "~ header or footer of section 1")
        expectEqual(changes { $0.setFooter(1, inSection: 1) }, "~ header or footer of section 1")
        // A section that comes is shown with its header, so there is nothing to fill again.
        expectEqual(changes { $0.setHeader(1, inSection: 2) }, "+ section 2")
        expectEqual(changes { $0.append(thing(8), toSection: 2) }, "+ section 2")
        expectEqual(changes { $0.setItems([thing(1)]) }, "reload")
        expectEqual(changes { $0.setSections([[thing(1)]]) }, "reload")
        expectEqual(
            changes { $0.apply(items: [thing(3), thing(1, 1)]) }, "− [0, 1], [0, 2] → [0, 0], ~ [0, 0] → [0, 1]")
    }

    @Test("What comes and goes within one turn is never told (F67)")
    func nothingLeft() {
        let board = Board([things(1, 2)])
        var told = 0
        board.manager.willUpdate = { _ in told += 1 }
        board.items.append(thing(3))
        board.items.remove(at: [0, 2])
        board.items.move([0, 0], to: [0, 1])
        board.items.move([0, 1], to: [0, 0])
        board.endTurn()
        expectEqual(told, 0)
        expectEqual(board.table.updates, HeadlessUpdates())
    }

    @Test("What a table that is gone would have to be told is forgotten, and so are the items (F60)")
    func tableIsGone() {
        final class Object {}
        let items: ItemStore
        weak var object: Object?
        do {
            let board = Board([])
            items = board.items
            let new = Object()
            object = new
            items.setItems([new])
            board.manager.flush()
            board.manager.detach()
            items.removeAll()
            board.manager.flush()
        }
        expectNil(object)
        items.append(1)
        items.replace(at: [0, 0], with: 2)
        expectEqual(items.items(inSection: 0) as? [Int], [2])
    }

    @Test("A table that is in no window is reloaded (F67)")
    func offScreen() {
        let board = Board([things(1)])
        board.table.isOnScreen = false
        var heard: [ChangeSet?] = []
        board.manager.didUpdate = { heard.append($0) }
        board.items.append(thing(2))
        board.endTurn()
        expectEqual(board.shown, "[1 2]")
        expectEqual(board.table.updates.reloads, 1)
        expectEqual(board.table.updates.batches, [])
        expectEqual(heard, [nil])
    }

    @Test("Until it gets a change the table is answered from the data it knows (F67)")
    func swappedInside() throws {
        let board = Board(height: 88, [things(1, 2, 3, 4, 5, 6)])
        var asked: [Int] = []
        board.mapping.heightForCell { thing, _ in
            asked.append(thing.id)
            return 44
        }
        board.endTurn()
        board.items.remove(at: [0, 0])
        // A layout of the table's own, between the change and the batch that tells of it.
        asked = []
        expectEqual(board.table.dataSource?.table(board.table, numberOfRowsInSection: 0), 6)
        try expectEqual(board.table.sendAtOnce(\.heightForCell, at: [0, 1]), 44)
        expectEqual(asked, [2])
        expectEqual(board.manager.anomalies, [])
        board.endTurn()
        expectEqual(board.table.itemCounts, [5])
    }

    @Test("didEndDisplaying brings the item the row was shown with, when its row goes in a batch (R8)")
    func endedInABatch() {
        let board = Board([things(1, 2, 3)])
        var ended: [String] = []
        board.mapping.didEndDisplaying.withoutCell { thing, path in ended.append("\(thing) at \(path)") }
        board.endTurn()
        board.items.apply(items: [thing(3, 4), thing(8)])
        board.endTurn()
        expectEqual(ended, ["1 at [0, 0]", "2 at [0, 1]"])
        ended = []
        board.items.removeAll()
        board.endTurn()
        expectEqual(ended, ["3'4 at [0, 0]", "8 at [0, 1]"])
        expectEqual(board.codes, [])
    }
}
