import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Bringing the store to new data (F60, F62, F63)")
struct ApplyTests {
    final class AnyCell: HeadlessCell {
        private(set) var reuses = 0
        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    let table = HeadlessTable(height: 10_000)
    let manager: TableManager<HeadlessTables>
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
        items.apply(sections: new)
        table.layoutIfNeeded()
        let shown = table.visibleItems.map { table.cell(at: $0)?.text ?? "" }
        expectEqual(shown, items.sections.flatMap { $0.items.map { "\($0)" } })
        expectEqual(manager.checkInvariants(), [])
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
        expectEqual(
            changes(items: things(1, 2, 3), [thing(3), thing(1, 1)]), "− [0, 1], [0, 2] → [0, 0], ~ [0, 0] → [0, 1]")
        // Hashable: another content is another item.
        expectEqual(changes(items: [1, 2, 3], [1, 4, 3]), "− [0, 1], + [0, 1]")
        expectEqual(changes(items: ["a", "b"], ["b", "a"]), "[0, 1] → [0, 0]")
        // Identifiable only: every kept item counts as changed.
        expectEqual(changes(items: [Named(id: "a"), Named(id: "b")], [Named(id: "b")]), "− [0, 0], ~ [0, 1] → [0, 0]")
        // Equatable only: equal ones at the ends stay, those between are compared place by place.
        let (a, b, c) = (Comparable(name: "a"), Comparable(name: "b"), Comparable(name: "c"))
        expectEqual(changes(items: [a, b, c], [b, c]), "− [0, 0]")
        expectEqual(changes(items: [a, b, c], [a, c, c]), "~ [0, 1]")
        expectEqual(changes(items: [a, b, c], [a, b, c]), "nothing")
        // Nothing: their number decides, and every kept one counts as changed.
        expectEqual(changes(items: [Plain(name: "a"), Plain(name: "b")], [Plain(name: "c")]), "− [0, 1], ~ [0, 0]")
        // An object is itself.
        let (first, second) = (Object(), Object())
        expectEqual(
            changes(items: [first, second], [second, first]), "[0, 1] → [0, 0], ~ [0, 1] → [0, 0], ~ [0, 0] → [0, 1]")
        expectEqual(
            changes(items: [1, a, first, thing(1)], [a, thing(1, 1), first, 1]),
            "[0, 3] → [0, 1], [0, 0] → [0, 3], ~ [0, 3] → [0, 1], ~ [0, 2]")
        expectEqual(manager.anomalies, [])
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
        expectEqual(table.visibleItems.map { table.cell(at: $0)?.text }, ["2'1", "1"])
        expectSame(table.cell(at: [0, 0]), cell)
        expectEqual((cell as? AnyCell)?.reuses, 0)
    }

    @Test("Items of two types with one identifier are two items (F62)")
    func typesAreApart() {
        struct Cat: Identifiable, Equatable { var id: Int }
        struct Dog: Identifiable, Equatable { var id: Int }
        expectEqual(changes(items: [Cat(id: 1)], [Dog(id: 1)]), "− [0, 0], + [0, 0]")
    }

    @Test("Sections are followed by their id, or by their place among those without one (F62)")
    func sections() {
        let (a, b) = (ItemSection([1, 2], id: "a"), ItemSection([3], id: "b"))
        expectEqual(changes([a, b], [b, a]), "section 1 → 0")
        expectEqual(changes([a, b], [ItemSection([9], id: "n"), a]), "− section 1, + section 0")
        expectEqual(changes([ItemSection([1]), ItemSection([2])], [ItemSection([1])]), "− section 1")
        expectEqual(changes([a, b], [ItemSection([1], id: "a"), ItemSection([2, 3], id: "b")]), "[0, 1] → [1, 0]")
        expectEqual(changes([a, a], [a]), "− section 1")
        expectEqual(changes([a], []), "− section 0")
        expectEqual(changes([], [a]), "+ section 0")
    }

