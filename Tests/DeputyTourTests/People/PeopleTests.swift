import DeputyHeadless
import DeputyTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("A list of people, by the conventions for cells (F74)")
final class PeopleTests {
    private let table = HeadlessTable(height: 3)
    private let manager: TableManager<HeadlessTables>
    private var people: People<HeadlessTables>!
    private var picked: [String] = []

    init() {
        table.rowHeight = 1
        manager = TableManager(table)
        let everybody = [
            Person(id: 1, name: "Ada", address: "London"), Person(id: 2, name: "Grace", address: "New York"),
            Person(id: 3, name: "Emmy", address: "Erlangen"),
        ]
        people = People(everybody, manager, PersonCell.self) { [weak self] in self?.picked.append($0.name) }
        table.layoutIfNeeded()
    }

    private var rows: [String] { table.visibleItems.compactMap { table.cell(at: $0)?.text } }

    private func cell(_ row: Int) throws -> PersonCell { try #require(table.cell(at: [0, row]) as? PersonCell) }

    private func settle() {
        manager.flush()
        table.layoutIfNeeded()
    }

    @Test("Three lines make a list that works")
    func threeLines() {
        let table = HeadlessTable()

        let manager = TableManager(table)
        manager.register(PersonCell.self)
        manager.items.setItems([Person(id: 1, name: "Ada", address: "London")])

        table.layoutIfNeeded()
        expectEqual(table.numberOfSections, 1)
        expectEqual(table.cell(at: [0, 0])?.text, "☆ Ada, London")
        expectEqual(manager.anomalies, [])
    }

    @Test("Each cell shows its view object, all of it in configure")
    func configuring() {
        expectEqual(rows, ["☆ Ada, London", "☆ Grace, New York", "☆ Emmy, Erlangen"])
    }

    @Test("Cells size themselves: no height is asked for, because it is not answered")
    func selfSizing() {
        expectFalse(manager.responds(to: \.heightForCell))
        expectFalse(manager.responds(to: \.estimatedHeightForCell))
        let asked = table.journal.entries.map(\.event)
        expectContains(asked, "cellForRow")
        expectFalse(asked.contains { $0.localizedCaseInsensitiveContains("height") })
    }

    @Test("A tap picks the person of its row, with no delegate method")
    func selecting() {
        expectNil(manager.owner)
        expectTrue(table.tap([0, 1]))
        expectEqual(picked, ["Grace"])
    }

    @Test("The button in a cell makes its person a favourite, and again, in place")
    func favourites() throws {
        let cell = try cell(1)
        cell.tapFavourite()
        settle()
        expectEqual(rows, ["☆ Ada, London", "★ Grace, New York", "☆ Emmy, Erlangen"])
        try expectSame(self.cell(1), cell)
        cell.tapFavourite()
        settle()
        expectEqual(rows[1], "☆ Grace, New York")
        expectEqual(picked, [])
    }

    @Test(
        "The button is about its person where they are now, as they are now, not as they were when the cell was filled")
    func current() throws {
        let grace = try cell(1)
        manager.items.remove(at: [0, 0])
        manager.items.replace(at: [0, 0], with: Person(id: 2, name: "Grace", address: "Arlington"))
        grace.tapFavourite()
        settle()
        expectEqual(rows, ["★ Grace, Arlington", "☆ Emmy, Erlangen"])
    }

    @Test("A cell that is used again has one closure, for its new person")
    func reuse() throws {
        let ada = try cell(0)
        manager.items.remove(at: [0, 0])
        settle()
        manager.items.append(Person(id: 4, name: "Mary", address: "Lyme Regis"))
        settle()
        try expectSame(cell(2), ada)
        ada.tapFavourite()
        settle()
        expectEqual(rows, ["☆ Grace, New York", "☆ Emmy, Erlangen", "★ Mary, Lyme Regis"])
    }

    @Test("The button in a cell whose person is gone changes nothing, and is reported")
    func deleted() throws {
        manager.anomalyLog.sink = { _ in }
        let ada = try cell(0)
        manager.items.remove(at: [0, 0])
        settle()
        ada.tapFavourite()
        settle()
        expectEqual(rows, ["☆ Grace, New York", "☆ Emmy, Erlangen"])
        expectEqual(manager.anomalies.map(\.code), [.lostEvent])
    }

    @Test("Nothing keeps the list, its manager or a cell")
    func released() async {
        await expectReleased {
            let table = HeadlessTable()
            let manager = TableManager(table)
            let people = People(
                [Person(id: 1, name: "Ada", address: "London")], manager, PersonCell.self, didPick: { _ in })
            table.layoutIfNeeded()
            table.tap([0, 0])
            return [table, manager, people, table.cell(at: [0, 0])!]
        }
    }
}
