import AllocationCounter
import DeputyHeadless
import Foundation

/// What a list is compared with: the same list after one kind of change.
enum Scenario: String, CaseIterable {
    case unchanged = "no change"
    case content = "other content"
    case inserted = "1 % deleted, 1 % inserted"
    case moved = "10 % moved"
    case shuffled = "shuffled"
    case replaced = "all new"

    /// The numbers of a list after the change.
    func changed(_ old: [Int]) -> [Int] {
        var random = Steps(state: 20_261_121)
        var new = old
        switch self {
        case .unchanged, .content: break
        case .inserted:
            let count = max(1, old.count / 100)
            for _ in 0..<count { new.remove(at: Int.random(in: 0..<new.count, using: &random)) }
            for number in 0..<count {
                new.insert(old.count + number, at: Int.random(in: 0...new.count, using: &random))
            }
        case .moved:
            let moved = Set(old.shuffled(using: &random).prefix(old.count / 10))
            new = old.filter { !moved.contains($0) }
            // At random places, in one pass: a place that holds none keeps what stays there.
            let places = Set(Array(0..<old.count).shuffled(using: &random).prefix(moved.count))
            var (staying, moving) = (new.makeIterator(), moved.shuffled(using: &random).makeIterator())
            new = (0..<old.count).map { places.contains($0) ? moving.next()! : staying.next()! }
        case .shuffled: new.shuffle(using: &random)
        case .replaced: new = old.map { $0 + old.count }
        }
        return new
    }
}

private struct Steps: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

extension Scenario {
    /// Whether `difference(from:)` takes no seconds for it.
    fileprivate var isQuickInTheStandardLibrary: Bool { [.unchanged, .content, .inserted].contains(self) }

    /// A list and the one after the change; of a hundredth the content is another if only the content changes.
    func lists<ID>(_ count: Int, _ identifier: (Int) -> ID) -> (old: [Entry<ID>], new: [Entry<ID>]) {
        let old = Array(0..<count)
        let new = changed(old).map { Entry(id: identifier($0), count: self == .content && $0 % 100 == 0 ? 1 : 0) }
        return (old.map { Entry(id: identifier($0)) }, new)
    }
}

/// An item with an identifier and content, as an app has it.
struct Entry<ID: Hashable>: Identifiable, Equatable {
    var id: ID
    var count = 0
}

/// Times the diff at three sizes, and beside what others do, and returns the bounds that it must keep.
@MainActor
func diffTables() -> [Bound] {
    printTimes("Int") { $0 }
    printTimes("String") { "item-\($0)" }
    return Scenario.allCases.filter { $0 != .content }.map(diffBound)
}

private let sizes = [1_000, 10_000, 100_000]

@MainActor
private func printTimes<ID: Hashable>(_ name: String, _ identifier: (Int) -> ID) {
    print("| \(name) | items | Deputy µs | `difference` µs | ratio | bytes an item |\n|---|--:|--:|--:|--:|--:|")
    for scenario in Scenario.allCases {
        // All sizes take turns, so that a busy moment of the machine does not look like growth.
        var tasks: [Task] = []
        for count in sizes {
            let (before, after) = scenario.lists(count, identifier)
            tasks.append(
                Task(name: "Deputy \(count)", events: 1) {
                    sink += Double(ChangeSet(from: before, to: after).stages.count)
                })
            // The standard library's takes seconds for what is out of order, and has no place in a long run.
            guard scenario.isQuickInTheStandardLibrary || scenario == .moved && count <= 10_000 else { continue }
            let (oldIDs, newIDs) = (before.map(\.id), after.map(\.id))
            tasks.append(
                Task(name: "standard \(count)", events: 1) {
                    sink += Double(newIDs.difference(from: oldIDs).inferringMoves().count)
                })
        }
        let found = measure(tasks, rounds: 9)
        for count in sizes {
            let (deputy, standard) = (found["Deputy \(count)"]!, found["standard \(count)"])
            let other = standard.map { String(format: "%.0f", $0 / 1000) } ?? "—"
            let ratio = standard.map { String(format: "%.1f×", $0 / deputy) } ?? "—"
            let bytes = mostBytes(of: tasks.first { $0.name == "Deputy \(count)" }!) / count
            print(
                "| \(scenario.rawValue) | \(grouped(count)) | \(String(format: "%.0f", deputy / 1000)) | \(other) | \(ratio) | \(bytes) |"
            )
        }
    }
    print()
}

/// `100000` as `100,000`.
private func grouped(_ number: Int) -> String { "\(number / 1_000),000" }

/// The most memory that a task has at once.
@MainActor
private func mostBytes(of task: Task) -> Int {
    let start = live_bytes()
    _ = peak_bytes_since(start)
    task.body()
    return peak_bytes_since(start)
}

/// A change of ten thousand items against the faster of the others: what libraries do, and where it is quick, the standard library's
/// diff of the bare identifiers.
@MainActor
private func diffBound(_ scenario: Scenario) -> Bound {
    let (old, new) = scenario.lists(10_000) { $0 }
    var others = [Task(name: "library", events: 1) { sink += Double(LibraryDiff(from: old, to: new).between.count) }]
    if scenario.isQuickInTheStandardLibrary {
        let (oldIDs, newIDs) = (old.map(\.id), new.map(\.id))
        others.append(Task(name: "standard", events: 1) { sink += Double(newIDs.difference(from: oldIDs).count) })
    }
    let own = Task(name: "Deputy", events: 1) { sink += Double(ChangeSet(from: old, to: new).stages.count) }
    let times = measure([own] + others)
    return Bound(
        claim: "the diff of 10,000 items, \(scenario.rawValue), against the best of others",
        value: times["Deputy"]! / others.map { times[$0.name]! }.min()!, limit: 1)
}
