import DeputyHeadless
import Foundation
import Observation

// A list that follows a model: what its changes cost, counted and not timed.

/// What a hundred changes of a followed model of ten thousand items call: in one turn of the main actor, and in ten.
@MainActor
func followCounts<Kit: BenchKit>(_ kit: Kit.Type) async -> [Bound] {
    await followCounts(kit, changes: 100, turns: 1) + followCounts(kit, changes: 10, turns: 10)
}

@MainActor
private func followCounts<Kit: BenchKit>(_ kit: Kit.Type, changes: Int, turns: Int) async -> [Bound] {
    let (count, list, model) = (10_000, Kit.makeList(), CountedModel())
    let manager = ListManager(list)
    manager.register(Kit.BenchCell.self, for: CountedEntry.self) { _, _, _ in }
    model.contents.entries = (0..<count).map { CountedEntry(id: CountedID(number: $0)) }
    var readings = 0
    manager.items.follow {
        readings += 1
        return model.contents.entries
    }
    manager.flush()
    list.layoutIfNeeded()
    Tally.reset()
    (readings, list.updates) = (0, HeadlessUpdates())
    for turn in 1...turns {
        for change in 1...changes {
            model.contents.entries[change] = CountedEntry(id: CountedID(number: -turn * changes - change))
        }
        // `Task` is something that is measured here.
        while readings < turn { await _Concurrency.Task.yield() }
        manager.flush()
        list.layoutIfNeeded()
    }
    let claim = "\(Kit.noun), follow, \(changes) changes in each of \(turns) turns"
    let items = Double(count * turns)
    return [
        Bound(claim: "\(claim): readings", value: Double(readings), least: Double(turns), limit: Double(turns)),
        Bound(
            claim: "\(claim): batches", value: Double(list.updates.batches.count), least: Double(turns),
            limit: Double(turns)),
        // As much as `apply` of the same.
        Bound(claim: "\(claim): `==` an item", value: Double(Tally.comparisons) / items, least: 1, limit: 2.2),
        Bound(claim: "\(claim): hashes an item", value: Double(Tally.hashes) / items, limit: 1.3),
    ]
}

/// Entries in something that cannot be compared: Observation compares what is set with what was there, if it can.
private struct Contents {
    var entries: [CountedEntry] = []
}

@Observable @MainActor
private final class CountedModel {
    var contents = Contents()
}
