import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("Bringing the store to new data (F60, F62, F63, F64)")
struct ApplyTests {
    final class AnyCell: HeadlessCell {
        private(set) var reuses = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    let table = HeadlessTable(height: 10_000)
    let manager: TableManager<Headless>
    private var items: ItemStore { manager.items }

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(AnyCell.self, for: Any.self) { cell, item, _ in cell.text = "\(item)" }
    }

    /// What the table is told when it goes from some sections to others.
    private func changes(_ old: [ItemSection], _ new: [ItemSection]) -> String {
        items.setSections(old)
        table.layoutIfNeeded()
        var text = "nothing"
        manager.willUpdate = { text = $0?.description.replacingOccurrences(of: "\n", with: ", ") ?? "reload" }
        items.apply(new)
        table.layoutIfNeeded()
        let shown = table.visibleRows.map { table.cell(at: $0)?.text ?? "" }
        #expect(shown == items.sections.flatMap { $0.items.map { "\($0)" } })
        #expect(manager.checkInvariants() == [])
        return text
    }

    private func changes(items old: [Any], _ new: [Any]) -> String { changes([ItemSection(old)], [ItemSection(new)]) }

    @Test("Each item is followed by what its type offers, also in a mixed list (F63)")
    func levels() {
        struct Plain { var name: String }
        struct Comparable: Equatable { var name: String }
        struct Named: Identifiable { var id: String }
        final class Object: CustomStringConvertible { var description: String { "object" } }
        // Identifiable and Equatable: everything is known.
        #expect(
            changes(items: things(1, 2, 3), [thing(3), thing(1, 1)]) == "− [0, 1], [0, 2] → [0, 0], ~ [0, 0] → [0, 1]")
        // Hashable: another content is another item.
        #expect(changes(items: [1, 2, 3], [1, 4, 3]) == "− [0, 1], + [0, 1]")
        #expect(changes(items: ["a", "b"], ["b", "a"]) == "[0, 1] → [0, 0]")
        // Identifiable only: every kept item counts as changed.
        #expect(changes(items: [Named(id: "a"), Named(id: "b")], [Named(id: "b")]) == "− [0, 0], ~ [0, 1] → [0, 0]")
        // Equatable only: equal ones at the ends stay, those between are compared place by place.
        let (a, b, c) = (Comparable(name: "a"), Comparable(name: "b"), Comparable(name: "c"))
        #expect(changes(items: [a, b, c], [b, c]) == "− [0, 0]")
        #expect(changes(items: [a, b, c], [a, c, c]) == "~ [0, 1]")
        #expect(changes(items: [a, b, c], [a, b, c]) == "nothing")
        // Nothing: their number decides, and every kept one counts as changed.
        #expect(changes(items: [Plain(name: "a"), Plain(name: "b")], [Plain(name: "c")]) == "− [0, 1], ~ [0, 0]")
        // An object is itself.
        let (first, second) = (Object(), Object())
        #expect(
            changes(items: [first, second], [second, first]) == "[0, 1] → [0, 0], ~ [0, 1] → [0, 0], ~ [0, 0] → [0, 1]")
        #expect(
            changes(items: [1, a, first, thing(1)], [a, thing(1, 1), first, 1])
                == "[0, 3] → [0, 1], [0, 0] → [0, 3], ~ [0, 3] → [0, 1], ~ [0, 2]")
        #expect(manager.anomalies == [])
    }

    @Test("What hostile identifiers cost is bounded: thousands with one hash, or not equal to themselves (F64)")
    func hostileSizes() {
        let count = 500
        for isReflexive in [true, false] {
            let comparisons = Comparisons()
            let list = (0..<count).map { Hostile(number: $0, isReflexive: isReflexive, comparisons: comparisons) }
            items.setItems(list)
            items.setItems(list)
            items.apply(items: list)
            manager.flush()
            // Four times it is looked for each of them; a search among all of them would be 500 comparisons at a time.
            #expect(comparisons.count > count && comparisons.count < 300 * count)
            #expect(table.rowCounts == [count])
        }
    }

    @Test("Turning the order of many sections around costs what their number says (F64)")
    func manySections() {
        let count = 1_000
        let comparisons = Comparisons()
        let sections = (0..<count).map { number in
            ItemSection(
                [number as Any], id: Numbered(number: number, comparisons: comparisons), header: Opaque())
        }
        items.apply(sections)
        manager.flush()
        items.apply(sections.reversed())
        manager.flush()
        #expect(comparisons.count > 0 && comparisons.count < 20 * count)
        #expect(table.rowCounts.count == count)
        #expect(items.item(at: [0, 0], as: Int.self) == count - 1)
    }

    @Test("What is in an optional is the item, as for mappings (F6, F62)")
    func optionals() {
        let (first, second): (Thing?, Thing?) = (thing(1), thing(2))
        items.setItems([first as Any, second as Any])
        table.layoutIfNeeded()
        let cell = table.cell(at: [0, 1])
        let changed: Thing? = thing(2, 1)
        items.apply(items: [changed as Any, first as Any])
        table.layoutIfNeeded()
        #expect(table.visibleRows.map { table.cell(at: $0)?.text } == ["2'1", "1"])
        #expect(table.cell(at: [0, 0]) === cell)
        #expect((cell as? AnyCell)?.reuses == 0)
    }

    @Test("Items of two types with one identifier are two items (F62)")
    func typesAreApart() {
        struct Cat: Identifiable, Equatable { var id: Int }
        struct Dog: Identifiable, Equatable { var id: Int }
        #expect(changes(items: [Cat(id: 1)], [Dog(id: 1)]) == "− [0, 0], + [0, 0]")
    }

    @Test("Sections are followed by their id, or by their place among those without one (F62)")
    func sections() {
        let (a, b) = (ItemSection([1, 2], id: "a"), ItemSection([3], id: "b"))
        #expect(changes([a, b], [b, a]) == "section 1 → 0")
        #expect(changes([a, b], [ItemSection([9], id: "n"), a]) == "− section 1, + section 0")
        #expect(changes([ItemSection([1]), ItemSection([2])], [ItemSection([1])]) == "− section 1")
        #expect(changes([a, b], [ItemSection([1], id: "a"), ItemSection([2, 3], id: "b")]) == "[0, 1] → [1, 0]")
        #expect(changes([a, a], [a]) == "− section 1")
        #expect(changes([a], []) == "− section 0")
        #expect(changes([], [a]) == "+ section 0")
    }

    @Test(
        "A header or footer that changed is told of; an equal one is not (F54)", arguments: [ViewKind.header, .footer])
    func headers(_ kind: ViewKind) {
        struct Opaque {}
        func section(_ model: Any?) -> ItemSection {
            ItemSection([1], header: kind == .header ? model : nil, footer: kind == .footer ? model : nil)
        }
        #expect(changes([section("a")], [section("a")]) == "nothing")
        #expect(changes([section("a")], [section("b")]) == "~ header or footer of section 0")
        #expect(changes([section("a")], [section(1)]) == "~ header or footer of section 0")
        #expect(changes([section(nil)], [section(nil)]) == "nothing")
        #expect(changes([section("a")], [section(nil)]) == "~ header or footer of section 0")
        // What cannot be compared may have changed.
        #expect(changes([section(Opaque())], [section(Opaque())]) == "~ header or footer of section 0")
    }

    @Test("A section that is shown again for its duplicates is not told of for its header too (F54, F64)")
    func rejectedWithAnotherHeader() {
        items.setSections([ItemSection(things(1), header: 1)])
        table.layoutIfNeeded()
        var told: ChangeSet?
        manager.willUpdate = { told = $0 }
        items.apply([ItemSection(things(1, 1), header: 2)], duplicates: .rejectSection)
        table.layoutIfNeeded()
        #expect(told?.stages.map(\.reloadedSections) == [[0]])
        #expect(told?.updatedSections == [])
    }

    @Test("Items known by their places alone stay with their section, wherever it goes (F63)")
    func placesMoveAlong() {
        struct Plain: Equatable { var name: String }
        func section(_ id: String, _ names: String...) -> ItemSection { ItemSection(names.map(Plain.init), id: id) }
        #expect(
            changes(
                [section("A", "a", "b"), section("B", "c", "d")], [section("B", "c", "e"), section("A", "a", "f")])
                == "section 1 → 0, ~ [1, 1] → [0, 1], ~ [0, 1] → [1, 1]")
    }

    @Test(
        "Identifiers that stand twice are reported with their places and the line, and every item is shown (F64)",
        arguments: [
            DuplicatePolicy.byOccurrence, .firstWins, .rejectSection,
        ])
    func duplicates(policy: DuplicatePolicy) throws {
        items.setSections([[1, 2], [3, 4]])
        table.layoutIfNeeded()
        table.updates = HeadlessUpdates()
        items.apply([ItemSection([1, 2]), ItemSection([4, 4, 3])], duplicates: policy)
        let line: UInt = #line - 1
        table.layoutIfNeeded()
        #expect(table.visibleRows.map { table.cell(at: $0)?.text } == ["1", "2", "4", "4", "3"])
        let anomaly = try #require(manager.anomalies.first)
        #expect(anomaly.code == .duplicateIdentifiers)
        #expect(anomaly.headline.contains("4 at [1, 0], [1, 1]"))
        #expect(anomaly.site?.line == line)
        let stage = try #require(table.updates.batches.last?.stage)
        #expect(stage.reloadedSections == (policy == .rejectSection ? [1] : []))
        #expect(table.updates.reloads == 0)
        // Harm stays in the section: the other has nothing to do.
        #expect((stage.deletedItems + stage.insertedItems + stage.movedItems.map(\.to)).allSatisfy { $0[0] == 1 })
    }

    @Test("Identifiers that collide are reported, and every item is shown (F64)")
    func collisions() {
        struct Careless: Hashable {
            var number: Int
            func hash(into hasher: inout Hasher) {}
        }
        items.setItems((0..<300).map { Careless(number: $0) })
        manager.flush()
        items.apply(items: (300..<600).map { Careless(number: $0) })
        manager.flush()
        #expect(table.numberOfRows(inSection: 0) == 300)
        #expect(table.cell(at: [0, 0])?.text == "Careless(number: 300)")
        #expect(manager.anomalies.map(\.code) == [.collidingIdentifiers])
    }

    @Test("What changes while a comparison runs elsewhere is not overlooked (F62)")
    func changedMeanwhile() async {
        let gate = Gate()
        items.setItems([Gated(id: 1, content: "old", gate: gate)])
        manager.flush()
        async let applied: Void = items.applyInBackground(items: [Gated(id: 1, content: "old", gate: gate)])
        while !gate.isReached { await Task.yield() }
        // The comparison is under way, and finds that nothing changes; then something does, and is shown.
        items.replace(at: [0, 0], with: Gated(id: 1, content: "new", gate: gate))
        manager.flush()
        #expect(table.cell(at: [0, 0])?.text == "new")
        gate.open()
        await applied
        manager.flush()
        #expect(items.item(at: [0, 0], as: Gated.self)?.content == "old")
        #expect(table.cell(at: [0, 0])?.text == "old")
    }

    @Test("Long lists are compared elsewhere (F62)")
    func inBackground() async {
        let board = Board([(0..<2_000).map { thing($0) }])
        let cell = board.cell(0, 5)
        let new = (5..<2_000).map { thing($0, $0 == 7 ? 1 : 0) } + [thing(9_999)]
        await board.items.applyInBackground(items: new)
        board.endTurn()
        #expect(board.items.items(inSection: 0) as? [Thing] == new)
        #expect(board.table.rowCounts == [1_996])
        #expect(board.keeps(cell, 0, 0))
        #expect(board.cell(0, 2)?.text == "7'1")
        #expect(board.table.updates.reloads == 0)

        await board.items.applyInBackground(items: things(1, 2), inSection: 3)
        board.endTurn()
        #expect(board.table.rowCounts == [1_996, 0, 0, 2])
        #expect(board.manager.checkInvariants() == [])
    }

    @Test("One section of several is brought to new items (F60)")
    func oneSection() {
        items.setSections([[1], [2], [3]])
        manager.flush()
        items.apply(items: [2, 7], inSection: 1)
        manager.flush()
        #expect(table.updates.batches.map(\.stage.insertedItems) == [[[1, 1]]])
        items.apply(items: [5], inSection: 4)
        #expect(items.numberOfSections == 5)
        items.apply(items: [5], inSection: -1)
        #expect(manager.anomalies.map(\.code) == [.outsideData])
        items.apply([[1], [2, 7]])
        manager.flush()
        #expect(table.rowCounts == [1, 2])
        items.apply([])
        manager.flush()
        #expect(table.rowCounts == [])
    }

    @Test("Items alone leave headers, footers and names of their sections as they are (F60)")
    func itemsAlone() {
        items.setSections([ItemSection([1], id: "a", header: "h", footer: "f")])
        items.apply([[1, 2], [3]])
        #expect((items.header(inSection: 0) as? String, items.footer(inSection: 0) as? String) == ("h", "f"))
        #expect(items.id(ofSection: 0) == AnyHashable("a"))
        #expect(items.header(inSection: 1) == nil)
    }

    @Test("Items of one type take the place of items of several, each by what it is (F60, F62)")
    func typedAfterMixed() {
        items.setItems(["text", thing(1)])
        table.layoutIfNeeded()
        let cell = table.cell(at: [0, 1])
        items.apply(items: [thing(1), thing(2)])
        table.layoutIfNeeded()
        #expect(table.visibleRows.map { table.cell(at: $0)?.text } == ["1", "2"])
        #expect(table.cell(at: [0, 0]) === cell)
        #expect((cell as? AnyCell)?.reuses == 0)
        #expect(manager.checkInvariants() == [])
    }

    @Test(
        "What is there twice is named by its place in the table, not in the section that was brought up to date (F64)")
    func placesOfDuplicates() {
        items.setSections([[1], [2]])
        items.apply(items: [7, 7], inSection: 1)
        #expect(manager.anomalies.map(\.code) == [.duplicateIdentifiers])
        #expect("\(manager.anomalies)".contains("7 at [1, 0], [1, 1]"))
    }

    @Test("Two applications of one turn are one batch, and items keep what they are through both (F67)")
    func twice() {
        let board = Board([things(1, 2, 3)])
        let cell = board.cell(0, 2)
        board.items.apply(items: things(3, 2, 1))
        board.items.apply(items: [thing(3, 1), thing(4)])
        board.endTurn()
        #expect(board.shown == "[3'1 4]")
        #expect(board.keeps(cell, 0, 0))
        #expect(board.table.updates.batches.count == 1)
    }
}

