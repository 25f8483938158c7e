import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Sections at the border of the data (R12, F80)")
struct SectionsOutsideTests {
    @Test("An event of a header is reported from the section behind the last on", arguments: [0, 1, 2, 3])
    func header(section: Int) {
        let rig = Rig()
        rig.headers.heightForHeader { _, _ in 30 }
        rig.table.layoutIfNeeded()
        rig.manager.anomalyLog.removeAll()
        _ = rig.table.send(\.heightForHeader, at: section)
        expectEqual(rig.codes(), (section < 2 ? [] : [.outsideData]))
    }

    @Test("Ids that sections share are reported in the order of their first sections (F82)")
    func sharedIDs() {
        let manager = TableManager(HeadlessTable(), anomalyLog: quietLog())
        let ids = ["c", "a", "b", "a", "b", "c"]
        manager.items.setSections(ids.map { ItemSection(id: $0) })
        expectEqual(
            manager.validate().map(\.headline),
            [
                "Several sections have the id c: 0, 5.", "Several sections have the id a: 1, 3.",
                "Several sections have the id b: 2, 4.",
            ])
    }

    @Test("The cells of another data source come and go without a word (R18)")
    func foreignCells() {
        final class Source: ItemSource {
            let ownsDataSource = true
            let numberOfSections = 1
            func numberOfItems(inSection section: Int) -> Int { 1 }
            func item(at indexPath: IndexPath) -> Any? { Apple() }
        }
        final class Rows: HeadlessTableDataSource {
            func numberOfSections(in table: HeadlessTable) -> Int { 1 }
            func table(_ table: HeadlessTable, numberOfRowsInSection section: Int) -> Int { 1 }
            func table(_ table: HeadlessTable, cellForRowAt indexPath: IndexPath) -> HeadlessCell { AnyCell() }
        }
        let (table, rows) = (HeadlessTable(), Rows())
        table.dataSource = rows
        let manager = TableManager(table, source: Source())
        manager.anomalyLog.sink = { _ in }
        manager.register(AppleCell.self) { mapping in
            mapping.willDisplay.withoutCell { _, _ in }
            mapping.didEndDisplaying.withoutCell { _, _ in }
        }
        table.layoutIfNeeded()
        expectTrue(table.cell(at: [0, 0]) is AnyCell)
        table.dataSource = nil
        table.layoutIfNeeded()
        expectEqual(manager.anomalies, [])
    }
}
