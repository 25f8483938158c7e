import DeputyHeadless
import Foundation

/// A chat: a table that gets one message after the other, each flushed and laid out.
@MainActor
protocol Chat: AnyObject {
    var table: HeadlessTable { get }
    /// How many messages there are.
    var count: Int { get }
    /// Adds a message, and brings the table up to date.
    func add(_ message: Note)
}

/// How a message reaches the table.
enum ChatKind: String, CaseIterable {
    /// An array, and a table that is told of the insertion.
    case hand
    /// Through `items.append`.
    case store
    /// An array that is applied again and again.
    case applied

    @MainActor
    func make(_ count: Int) -> any Chat {
        let messages = (0..<count).map { Note(id: $0) }
        switch self {
        case .hand: return HandWrittenChat(messages)
        case .store: return StoreChat(messages)
        case .applied: return AppliedChat(messages)
        }
    }
}

@MainActor
private func chatTable() -> HeadlessTable {
    let table = HeadlessTable(height: 440)
    table.keepsJournal = false
    return table
}

/// The least that can be written by hand.
private final class HandWrittenChat: Chat, HeadlessTableDataSource {
    let table = chatTable()
    private var messages: [Note]
    var count: Int { messages.count }

    init(_ messages: [Note]) {
        self.messages = messages
        table.register(BenchCell.self, identifier: "message")
        table.dataSource = self
        table.layoutIfNeeded()
    }

    func add(_ message: Note) {
        var stage = ChangeSet.Stage()
        stage.insertedItems = [[0, messages.count]]
        table.performBatch(stage) { messages.append(message) }
        table.layoutIfNeeded()
    }

    func responds(to event: DelegateEvent) -> Bool { false }
    func numberOfSections(in table: HeadlessTable) -> Int { 1 }
    func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int { messages.count }

    func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell {
        let cell = HeadlessTables.dequeueCell(identifier: "message", in: table, at: indexPath)
        if let cell = cell as? BenchCell { cell.shown = messages[indexPath.item].id }
        return cell
    }
}

private class StoreChat: Chat {
    let table = chatTable()
    let manager: TableManager<HeadlessTables>
    private(set) var count: Int

    init(_ messages: [Note]) {
        count = messages.count
        manager = TableManager(table)
        manager.register(BenchCell.self, for: Note.self) { cell, message, _ in cell.shown = message.id }
        manager.items.setItems(messages)
        manager.flush()
        table.layoutIfNeeded()
    }

    func put(_ message: Note) { manager.items.append(message) }

    func add(_ message: Note) {
        put(message)
        count += 1
        manager.flush()
        table.layoutIfNeeded()
    }
}

private final class AppliedChat: StoreChat {
    private var messages: [Note]

    override init(_ messages: [Note]) {
        self.messages = messages
        super.init(messages)
        manager.items.apply(items: messages)
        manager.flush()
    }

    override func put(_ message: Note) {
        messages.append(message)
        manager.items.apply(items: messages)
    }
}

/// Appends a message for each round: `profile append [hand|store|applied] [end] 1000n` to so many. With `end` the table is scrolled to
/// each.
@MainActor
func appending(_ words: Set<String>) -> (Int) -> Void {
    let kind = ChatKind.allCases.first { words.contains($0.rawValue) } ?? .store
    let size = words.compactMap { $0.hasSuffix("n") ? Int($0.dropLast()) : nil }.first ?? 0
    return { rounds in
        let chat = kind.make(size)
        if words.contains("end") { chat.table.scroll(by: 1e9) }
        for _ in 0..<rounds {
            chat.add(Note(id: chat.count))
            if words.contains("end") { chat.table.scroll(by: 1e9) }
        }
        sink += Double(chat.table.visibleItems.count)
    }
}

/// What a message costs in a list of any length, and against code by hand.
@MainActor
func appendingTable() -> [Bound] {
    let lengths = [100, 1_000, 1_000_000].map { count in
        let chat = ChatKind.store.make(count)
        return Task(name: "\(count)", events: 100) { for _ in 0..<100 { chat.add(Note(id: chat.count)) } }
    }
    let chats = ChatKind.allCases.map { kind in
        let chat = kind.make(500)
        return Task(name: kind.rawValue, events: 30) { for _ in 0..<30 { chat.add(Note(id: chat.count)) } }
    }
    // Few rounds, because the lists grow with each.
    let times = measure(lengths, rounds: 5).merging(measure(chats, rounds: 31)) { first, _ in first }
    print("| a message appended, flushed and laid out | µs |\n|---|--:|")
    for (name, words) in [
        ("100", "100 rows"), ("1000", "1,000 rows"), ("1000000", "1,000,000 rows"),
        ("hand", "a chat of about 1,000, by hand"), ("store", "the same by `items.append`"),
        ("applied", "the same by `apply(items:)`"),
    ] { print("| \(words) | \(String(format: "%.1f", times[name]! / 1000)) |") }
    print()
    // By instructions both chats take twice those by hand, which is the aim.
    return [
        Bound(
            claim: "a message appended to 1,000,000 rows against 1,000", value: times["1000000"]! / times["1000"]!,
            limit: 3),
        Bound(claim: "a chat by `items.append` against by hand", value: times["store"]! / times["hand"]!, limit: 3),
        Bound(claim: "a chat by `apply(items:)` against by hand", value: times["applied"]! / times["hand"]!, limit: 3),
    ]
}