private struct Opaque {}

private final class Comparisons { var count = 0 }

/// Equal by its number or to nothing, and hashes nothing.
private struct Hostile: Hashable {
    let number: Int
    let isReflexive: Bool
    let comparisons: Comparisons

    static func == (a: Self, b: Self) -> Bool {
        a.comparisons.count += 1
        return a.isReflexive && a.number == b.number
    }

    func hash(into hasher: inout Hasher) {}
}

/// A number that counts how often it is compared.
private struct Numbered: Hashable {
    let number: Int
    let comparisons: Comparisons

    static func == (a: Self, b: Self) -> Bool {
        a.comparisons.count += 1
        return a.number == b.number
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// An item whose comparison waits at a gate.
private struct Gated: Identifiable, Equatable, Sendable, CustomStringConvertible {
    let id: Int
    let content: String
    let gate: Gate
    var description: String { content }

    static func == (a: Self, b: Self) -> Bool {
        a.gate.pass()
        return a.content == b.content
    }
}

/// Stops whoever passes until it is opened. Its state is only touched under its lock.
private final class Gate: @unchecked Sendable {
    private let lock = NSCondition()
    private var wasReached = false
    private var isOpen = false

    var isReached: Bool { lock.withLock { wasReached } }

    func pass() {
        lock.withLock {
            wasReached = true
            while !isOpen { lock.wait() }
        }
    }

    func open() {
        lock.withLock {
            isOpen = true
            lock.broadcast()
        }
    }
}
