import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a list asks while a closure is called with places in other data than it shows.
@MainActor
@Suite("What a list asks inside a closure (R1, R19, F56)")
struct ShownNamesTests {
    @Test(
        "Cells that a list asks for in a closure of a cell's event have the mapping of the section that the list shows",
        arguments: EachKit.allCases)
    func mappings(_ list: EachKit) throws {
        func check<Kit: TestKit>(_: Kit.Type) throws {
            let list = Kit.makeList(height: 440)
            let manager = ListManager<Kit>(list, anomalyLog: quietLog())
            manager.register(Kit.OddCell.self) { $0.condition = .section(id: "odd") }
            manager.register(Kit.ThingCell.self) { mapping in
                mapping.condition = .section(id: "plain")
                mapping.onEvent { _, _, _, _ in
                    manager.items.insertSection(ItemSection(things(9), id: "new"), at: 0)
                    list.scroll(to: [1, 20])
                    list.layoutIfNeeded()
                    expectTrue(list.view(.cell, at: [1, 20]) is Kit.OddCell)
                }
            }
            manager.items.setSections([
                ItemSection(many(20), id: "plain"), ItemSection((0..<30).map { thing(500 + $0) }, id: "odd"),
            ])
            list.layoutIfNeeded()
            let cell = try #require(list.view(.cell, at: [0, 0]) as? Kit.ThingCell)
            cell.emit(event: .tapped)
            expectEqual(manager.anomalies, [])
        }
        try check(list.kit)
    }

    @Test("A selected item that is gone is told once, however often the list's slot was set again")
    func lostOnce() {
        lostOnce(Board([things(1, 2, 3)])) { $0.mapping.canMove { _, _, _ in true } }
        lostOnce(ListBoard<HeadlessCollections>([things(1, 2, 3)])) { $0.mapping.canMove { _, _, _ in true } }
    }

    private func lostOnce<Kit: TestKit>(_ board: ListBoard<Kit>, _ register: (ListBoard<Kit>) -> Void) {
        var lost: [String] = []
        board.manager.didLoseSelection = { lost += $0.map { "\($0)" } }
        board.list.tap([0, 1])
        register(board)
        Kit.onMove(board) { _, _ in }
        board.items.remove(at: [0, 1])
        board.endTurn()
        expectEqual(lost, ["2"])
    }

    @Test("A closure near the end of a list of many empty sections is asked about each once")
    func emptySections() async {
        func readings(_ sections: Int) async -> Int {
            let source = CountedSections(sections)
            let table = HeadlessTable()
            let manager = ListManager(table, source: source)
            manager.register(ThingCell.self)
            manager.onNearEnd {}
            manager.flush()
            table.layoutIfNeeded()
            source.asked = 0
            manager.setNeedsUpdate()
            manager.flush()
            table.layoutIfNeeded()
            return source.asked
        }
        let (few, many) = (await readings(100), await readings(200))
        expectNotEqual(few, 0)
        #expect(many < 3 * few)
    }
}

/// Sections without rows, and how often they were counted.
@MainActor
private final class CountedSections: ItemSource {
    let numberOfSections: Int
    var asked = 0

    init(_ count: Int) { numberOfSections = count }

    func numberOfItems(inSection section: Int) -> Int {
        asked += 1
        return 0
    }

    func item(at indexPath: IndexPath) -> Any? { nil }
}
