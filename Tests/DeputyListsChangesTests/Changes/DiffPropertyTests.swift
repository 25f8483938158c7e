import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What must hold for any two lists; a failure names the seed of its case, see ``Cases``.
@Suite("A diff brings the old list to the new one (F62, F64, F65)")
struct DiffPropertyTests {
    @Test("The stages applied to the old list give the new one, and each adds up (F62, F65)")
    func stagesGiveTheNewList() {
        for seed in Cases.seeds() {
            let world = ListWorld(seed: seed)
            let changes = ChangeSet(
                fromSections: world.old, toSections: world.new, comparing: .identifiableAndEquatable)
            if let wrong = whatIsWrong(changes, world) {
                Issue.record("seed \(seed): \(wrong)\n\(world)\n\(changes)")
                return
            }
        }
    }

    @Test("Lists whose items are known by place, by value or by identifier alone come out right too (F63)")
    func levels() {
        for seed in Cases.seeds() {
            let world = ListWorld(seed: seed)
            let knowing = [
                ("equatable", ChangeSet(fromSections: world.old, toSections: world.new, comparing: .equatable)),
                ("hashable", ChangeSet(fromSections: world.old, toSections: world.new, comparing: .hashable)),
                (
                    "by id",
                    ChangeSet(fromSections: world.old, toSections: world.new, comparing: .by(\.id, isSame: ==))
                ),
            ]
            let guessing = [
                ("byPlace", ChangeSet(fromSections: world.old, toSections: world.new, comparing: .byPlace)),
                ("identifiable", ChangeSet(fromSections: world.old, toSections: world.new, comparing: .identifiable)),
            ]
            for (name, changes) in knowing + guessing {
                let isGuessing = guessing.contains { $0.0 == name }
                if let wrong = whatIsWrong(changes, world, mayUpdateEqualItems: isGuessing) {
                    Issue.record("seed \(seed), \(name): \(wrong)\n\(world)\n\(changes)")
                    return
                }
            }
        }
    }

    @Test("Without duplicates exactly what is not in both lists is deleted and inserted (F62)")
    func noNeedlessOperations() {
        for seed in Cases.seeds() {
            var random = SeededRandom(seed)
            let old = Array(Set((0..<30).map { _ in Int.random(in: 0..<60, using: &random) })).shuffled(using: &random)
            let new = Array(Set((0..<30).map { _ in Int.random(in: 0..<60, using: &random) })).shuffled(using: &random)
            let changes = ChangeSet(from: old, to: new)
            let stage = changes.stages.first ?? ChangeSet.Stage()
            let deleted = Set(stage.deletedItems.map { old[$0[1]] })
            let inserted = Set(stage.insertedItems.map { new[$0[1]] })
            let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
            let kept = new.compactMap { places[$0] }
            expectEqual(deleted, Set(old).subtracting(new), "seed \(seed)")
            expectEqual(inserted, Set(new).subtracting(old), "seed \(seed)")
            expectEqual(stage.movedItems.count, kept.count - longestRun(kept), "seed \(seed)")
        }
    }

    @Test("Of several sections, too, no more items are moved than have to be, whether sections move or not (F62)")
    func noNeedlessMovesAmongSections() {
        var (within, across) = (0, 0)
        for seed in Cases.seeds() {
            let world = ListWorld(seed: seed)
            // What occurs twice may be paired in several ways, of which some move more.
            guard let old = places(world.old), let new = places(world.new) else { continue }
            let changes = ChangeSet(fromSections: world.old, toSections: world.new)
            // What is in both lists moves from one section to another, or stays, or moves within its section.
            // A section that has passed others beside other changes goes and comes, with its items.
            let gone = Set((changes.stages.first?.deletedSections ?? []).map { world.old[$0].id })
            let pairs = new.compactMap { id, place in old[id].map { (old: $0, new: place) } }
                .filter { !gone.contains($0.old.section) && !gone.contains($0.new.section) }
            let ownPairs = Dictionary(grouping: pairs.filter { $0.old.section == $0.new.section }, by: \.new.section)
            let needed = ownPairs.values.map { pairs in
                pairs.count - longestRun(pairs.sorted { $0.new.item < $1.new.item }.map(\.old.item))
            }
            // What leaves a section that goes, or comes with a new one, goes and comes with it.
            let kept = Set(world.old.map(\.id)).intersection(world.new.map(\.id))
            let between = pairs.filter { $0.old.section != $0.new.section }
                .filter { kept.contains($0.old.section) && kept.contains($0.new.section) }
            within += needed.reduce(0, +)
            across += between.count
            let moves = changes.stages.flatMap(\.movedItems)
            expectEqual(moves.count, needed.reduce(0, +) + between.count, "seed \(seed)\n\(world)\n\(changes)")
        }
        expectTrue(within > 0 && across > 0 || !Cases.areMany)
    }

