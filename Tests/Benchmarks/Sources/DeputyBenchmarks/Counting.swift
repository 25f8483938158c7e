import AllocationCounter
import DeputyHeadless
import Foundation

// `swift run -c release DeputyBenchmarks counts` counts and times nothing, so it tells the same on a busy machine:
// CI runs it, and it exits with 1 if a bound is missed. ActGrowth.swift has how each act grows.

/// What is counted over tables and collections.
@MainActor
func countingBounds() async -> [Bound] {
    viewCallCounts() + counts(HeadlessTables.self) + counts(HeadlessCollections.self) + diffCounts()
        + actGrowth(HeadlessTables.self) + actGrowth(HeadlessCollections.self) + diffGrowth() + toldGrowth()
        + registrationGrowth(HeadlessTables.self) + registrationGrowth(HeadlessCollections.self)
        + dataGrowth(HeadlessTables.self) + dataGrowth(HeadlessCollections.self)
        + openingCounts()
        + (await followCounts(HeadlessTables.self)) + (await followCounts(HeadlessCollections.self)) + [control()]
}

/// What is counted with one type of rows after the other, for a value may be stored in place, in a box, or be an object.
@MainActor
private func counts<Kit: BenchKit>(_ kit: Kit.Type) -> [Bound] {
    let date = Date(timeIntervalSince1970: 0)
    var bounds: [Bound] = eventCounts(kit, "Int") { $0 }
    bounds += eventCounts(kit, "String") { "a row whose text is longer than fits in place: \($0)" }
    bounds += eventCounts(kit, "Date") { date.addingTimeInterval(Double($0)) }
    bounds += eventCounts(kit, "struct") { Row0(number: $0) }
    bounds += eventCounts(kit, "class") { Row1(number: $0) }
    return bounds + updateCounts(kit)
}

/// Counts of one type of rows: allocations of an event that is warm, and calls of a load.
@MainActor
private func eventCounts<Kit: BenchKit, Row>(_ kit: Kit.Type, _ type: String, _ row: (Int) -> Row) -> [Bound] {
    let (name, calls, list) = ("\(Kit.noun), \(type)", Calls(), Kit.makeList())
    let manager = ListManager(list)
    manager.register(Kit.BenchCell.self, for: Row.self) { mapping in
        Kit.answerHeight(mapping) {
            calls.heights += 1
            return 44
        }
        mapping.willDisplay { _, _, _ in calls.displays += 1 }
        mapping.shouldHighlight.withoutCell { _, _ in
            calls.highlights += 1
            return true
        }
        mapping.didSelect.withoutCell { _, _ in calls.selections += 1 }
        mapping.didDeselect(weak: calls) { calls, _, _, _ in calls.selections += 1 }
    } configure: { _, _, _ in
        calls.fillings += 1
    }
    manager.items.setItems((0..<rowCount).map(row))
    list.layoutIfNeeded()
    let load = [
        Bound(
            claim: "\(name): heights asked for \(rowCount) rows", value: Double(calls.heights), least: Double(rowCount),
            limit: Double(rowCount)),
        Bound(
            claim: "\(name): cells filled for ten rows on screen", value: Double(calls.fillings), least: 10, limit: 10),
        Bound(claim: "\(name): rows told of as shown", value: Double(calls.displays), least: 10, limit: 10),
    ]
    let cell = list.cell(at: [0, 0])!
    // A recording that has ended leaves nothing that an event pays for.
    manager.startRecording()
    manager.stopRecording()
    let events = manager.dispatcher.events
    let roads =
        [
            (Kit.heightEvent, { sink += Kit.askHeight(manager, at: $0) }),
            ("willDisplay", { manager.send(events.willDisplay, (), view: cell, at: $0) { _ in } }),
            ("shouldHighlight", { sink += manager.send(events.shouldHighlight, (), at: $0) { _ in nil } ? 1 : 0 }),
            ("didSelect", { manager.send(events.didSelect, (), at: $0) { _ in } }),
            ("didDeselect with `weak:`", { manager.send(events.didDeselect, (), view: cell, at: $0) { _ in } }),
        ] as [(String, (IndexPath) -> Void)]
    return load
        + roads.flatMap { event, body in
            let before = calls.sum
            // The rows are sent twice: once to warm up, and once to count.
            let allocated = allocations(of: body)
            let called = Double(calls.sum - before) / Double(2 * paths.count)
            return [
                Bound(claim: "\(name): allocations of `\(event)`", value: allocated, limit: 0),
                Bound(claim: "\(name): calls of its closure", value: called, least: 1, limit: 1),
            ]
        }
}

