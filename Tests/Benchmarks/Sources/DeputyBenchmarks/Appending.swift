import DeputyHeadless
import Foundation

/// A list that gets one message after the other, each applied and laid out.
@MainActor
final class Chat<Kit: BenchKit> {
    let list = Kit.makeList()
    private let manager: ListManager<Kit>
    private var count: Int

    init(_ count: Int) {
        self.count = count
        manager = ListManager(list)
        manager.register(Kit.BenchCell.self, for: CountedEntry.self) { _, _, _ in }
        manager.items.setItems((0..<count).map { CountedEntry(id: CountedID(number: $0)) })
        manager.flush()
        list.layoutIfNeeded()
    }

    func add() {
        manager.items.append(CountedEntry(id: CountedID(number: count)))
        count += 1
        manager.flush()
        list.layoutIfNeeded()
    }
}

/// What a message costs in lists of two lengths.
@MainActor
func appendingTable() -> [Bound] {
    let (few, many) = ("100 rows", "10,000 rows")
    let tasks = [(few, 100), (many, 10_000)].map { name, count in
        let chat = Chat<HeadlessTables>(count)
        return Task(name: name, events: 20) { for _ in 0..<20 { chat.add() } }
    }
    // Few rounds, because the lists grow with each.
    let times = measure(tasks, rounds: 9)
    print("| a message appended, applied and laid out | µs |\n|---|--:|")
    for name in [few, many] { print("| \(name) | \(String(format: "%.1f", times[name]! / 1_000)) |") }
    print()
    return [
        Bound(claim: "a message appended to 10,000 rows, µs", value: times[many]! / 1_000, limit: 200),
        Bound(claim: "a message appended to 10,000 rows against 100", value: times[many]! / times[few]!, limit: 5),
    ] + editTable()
}

/// What each kind of edit takes with its update laid out, the first one after the items were set and the tenth.
@MainActor
private func editTable() -> [Bound] {
    let edits: [(String, @MainActor (ItemStore, Int) -> Void)] = [
        ("append", { items, number in items.append(CountedEntry(id: CountedID(number: number))) }),
        (
            "insert at the front",
            { items, number in items.insert(CountedEntry(id: CountedID(number: number)), at: [0, 0]) }
        ),
        ("remove at the front", { items, _ in items.remove(at: [0, 0]) }),
        (
            "replace in the middle",
            { items, _ in items.replace(at: [0, 4_000], with: CountedEntry(id: CountedID(number: -1))) }
        ),
        ("move", { items, _ in items.move([0, 0], to: [0, 5_000]) }),
    ]
    var bounds: [Bound] = []
    print("| an edit with its update laid out, first and tenth | 10,000 rows, µs | 100,000 rows, µs |\n|---|--:|--:|")
    func row(_ name: String, _ times: [(count: Int, first: Double, tenth: Double)]) {
        func text(_ value: Double) -> String { String(format: "%.0f", value / 1_000) }
        print("| \(name) | " + times.map { "\(text($0.first)), \(text($0.tenth))" }.joined(separator: " | ") + " |")
        for time in times {
            let (claim, limit) = ("\(name), \(time.count) rows, first and tenth, ms", time.count == 10_000 ? 2.0 : 20)
            bounds.append(Bound(claim: claim, value: max(time.first, time.tenth) / 1_000_000, limit: limit))
        }
    }
    for (name, edit) in edits {
        row(
            name,
            [10_000, 100_000].map { count in
                let list = HeadlessTables.makeList()
                let manager = TableManager(list)
                manager.register(BenchCell.self, for: CountedEntry.self) { _, _, _ in }
                manager.items.setItems((0..<count).map { CountedEntry(id: CountedID(number: $0)) })
                let times = timed(manager, list) { edit(manager.items, count + $0) }
                return (count, times.first, times.tenth)
            })
    }
    row(
        "a source of ids: insert at the front",
        [10_000, 100_000].map { count in
            let list = HeadlessTables.makeList()
            let rows = ToldRows(count)
            let manager = TableManager(list, source: rows)
            manager.register(BenchCell.self, for: Row0.self) { _, _, _ in }
            let times = timed(manager, list) { _ in rows.insert([0]) }
            return (count, times.first, times.tenth)
        })
    print()
    return bounds
}

/// The nanoseconds of the first of ten edits and of the tenth.
@MainActor
private func timed(
    _ manager: TableManager<HeadlessTables>, _ list: HeadlessTable, _ edit: (Int) -> Void
) -> (first: Double, tenth: Double) {
    manager.flush()
    list.layoutIfNeeded()
    let times = (0..<10).map { number in
        let time = ContinuousClock().measure {
            edit(number)
            manager.flush()
            list.layoutIfNeeded()
        }
        return Double(time.components.attoseconds) / 1_000_000_000 + Double(time.components.seconds) * 1_000_000_000
    }
    keptLists.append(list)
    return (times[0], times[9])
}
