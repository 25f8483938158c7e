import AllocationCounter
import DeputyHeadless
import Foundation

/// What registering and asking allocate, and what rows, handlers and sections take of memory.
@MainActor
func openingCounts() -> [Bound] {
    // The first time, the types of the closures are made.
    keep(registered(500, 10))
    let few = allocationsOfHandlers(on: 20)
    let asked = asking(["responds"])
    let (small, large) = (diagnosing(["trace"], 5), diagnosing(["trace"], 500))
    let traced = [small, large].map { trace in
        trace()
        return made(trace)
    }
    return [
        Bound(claim: "allocations of registering a handler", value: few, least: atLeast(1), limit: 7),
        Bound(
            claim: "allocations of registering a handler at 500 × 10 against 20 × 10",
            value: allocationsOfHandlers(on: 500) / max(few, 1), limit: 1.3),
        Bound(claim: "allocations of `responds(to:)` by selector", value: made(asked), limit: 0),
        Bound(
            claim: "allocations of tracing an event at 500 mappings against 5", value: traced[1] / max(traced[0], 1),
            limit: 2),
    ] + memoryBounds()
}

@MainActor
private func memoryBounds() -> [Bound] {
    let rows = Array(0..<100_000)
    let row = bytes { manager in manager.items.setItems(rows) } / Double(rows.count)
    let sections = 10_000
    let section = bytes { $0.items.setSections((0..<sections).map { _ in ItemSection() }) } / Double(sections)
    let start = live_bytes()
    keep(registered(20, 0))
    let bare = live_bytes()
    keep(registered(20, 10))
    let handler = Double(live_bytes() - bare - (bare - start)) / 200
    return [
        Bound(claim: "bytes of a row beyond the array of rows", value: row, least: atLeast(8), limit: 40.5),
        Bound(claim: "bytes of a handler", value: handler, least: atLeast(48), limit: 400),
        Bound(claim: "bytes of an empty section", value: section, least: atLeast(8), limit: 200),
    ]
}

/// The least that can be counted; nothing can be counted anywhere but on Linux.
private func atLeast(_ number: Double) -> Double {
    #if os(Linux)
    number
    #else
    0
    #endif
}

/// The bytes that a change of the items keeps.
@MainActor
private func bytes(_ change: (TableManager<HeadlessTables>) -> Void) -> Double {
    let made = registered(1, 0)
    keep(made)
    made.1.flush()
    let before = live_bytes()
    change(made.1)
    made.1.flush()
    return Double(live_bytes() - before)
}

@MainActor
private func made(_ body: () -> Void) -> Double {
    let before = allocations_so_far()
    body()
    return Double(allocations_so_far() - before)
}

/// What ten handlers on each mapping allocate beyond the mappings themselves, for each handler.
@MainActor
private func allocationsOfHandlers(on mappings: Int) -> Double {
    let bare = made { keep(registered(mappings, 0)) }
    return (made { keep(registered(mappings, 10)) } - bare) / Double(10 * mappings)
}
