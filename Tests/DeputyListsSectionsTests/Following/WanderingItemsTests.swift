import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Items that go from one followed section to another (F67, F76, R20)", .releasesRigs)
struct WanderingItemsTests {
    @Test(
        "An item that goes to another followed section is the same one: its row moves, with its cell and its selection")
    func everyWay() async {
        for seed in Cases.seeds(ofSteps: 6, findsFaults: true) {
            var random = SeededRandom(seed)
            let isRight =
                Bool.random(using: &random)
                ? await wander(HeadlessTables.self, &random) : await wander(HeadlessCollections.self, &random)
            guard isRight else { return }
        }
    }

    @Test(
        "It is the same one by way of a third section too, whichever of them are followed, and in whatever order",
        arguments: [[0, 1, 2], [2, 1, 0], [1, 2, 0], [0], [1], [2], [2, 0]])
    func thirdSection(_ followed: [Int]) {
        check(HeadlessTables.self, followed)
        check(HeadlessCollections.self, followed)
    }

    @Test(
        "It keeps its row when sections that one model gives are read in between, and the model then takes it from the first"
    )
    func oneModel() {
        let board = Board()
        let (first, second) = (Bookcase(), Bookcase())
        first.things = [thing(1), thing(2)]
        board.items.followSections {
            [ItemSection(first.things, id: "first"), ItemSection(second.things, id: "second")]
        }
        board.endTurn()
        let cell = board.list.view(.cell, at: [0, 0])
        board.list.updates = HeadlessUpdates()
        second.things = [thing(1)]
        board.items.refresh()
        first.things = [thing(2)]
        board.items.refresh()
        board.endTurn()
        expectEqual(board.shown, "[2] [1]")
        expectSame(board.list.view(.cell, at: [1, 0]), cell)
        expectEqual(board.list.updates.batches.map(\.stage.insertedItems), [[]])
    }

    @Test("An item that was filled again on its way, or that the caller compares, shows what it has now")
    func refilled() {
        final class Note: NSObject {
            var text = "old"
        }
        let board = Board()
        let note = Note()
        board.items.followHeader { "notes" }
        board.manager.register(HeadlessTables.ThingCell.self, for: Note.self) { _ in
        } configure: { cell, note, _ in
            cell.text = note.text
        }
        board.items.setSections([ItemSection([note]), ItemSection([])])
        board.endTurn()
        board.items.apply(items: [note] as [Any], inSection: 1)
        note.text = "new"
        board.items.replace(at: [1, 0], with: note)
        board.items.apply(items: [] as [Any], inSection: 0)
        board.endTurn()
        expectEqual(board.list.cell(at: [1, 0])?.text, "new")
        note.text = "newest"
        board.items.apply(items: [Note](), inSection: 1, comparing: .by(\.hash) { _, _ in false })
        board.items.apply(items: [note], inSection: 0, comparing: .by(\.hash) { _, _ in false })
        board.endTurn()
        expectEqual(board.list.cell(at: [0, 0])?.text, "newest")
    }

    @Test("An arrival that has gone again, removed by its place, hides no other")
    func removedArrival() {
        let board = Board()
        board.items.followHeader { "things" }
        board.items.setSections([ItemSection([thing(1)]), ItemSection([]), ItemSection([])])
        board.endTurn()
        let cell = board.list.view(.cell, at: [0, 0])
        board.items.apply(items: [thing(1)], inSection: 1)
        board.items.remove(at: [1, 0])
        board.items.apply(items: [thing(1)], inSection: 2)
        board.items.apply(items: [Thing](), inSection: 0)
        board.endTurn()
        expectSame(board.list.view(.cell, at: [2, 0]), cell)
    }

