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
    ]
}
