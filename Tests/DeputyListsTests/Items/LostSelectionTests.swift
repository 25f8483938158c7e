import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Being told of selected items that have gone.
@MainActor
@Suite("A selected item that has gone is told once, after the update (F98)")
struct LostSelectionTests {
    @Test(
        "An item goes on in the section that replaces the only one, and stays selected (F60, F66)",
        arguments: EachKit.allCases)
    func onlySection(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>()
            board.items.setSections([ItemSection(things(0, 2, 4, 1), id: "a")])
            board.endTurn()
            board.list.selectItem(at: [0, 1])
            board.items.apply(sections: [ItemSection(things(2, 1), id: "b")])
            board.endTurn()
            expectEqual(board.shown, "[2 1]")
            expectEqual(board.list.selectedItems, [[0, 0]])
        }
        check(list.kit)
    }

    @Test(
        "Whatever takes it away: an edit, an apply, a reload; not what moves or was not selected",
        arguments: EachKit.allCases)
    func told(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2, 3, 4, 5, 6), things(7)])
            board.list.allowsMultipleSelection = true
            var log: [String] = []
            board.manager.didUpdate = { _ in log.append("updated") }
            board.manager.didLoseSelection = { items in log.append("\(items.compactMap { ($0 as? Thing)?.id })") }
            func after(_ change: () -> Void) -> [String] {
                change()
                board.endTurn()
                defer { log = [] }
                return log
            }
            for row in [1, 2, 3, 4] { board.list.selectItem(at: [0, row]) }
            expectEqual(after { board.items.remove(at: [0, 0]) }, ["updated"])
            expectEqual(after { board.items.move([0, 1], to: [1, 0]) }, ["updated"])
            expectEqual(after { board.items.remove(at: [[0, 0], [1, 0]]) }, ["updated", "[2, 3]"])
            expectEqual(after { board.items.apply(sections: [ItemSection(things(6, 5))]) }, ["updated", "[4]"])
            expectEqual(after { board.items.setItems(things(6)) }, ["updated", "[5]"])
            expectEqual(after { board.items.setItems([Thing]()) }, ["updated"])
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }

    @Test(
        "Of a source that tells, what was on screen is told; a reload without known changes tells it too",
        arguments: EachKit.allCases)
    func telling(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let source = TellingThings(things(1, 2, 3))
            let board: ListBoard<Kit> = tellingBoard(source)
            var lost: [[Int]] = []
            board.manager.didLoseSelection = { items in lost.append(items.compactMap { ($0 as? Thing)?.id }) }
            board.list.selectItem(at: [0, 1])
            source.change { $0.remove(at: 1) }
            board.endTurn()
            expectEqual(lost, [[2]])
            board.list.selectItem(at: [0, 1])
            source.change { $0.swapAt(0, 1) }
            board.endTurn()
            expectEqual(lost, [[2]])
            expectEqual(board.list.selectedItems, [[0, 0]])
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }

    @Test("A closure may select another row, or take away more, and is called again for that")
    func acting() {
        let board = Board([things(1, 2, 3)])
        var lost: [Int] = []
        board.manager.didLoseSelection = { [unowned board] items in
            lost += items.compactMap { ($0 as? Thing)?.id }
            guard !board.items.items(of: Thing.self).isEmpty else { return }
            board.table.selectItem(at: [0, 0])
            board.items.remove(at: [0, 0])
        }
        board.table.selectItem(at: [0, 0])
        board.items.remove(at: [0, 0])
        for _ in 0..<5 { board.endTurn() }
        expectEqual(lost, [1, 2, 3])
        expectEqual(board.table.selectedItems, [])
        expectEqual(board.codes, [])
    }
}