    @Test(
        "An arrival that another item has replaced is not it, whichever sections are given then",
        arguments: [true, false])
    func replacedArrival(_ isWhole: Bool) {
        let board = Board()
        board.items.followHeader { "things" }
        board.items.setSections([ItemSection([thing(1)], id: 0), ItemSection([], id: 1)])
        board.endTurn()
        board.list.selectItem(at: [0, 0])
        board.items.apply(items: [thing(1)], inSection: 1)
        board.items.replace(at: [1, 0], with: thing(2))
        if isWhole {
            board.items.apply(sections: [ItemSection([], id: 0), ItemSection([thing(3)], id: 1)])
        } else {
            board.items.apply(items: [Thing](), inSection: 0)
        }
        board.endTurn()
        expectEqual(board.shown, isWhole ? "[] [3]" : "[] [2]")
        expectEqual(board.list.selectedItems, [])
    }

    private func check<Kit: TestKit>(_: Kit.Type, _ followed: [Int]) {
        let board = ListBoard<Kit>()
        let cases = [Bookcase(), Bookcase(), Bookcase()]
        func bring() {
            board.items.refresh()
            for number in [0, 1, 2] where !followed.contains(number) {
                board.items.apply(items: cases[number].things, inSection: number)
            }
        }
        cases[0].things = [thing(1), thing(2)]
        cases[2].things = [thing(3)]
        for number in followed { board.items.follow(inSection: number) { cases[number].things } }
        bring()
        board.endTurn()
        let cell = board.list.view(.cell, at: [0, 0])
        board.list.updates = HeadlessUpdates()
        let steps = [
            { cases[1].things.append(cases[0].things[0]) },
            { cases[2].things.append(cases[1].things.removeLast()) },
            { cases[2].things[1].content = 1 },
            { _ = cases[0].things.removeFirst() },
        ]
        for step in steps {
            step()
            bring()
        }
        board.endTurn()
        expectEqual(board.shown, "[2] [] [3 1'1]")
        let stages = board.list.updates.batches.map(\.stage)
        expectEqual(stages.flatMap(\.deletedItems) + stages.flatMap(\.insertedItems), [])
        expectTrue(board.list.view(.cell, at: [2, 1]) === cell)
    }

    private func wander<Kit: TestKit>(_: Kit.Type, _ random: inout SeededRandom) async -> Bool {
        let stage = Stage<Kit>(&random)
        for step in 0..<6 {
            let former = stage.cells
            let ids = stage.cases.flatMap(\.things).map(\.id)
            stage.board.list.updates = HeadlessUpdates()
            let isMovedByHand = stage.act(&random)
            if Bool.random(using: &random) { await stage.board.list.rest() }
            stage.board.endTurn()
            let now = stage.cases.flatMap(\.things).map(\.id)
            let stages = stage.board.list.updates.batches.map(\.stage)
            let place = "step \(step), \(Kit.self), by hand: \(isMovedByHand)"
            let isRight =
                stage.board.shown == stage.expected && stage.board.codes.isEmpty
                // A headless collection makes a new cell for an item that a person has moved.
                && (isMovedByHand || stage.cells.allSatisfy { former[$0] == nil || former[$0] == $1 })
                && stages.flatMap(\.deletedItems).count == Set(ids).subtracting(now).count
                && stages.flatMap(\.insertedItems).count == Set(now).subtracting(ids).count
                && (!isMovedByHand || stages.isEmpty)
                && stage.selected.map { stage.board.list.selectedItems == [$0] } != false
            expectEqual(stage.board.shown, stage.expected, place)
            expectTrue(isRight, "\(place): \(stages), \(stage.board.codes), \(stage.board.list.selectedItems)")
            guard isRight else { return false }
            // What was read at once is due once more in the next turn.
            await stage.board.list.rest()
        }
        return true
    }

    /// A list of three sections, each of which follows a model of its own.
    @MainActor
    private final class Stage<Kit: TestKit> {
        let board = ListBoard<Kit>()
        let cases = [Bookcase(), Bookcase(), Bookcase()]
        private var last = 0
        private var selection: Int?

