import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Places outside the data change nothing and are reported (R12)")
struct PlacesOutsideTests {
    let table = HeadlessTable()
    let manager: TableManager<HeadlessTables>

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
    }

    private var codes: [Anomaly.Code] { manager.anomalies.map(\.code) }

    @Test(
        "Index paths outside the data, negative, of any length: the default, and an anomaly",
        arguments: [
            [0, 9], [3, 0], [0, -1], [-1, 0], [], [0], [0, 0, 0], [Int.min, Int.max],
        ] as [IndexPath])
    func placesOutside(_ path: IndexPath) {
        manager.register(AppleCell.self) { mapping in
            mapping.didSelect.withoutCell { _, _ in }
            mapping.heightForCell { _, _ in 80 }
        }
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        expectEqual(table.send(\.heightForCell, at: path), 44)
        table.send(\.didSelect, at: path)
        expectEqual(codes, [.outsideData, .outsideData])
        expectNil(manager.items.item(at: path))
        expectEqual(manager.explain(\.heightForCell, at: path).answeredBy, .default)
    }

    @Test("Sections outside the data are reported; a section without a header is not")
    func sectionsOutside() {
        manager.registerHeader(AppleHeader.self) { $0.heightForHeader { _, _ in 80 } }
        manager.items.setSections([[], []])
        table.layoutIfNeeded()
        expectEqual(codes, [])
        expectEqual(table.send(\.heightForHeader, at: 1), HeadlessTable.automaticDimension)
        expectEqual(codes, [])
        expectEqual(table.send(\.heightForHeader, at: -1), HeadlessTable.automaticDimension)
        expectEqual(codes, [.outsideData])
    }

    @Test("Changes outside the data change nothing, and name the line that asked for them")
    func changesOutside() {
        let items = manager.items
        items.setSections([[1, 2], [3]])
        let line: UInt = #line + 1
        items.insert(9, at: [0, 3])
        items.remove(at: [2, 0])
        items.replace(at: [0, -1], with: 9)
        items.move([0, 5], to: [0, 0])
        items.move([0, 0], to: [1, 2])
        items.remove(at: IndexPath())
        items.insertSection(ItemSection([9]), at: 3)
        items.removeSection(-1)
        items.moveSection(0, to: 2)
        items.setItems([9], inSection: -1)
        items.setItems([9], inSection: .max)
        expectEqual(items.sections.map { $0.items.map { "\($0)" } }, [["1", "2"], ["3"]])
        expectEqual(codes, Array(repeating: .outsideData, count: 11))
        expectEqual(
            manager.anomalies[0].description,
            """
            [outside-data] An insertion at [0, 3] is outside the data.
              at: DeputyListsRulesTests/R12PlacesOutsideTests.swift:\(line)
              why: Section 0 has 2 items. Nothing was changed.
              To fix, use an index path that the data has at this moment.
            """)
    }

    @Test("While an update is due, a table that asks about a row that is not there makes no anomaly (R12)")
    func outsideWhileAnUpdateIsDue() {
        manager.register(AppleCell.self) { mapping in mapping.heightForCell { _, _ in 44 } }
        manager.items.setItems([Apple()])
        manager.on(model: Apple.self).didSelect.withoutCell { [table, unowned manager] _, _ in
            manager.setNeedsUpdate()
            table.send(\.heightForCell, at: at(0, 99))
        }
        table.tap(at(0, 0))
        expectEqual(codes, [])
        table.send(\.heightForCell, at: at(0, 99))
        expectEqual(codes, [.outsideData])
    }
}
