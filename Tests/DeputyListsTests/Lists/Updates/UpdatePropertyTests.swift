import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Random changes, a row of them to one list; half of the lists are tables, half collections.
@MainActor
@Suite("Whatever changes, the list shows the data (F3, F60, F62, F64, F66, F67)")
struct UpdatePropertyTests {
    @Test("A headless list shows exactly the new data, item by item, and no batch is refused")
    func applied() {
        for seed in Cases.seeds(ofSteps: 10) {
            let isRight =
                isOfTables(seed) ? applied(HeadlessTables.self, seed) : applied(HeadlessCollections.self, seed)
            guard isRight else { return }
        }
    }

    private func applied<Kit: TestKit>(_: Kit.Type, _ seed: UInt64) -> Bool {
        var random = SeededRandom(seed)
        let board: ListBoard<Kit> = makeBoard(&random)
        board.list.keepsAnimating = Bool.random(using: &random)
        var world = randomWorld(&random)
        show(world.old, board)
        for step in 0..<10 {
            board.list.scroll(by: CGFloat.random(in: 0...400, using: &random))
            board.items.apply(sections: sections(world.new))
            board.endTurn()
            guard isRight(board, "seed \(seed), step \(step)"),
                changesNothing(board, world.new, "seed \(seed), step \(step)")
            else { return false }
            let isUsedUp = world.new.reduce(0) { $0 + $1.items.count } < 3
            if isUsedUp || Int.random(in: 0..<6, using: &random) == 0 {
                world = randomWorld(&random)
                show(world.old, board)
            } else {
                world = randomWorld(&random, from: world.new)
            }
        }
        return true
    }

    @Test("Any row of single changes, batches and applications comes out right")
    func mixed() {
        for seed in Cases.seeds(ofSteps: 20) {
            let isRight = isOfTables(seed) ? mixed(HeadlessTables.self, seed) : mixed(HeadlessCollections.self, seed)
            guard isRight else { return }
        }
    }

    private func mixed<Kit: TestKit>(_: Kit.Type, _ seed: UInt64) -> Bool {
        var random = SeededRandom(seed)
        let board: ListBoard<Kit> = makeBoard(&random)
        board.list.keepsAnimating = Bool.random(using: &random)
        let drops = Dropping(on: board.manager, board.list)
        show(randomWorld(&random).old, board)
        // What is dropped into a section that has gone meanwhile goes nowhere, which is said.
        var allowed: Set<Anomaly.Code> = []
        for step in 0..<20 {
            let isDrop = Int.random(in: 0..<6, using: &random) == 0
            if isDrop {
                for placeholder in drops.drop(&random) { commit(placeholder, board, &random) }
                allowed = [.outsideData]
            }
            for _ in 0..<Int.random(in: 0...4, using: &random) { change(board.items, &random) }
            if Int.random(in: 0..<8, using: &random) == 0 {
                board.items.apply(sections: sections(randomWorld(&random).new))
            }
            if Bool.random(using: &random) {
                board.list.scroll(by: CGFloat.random(in: -300...300, using: &random))
            }
            board.endTurn()
            // What was dropped comes without a batch, so rows that have another number now are not asked for another height.
            if isDrop { board.list.askSizes() }
            guard isRight(board, "seed \(seed), step \(step)", allowing: allowed) else { return false }
        }
        return true
    }

    @Test(
        "While heights of a table are estimated, too, each row on screen shows its item, and the content fills the window"
    )
    func estimating() {
        for seed in Cases.seeds(ofSteps: 20) {
            var random = SeededRandom(seed)
            let board: Board = makeBoard(height: 150)
            board.table.estimatedRowHeight = HeadlessTable.automaticDimension
            show(randomWorld(&random).old, board)
            for step in 0..<20 {
                for _ in 0..<Int.random(in: 0...4, using: &random) { change(board.items, &random) }
                board.table.scroll(by: CGFloat.random(in: -300...300, using: &random))
                board.endTurn()
                let rows = board.table.visibleItems
                let texts = rows.map { board.table.cell(at: $0)?.text }
                expectEqual(
                    texts,
                    rows.map { row in
                        board.items.item(at: row, as: Thing.self).map { PlainScreen.text(of: $0, inRow: row[1]) }
                    }, "seed \(seed), step \(step)")
                let isPlaced = board.table.contentOffset <= max(0, board.table.contentHeight - 150)
                expectTrue(isPlaced && board.table.contentOffset >= 0, "seed \(seed), step \(step)")
            }
        }
    }

    /// Sections of so few items that the low board shows parts of some, and none of others.
    private func randomWorld(_ random: inout SeededRandom, from former: Things? = nil) -> ListWorld {
        ListWorld(&random, from: former, most: 6)
    }

    private func isOfTables(_ seed: UInt64) -> Bool { seed.isMultiple(of: 2) }