        init(_ random: inout SeededRandom) {
            for one in cases { one.things = (0..<Int.random(in: 0...4, using: &random)).map { _ in nextThing() } }
            Kit.answerMoves(of: Thing.self, board.manager) { [cases] source, destination in
                let moved = cases[source[0]].things.remove(at: source[1])
                cases[destination[0]].things.insert(moved, at: destination[1])
            }
            for number in [0, 1, 2].shuffled(using: &random) {
                board.items.follow(inSection: number) { [cases] in cases[number].things }
            }
            board.endTurn()
        }

        private func nextThing() -> Thing {
            last += 1
            return thing(last)
        }

        var expected: String {
            cases.map { "[\($0.things.map { "\($0)" }.joined(separator: " "))]" }.joined(separator: " ")
        }

        /// The cell of each item, by its id.
        var cells: [Int: ObjectIdentifier] {
            var cells: [Int: ObjectIdentifier] = [:]
            for (number, one) in cases.enumerated() {
                for (row, thing) in one.things.enumerated() {
                    cells[thing.id] = board.list.view(.cell, at: [number, row]).map { ObjectIdentifier($0) }
                }
            }
            return cells
        }

        /// Where the selected item is; nil if it is gone.
        var selected: IndexPath? { selection.flatMap { id in cases.map { $0.things.map(\.id) }.place(of: id) } }

        /// A person moves an item, or the models change.
        /// - Returns: whether it was the person.
        func act(_ random: inout SeededRandom) -> Bool {
            let sources = cases.indices.filter { !cases[$0].things.isEmpty }
            guard let section = sources.randomElement(using: &random) else {
                cases[0].things = [nextThing(), nextThing()]
                return false
            }
            let source: IndexPath = [section, Int.random(in: 0..<cases[section].things.count, using: &random)]
            guard Bool.random(using: &random) else {
                board.list.endEditing()
                selection = cases[section].things[source[1]].id
                if !board.list.selectedItems.isEmpty { board.list.reloadData() }
                board.list.tap(source)
                for _ in 0..<Int.random(in: 1...4, using: &random) { change(&random) }
                return false
            }
            selection = nil
            board.list.beginEditing()
            let target = Int.random(in: 0..<3, using: &random)
            let count = cases[target].things.count - (target == section ? 1 : 0)
            board.list.move(source, to: [target, Int.random(in: 0...count, using: &random)])
            return true
        }

        private func change(_ random: inout SeededRandom) {
            let (one, other) = (cases.randomElement(using: &random)!, cases.randomElement(using: &random)!)
            switch Int.random(in: 0..<6, using: &random) {
            case 0: other.things.insert(nextThing(), at: Int.random(in: 0...other.things.count, using: &random))
            case 1 where !one.things.isEmpty: one.things.removeLast()
            case 2 where !one.things.isEmpty && one !== other: pass(from: one, to: other, &random)
            case _ where !one.things.isEmpty:
                var moved = one.things.remove(at: Int.random(in: 0..<one.things.count, using: &random))
                if Bool.random(using: &random) { moved.content += 1 }
                other.things.insert(moved, at: Int.random(in: 0...other.things.count, using: &random))
            default: break
            }
        }

        /// An item comes into another section before it goes from its own, and changes meanwhile, or comes into a third one instead;
        /// all is read in between.
        private func pass(from one: Bookcase, to other: Bookcase, _ random: inout SeededRandom) {
            let row = Int.random(in: 0..<one.things.count, using: &random)
            let third = cases.first { $0 !== one && $0 !== other }!
            let ways = [{ other.things[0].content += 1 }, { third.things.append(other.things.removeFirst()) }]
            let steps =
                [{ other.things.insert(one.things[row], at: 0) }]
                + ways.filter { _ in Bool.random(using: &random) } + [{ one.things.remove(at: row) }]
            for step in steps {
                step()
                board.items.refresh()
            }
        }
    }
}
