import DeputyHeadless
import DeputyLists
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A layout is asked where everything is by number, and has to know which section the list means by one.
@MainActor
@Suite("The sections that the list shows (F56)", .releasesRigs)
struct ShownSectionTests {
    final class TileCell: HeadlessCollectionCell, Configurable {
        func configure(_ note: Note) { text = note.text }
    }

    /// Notes what it is told of the sections each time it is asked where everything is.
    final class AskingLayout: HeadlessLayout {
        var name: @MainActor (Int) -> String = { _ in "?" }
        var asked: [String] = []
        override func arrange(_ collection: HeadlessCollection) -> [HeadlessLayoutAttributes] {
            let sections = (0..<collection.numberOfSections).map { number in
                "\(name(number)) \(collection.numberOfItems(inSection: number))"
            }
            asked.append(sections.joined(separator: ", "))
            return sections.indices.flatMap { section in
                (0..<collection.numberOfItems(inSection: section)).map { item in
                    let frame = CGRect(x: 50 * item, y: 50 * section, width: 40, height: 40)
                    return HeadlessLayoutAttributes(.cell, at: [section, item], frame: frame)
                }
            }
        }
    }

    let layout = AskingLayout()

    @Test("Before the table gets a section's end, what a cell reports names its section by the new data (F44, F56)")
    func insideACellsEvents() throws {
        final class ThingEntryCell: EntryCell { var didTap: (() -> Void)? }
        let list = BoundList()
        list.binder.onSections(.first, .second)
            .bind(cellType: ThingEntryCell.self, models: { [.first: notes(1), .second: notes(2)] })
            .onEvent(from: ThingEntryCell.self) { section, _, _, _, _ in list.note("emitted in \(section)") }
            .on(\.didTap) { _, path in list.note("tapped in \(list.binder.section(at: path)!)") }
        list.binder.displayedSections = [.first, .second]
        list.show()
        let cell = try #require(list.table.cell(at: [1, 0]) as? ThingEntryCell)
        list.binder.displayedSections = [.second]
        cell.enter("")
        cell.didTap?()
        expectEqual(list.takeCalls(), ["emitted in second", "tapped in second"])
        expectEqual(list.binder.section(at: [1, 0]), .second)
        list.binder.manager.flush()
        cell.didTap?()
        expectEqual(list.takeCalls(), ["tapped in second"])
        expectEqual(list.troubles, [])
    }

    @Test(
        "A binder tells its layout which section the list shows at a number, before and after the list is updated (F56)"
    )
    func binder() async {
        let collection = HeadlessCollection(width: 300, height: 1_000, layout: layout)
        let binder = SectionedCollectionBinder(collection, sectionedBy: Part.self, anomalyLog: quietLog())
        layout.name = { [weak binder] number in binder?.section(at: number).map { "\($0)" } ?? "none" }
        let counts: [Part: Int] = [.first: 1, .second: 2, .third: 3, .fourth: 4]
        binder.onAllOtherSections().bind(
            cellType: TileCell.self, models: { part in (0..<counts[part]!).map { Note(id: $0) } })
        binder.displayedSections = [.first, .second]
        expectNil(binder.section(at: 0))
        binder.finish()
        collection.layoutIfNeeded()
        expectEqual(layout.asked, ["first 1, second 2"])
        for (sections, drawn) in [
            ([Part.fourth, .first], "fourth 4, first 1"), ([.third], "third 3"), ([], ""), ([.second], "second 2"),
        ] {
            let before = layout.asked.last!
            layout.asked = []
            // The list lays itself out at the end of the turn, before it is told of the new sections.
            collection.invalidateLayout()
            binder.displayedSections = sections
            let number = sections.isEmpty ? 0 : sections.count - 1
            expectEqual(binder.displayedSections, sections)
            expectTrue(binder.section(at: number) != sections.last || sections.isEmpty)
            await beat()
            expectEqual(layout.asked.first, before)
            expectEqual(layout.asked.last, drawn)
            expectEqual(sections.indices.map { binder.section(at: $0) }, sections)
            expectNil(binder.section(at: sections.count))
            expectNil(binder.section(at: -1))
        }
        expectEqual(binder.manager.anomalies, [])
    }

    @Test(
        "A manager has the items that the list shows, with identifiers, headers and places; a source of one's own is those"
    )
    func manager() {
        let board = Board()
        board.items.setSections([ItemSection(things(1, 2), id: "a", header: 1)])
        board.endTurn()
        board.items.insertSection(ItemSection(things(3), id: "b", header: 2), at: 0)
        let shown = board.manager.shownItems
        expectEqual(shown.numberOfSections, 1)
        expectEqual(shown.id(ofSection: 0), AnyHashable("a"))
        expectEqual(shown.item(at: [0, 1]) as? Thing, thing(2))
        expectEqual(board.items.id(ofSection: 0), AnyHashable("b"))
        board.endTurn()
        expectEqual(shown.numberOfSections, 2)
        expectEqual(shown.id(ofSection: 0), AnyHashable("b"))
        expectEqual(shown.header(inSection: 0) as? Int, 2)
        expectNil(shown.id(ofSection: 2))
        expectNil(shown.item(at: [0, 1]))
        let rows = shown as! any IdentifiedItems
        expectEqual(rows.section(of: board.items.identity(ofSection: 1)!), 1)
        expectEqual(rows.indexPath(of: board.items.identity(at: [1, 1])!, near: [0, 0]), [1, 1])
    }
}
