import DeputyHeadless
import Foundation

/// An act in a loop, for counting its instructions: the difference of two runs of different length, divided by what is done between
/// them.
///
/// - Parameter words: `height`, `display` or `select` (8,192 events a round) or `row` (1,024 new rows), by `protocol`, a delegate by
///   hand, or by Deputy with 20 mappings, or 500 with `many`; `register 20x10`, ten handlers on each of twenty mappings; `open`, a
///   screen, with `hand` by hand; `append 1000n`, a message to so many; `diff` with the name of a ``Scenario``'s case, `apply`, or
///   `refresh`, of ten thousand items.
@MainActor
func profiled(_ words: Set<String>) -> Task {
    func once(_ body: @escaping () -> Void) -> Task { Task(name: "", events: 1, body: body) }
    if words.contains("register") {
        let sizes = words.map { $0.split(separator: "x").compactMap { Int($0) } }.first { $0.count == 2 } ?? [20, 10]
        return once { keep(registered(sizes[0], sizes[1])) }
    }
    if words.contains("open") {
        return once { open(words.contains("hand") ? HandWrittenScreen.self : DeputyScreen.self) }
    }
    if words.contains("append") {
        let chat = Chat<HeadlessTables>(words.compactMap { $0.hasSuffix("n") ? Int($0.dropLast()) : nil }.first ?? 0)
        return once { chat.add() }
    }
    if words.contains("diff") {
        return bareDiff(Scenario.allCases.first { words.contains("\($0)") } ?? .inserted)
    }
    if words.contains("apply") { return apply() }
    if words.contains("refresh") { return refresh() }
    return profiledEvent(words)
}

@MainActor
private func profiledEvent(_ words: Set<String>) -> Task {
    if words.contains("row") {
        guard !words.contains("protocol") else {
            return newRows("", ProtocolDelegate((0..<1024).map(Row0.init)), in: HeadlessTable())
        }
        let delegate = makeNewRows()
        return newRows("", delegate, in: delegate.table)
    }
    let delegate: any BenchDelegate =
        words.contains("protocol")
        ? ProtocolDelegate(makeRows(1024, of: rowTypes[..<20])) : makeDeputy(words.contains("many") ? 500 : 20)
    if words.contains("display") { return displays("", delegate) }
    return words.contains("select") ? selections("", delegate) : heights("", delegate)
}
