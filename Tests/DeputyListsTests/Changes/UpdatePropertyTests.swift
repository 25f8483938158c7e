import DeputyHeadless
import Foundation
import RandomCases
import Testing

@MainActor
@Suite("Whatever changes, the table shows the data (F60, F62, F64, F66, F67)")
struct UpdatePropertyTests {
    /// Two boards of each height, for making one takes longer than many changes of one: one is told of changes, the other
    /// shows everything anew.
    let tall = [makeBoard(100_000), makeBoard(100_000)]
    let short = [makeBoard(150), makeBoard(150)]

    @Test("The headless table shows exactly the new data, cell by cell, and no batch is refused")
    func applied() {
        for seed in Cases.seeds() {
            let world = ListWorld(seed: seed)
            var random = SeededRandom(seed)
            let policy = [DuplicatePolicy.byOccurrence, .firstWins, .rejectSection].randomElement(using: &random)!
            let boards = Bool.random(using: &random) ? tall : short
            let board = boards[0]
            board.items.setSections(sections(world.old))
            board.endTurn()
            board.table.scroll(by: CGFloat.random(in: 0...400, using: &random))
            board.items.apply(sections(world.new), duplicates: policy)
            board.endTurn()
            guard check(boards, "seed \(seed)") else { return }
        }
    }

    @Test("Any row of single changes, batches and applications comes out right")
    func mixed() {
        for seed in Cases.seeds(oneIn: 20) {
            var random = SeededRandom(seed)
            let boards = Bool.random(using: &random) ? tall : short
            let board = boards[0]
            board.items.setSections(sections(ListWorld(seed: seed).old))
            for _ in 0..<20 {
                for _ in 0..<Int.random(in: 0...4, using: &random) { change(board.items, &random) }
                if Int.random(in: 0..<8, using: &random) == 0 {
                    board.items.apply(sections(ListWorld(seed: random.next()).new))
                }
                if Bool.random(using: &random) {
                    board.table.scroll(by: CGFloat.random(in: -300...300, using: &random))
                }
                board.endTurn()
                guard check(boards, "seed \(seed)") else { return }
            }
        }
    }

    @Test("While heights are estimated, too, each row on screen shows its item, and the content fills the window")
    func estimating() {
        let board = Self.makeBoard(150)
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

    private static func makeBoard(_ height: CGFloat) -> Board {
        let board = Board(height: height)
        // Two tables can be scrolled to the same place only if both know all heights.
        board.table.estimatedRowHeight = 0
        board.manager.unregister(ThingCell.self)
        // Which cell a thing has depends on its content, and for some on where it stands.
        board.manager.register(OddCell.self) { mapping in
            mapping.condition = .where { thing, path in thing.content == 1 || thing.id % 7 == 0 && path[1] % 2 == 0 }
            mapping.heightForCell { thing, _ in CGFloat(20 + thing.content * 10) }
        }
        board.manager.register(ThingCell.self)
        board.endTurn()
        return board
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

    /// Compares what is on screen with a table that was never told of any change.
    private func check(_ boards: [Board], _ seed: String) -> Bool {
        let (board, fresh) = (boards[0], boards[1])
        fresh.items.setSections(
            board.items.sections.map { ItemSection($0.items, id: $0.id, header: $0.header, footer: $0.footer) })
        fresh.endTurn()
        fresh.table.scroll(by: board.table.contentOffset - fresh.table.contentOffset)
        let found = picture(board.table)
        let expected = picture(fresh.table)
        let problems =
            board.table.updates.refusals.map(\.description) + board.manager.checkInvariants()
            + board.codes.filter { $0 != .duplicateIdentifiers }.map(\.rawValue)
            + (fresh.table.updates.batches.isEmpty ? [] : ["the table to compare with was told of a change"])
            // Where everything is on screen there is something to compare.
            + (fresh.table.height > 1_000 && fresh.table.visibleRows.count < fresh.table.rowCounts.reduce(0, +)
                ? ["rows were not compared"] : [])
        if found == expected, problems.isEmpty, board.table.rowCounts == fresh.table.rowCounts { return true }
        Issue.record("\(seed)\nshows\n\(found)\ninstead of\n\(expected)\n\(problems)")
        return false
    }

    private func picture(_ table: HeadlessTable) -> String {
        let rows = table.visibleRows.map { "\($0): \(table.cell(at: $0).map { "\(type(of: $0)) \($0.text)" } ?? "—")" }
        let headers = (0..<table.numberOfSections).map { table.header(inSection: $0)?.text ?? "—" }
        let footers = (0..<table.numberOfSections).map { table.footer(inSection: $0)?.text ?? "—" }
        return (rows + headers + footers).joined(separator: "\n")
    }
}