/// What an update of ten thousand items calls, from `apply` to the list's batch.
@MainActor
private func updateCounts<Kit: BenchKit>(_ kit: Kit.Type) -> [Bound] {
    let (count, calls, list) = (10_000, Calls(), Kit.makeList())
    let manager = ListManager(list)
    manager.register(Kit.BenchCell.self, for: CountedEntry.self) { _, _, _ in calls.fillings += 1 }
    let old = (0..<count).map { CountedEntry(id: CountedID(number: $0)) }
    func bounds(
        _ name: String, _ new: [CountedEntry], isErased: Bool = false, comparisons: Double, hashes: Double,
        batches: Double, fillings: Double
    ) -> [Bound] {
        manager.items.setItems(old)
        manager.flush()
        list.layoutIfNeeded()
        Tally.reset()
        (calls.fillings, list.updates) = (0, HeadlessUpdates())
        if isErased { manager.items.apply(items: new.map { $0 as Any }) } else { manager.items.apply(items: new) }
        manager.flush()
        list.layoutIfNeeded()
        let claim = "\(Kit.noun), apply\(isErased ? " of any items" : ""), \(name)"
        return [
            Bound(
                claim: "\(claim): `==` an item", value: Double(Tally.comparisons) / Double(count), least: 1,
                limit: comparisons),
            Bound(claim: "\(claim): hashes an item", value: Double(Tally.hashes) / Double(count), limit: hashes),
            Bound(
                claim: "\(claim): batches", value: Double(list.updates.batches.count), least: batches, limit: batches),
            Bound(claim: "\(claim): cells filled", value: Double(calls.fillings), least: fillings, limit: fillings),
        ]
    }
    // The diff's own counts are a part: what the store and the list add is bounded by the difference.
    return bounds("no change", old, comparisons: 2, hashes: 1.2, batches: 0, fillings: 0)
        + bounds(
            "one row deleted, one inserted", [CountedEntry(id: CountedID(number: -1))] + old.dropLast(),
            comparisons: 2.1, hashes: 1.2, batches: 1, fillings: 1)
        + bounds("reversed", old.reversed(), comparisons: 4, hashes: 2.1, batches: 1, fillings: 10)
        + bounds("no change", old, isErased: true, comparisons: 2, hashes: 1.2, batches: 0, fillings: 0)
        + bounds("reversed", old.reversed(), isErased: true, comparisons: 4, hashes: 2.1, batches: 1, fillings: 10)
}

private let rowCount = 1_024

@MainActor
private final class Calls {
    var heights = 0
    var fillings = 0
    var displays = 0
    var highlights = 0
    var selections = 0
    var sum: Int { heights + fillings + displays + highlights + selections }
}

/// How many allocations an event makes on average once it has been sent for each row.
@MainActor
private func allocations(of body: (IndexPath) -> Void) -> Double {
    for path in paths { body(path) }
    let before = allocations_so_far()
    for path in paths { body(path) }
    return Double(allocations_so_far() - before) / Double(paths.count)
}

/// How often a diff calls what the user wrote. It is linear, so a multiple of the number of items bounds it.
@MainActor
private func diffCounts() -> [Bound] {
    let count = 10_000
    let old = (0..<count).map { CountedEntry(id: CountedID(number: $0)) }
    func bounds(_ name: String, _ new: [CountedEntry], comparisons: Double, hashes: Double) -> [Bound] {
        Tally.reset()
        sink += Double(ChangeSet(from: old, to: new).stages.count)
        return [
            Bound(
                claim: "diff, \(name): `==` an item", value: Double(Tally.comparisons) / Double(count), least: 1,
                limit: comparisons),
            Bound(
                claim: "diff, \(name): hashes an item", value: Double(Tally.hashes) / Double(count), least: 0.9,
                limit: hashes),
        ]
    }
    // One comparison of identifiers and one of contents; of what is out of order each identifier is hashed once on both sides.
    return bounds("no change", old, comparisons: 2, hashes: 1.2)
        + bounds(
            "one row deleted, one inserted", Array(old[1...] + [CountedEntry(id: CountedID(number: -1))]),
            comparisons: 2.1, hashes: 1.2)
        + bounds("reversed", old.reversed(), comparisons: 4, hashes: 2.1)
        + bounds(
            "all new", (count..<2 * count).map { CountedEntry(id: CountedID(number: $0)) }, comparisons: 2, hashes: 2.1)
}

enum Tally {
    nonisolated(unsafe) static var comparisons = 0  // One thread counts.
    nonisolated(unsafe) static var hashes = 0
    static func reset() { (comparisons, hashes) = (0, 0) }
}

struct CountedID: Hashable {
    var number: Int
    static func == (a: Self, b: Self) -> Bool {
        Tally.comparisons += 1
        return a.number == b.number
    }
    func hash(into hasher: inout Hasher) {
        Tally.hashes += 1
        hasher.combine(number)
    }
}

struct CountedEntry: Identifiable, Equatable {
    var id: CountedID
    static func == (a: Self, b: Self) -> Bool {
        Tally.comparisons += 1
        return a.id.number == b.id.number
    }
}

/// Proves that the counter counts: without this, a run in which nothing is counted would keep every bound.
@MainActor
private func control() -> Bound {
    #if os(Linux)
    let counted = allocations(of: { path in keptBoxes.append(Box(path)) })
    #else
    let counted = 1.0  // Nothing can be counted here.
    #endif
    return Bound(claim: "1 / allocations of the control case", value: 1 / max(counted, 0.001), limit: 1)
}

@MainActor private var keptBoxes: [Box] = []

private final class Box {
    let path: IndexPath
    init(_ path: IndexPath) { self.path = path }
}
