import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputySamples
@testable import ListTestSupport

/// The tree that a page shows.
@MainActor
@Suite("A tree to copy (F85)")
struct TreeTests {
    private typealias Row = Tree<Thing>.Row

    private final class RowCell: HeadlessCell, Configurable {
        func configure(_ row: Tree<Thing>.Row) {
            let mark = row.isExpanded.map { $0 ? "-" : "+" } ?? ""
            text = String(repeating: ".", count: row.depth) + mark + "\(row.item)"
        }
    }

    /// A table of a tree, which is changed and then shown.
    @MainActor private final class TreeBoard {
        let table = HeadlessTable()
        let manager: TableManager<HeadlessTables>
        var tree: Tree<Thing>
        private(set) var leftOut: [String] = []

        init(_ inside: [Int: [Int]], roots: [Int], expanded: Set<Int>) {
            manager = TableManager(table, anomalyLog: quietLog())
            tree = Tree(roots: roots.map { thing($0) }, expanded: expanded) { (inside[$0.id] ?? []).map { thing($0) } }
            manager.register(RowCell.self)
            show()
        }

        func show() {
            let (rows, leftOut) = tree.flattened()
            self.leftOut = leftOut
            manager.items.apply(items: rows)
            manager.flush()
            table.layoutIfNeeded()
        }

        var shown: [String] { (0..<table.itemCounts[0]).compactMap { table.cell(at: [0, $0])?.text } }
    }

    @Test("What opens is inserted, what closes is deleted, and what was expanded inside it is so again")
    func expanding() {
        let board = TreeBoard([1: [2, 3], 2: [4]], roots: [1, 5], expanded: [2])
        expectEqual(board.shown, ["+1", "5"])
        board.table.selectItem(at: [0, 1])
        board.table.updates = HeadlessUpdates()
        board.tree.expanded.insert(1)
        board.show()
        expectEqual(board.shown, ["-1", ".-2", "..4", ".3", "5"])
        expectEqual(board.table.selectedItems, [[0, 4]])
        board.tree.expanded.remove(1)
        board.show()
        expectEqual(board.shown, ["+1", "5"])
        expectEqual(board.table.selectedItems, [[0, 1]])
        expectEqual((board.table.updates.batches.count, board.table.updates.reloads), (2, 0))
        expectEqual(board.manager.anomalies, [])
    }

    @Test(
        "A child that is its own ancestor is left out and named; all others are shown",
        arguments: [
            ([1: [1, 2]], ["-1", ".2"], ["1 is left out inside 1, because 1 is inside 1."]),
            ([1: [2], 2: [1, 3]], ["-1", ".-2", "..3"], ["1 is left out inside 2, because 2 is inside 1."]),
            ([1: [2], 2: [3], 3: [1]], ["-1", ".-2", "..3"], ["1 is left out inside 3, because 3 is inside 1."]),
            (
                [1: [2, 3], 2: [1], 3: [1]], ["-1", ".2", ".3"],
                [
                    "1 is left out inside 2, because 2 is inside 1.", "1 is left out inside 3, because 3 is inside 1.",
                ]
            ),
        ])
    func circles(_ inside: [Int: [Int]], _ rows: [String], _ sentences: [String]) {
        let board = TreeBoard(inside, roots: [1], expanded: [1, 2, 3])
        expectEqual(board.shown, rows)
        expectEqual(board.leftOut, sentences)
        expectEqual(board.manager.anomalies, [])
    }

    @Test("An item inside two groups has a row in each, and is reported as a duplicate")
    func twoGroups() {
        let board = TreeBoard([1: [3], 2: [3]], roots: [1, 2], expanded: [1])
        board.tree.expanded.insert(2)
        board.show()
        expectEqual(board.shown, ["-1", ".3", "-2", ".3"])
        expectEqual(board.leftOut, [])
        expectEqual(board.manager.anomalies.map(\.code), [.duplicateIdentifiers])
    }
}