    /// Where each item is; nil if one occurs twice.
    private func places(_ list: Things) -> [Int: (section: String, item: Int)]? {
        var places: [Int: (section: String, item: Int)] = [:]
        for section in list {
            for (number, thing) in section.items.enumerated() {
                guard places.updateValue((section.id, number), forKey: thing.id) == nil else { return nil }
            }
        }
        return places
    }

    @Test("No more sections move, or go and come, than have to, and they move alone (F62)")
    func noNeedlessMovesOfSections() {
        for seed in Cases.seeds() {
            let world = ListWorld(seed: seed)
            let changes = ChangeSet(fromSections: world.old, toSections: world.new)
            let places = Dictionary(uniqueKeysWithValues: world.old.enumerated().map { ($1.id, $0) })
            let kept = world.new.compactMap { places[$0.id] }
            let stage = changes.stages.first ?? ChangeSet.Stage()
            let renewed = stage.deletedSections.filter { number in
                world.new.contains { $0.id == world.old[number].id }
            }
            expectEqual(stage.movedSections.count + renewed.count, kept.count - longestRun(kept), "seed \(seed)")
            guard !stage.movedSections.isEmpty else { continue }
            var alone = ChangeSet.Stage()
            alone.movedSections = stage.movedSections
            expectEqual(stage, alone, "seed \(seed)")
        }
    }

    @Test("An item is looked for in its own section first: none leaves while its like comes (F62, F64)")
    func ownSectionFirst() {
        var compared = 0
        for seed in Cases.seeds() {
            let world = ListWorld(seed: seed)
            let changes = ChangeSet(fromSections: world.old, toSections: world.new)
            // Where sections move, their numbers between the batches are others.
            guard changes.stages.count == 1, let stage = changes.stages.first, stage.movedSections.isEmpty else {
                continue
            }
            func leaver(_ path: IndexPath) -> String {
                "\(world.old[path[0]].id) \(world.old[path[0]].items[path[1]].id)"
            }
            func comer(_ path: IndexPath) -> String {
                "\(world.new[path[0]].id) \(world.new[path[0]].items[path[1]].id)"
            }
            let across = stage.movedItems.filter { world.old[$0.from[0]].id != world.new[$0.to[0]].id }
            let leaving = Set(stage.deletedItems.map(leaver) + across.map { leaver($0.from) })
            let coming = Set(stage.insertedItems.map(comer) + across.map { comer($0.to) })
            compared += leaving.count + coming.count
            expectTrue(leaving.isDisjoint(with: coming), "seed \(seed)\n\(world)\n\(changes)")
        }
        // One case alone may have none.
        expectTrue(compared > 0 || !Cases.areMany)
    }

    /// Applies the stages one by one; a sentence if anything is not as it should be.
    private func whatIsWrong(
        _ changes: ChangeSet, _ world: ListWorld, mayUpdateEqualItems: Bool = false
    ) -> String? {
        let (old, new) = (world.old.map(\.items), world.new.map(\.items))
        var lists = [new]
        for stage in changes.stages.dropFirst().reversed() {
            lists.insert(BatchSimulator.before(stage, lists[0]), at: 0)
        }
        var list = old
        for (stage, aim) in zip(changes.stages, lists) {
            let ledger = BatchLedger(stage, from: list.map(\.count), to: aim.map(\.count))
            if !ledger.isBalanced { return "\(ledger)" }
            list = BatchSimulator.apply(stage, to: list, aiming: aim)
        }
        for update in changes.updates { list[update.to[0]][update.to[1]] = new[update.to[0]][update.to[1]] }
        if list != new { return "came out as \(list)" }
        if changes.stages.count > 2 { return "\(changes.stages.count) stages" }
        let needless = changes.updates.first { old[$0.from[0]][$0.from[1]] == new[$0.to[0]][$0.to[1]] }
        if let needless, !mayUpdateEqualItems { return "updates \(needless) without need" }
        return nil
    }

    /// The length of a longest increasing run, by the plain quadratic method.
    private func longestRun(_ values: [Int]) -> Int {
        var lengths: [Int] = []
        for (index, value) in values.enumerated() {
            lengths.append(
                1 + (values.indices.prefix(index).filter { values[$0] < value }.map { lengths[$0] }.max() ?? 0))
        }
        return lengths.max() ?? 0
    }
}
