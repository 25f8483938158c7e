import DeputyHeadless
import Foundation

/// A whole update of each list: the store is brought to new items, and the headless list takes the batch.
///
/// What a list adds to the diff is its own layout's; the two are measured in turns.
@MainActor
func updateTable() {
    print("| 1 % deleted, 1 % inserted | the store and a table, µs | the store and a collection, µs |\n|---|--:|--:|")
    for count in [1_000, 10_000, 100_000] {
        let tasks = [update(of: HeadlessTables.self, count), update(of: HeadlessCollections.self, count)]
        let times = measure(tasks, rounds: 9)
        let texts = tasks.map { String(format: "%.0f", times[$0.name]! / 1000) }
        print("| \(count) items | \(texts.joined(separator: " | ")) |")
    }
    print()
}

@MainActor
private func update<Kit: BenchKit>(of kit: Kit.Type, _ count: Int) -> Task {
    let list = Kit.makeList()
    let manager = ListManager(list)
    manager.register(Kit.BenchCell.self, for: Entry<Int>.self) { _, _, _ in }
    let old = Array(0..<count)
    let lists = [old, Scenario.inserted.changed(old)].map { $0.map { Entry(id: $0) } }
    manager.items.setItems(lists[0])
    manager.flush()
    var round = 0
    return Task(name: Kit.noun, events: 1) {
        round += 1
        manager.items.apply(items: lists[round % 2])
        manager.flush()
        // The caller keeps the list.
        withExtendedLifetime(list) {}
    }
}

/// How a list reaches the store.
enum ApplyKind: String, CaseIterable {
    /// As an array of its type.
    case typed
    /// As items of any type.
    case erased
    /// As a hundred sections of one type.
    case sections
}

/// An item as an app has it. Not generic as ``Entry``, whose own `==` looks up its type each time it is called for an unknown one.
struct Note: Identifiable, Equatable {
    let id: Int
    var count = 0
}

extension Scenario {
    /// Two lists of ten thousand notes.
    fileprivate func notes(_ count: Int = 10_000, from first: Int = 0) -> (old: [Note], new: [Note]) {
        let (old, new) = lists(count) { $0 + first }
        return (old.map { Note(id: $0.id, count: $0.count) }, new.map { Note(id: $0.id, count: $0.count) })
    }
}

/// One list of ten thousand and another by turns, and the update of a table that shows ten of them.
@MainActor
func apply(_ kind: ApplyKind) -> Task {
    let table = HeadlessTable(height: 440)
    table.keepsJournal = false
    let manager = ListManager(table)
    manager.register(BenchCell.self, for: Note.self) { _, _, _ in }
    let (old, new) = Scenario.inserted.notes()
    let erased = [old.map { $0 as Any }, new.map { $0 as Any }]
    // Of each section one row goes and another comes.
    let parts = (0..<100).map { Scenario.inserted.notes(100, from: $0 * 1_000) }
    let sections = [parts.map(\.old), parts.map(\.new)].map { lists in
        lists.enumerated().map { ItemSection($1, id: $0) }
    }
    var round = 0
    let task = Task(name: kind.rawValue, events: 1) {
        round += 1
        switch kind {
        case .typed: manager.items.apply(items: round % 2 == 0 ? old : new)
        case .erased: manager.items.apply(items: erased[round % 2])
        case .sections: manager.items.apply(sections[round % 2])
        }
        manager.flush()
        withExtendedLifetime(table) {}
    }
    task.body()
    table.layoutIfNeeded()
    return task
}

/// The diff alone of the lists that ``apply(_:)`` takes by turns.
@MainActor
func bareDiff(_ scenario: Scenario = .inserted) -> Task {
    let (old, new) = scenario.notes()
    var round = 0
    return Task(name: "bare", events: 1) {
        round += 1
        let changes = round % 2 == 0 ? ChangeSet(from: old, to: new) : ChangeSet(from: new, to: old)
        sink += Double(changes.stages.count)
    }
}

private enum Part: CaseIterable { case first, second, third, fourth }

/// A refresh of four bound sections of 2,500 rows, in which nothing changes.
/// - Parameter copies: whether the closures make equal arrays, instead of returning the same ones.
@MainActor
func refresh(copies: Bool = false) -> Task {
    let table = HeadlessTable(height: 440)
    table.keepsJournal = false
    let binder = SectionedTableBinder(table, sectionedBy: Part.self)
    for (number, part) in Part.allCases.enumerated() {
        let rows = (0..<2_500).map { Note(id: number * 2_500 + $0) }
        binder.onSection(part)
            .bind(
                cellType: BenchCell.self, for: Note.self,
                models: { copies ? rows.map { Note(id: $0.id, count: $0.count) } : rows })
    }
    binder.finish()
    table.layoutIfNeeded()
    return Task(name: copies ? "refresh with copies" : "refresh", events: 1) {
        binder.refresh()
        binder.manager.flush()
        withExtendedLifetime(table) {}
    }
}

/// What reaches the list against the bare diff of the same items.
@MainActor
func applyTable() -> [Bound] {
    let times = measure([bareDiff()] + ApplyKind.allCases.map { apply($0) })
    let refreshes = measure([bareDiff(.unchanged), refresh(), refresh(copies: true)])
    print("| 10,000 items, 1 % deleted, 1 % inserted | µs |\n|---|--:|")
    for (name, words) in [
        ("bare", "the bare diff"), ("typed", "`apply(items:)` of an array of the type"),
        ("erased", "`apply(items:)` of items of any type"), ("sections", "`apply` of a hundred sections of the type"),
    ] { print("| \(words) | \(String(format: "%.0f", times[name]! / 1000)) |") }
    print("\n| 10,000 items that have not changed | µs |\n|---|--:|")
    for (name, words) in [
        ("bare", "the bare diff"), ("refresh", "`refresh()` of four bound sections"),
        ("refresh with copies", "the same with closures that return equal copies"),
    ] { print("| \(words) | \(String(format: "%.0f", refreshes[name]! / 1000)) |") }
    print()
    // By instructions, which `profile` is for, they are 1.4, 2.3, 2.6 and 1.5; the clock adds what the boxes take of the caches.
    return [
        Bound(claim: "typed `apply` against its own diff", value: times["typed"]! / times["bare"]!, limit: 3),
        Bound(claim: "erased `apply` against typed", value: times["erased"]! / times["typed"]!, limit: 2.5),
        Bound(claim: "`apply` of 100 sections against typed", value: times["sections"]! / times["typed"]!, limit: 4),
        Bound(
            claim: "`refresh()` of 4 × 2,500 unchanged rows against the bare diff",
            value: refreshes["refresh"]! / refreshes["bare"]!, limit: 3),
    ]
}
