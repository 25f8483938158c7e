import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Random changes of a source, several to a turn, some of them without a name; half of the lists are tables.
@MainActor
@Suite("Whatever a source says, the list shows what it has (F38, F60, F62, F64)")
struct TellingPropertyTests {
    @Test("A list shows exactly what a new list over the same source shows, and the selection stays with its items")
    func told() {
        for seed in Cases.seeds(ofSteps: 10, findsFaults: true) {
            let isRight =
                seed.isMultiple(of: 2) ? told(HeadlessTables.self, seed) : told(HeadlessCollections.self, seed)
            guard isRight else { return }
        }
    }

    private func told<Kit: TestKit>(_: Kit.Type, _ seed: UInt64) -> Bool {
        var random = SeededRandom(seed)
        let source = TellingThings(unrepeated(ListWorld(&random, most: 6).old))
        let board = ListBoard<Kit>(height: Bool.random(using: &random) ? 100_000 : 150, source: source)
        board.list.keepsJournal = false
        board.list.allowsMultipleSelection = true
        board.list.keepsAnimating = Bool.random(using: &random)
        let drops = Dropping(on: board.manager, board.list)
        for step in 0..<10 {
            let isNamed = Int.random(in: 0..<6, using: &random) > 0
            select(board, &random)
            let selected = selection(board, source)
            source.survivors = selected
            let isDropped = Int.random(in: 0..<3, using: &random) == 0
            let lacks = (isDropped ? drops.drop(&random) : []).enumerated().filter { number, placeholder in
                !commit(thing(1_000 + 2 * step + number), for: placeholder, board, source, &random)
            }
            for _ in 0..<Int.random(in: 0...3, using: &random) { change(source, &random) }
            if !isNamed { changeUnnamed(source, board, &random) }
            if Bool.random(using: &random) {
                board.list.scroll(by: CGFloat.random(in: -300...300, using: &random))
            }
            if Int.random(in: 0..<8, using: &random) == 0 { board.list.isOnScreen.toggle() }
            board.endTurn()
            guard isRight(board, source, selected, mayRefuse: !lacks.isEmpty, "seed \(seed), step \(step)") else {
                return false
            }
            board.manager.anomalyLog.removeAll()
        }
        return true
    }

    /// The same things without those whose id came before, which a source that names its items must not have.
    private func unrepeated(_ things: Things) -> Things {
        var seen: Set<Int> = []
        return things.map { ListSection($0.id, $0.items.filter { seen.insert($0.id).inserted }) }
    }

    private func change(_ source: TellingThings, _ random: inout SeededRandom) {
        source.become(unrepeated(ListWorld(&random, from: source.sections, most: 6).new))
    }

    /// Replaces a placeholder by a new thing anywhere in the source, perhaps between other changes.
    /// - Returns: whether it is the last that was told, so that it is certain that the source has it.
    private func commit<Kit: TestKit>(
        _ thing: Thing, for placeholder: HeadlessDropPlaceholder, _ board: ListBoard<Kit>, _ source: TellingThings,
        _ random: inout SeededRandom
    ) -> Bool {
        func changeSometimes() -> Bool {
            let changes = Int.random(in: 0..<4, using: &random) == 0
            if changes { change(source, &random) }
            return changes
        }
        var isLast = false
        _ = changeSometimes()
        placeholder.commitInsertion { path in
            board.manager.commitInsertion(at: path) { _, _ in
                _ = changeSometimes()
                isLast = insert(thing, at: Bool.random(using: &random) ? path : nil, in: source, &random)
                if changeSometimes() { isLast = false }
            }
        }
        return isLast
    }

    /// Inserts a thing at a place, or anywhere; false if there is no section.
    private func insert(
        _ thing: Thing, at place: IndexPath?, in source: TellingThings, _ random: inout SeededRandom
    ) -> Bool {
        guard let anySection = source.sections.indices.randomElement(using: &random) else { return false }
        source.change(place.map { min($0[0], source.sections.count - 1) } ?? anySection) { things in
            things.insert(thing, at: min(place?[1] ?? Int.random(in: 0...things.count, using: &random), things.count))
        }
        return true
    }

    /// Changes the source, and says only that it has changed, or has the list reload.
    private func changeUnnamed<Kit>(
        _ source: TellingThings, _ board: ListBoard<Kit>, _ random: inout SeededRandom
    ) {
        // Content that changes silently cannot be noticed.
        let contents = Dictionary(source.sections.flatMap(\.items).map { ($0.id, $0.content) }) { first, _ in first }
        let old = source.sections
        source.becomeSilently(
            unrepeated(ListWorld(&random, from: old, most: 6).new).map { section in
                ListSection(section.id, section.items.map { thing($0.id, contents[$0.id] ?? $0.content) })
            })
        guard Bool.random(using: &random) else { return board.manager.setNeedsUpdate() }
        let sections = source.sections.map(\.id)
        // What comes may have gone in this turn, with other content.
        let new = source.sections.flatMap(\.items).map(\.id).filter { contents[$0] == nil }
        source.changes.tell(
            updated: new + [Int.random(in: 0..<20, using: &random)], sections: sections
        )
    }

    private func select<Kit: TestKit>(_ board: ListBoard<Kit>, _ random: inout SeededRandom) {
        guard let item = board.list.visibleItems.randomElement(using: &random) else { return }
        board.list.selectItem(at: item)
    }

    /// The ids of what is selected.
    private func selection<Kit>(_ board: ListBoard<Kit>, _ source: TellingThings) -> Set<Int> {
        Set(board.list.selectedItems.compactMap { (source.item(at: $0) as? Thing)?.id })
    }

    private func isRight<Kit: TestKit>(
        _ board: ListBoard<Kit>, _ source: TellingThings, _ selected: Set<Int>, mayRefuse: Bool, _ seed: String
    ) -> Bool {
        board.list.isOnScreen = true
        board.list.scroll(by: -1_000_000)
        board.endTurn()
        let other = ListBoard<Kit>(height: board.list.height, source: source)
        other.endTurn()
        let refusals = mayRefuse ? [] : board.codes
        var problems = board.list.exceptions.map(\.description) + board.list.updates.refusals.map(\.description)
        problems += refusals.map(\.rawValue) + board.manager.checkInvariants()
        if board.list.itemCounts != other.list.itemCounts || look(board.list) != look(other.list) {
            problems.append("\(look(board.list)) instead of \(look(other.list))")
        }
        let now = selection(board, source)
        // What left and came back in one turn may stay selected, as its source calls it the same.
        if !now.isSuperset(of: source.survivors) || !now.isSubset(of: selected) {
            problems.append("\(now) is selected, and was \(selected)")
        }
        guard !problems.isEmpty else { return true }
        Issue.record("\(Kit.self), \(seed): \(problems)\n\(source.data)")
        return false
    }

    /// What is on screen, with headers.
    private func look(_ list: some AnyHeadlessList) -> [String] {
        list.visibleItems.map { "\($0): \(list.view(.cell, at: $0)?.text ?? "nothing")" }
            + list.itemCounts.indices.compactMap { section in
                list.view(.header, at: [section, 0]).map { "header \(section): \($0.text)" }
            }
    }
}
