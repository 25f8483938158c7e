import DeputyHeadless
import Foundation
import RandomCases
import Testing

@MainActor
@Suite("Whatever changes, the list shows the data (F3, F60, F62, F64, F66, F67)")
struct UpdatePropertyTests {
    private let tables = Boards<Headless>()
    private let collections = Boards<HeadlessCollections>()

    @Test("A headless list shows exactly the new data, cell by cell, and no batch is refused")
    func applied() {
        for seed in Cases.seeds() {
            guard isOfTables(seed) ? applied(tables, seed) : applied(collections, seed) else { return }
        }
    }

    private func applied<Kit>(_ all: Boards<Kit>, _ seed: UInt64) -> Bool {
        let world = ListWorld(seed: seed)
        var random = SeededRandom(seed)
        let policy = [DuplicatePolicy.byOccurrence, .firstWins, .rejectSection].randomElement(using: &random)!
        let boards = Bool.random(using: &random) ? all.tall : all.short
        let board = boards[0]
        board.items.setSections(sections(world.old))
        board.endTurn()
        board.list.scroll(by: CGFloat.random(in: 0...400, using: &random))
        board.items.apply(sections(world.new), duplicates: policy)
        board.endTurn()
        return check(boards, "seed \(seed)")
    }

    @Test("Any row of single changes, batches and applications comes out right")
    func mixed() {
        for seed in Cases.seeds(oneIn: 20) {
            guard isOfTables(seed) ? mixed(tables, seed) : mixed(collections, seed) else { return }
        }
    }

    private func mixed<Kit>(_ all: Boards<Kit>, _ seed: UInt64) -> Bool {
        var random = SeededRandom(seed)
        let boards = Bool.random(using: &random) ? all.tall : all.short
        let board = boards[0]
        board.items.setSections(sections(ListWorld(seed: seed).old))
        for _ in 0..<20 {
            for _ in 0..<Int.random(in: 0...4, using: &random) { change(board.items, &random) }
            if Int.random(in: 0..<8, using: &random) == 0 {
                board.items.apply(sections(ListWorld(seed: random.next()).new))
            }
            if Bool.random(using: &random) {
                board.list.scroll(by: CGFloat.random(in: -300...300, using: &random))
            }
            board.endTurn()
            guard check(boards, "seed \(seed)") else { return false }
        }
        return true
    }

    /// Half of the seeds are of tables, half of collections: one case is tried on one list, so two take no longer.
    private func isOfTables(_ seed: UInt64) -> Bool { seed.isMultiple(of: 2) }

    @Test(
        "While heights of a table are estimated, too, each row on screen shows its item, and the content fills the window"
    )
    func estimating() {
        let board = tables.short[0]
        board.table.estimatedRowHeight = HeadlessTable.automaticDimension
        for seed in Cases.seeds(oneIn: 20) {
            var random = SeededRandom(seed)
            board.items.setSections(sections(ListWorld(seed: seed).old))
            for _ in 0..<20 {
                for _ in 0..<Int.random(in: 0...4, using: &random) { change(board.items, &random) }
                board.table.scroll(by: CGFloat.random(in: -300...300, using: &random))
                board.endTurn()
                let rows = board.table.visibleRows
                let texts = rows.map { board.table.cell(at: $0)?.text.split(separator: " ").last.map(String.init) }
                let things = rows.map { board.items.item(at: $0, as: Thing.self).map { "\($0)" } }
                #expect(texts == things, "seed \(seed)")
                let isPlaced = board.table.contentOffset <= max(0, board.table.contentHeight - 150)
                #expect(isPlaced && board.table.contentOffset >= 0, "seed \(seed)")
            }
        }
    }

    /// Two boards of each height, for making one takes longer than many changes of one: the first is told of changes, the
    /// second shows everything again.
    @MainActor
    private struct Boards<Kit: TestKit> {
        let tall = [makeBoard(100_000), makeBoard(100_000)]
        let short = [makeBoard(150), makeBoard(150)]

        private static func makeBoard(_ height: CGFloat) -> ListBoard<Kit> {
            let board = ListBoard<Kit>(height: height)
            // Nobody reads what thousands of cases would write.
            board.list.keepsJournal = false
            // Two tables can be scrolled to the same place only if both know all heights.
            (board as? Board)?.table.estimatedRowHeight = 0
            board.manager.unregister(Kit.ThingCell.self)
            // Which cell a thing has depends on its content, and for some on its position.
            board.manager.register(Kit.OddCell.self) { mapping in
                mapping.condition = .where { thing, path in
                    thing.content == 1 || thing.id % 7 == 0 && path[1] % 2 == 0
                }
                Kit.answerHeight(mapping) { CGFloat(20 + $0.content * 10) }
            }
            board.manager.register(Kit.ThingCell.self)
            board.endTurn()
            return board
        }
    }

    private func sections(_ things: Things) -> [ItemSection] {
        things.map { section in
            let count = section.items.count
            return ItemSection(
                section.items, id: section.id, header: count % 3 == 0 ? nil : count,
                footer: count % 4 == 0 ? nil : -count)
        }
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

    /// Compares what is on screen with a list that was never told of any change.
    private func check<Kit>(_ boards: [ListBoard<Kit>], _ seed: String) -> Bool {
        let (board, fresh) = (boards[0], boards[1])
        fresh.items.setSections(
            board.items.sections.map { ItemSection($0.items, id: $0.id, header: $0.header, footer: $0.footer) })
        fresh.endTurn()
        fresh.list.scroll(by: board.list.contentOffset - fresh.list.contentOffset)
        let (found, expected) = (picture(board.list), picture(fresh.list))
        let problems =
            board.list.updates.refusals.map(\.description) + board.manager.checkInvariants()
            + board.list.exceptions.map(\.description)
            + board.codes.filter { $0 != .duplicateIdentifiers }.map(\.rawValue)
            + (fresh.list.updates.batches.isEmpty ? [] : ["the list to compare with was told of a change"])
            // Where everything is on screen there is something to compare.
            + (fresh.list.height > 1_000 && fresh.list.visibleItems.count < fresh.list.itemCounts.reduce(0, +)
                ? ["items were not compared"] : [])
        if found == expected, problems.isEmpty, board.list.itemCounts == fresh.list.itemCounts { return true }
        Issue.record("\(Kit.self), \(seed)\nshows\n\(found)\ninstead of\n\(expected)\n\(problems)")
        return false
    }

    private func picture<Kit: TestKit>(_ list: HeadlessList<Kit>) -> String {
        let sections = list.itemCounts.indices
        let items = list.visibleItems.map { "\($0): \(list.cell(at: $0).map { "\(type(of: $0)) \($0.text)" } ?? "—")" }
        let headers = sections.map { list.supplementary(.header, at: [$0, 0])?.text ?? "—" }
        let footers = sections.map { list.supplementary(.footer, at: [$0, 0])?.text ?? "—" }
        return (items + headers + footers).joined(separator: "\n")
    }
}
