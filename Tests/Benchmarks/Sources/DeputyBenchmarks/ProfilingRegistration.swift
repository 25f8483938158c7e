import DeputyHeadless
import Foundation

/// Runs one of the cases that have words of their own in `… profile`; false for other words.
///
/// `register 20x10` registers ten handlers on each of twenty mappings, a manager for each round; `open deputy` and `open
/// hand` open a screen; `responds`, `responds path` and `implemented` ask 1,000 times what is implemented; `trace 500x10`,
/// `validate 500x10` and `report 500x10` do that with so many mappings and handlers, the first 8,192 times.
@MainActor
func profile(_ words: Set<String>, rounds: Int) -> Bool {
    func has(_ word: String) -> Bool { words.contains(word) }
    let (mappings, handlers) = size(words)
    let round: () -> Void
    if has("register") {
        round = { keep(registered(mappings, handlers)) }
    } else if has("open") {
        round = { open(has("hand") ? HandWrittenScreen.self : DeputyScreen.self) }
    } else if has("responds") || has("implemented") {
        round = asking(words)
    } else if has("trace") || has("validate") || has("report") {
        round = diagnosing(words, mappings)
    } else {
        return false
    }
    for _ in 0..<rounds { round() }
    return true
}

/// How many mappings, and how many handlers on each: `20x10`.
private func size(_ words: Set<String>) -> (mappings: Int, handlers: Int) {
    let sizes = words.map { $0.split(separator: "x").compactMap { Int($0) } }
    return sizes.first { $0.count == 2 }.map { ($0[0], $0[1]) } ?? (20, 10)
}

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

/// Asks 1,000 times what is implemented: of the proxy by selector, of the manager by key path, or for all names.
@MainActor
func asking(_ words: Set<String>) -> () -> Void {
    let (table, manager) = registered(20, 10)
    keep((table, manager))
    if words.contains("implemented") {
        return { for _ in 0..<1_000 { sink += Double(manager.implementedEvents.count) } }
    }
    if words.contains("path") {
        return {
            for _ in 0..<500 {
                if manager.responds(to: \.heightForCell) { sink += 1 }
                if manager.responds(to: \.moveRowTo) { sink += 1 }
            }
        }
    }
    let proxy = table.delegate!
    return {
        for _ in 0..<500 {
            if proxy.responds(toSelector: "tableView:heightForRowAtIndexPath:") { sink += 1 }
            if proxy.responds(toSelector: "tableView:willDisplayHeaderView:forSection:") { sink += 1 }
        }
    }
}

/// Traces an event 8,192 times, or checks or describes everything once.
@MainActor
func diagnosing(_ words: Set<String>, _ mappings: Int) -> () -> Void {
    let deputy = DeputyDelegate(makeRows(1_024, of: rowTypes[..<mappings]))
    let manager = deputy.manager
    manager.anomalyLog.sink = { _ in }
    for type in rowTypes[..<mappings] { type.register(on: manager, handlers: 10) }
    manager.flush()
    if words.contains("validate") { return { sink += Double(deputy.manager.validate().count) } }
    if words.contains("report") { return { sink += Double(deputy.manager.report().mappings.count) } }
    manager.isTracing = true
    return heights("", deputy).body
}
