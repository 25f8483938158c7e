import AllocationCounter
import DeputyHeadless
import Foundation

/// A manager on which so many types were registered as an app does it, and its table.
@MainActor
func registered(_ mappings: Int, _ handlers: Int) -> (HeadlessTable, TableManager<HeadlessTables>) {
    let table = HeadlessTable(height: 440)
    table.keepsJournal = false
    let manager = TableManager(table)
    manager.anomalyLog.sink = { _ in }
    for type in rowTypes[..<mappings] { type.register(on: manager, handlers: handlers) }
    return (table, manager)
}

/// Keeps what was made, so that releasing it is not measured.
@MainActor func keep(_ made: (HeadlessTable, TableManager<HeadlessTables>)) { kept.append(made) }
@MainActor private var kept: [(HeadlessTable, TableManager<HeadlessTables>)] = []

/// What registering and asking allocate, and what rows, handlers and sections take of memory.
@MainActor
func openingCounts() -> [Bound] {
    // The first time, the types of the closures are made.
    keep(registered(500, 10))
    let (table, manager) = registered(20, 10)
    keep((table, manager))
    let proxy = table.delegate!
    let asked = allocated {
        for _ in 0..<500 {
            if proxy.responds(toSelector: "tableView:heightForRowAtIndexPath:") { sink += 1 }
            if proxy.responds(toSelector: "tableView:willDisplayHeaderView:forSection:") { sink += 1 }
        }
    }
    return [
        Bound(
            claim: "allocations of registering a handler", value: allocationsOfHandlers(on: 20), least: atLeast(1),
            limit: 8),
        growth("allocations of registering ten handlers on each mapping", 50) { mappings in
            allocationsOfHandlers(on: mappings) * Double(mappings)
        },
        Bound(claim: "allocations of `responds(to:)` by selector", value: asked, limit: 0),
    ] + memoryBounds()
}

@MainActor
private func memoryBounds() -> [Bound] {
    func rows(_ count: Int) -> Double {
        let rows = Array(0..<count)
        return bytes { $0.items.setItems(rows) }
    }
    func handlers(_ mappings: Int) -> Double {
        let start = live_bytes()
        keep(registered(mappings, 0))
        let bare = live_bytes()
        keep(registered(mappings, 10))
        return Double(live_bytes() - bare - (bare - start))
    }
    let sections = 10_000
    let section = bytes { $0.items.setSections((0..<sections).map { _ in ItemSection() }) } / Double(sections)
    return [
        Bound(
            claim: "bytes of a row beyond the array of rows", value: rows(100_000) / 100_000, least: atLeast(8),
            limit: 64),
        Bound(claim: "bytes of a handler", value: handlers(20) / 200, least: atLeast(48), limit: 300),
        Bound(claim: "bytes of an empty section", value: section, least: atLeast(8), limit: 200),
        growth("bytes of rows", 10_000, rows), growth("bytes of handlers, mappings of ten", 50, handlers),
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

/// What ten handlers on each mapping allocate beyond the mappings themselves, for each handler.
@MainActor
private func allocationsOfHandlers(on mappings: Int) -> Double {
    let bare = allocated { keep(registered(mappings, 0)) }
    return (allocated { keep(registered(mappings, 10)) } - bare) / Double(10 * mappings)
}
