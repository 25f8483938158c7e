import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputySamples
@testable import ListTestSupport

/// The outline that a page shows.
@MainActor
@Suite("An outline to copy (F85, F103)")
struct OutlineTests {
    private typealias Row = Outline<Thing>.Row

    private final class RowCell: HeadlessCell, Configurable {
        func configure(_ row: Outline<Thing>.Row) {
            let mark = row.isOpen.map { $0 ? "-" : "+" } ?? ""
            text = String(repeating: ".", count: row.depth) + mark + "\(row.item)"
        }
    }

    /// A table of an outline, which is changed and then shown.
    @MainActor private final class Board {
        let table = HeadlessTable(height: 1_000)
        let manager: TableManager<HeadlessTables>
        var outline: Outline<Thing>
        private(set) var leftOut: [String] = []

        init(_ inside: [Int: [Int]], roots: [Int], open: Set<Int>) {
            manager = TableManager(table, anomalyLog: quietLog())
            outline = Outline(roots: roots.map { thing($0) }, open: open) { (inside[$0.id] ?? []).map { thing($0) } }
            manager.register(RowCell.self)
            show()
        }

        func show() {
            let (rows, leftOut) = outline.flattened()
            self.leftOut = leftOut
            manager.items.apply(items: rows)
            manager.flush()
            table.layoutIfNeeded()
        }

        var shown: [String] { (0..<table.itemCounts[0]).compactMap { table.cell(at: [0, $0])?.text } }
    }

    @Test("What opens is inserted, what closes is deleted, and what was open inside it is so again")
    func expanding() {
        let board = Board([1: [2, 3], 2: [4]], roots: [1, 5], open: [2])
        expectEqual(board.shown, ["+1", "5"])
        board.table.selectItem(at: [0, 1])
        board.table.updates = HeadlessUpdates()
        board.outline.toggle(1)
        board.show()
        expectEqual(board.shown, ["-1", ".-2", "..4", ".3", "5"])
        expectEqual(board.table.selectedItems, [[0, 4]])
        board.outline.toggle(1)
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
        let board = Board(inside, roots: [1], open: [1, 2, 3])
        expectEqual(board.shown, rows)
        expectEqual(board.leftOut, sentences)
        expectEqual(board.manager.anomalies, [])
    }

    @Test("An item inside two groups has a row in each, and is reported as a duplicate")
    func twoGroups() {
        let board = Board([1: [3], 2: [3]], roots: [1, 2], open: [1])
        board.outline.toggle(2)
        board.show()
        expectEqual(board.shown, ["-1", ".3", "-2", ".3"])
        expectEqual(board.leftOut, [])
        expectEqual(board.manager.anomalies.map(\.code), [.duplicateIdentifiers])
    }

    // MARK: At random

    /// Items inside items: what is inside which, maybe itself, and what is open.
    private struct Model {
        var inside: [Int: [Int]] = [:]
        var roots: [Int]
        var open: Set<Int> = []

        /// What an outline shows, by the words of its comments.
        func rows(_ items: [Int]? = nil, in path: [Int] = []) -> [String] {
            (items ?? roots).flatMap { item -> [String] in
                let children = (inside[item] ?? []).filter { $0 != item && !path.contains($0) }
                let mark = children.isEmpty ? "" : open.contains(item) ? "-" : "+"
                let row = String(repeating: ".", count: path.count) + mark + "\(item)"
                return [row] + (mark == "-" ? rows(children, in: path + [item]) : [])
            }
        }
    }

    private func texts(_ outline: Outline<Thing>) -> [String] {
        outline.flattened().rows.map { row in
            String(repeating: ".", count: row.depth) + (row.isOpen.map { $0 ? "-" : "+" } ?? "") + "\(row.id)"
        }
    }

    private func outline(_ model: Model) -> Outline<Thing> {
        Outline(roots: model.roots.map { thing($0) }, open: model.open) { [inside = model.inside] item in
            (inside[item.id] ?? []).map { thing($0) }
        }
    }

    @Test("Items inside each other at random, also inside themselves, are shown as a plain reading shows them")
    func random() {
        for seed in Cases.seeds() {
            var random = SeededRandom(seed)
            func some(_ most: Int) -> [Int] {
                (0..<Int.random(in: 0...most, using: &random)).map { _ in Int.random(in: 0..<8, using: &random) }
            }
            var model = Model(roots: some(4))
            for item in 0..<8 { model.inside[item] = some(3) }
            model.open = Set(some(8))
            expectEqual(texts(outline(model)), model.rows(), "seed \(seed)")
        }
    }

    @Test("Whatever opens and closes, the table shows it, in one batch each time, with the selection at its item")
    func randomTables() {
        for seed in Cases.seeds(ofSteps: 10) {
            var random = SeededRandom(seed)
            // Each item is inside one that comes before it, or is a root.
            var model = Model(roots: [0])
            for item in 1..<20 {
                let parent = Int.random(in: -1..<item, using: &random)
                if parent < 0 { model.roots.append(item) } else { model.inside[parent, default: []].append(item) }
            }
            let board = Board(model.inside, roots: model.roots, open: [])
            board.table.selectItem(at: [0, 0])
            for step in 0..<10 {
                let item = Int.random(in: 0..<20, using: &random)
                model.open.formSymmetricDifference([item])
                board.outline.toggle(item)
                let before = board.shown
                board.table.updates = HeadlessUpdates()
                board.show()
                expectEqual(board.shown, model.rows(), "seed \(seed), step \(step)")
                expectEqual(board.table.selectedItems, [[0, 0]], "seed \(seed), step \(step)")
                let batches = before == board.shown ? 0 : 1
                expectEqual(
                    (board.table.updates.batches.count, board.table.updates.reloads), (batches, 0), "seed \(seed)")
            }
            expectEqual(board.manager.anomalies, [])
        }
    }

    @Test("A hundred thousand items, each inside the one before or all inside one, are asked once each")
    func linear() {
        for isDeep in [true, false] {
            let (count, asked) = (100_000, Counter())
            let outline = Outline(roots: [thing(0)], open: isDeep ? Set(0..<count) : [0]) { item -> [Thing] in
                MainActor.assumeIsolated { asked() }
                guard isDeep else { return item.id == 0 ? (1..<count).map { thing($0) } : [] }
                return item.id + 1 < count ? [thing(item.id + 1)] : []
            }
            let rows = outline.flattened().rows
            expectEqual((rows.count, asked.count), (count, count))
            expectEqual(rows.last?.depth, isDeep ? count - 1 : 1)
        }
    }

    @Test("An outline of values can be flattened on another thread")
    func elsewhere() async {
        let outline = outline(Model(inside: [1: [2]], roots: [1], open: [1]))
        let depths = await Task.detached { outline.flattened().rows.map(\.depth) }.value
        expectEqual(depths, [0, 1])
    }
}
