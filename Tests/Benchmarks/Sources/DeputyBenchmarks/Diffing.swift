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

/// Times the diff beside the standard library's, and returns the bounds that it must keep.
@MainActor
func diffTables() -> [Bound] {
    let ints = timesOfDiffs("Int", { $0 })
    let strings = timesOfDiffs("String", { "item-\($0)" })
    return bounds(ints, "Int") + bounds(strings, "String") + boundsOfNumbers() + sectionsTable()
}

private let sizes = [1_000, 10_000, 100_000]

private struct Times {
    /// Nanoseconds, by scenario and number of items.
    var deputy: [Scenario: [Int: Double]] = [:]
    var standard: [Scenario: [Int: Double]] = [:]
}

@MainActor
private func timesOfDiffs<ID: Hashable>(_ name: String, _ identifier: (Int) -> ID) -> Times {
    var times = Times()
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
        let found = measure(tasks, rounds: 15)
        for count in sizes {
            let (deputy, standard) = (found["Deputy \(count)"]!, found["standard \(count)"])
            times.deputy[scenario, default: [:]][count] = deputy
            times.standard[scenario, default: [:]][count] = standard
            let other = standard.map { String(format: "%.0f", $0 / 1000) } ?? "—"
            let ratio = standard.map { String(format: "%.1f×", $0 / deputy) } ?? "—"
            let bytes = mostBytes(of: tasks.first { $0.name == "Deputy \(count)" }!) / count
            print(
                "| \(scenario.rawValue) | \(count) | \(String(format: "%.0f", deputy / 1000)) | \(other) | \(ratio) | \(bytes) |"
            )
        }
    }
    print()
    return times
}

/// The most memory that a task has at once.
@MainActor
private func mostBytes(of task: Task) -> Int {
    let start = live_bytes()
    _ = peak_bytes_since(start)
    task.body()
    return peak_bytes_since(start)
}

@MainActor
private func bounds(_ times: Times, _ name: String) -> [Bound] {
    // Who stays of a shuffled list takes a search for each item, so that case has no bound of its growth.
    Scenario.allCases.filter { $0 != .shuffled }.map { scenario in
        Bound(
            claim: "\(name), \(scenario.rawValue): 100,000 items against 10,000",
            value: times.deputy[scenario]![100_000]! / times.deputy[scenario]![10_000]!, limit: 16)
    } + [
        Bound(
            claim: "\(name), 1 % changed, 10,000 items: against `difference`",
            value: times.deputy[.inserted]![10_000]! / times.standard[.inserted]![10_000]!, limit: 1 / 5),
        Bound(
            claim: "\(name), 10 % moved, 10,000 items: against `difference`",
            value: times.deputy[.moved]![10_000]! / times.standard[.moved]![10_000]!, limit: 1 / 20),
    ]
}

/// The bounds of lists of ten thousand numbers: in order against the standard library's diff, which compares them as they
/// are, and out of order against looking each identifier up in a dictionary.
@MainActor
private func boundsOfNumbers() -> [Bound] {
    let inOrder = [Scenario.unchanged, .content].map { scenario in
        let (old, new) = scenario.lists(10_000) { $0 }
        let (oldIDs, newIDs) = (old.map(\.id), new.map(\.id))
        let times = measure([
            Task(name: "Deputy", events: 1) { sink += Double(ChangeSet(from: old, to: new).stages.count) },
            Task(name: "standard", events: 1) { sink += Double(newIDs.difference(from: oldIDs).count) },
        ])
        return Bound(
            claim: "Int, \(scenario.rawValue), 10,000 items: against `difference` of the bare identifiers",
            value: times["Deputy"]! / times["standard"]!, limit: 1)
    }
    let outOfOrder = [Scenario.shuffled, .replaced].map { scenario in
        let (old, new) = scenario.lists(10_000) { $0 }
        let times = measure([
            Task(name: "Deputy", events: 1) { sink += Double(ChangeSet(from: old, to: new).stages.count) },
            Task(name: "dictionary", events: 1) {
                let places = Dictionary(zip(old.map(\.id), old.indices), uniquingKeysWith: { first, _ in first })
                for entry in new { sink += places[entry.id] == nil ? 0 : 1 }
            },
        ])
        return Bound(
            claim: "Int, \(scenario.rawValue), 10,000 items: against a dictionary of the identifiers",
            value: times["Deputy"]! / times["dictionary"]!, limit: 3)
    }
    return inOrder + outOfOrder
}

/// A hundred sections of a thousand items each.
@MainActor
private func sectionsTable() -> [Bound] {
    print("| 100 sections of 1,000 | Deputy µs |\n|---|--:|")
    for scenario in Scenario.allCases {
        let old = (0..<100).map { section in
            ListSection(section, (0..<1_000).map { Entry(id: section * 100_000 + $0) })
        }
        let numbers = scenario.changed(Array(0..<100_000))
        // Every item keeps its section's number of items, and may come from any other section.
        let new = (0..<100).map { section in
            ListSection(
                section,
                numbers[section * 1_000..<min(numbers.count, section * 1_000 + 1_000)]
                    .map { Entry(id: $0 / 1_000 * 100_000 + $0 % 1_000) })
        }
        let task = Task(name: "Deputy", events: 1) {
            sink += Double(ChangeSet(fromSections: old, toSections: new).stages.count)
        }
        print("| \(scenario.rawValue) | \(String(format: "%.0f", measure([task], rounds: 7)["Deputy"]! / 1000)) |")
    }
    print()
    return []
}
