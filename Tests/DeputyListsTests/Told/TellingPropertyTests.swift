import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Random changes of a source, several to a turn, some of them told wrong or not at all; half of the lists are tables.
@MainActor
@Suite("Whatever a source tells, the list shows what it has (F38, F60, F62, F64)")
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
        let source = TellingThings(unrepeated(ListWorld(&random, most: 6).old), names: Bool.random(using: &random))
        let board = ListBoard<Kit>(height: Bool.random(using: &random) ? 100_000 : 150, source: source)
        board.list.keepsJournal = false
        board.list.allowsMultipleSelection = true
        board.list.keepsAnimating = Bool.random(using: &random)
        let drops = Dropping(on: board.manager, board.list)
        // If all rows are replaced, a lie is not seen: until the list has reloaded, the names that are known may be wrong, and a
        // change that is told rightly may be refused.
        var isMisled = false
        for step in 0..<10 {
            let lies = Int.random(in: 0..<6, using: &random) == 0
            select(board, &random)
            let selected = selection(board, source)
            source.survivors = selected
            let isDropped = Int.random(in: 0..<3, using: &random) == 0
            let lacks = (isDropped ? drops.drop(&random) : []).enumerated().filter { number, placeholder in
                !commit(thing(1_000 + 2 * step + number), for: placeholder, board, source, &random)
            }
            for _ in 0..<Int.random(in: 0...3, using: &random) { change(source, &random) }
            if lies { lie(source, &random) }
            if Bool.random(using: &random) {
                board.list.scroll(by: CGFloat.random(in: -300...300, using: &random))
            }
            if Int.random(in: 0..<8, using: &random) == 0 { board.list.isOnScreen.toggle() }
            let reloads = board.list.updates.reloads
            let wasMisled = isMisled
            board.endTurn()
            isMisled = (wasMisled || lies) && board.list.updates.reloads == reloads
            let known = source.names && !wasMisled && !isMisled ? selected : nil
            let (mayRefuse, name) = (wasMisled || lies || !lacks.isEmpty, "seed \(seed), step \(step)")
            guard isRight(board, source, known, mayRefuse: mayRefuse, name) else { return false }
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

    /// Changes the source and tells something else, nothing, or that it is not known.
    private func lie(_ source: TellingThings, _ random: inout SeededRandom) {
        let old = source.sections
        // Content that changes silently cannot be noticed, nor can a change that leaves all counts of items without names.
        let contents = Dictionary(old.flatMap(\.items).map { ($0.id, $0.content) }) { first, _ in first }
        source.becomeSilently(
            unrepeated(ListWorld(&random, from: old, most: 6).new).map { section in
                ListSection(section.id, section.items.map { thing($0.id, contents[$0.id] ?? $0.content) })
            })
        let isNoticed = source.names || source.sections.map(\.items.count) != old.map(\.items.count)
        switch Int.random(in: 0..<3, using: &random) {
        case _ where !isNoticed: source.changes.tell(nil)
        case 0: source.changes.tell(nil)
        case 1:
            let other = unrepeated(ListWorld(&random, from: old, most: 6).new)
            let told = TellingThings.difference(from: old, to: other)
            source.changes.tell(source.names || isRefused(told, other, source) ? told : nil)
        default: source.changes.tell(ChangeSet())
        }
    }

    /// Whether what is told cannot be, by the numbers of items of a source without names: but how many a new section has is not told.
    private func isRefused(_ told: ChangeSet, _ other: Things, _ source: TellingThings) -> Bool {
        guard other.count == source.sections.count else { return true }
        let differing = other.indices.filter { other[$0].items.count != source.sections[$0].items.count }
        let new = Set(told.stages.flatMap(\.insertedSections))
        // A later batch may put a new section elsewhere.
        return new.isEmpty || told.stages.count == 1 ? !new.isSuperset(of: differing) : false
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
        _ board: ListBoard<Kit>, _ source: TellingThings, _ selected: Set<Int>?, mayRefuse: Bool, _ seed: String
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
        if let selected, !now.isSuperset(of: source.survivors) || !now.isSubset(of: selected) {
            problems.append("\(now) is selected, and was \(selected)")
        }
        // Without names an item that is deleted here and inserted there is another one.
        if !source.names, !now.isSubset(of: source.survivors) { problems.append("\(now) is selected") }
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
