import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// The store edits its items in place, and the list is answered from the same array until it gets the edit.
@MainActor
@Suite("Edits of single items (F60, F62)")
struct EditedItemsTests {
    /// What a list may ask about its rows.
    private struct Picture: Equatable {
        var items: [[Thing?]]
        var identities: [[ItemIdentity?]]

        @MainActor
        init(_ shown: any ItemSource) {
            let source = shown as! any IdentifiedItems
            let rows = (0..<source.numberOfSections).map { section in
                (0..<source.numberOfItems(inSection: section)).map { IndexPath(indexes: [section, $0]) }
            }
            items = rows.map { $0.map { source.item(at: $0) as? Thing } }
            identities = rows.map { $0.map(source.identity(at:)) }
        }
    }

    @Test("Whatever is edited, the list is answered as before until it gets the edits, and gets no others")
    func untilTheUpdate() {
        for seed in Cases.seeds(ofSteps: 20) {
            var random = SeededRandom(seed)
            let board = Board([many(Int.random(in: 0...9, using: &random)), many(3)])
            for step in 0..<20 {
                let (before, kept) = (Picture(board.manager.shownItems), board.items.sections)
                var changes: ChangeSet?
                board.manager.willUpdate = { changes = $0 }
                // Now and then so many that copying is cheaper.
                for _ in 0..<Int.random(in: 0..<8, using: &random) * (step % 10 == 9 ? 30 : 1) {
                    edit(board.items, &random)
                    if Int.random(in: 0..<30, using: &random) == 0 { board.items.setHeader(step, inSection: 1) }
                    guard Picture(board.manager.shownItems) == before else {
                        Issue.record("seed \(seed), step \(step): \(board.data)")
                        return
                    }
                }
                let after = Picture(board.items)
                board.endTurn()
                let isRight =
                    kept.map(\.items.count) == before.items.map(\.count) && Picture(board.manager.shownItems) == after
                    && board.shown == board.data && board.table.updates.refusals == []
                    && changes.map { agrees($0, before, after) } ?? (before == after)
                guard isRight, board.manager.checkInvariants() == [] else {
                    Issue.record("seed \(seed), step \(step): \(board.shown) of \(board.data), by \(changes as Any)")
                    return
                }
            }
        }
    }

    private func edit(_ items: ItemStore, _ random: inout SeededRandom) {
        let (section, new) = (
            Int.random(in: 0...1, using: &random), thing(Int.random(in: 0..<10_000_000, using: &random))
        )
        let count = items.numberOfItems(inSection: section)
        let row = Int.random(in: 0..<max(1, count), using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: items.append(new, toSection: section)
        case 2: items.insert(contentsOf: [new, thing(-new.id)], at: [section, row])
        case 3, 4: if count > 0 { items.remove(at: [section, row]) }
        case 5, 6: if count > 0 { items.replace(at: [section, row], with: thing(new.id, 1)) }
        default: apply(to: items, section, new, row)
        }
    }

    /// Applies the same list with a few changes.
    private func apply(to items: ItemStore, _ section: Int, _ new: Thing, _ row: Int) {
        var list = items.items(of: Thing.self, inSection: section)
        items.apply(items: list, inSection: section)
        if row < list.count { list[row].content += 1 }
        if row + 1 < list.count { list.remove(at: row + 1) }
        list.insert(new, at: min(row, list.count))
        items.apply(items: list, inSection: section)
    }

