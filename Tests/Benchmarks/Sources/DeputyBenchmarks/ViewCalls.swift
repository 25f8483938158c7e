import DeputyHeadless
import Foundation

/// One case of an event: its delegate, what it is compared with, and how much longer it may take.
@MainActor
private struct Call {
    let name: String
    let delegate: any BenchDelegate
    var rival = "a delegate that calls through a protocol"
    let limit: Double
}

private typealias EventTask = @MainActor (String, any BenchDelegate) -> Task

/// Times each event from the call that a list view makes, with one thing more than a plain mapping at a time.
@MainActor
func viewCallTable() -> [Bound] {
    callTable("heightForCell", heights, only: [.condition, .two, .optional])
        + callTable("willDisplay", displays, only: [.condition, .owner, .stream, .optional])
        + callTable("didSelect", selections, only: [.condition, .owner, .optional])
        + newRowTable()
}

@MainActor
private func callTable(_ event: String, _ task: EventTask, only kinds: [ListCase]) -> [Bound] {
    let byHand = "a delegate that calls through a protocol"
    let rows = (0..<1024).map(Row0.init)
    let calls =
        [
            Call(name: "20 mappings", delegate: makeDeputy(20), limit: 2.2),
            Call(name: "500 mappings", delegate: makeDeputy(500), rival: "20 mappings", limit: 2),
            Call(name: "a subclass of a mapped class", delegate: makeDeputy(.subclass), limit: 2.5),
            Call(name: "a bound section", delegate: BoundDelegate(rows), limit: 2),
        ] + kinds.map { Call(name: $0.words, delegate: makeDeputy($0), rival: "20 mappings", limit: $0.limit) }
    let hand = ProtocolDelegate(makeRows(1024, of: rowTypes[..<20]))
    let times = measure([task(byHand, hand)] + calls.map { task($0.name, $0.delegate) })
    print("| `\(event)`, from the view's call | ns | against by hand |\n|---|--:|--:|")
    for (name, time) in times.sorted(by: { $0.value < $1.value }) {
        print("| \(name) | \(String(format: "%.0f", time)) | \(String(format: "%.2f", time / times[byHand]!))× |")
    }
    print()
    return calls.map {
        Bound(
            claim: "`\(event)`, \($0.name), against \($0.rival)", value: times[$0.name]! / times[$0.rival]!,
            limit: $0.limit)
    }
}

/// Times a row that comes on screen and leaves it: its cell, `willDisplay`, its height, `didEndDisplaying`.
@MainActor
private func newRowTable() -> [Bound] {
    let (byHand, own) = (ProtocolDelegate((0..<1024).map(Row0.init)), makeNewRows())
    let bound = BoundDelegate((0..<1024).map(Row0.init))
    let times = measure([
        newRows("by hand", byHand, in: HeadlessTable()), newRows("Deputy", own, in: own.table),
        newRows("Deputy, a bound section", bound, in: bound.table),
    ])
    print("| a new row | µs |\n|---|--:|")
    for (name, time) in times.sorted(by: { $0.value < $1.value }) {
        print("| \(name) | \(String(format: "%.1f", time / 1000)) |")
    }
    print()
    return [Bound(claim: "a new row against by hand", value: times["Deputy"]! / times["by hand"]!, limit: 4)]
}

/// Allocations of each case, which a busy machine does not change.
@MainActor
func viewCallCounts() -> [Bound] {
    let kinds: [ListCase] = [.plain, .subclass, .condition, .owner, .two, .optional]
    let cases: [(String, any BenchDelegate)] =
        kinds.map { ($0.words, makeDeputy($0)) } + [("a bound section", BoundDelegate((0..<1024).map(Row0.init)))]
    let events: [(String, EventTask)] = [
        ("heightForCell", heights), ("willDisplay", displays), ("didSelect", selections),
    ]
    let byHand = allocations(of: newRows("", ProtocolDelegate((0..<1024).map(Row0.init)), in: HeadlessTable()))
    let own = makeNewRows()
    return cases.flatMap { name, delegate in
        events.map { event, task in
            Bound(
                claim: "allocations of `\(event)` from the view's call, \(name)",
                value: allocations(of: task("", delegate)), limit: 0)
        }
    } + [
        Bound(
            claim: "allocations of a new row beyond those by hand",
            value: allocations(of: newRows("", own, in: own.table)) - byHand, limit: 3)
    ]
}

extension ListCase {
    fileprivate var words: String {
        switch self {
        case .plain: "4 mappings"
        case .subclass: "a subclass of a mapped class"
        case .condition: "mappings with a condition"
        case .owner: "an owner beside the handler"
        case .stream: "a stream beside the handler"
        case .two: "a handler before it that passes"
        case .optional: "optional rows"
        }
    }

    /// How much longer than a plain mapping it may take.
    fileprivate var limit: Double {
        switch self {
        case .stream: 10
        case .condition, .two: 4.5
        case .optional: 1.3
        default: 2.5
        }
    }
}
