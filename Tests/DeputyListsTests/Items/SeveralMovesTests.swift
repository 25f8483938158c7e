import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Moving several items in one call.
@MainActor
@Suite("Several items move together, in the order in which they are named (F60, F98)")
struct SeveralMovesTests {
    @Test("From several sections, with their selection, in one batch", arguments: EachKit.allCases)
    func severalSections(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2, 3, 4), things(5, 6)])
            board.list.selectItem(at: [0, 3])
            for (sources, destination, expected): ([IndexPath], IndexPath, String) in [
                ([[1, 1], [0, 0], [0, 2]], [1, 0], "[2 4] [6 1 3 5]"),
                ([[1, 3], [1, 0]], [0, 1], "[2 5 6 4] [1 3]"),
                // To where they are.
                ([[0, 1], [0, 2]], [0, 1], "[2 5 6 4] [1 3]"),
            ] {
                board.list.updates = HeadlessUpdates()
                board.items.move(sources, to: destination)
                board.endTurn()
                expectEqual(board.data, expected)
                expectEqual(board.shown, expected)
                expectTrue(board.list.updates.batches.count <= 1 && board.list.updates.reloads == 0)
                expectEqual(board.list.selectedItems.map { board.items.item(at: $0, as: Thing.self)?.id }, [4])
            }
            expectEqual(board.codes, [])
            expectEqual(board.list.exceptions, [])
        }
        check(list.kit)
    }

    @Test("A place named twice counts once, one outside the data is reported, and a wrong destination moves nothing")
    func mistakes() {
        let board = Board([things(1, 2, 3), things(4)])
        board.items.move([[0, 0], [0, 9], [0, 0], [7, 0], [0]], to: [1, 1])
        expectEqual(board.data, "[2 3] [4 1]")
        expectEqual(board.codes, [.outsideData, .outsideData, .outsideData])
        board.manager.anomalyLog.removeAll()
        // Behind the end once they are taken out.
        board.items.move([[0, 0], [0, 1]], to: [0, 1])
        board.items.move([[1, 1], [0, 0]], to: [2, 0])
        expectEqual(board.data, "[2 3] [4 1]")
        expectEqual(board.codes, [.outsideData, .outsideData])
        board.items.move([] as [IndexPath], to: [9, 9])
        board.endTurn()
        expectEqual(board.shown, "[2 3] [4 1]")
        expectEqual(board.codes.count, 2)
        expectEqual(board.manager.checkInvariants(), [])
    }

    @Test("It does what taking all out and putting them in at one place does; to a place outside, nothing")
    func likeAnArray() {
        for seed in Cases.seeds() {
            var random = SeededRandom(seed)
            var model = (0..<Int.random(in: 1...3, using: &random)).map { section in
                (0..<Int.random(in: 1...5, using: &random)).map { thing(10 * section + $0) }
            }
            let board = Board(model)
            var hasOutside = false
            for _ in 0..<3 {
                let all = model.indices.flatMap { section in model[section].indices.map { at(section, $0) } }
                let sources = Array(all.shuffled(using: &random).prefix(Int.random(in: 1...4, using: &random)))
                let moved = sources.map { model[$0[0]][$0[1]] }
                let former = model
                for source in sources.sorted(by: >) { model[source[0]].remove(at: source[1]) }
                let section = model.indices.randomElement(using: &random)!
                let row = Int.random(in: -1...model[section].count + 1, using: &random)
                board.items.move(sources, to: at(section, row))
                if 0...model[section].count ~= row {
                    model[section].insert(contentsOf: moved, at: row)
                } else {
                    model = former
                    hasOutside = true
                }
                if Bool.random(using: &random) { board.endTurn() }
            }
            board.endTurn()
            let expected = model.map { "[\($0.map { "\($0)" }.joined(separator: " "))]" }.joined(separator: " ")
            expectEqual(board.data, expected, "seed \(seed)")
            expectEqual(board.shown, expected, "seed \(seed)")
            // What is said of the same place twice is said once.
            expectEqual(Set(board.codes), hasOutside ? [.outsideData] : [], "seed \(seed)")
            expectEqual(board.list.exceptions, [], "seed \(seed)")
        }
    }
}