    /// Whether changes say what has become of each identity, in the order of the list.
    private func agrees(_ changes: ChangeSet, _ before: Picture, _ after: Picture) -> Bool {
        func places(_ picture: Picture) -> [ItemIdentity: IndexPath] {
            var places: [ItemIdentity: IndexPath] = [:]
            for (section, row) in picture.identities.enumerated() {
                for (item, identity) in row.enumerated() { places[identity!] = [section, item] }
            }
            return places
        }
        let (old, new) = (places(before), places(after))
        let stage = changes.stages.first ?? ChangeSet.Stage()
        return changes.stages.count <= 1
            && stage.deletedItems == old.filter { new[$0.key] == nil }.map(\.value).sorted()
            && stage.insertedItems == new.filter { old[$0.key] == nil }.map(\.value).sorted()
            && stage.movedItems.isEmpty
            && changes.updates.map(\.to) == changes.updates.map(\.to).sorted()
            && changes.updates.allSatisfy { old[after.identities[$0.to[0]][$0.to[1]]!] == $0.from }
            && new.allSatisfy { identity, to in
                guard let from = old[identity] else { return true }
                let isSame = before.items[from[0]][from[1]] == after.items[to[0]][to[1]]
                return isSame || changes.updates.contains { $0.to == to }
            }
    }

    @Test("An array of sections that a handler keeps stays as it is, whatever is edited afterwards (F60)")
    func keptSections() {
        let board = Board([things(1, 2, 3)])
        var kept: [[ItemSection]] = []
        board.manager.didUpdate = { [unowned board] _ in kept.append(board.items.sections) }
        for number in 4...6 {
            board.items.append(thing(number))
            board.items.replace(at: [0, 0], with: thing(1, number))
            board.endTurn()
        }
        board.items.remove(at: [0, 1])
        expectEqual(kept.map { "\($0[0].items)" }, ["[1'4, 2, 3, 4]", "[1'5, 2, 3, 4, 5]", "[1'6, 2, 3, 4, 5, 6]"])
    }

    @Test("An item that the list still shows is released with the batch that takes it away, and not before (F62)")
    func released() {
        let board = Board(height: 88)
        weak var object: Animal?
        board.manager.register(HeadlessCell.self, for: Animal.self) { _ in
        } configure: { _, _, _ in
        }
        do {
            let animal = Animal("a")
            object = animal
            // They are below the screen: a cell keeps its item.
            board.items.setSections([[thing(1), thing(2), thing(3), animal, animal]])
            board.endTurn()
            board.items.replace(at: [0, 3], with: thing(4))
            board.items.remove(at: [0, 4])
        }
        expectSame(board.manager.shownItems.item(at: [0, 3]) as? Animal, object)
        expectSame(board.manager.shownItems.item(at: [0, 4]) as? Animal, object)
        expectNotNil(object)
        board.endTurn()
        board.list.scroll(by: 1)
        expectNil(object)
        expectEqual(board.data, "[1 2 3 4]")
    }

    @Test("An item that the list has in place of a newer one finds all rows there as it dies in a reload (F62, R12)")
    func diesInAReload() {
        let board = Board(height: 200, [many(100)])
        board.manager.register(DCell.self, for: DeinitItem.self) { _, _, _ in }
        let (found, manager) = (Changing<[Int]>([]), board.manager)
        board.items.append(
            DeinitItem {
                MainActor.assumeIsolated { found.value.append(manager.shownItems.numberOfItems(inSection: 0)) }
            })
        board.endTurn()
        board.items.replace(at: [0, 100], with: thing(1))
        expectEqual(found.value, [])
        board.manager.setNeedsUpdate()
        board.endTurn()
        expectEqual(found.value, [101])
    }

    @Test("Edits in one turn and a batch with animations of its own are one update, with these (F66)")
    func otherAnimations() {
        let board = Board([things(1, 2, 3)])
        board.items.append(thing(4))
        board.items.batch(animations: .off) { items in
            items.remove(at: [0, 0])
            items.append(thing(5))
        }
        board.items.append(thing(6))
        expectEqual(Picture(board.manager.shownItems).items, [things(1, 2, 3)])
        board.endTurn()
        expectEqual(board.shown, "[2 3 4 5 6]")
        let batches = board.table.updates.batches
        expectEqual(batches.map(\.stage.insertedItems), [[[0, 2], [0, 3], [0, 4]]])
        expectEqual(batches.map(\.stage.deletedItems), [[[0, 0]]])
        expectEqual(batches.map(\.animations), [.off])
    }
}