    @Test(
        "A changed header or footer is in the change set; an equal one is not (F54)",
        arguments: [ViewKind.header, .footer])
    func headers(_ kind: ViewKind) {
        struct Opaque {}
        func section(_ model: Any?) -> ItemSection {
            ItemSection([1], header: kind == .header ? model : nil, footer: kind == .footer ? model : nil)
        }
        expectEqual(changes([section("a")], [section("a")]), "nothing")
        expectEqual(changes([section("a")], [section("b")]), "~ header or footer of section 0")
        expectEqual(changes([section("a")], [section(1)]), "~ header or footer of section 0")
        expectEqual(changes([section(nil)], [section(nil)]), "nothing")
        expectEqual(changes([section("a")], [section(nil)]), "~ header or footer of section 0")
        // What cannot be compared may have changed.
        expectEqual(changes([section(Opaque())], [section(Opaque())]), "~ header or footer of section 0")
    }

    @Test("Items known by their places alone stay with their section, wherever it goes (F63)")
    func placesMoveAlong() {
        struct Plain: Equatable { var name: String }
        func section(_ id: String, _ names: String...) -> ItemSection { ItemSection(names.map(Plain.init), id: id) }
        expectEqual(
            changes(
                [section("A", "a", "b"), section("B", "c", "d")], [section("B", "c", "e"), section("A", "a", "f")]),
            "section 1 → 0, ~ [1, 1] → [0, 1], ~ [0, 1] → [1, 1]")
    }

    @Test("One section of several is brought to new items (F60)")
    func oneSection() {
        items.setSections([[1], [2], [3]])
        manager.flush()
        items.apply(items: [2, 7], inSection: 1)
        manager.flush()
        expectEqual(table.updates.batches.map(\.stage.insertedItems), [[[1, 1]]])
        items.apply(items: [5], inSection: 3)
        expectEqual(items.numberOfSections, 4)
        items.apply(items: [5], inSection: -1)
        expectEqual(manager.anomalies.map(\.code), [.outsideData])
        items.apply(sections: [[1], [2, 7]])
        manager.flush()
        expectEqual(table.itemCounts, [1, 2])
        items.apply(sections: [])
        manager.flush()
        expectEqual(table.itemCounts, [])
    }

    @Test("Items alone leave headers, footers and names of their sections as they are (F60)")
    func itemsAlone() {
        items.setSections([ItemSection([1], id: "a", header: "h", footer: "f")])
        items.apply(sections: [[1, 2], [3]])
        expectEqual((items.header(inSection: 0) as? String, items.footer(inSection: 0) as? String), ("h", "f"))
        expectEqual(items.id(ofSection: 0), AnyHashable("a"))
        expectNil(items.header(inSection: 1))
    }

    @Test("Items of one type take the place of items of several, each by what it is (F60, F62)")
    func typedAfterMixed() {
        items.setItems(["text", thing(1)])
        table.layoutIfNeeded()
        let cell = table.cell(at: [0, 1])
        items.apply(items: [thing(1), thing(2)])
        table.layoutIfNeeded()
        expectEqual(table.visibleItems.map { table.cell(at: $0)?.text }, ["1", "2"])
        expectSame(table.cell(at: [0, 0]), cell)
        expectEqual((cell as? AnyCell)?.reuses, 0)
        expectEqual(manager.checkInvariants(), [])
    }

    @Test("Two applications of one turn are one batch, and items keep what they are through both (F67)")
    func twice() {
        let board = Board([things(1, 2, 3)])
        let cell = board.cell(0, 2)
        board.items.apply(items: things(3, 2, 1))
        board.items.apply(items: [thing(3, 1), thing(4)])
        board.endTurn()
        expectEqual(board.shown, "[3'1 4]")
        expectTrue(board.keeps(cell, 0, 0))
        expectEqual(board.table.updates.batches.count, 1)
    }

    @Test(
        "A section without an id stays where it is when a section with one before it goes (F62)",
        arguments: EachKit.allCases)
    func unnamedSections(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>()
            board.items.setSections([ItemSection(things(1), id: "a"), ItemSection(things(2, 3))])
            board.endTurn()
            board.list.updates = HeadlessUpdates()
            let identity = board.items.identity(ofSection: 1)
            board.items.apply(sections: [ItemSection(things(2, 3))])
            board.endTurn()
            var stage = ChangeSet.Stage()
            stage.deletedSections = [0]
            expectEqual(board.list.updates.batches.map(\.stage), [stage])
            expectEqual(board.items.identity(ofSection: 0), identity)
            expectEqual(board.shown, "[2 3]")
        }
        check(list.kit)
    }
}
