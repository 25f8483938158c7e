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

/// A list of a hundred rows, one of which changes in each of as many turns: `profile follow 1000` through a model that is followed,
/// `profile follow replaced 1000` by `items.replace`.
@MainActor
func following(_ words: Set<String>, turns: Int) async {
    let (table, model) = (HeadlessTable(height: 440), RowModel())
    table.keepsJournal = false
    let manager = TableManager(table)
    manager.register(BenchCell.self, for: Note.self) { cell, note, _ in cell.shown = note.count }
    if words.contains("replaced") {
        manager.items.apply(items: model.notes)
    } else {
        manager.items.follow { model.notes }
    }
    manager.flush()
    table.layoutIfNeeded()
    for turn in 1...max(1, turns) {
        let note = Note(id: turn % 100, count: turn)
        if words.contains("replaced") {
            manager.items.replace(at: [0, turn % 100], with: note)
        } else {
            model.notes[turn % 100] = note
        }
        // The turn ends: what follows the model reads it, and the list is updated and laid out.
        for _ in 0..<3 { await _Concurrency.Task.yield() }
        table.layoutIfNeeded()
    }
    sink += Double(table.updates.batches.count) + Double(manager.anomalies.count)
}

/// The same for counting instructions, in a run loop: valgrind does not survive the end of the main thread, which is what waiting
/// at the top of a program comes to.
@MainActor
func profileFollowing(_ words: Set<String>, turns: Int) -> Never {
    _Concurrency.Task {
        await following(words, turns: turns)
        exit(0)
    }
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
}

@Observable @MainActor
private final class RowModel {
    var notes = (0..<100).map { Note(id: $0) }
}

/// A change of a list that follows a model, turn by turn and a thousand times, against `items.replace`.
@MainActor
func followingTable() async -> [Bound] {
    var best: [Bool: Double] = [:]
    for _ in 0..<5 {
        for isFollowed in [true, false] {
            let start = DispatchTime.now().uptimeNanoseconds
            await following(isFollowed ? [] : ["replaced"], turns: 1_000)
            let time = Double(DispatchTime.now().uptimeNanoseconds - start) / 1_000
            best[isFollowed] = min(best[isFollowed] ?? .infinity, time)
        }
    }
    print("| one of 100 rows changes, 1,000 times in turns of their own | µs |\n|---|--:|")
    print("| `items.replace` | \(String(format: "%.1f", best[false]! / 1000)) |")
    print("| a model that is followed | \(String(format: "%.1f", best[true]! / 1000)) |\n")
    return [Bound(claim: "a followed change against `items.replace`", value: best[true]! / best[false]!, limit: 2)]
}
