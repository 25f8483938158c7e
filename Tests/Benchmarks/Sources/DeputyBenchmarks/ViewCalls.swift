import DeputyHeadless
import Foundation

private typealias EventTask = @MainActor (String, any BenchDelegate) -> Task

/// Times events and a new row from the call that a list view makes, beside a delegate by hand.
@MainActor
func viewCallTable() -> [Bound] {
    callTable("heightForCell", heights) + callTable("willDisplay", displays) + callTable("didSelect", selections)
        + newRowTable()
}

@MainActor
private func callTable(_ event: String, _ task: EventTask) -> [Bound] {
    let (byHand, few, many) = ("a delegate that calls through a protocol", "20 mappings", "500 mappings")
    let times = measure([
        task(byHand, ProtocolDelegate(makeRows(1024, of: rowTypes[..<20]))), task(few, makeDeputy(20)),
        task(many, makeDeputy(500)),
    ])
    print("| `\(event)`, from the view's call | ns | against by hand |\n|---|--:|--:|")
    for name in [byHand, few, many] {
        let time = times[name]!
        print("| \(name) | \(String(format: "%.0f", time)) | \(String(format: "%.2f", time / times[byHand]!))× |")
    }
    print()
    return [
        Bound(claim: "`\(event)`, \(few), against \(byHand)", value: times[few]! / times[byHand]!, limit: 6),
        Bound(claim: "`\(event)`, \(many), against \(few)", value: times[many]! / times[few]!, limit: 1.5),
    ]
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
    return [
        Bound(claim: "a new row against by hand", value: times["Deputy"]! / times["by hand"]!, limit: 5),
        Bound(claim: "a new row, µs", value: times["Deputy"]! / 1_000, limit: 3),
    ]
}

/// Allocations of each case, which a busy machine does not change.
@MainActor
func viewCallCounts() -> [Bound] {
    let cases: [(String, any BenchDelegate)] =
        ListCase.allCases.map { ($0.words, makeDeputy($0)) } + [
            ("500 mappings", makeDeputy(500)), ("a bound section", BoundDelegate((0..<1024).map(Row0.init))),
        ]
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
            value: allocations(of: newRows("", own, in: own.table)) - byHand, limit: 4)
    ]
}

extension ListCase {
    fileprivate var words: String {
        switch self {
        case .plain: "4 mappings"
        case .subclass: "a subclass of a mapped class"
        case .condition: "mappings with a condition"
        case .owner: "an owner beside the handler"
        case .two: "a handler before it that passes"
        case .optional: "optional rows"
        }
    }
}