    /// A board on which everything is on screen, or little.
    private func makeBoard<Kit>(_ random: inout SeededRandom) -> ListBoard<Kit> {
        makeBoard(height: Bool.random(using: &random) ? 100_000 : 150)
    }

    private func makeBoard<Kit>(height: CGFloat) -> ListBoard<Kit> {
        let board = ListBoard<Kit>(height: height)
        board.list.keepsJournal = false
        // Its rows are where the plain screen has them only if all heights are known.
        (board as? Board)?.table.estimatedRowHeight = 0
        board.manager.dispatcher.batch {
            board.manager.unregister(Kit.ThingCell.self)
            board.manager.register(Kit.OddCell.self) { mapping in
                mapping.condition = .where { thing, path in PlainScreen.isOdd(thing, inRow: path[1]) }
                Kit.answerHeight(mapping, PlainScreen.oddHeight)
            }
            board.manager.register(Kit.ThingCell.self)
        }
        return board
    }

    private func show<Kit>(_ things: Things, _ board: ListBoard<Kit>) {
        board.items.setSections(sections(things))
        board.endTurn()
    }

    private func sections(_ things: Things) -> [ItemSection] {
        things.map { section in
            let count = section.items.count
            return ItemSection(
                section.items, id: section.id, header: count % 3 == 0 ? nil : count,
                footer: count % 4 == 0 ? nil : -count)
        }
    }

    /// Replaces a placeholder by an item at its place, or anywhere, perhaps with other changes.
    private func commit<Kit>(
        _ placeholder: HeadlessDropPlaceholder, _ board: ListBoard<Kit>, _ random: inout SeededRandom
    ) {
        func changeSometimes() { if Int.random(in: 0..<3, using: &random) == 0 { change(board.items, &random) } }
        changeSometimes()
        placeholder.commitInsertion { path in
            board.manager.commitInsertion(at: path) { items, path in
                changeSometimes()
                guard path[0] < items.numberOfSections else { return items.append(thing(99)) }
                let room = items.numberOfItems(inSection: path[0])
                let isThere = path[1] <= room && Bool.random(using: &random)
                items.insert(thing(99), at: isThere ? path : [path[0], Int.random(in: 0...room, using: &random)])
            }
        }
        changeSometimes()
    }

    private func change(_ items: ItemStore, _ random: inout SeededRandom) {
        let thing = Thing(id: Int.random(in: 0..<30, using: &random), content: Int.random(in: 0..<2, using: &random))
        guard let section = items.sections.indices.randomElement(using: &random) else {
            return items.append(thing)
        }
        let count = items.numberOfItems(inSection: section)
        let row = Int.random(in: 0..<max(1, count), using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: items.insert(thing, at: [section, Int.random(in: 0...count, using: &random)])
        case 1 where count > 0: items.remove(at: [section, row])
        case 2 where count > 0: items.replace(at: [section, row], with: thing)
        case 3, 4:
            let target = items.sections.indices.randomElement(using: &random)!
            let room = items.numberOfItems(inSection: target) - (target == section ? 1 : 0)
            if count > 0, room >= 0 {
                items.move([section, row], to: [target, Int.random(in: 0...room, using: &random)])
            }
        case 5: items.insertSection(ItemSection([thing], header: 1), at: section)
        case 6: items.removeSection(section)
        case 7: items.moveSection(section, to: Int.random(in: 0..<items.numberOfSections, using: &random))
        case 8: items.setHeader(Bool.random(using: &random) ? thing.id : nil, inSection: section)
        case 9: items.setFooter(Bool.random(using: &random) ? thing.id : nil, inSection: section)
        default: break
        }
    }

    /// Applies the same data once more, after the user has deselected what was selected: nothing comes of either.
    private func changesNothing<Kit>(_ board: ListBoard<Kit>, _ things: Things, _ seed: String) -> Bool {
        for item in board.list.selectedItems { board.list.deselectItem(at: item) }
        let updates = board.list.updates
        board.items.apply(sections: sections(things))
        board.endTurn()
        let isSame = board.list.updates == updates && board.list.selectedItems == []
        if let item = board.list.visibleItems.first { board.list.selectItem(at: item) }
        guard !isSame else { return true }
        Issue.record("\(Kit.self), \(seed): the same data once more made \(board.list.updates), not \(updates)")
        return false
    }

    /// Compares what is on screen with the data, and looks for what should never be.
    private func isRight<Kit>(
        _ board: ListBoard<Kit>, _ seed: String, allowing allowed: Set<Anomaly.Code> = []
    ) -> Bool {
        let problems =
            [PlainScreen.problem(board)].compactMap(\.self) + board.list.updates.refusals.map(\.description)
            + board.list.exceptions.map(\.description) + board.manager.checkInvariants()
            + board.codes.filter { $0 != .duplicateIdentifiers && !allowed.contains($0) }.map(\.rawValue)
        guard !problems.isEmpty else { return true }
        Issue.record("\(Kit.self), \(seed): \(problems)\n\(board.shown)\nof\n\(board.data)")
        return false
    }
}
