import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Touching the index at the side.
@MainActor
@Suite("The headless table's index")
struct IndexTitleTests {
    @Test("A title of a section without rows scrolls to its header, and one out of range does nothing (F83)")
    func emptySection() {
        let shelf = Shelf()
        var sections = [1, 2, 9, -1]
        shelf.manager.registerHeader(TitleHeader.self)
        shelf.manager.onHost.sectionIndexTitles { ["A", "B", "C", "D"] }
        shelf.manager.onHost.sectionForSectionIndexTitle { _, number in sections[number] }
        let rows = (0..<30).map { Book(title: "\($0)") }
        shelf.manager.items.setSections([
            ItemSection(rows, header: "a"), ItemSection([], header: "b"), ItemSection(rows, header: "c"),
        ])
        let header: CGFloat = 28
        shelf.table.sectionHeaderHeight = header
        expectEqual(shelf.table.tapIndexTitle(0), [1, 0])
        expectEqual(shelf.table.contentOffset, header + 30 * 44)
        expectEqual(shelf.table.tapIndexTitle(1), [2, 0])
        expectEqual(shelf.table.contentOffset, 2 * header + 30 * 44)
        expectNil(shelf.table.tapIndexTitle(2))
        expectNil(shelf.table.tapIndexTitle(3))
        expectNil(shelf.table.tapIndexTitle(4))
        expectEqual(shelf.table.contentOffset, 2 * header + 30 * 44)
        sections[0] = 0
        expectEqual(shelf.table.tapIndexTitle(0), [0, 0])
        expectEqual(shelf.table.contentOffset, 0)
    }

    @Test("The titles are those of the last reload until they are asked again; a touch asks with the title shown (F83)")
    func keptTitles() {
        let shelf = Shelf()
        final class Titles { var all = ["A", "B"] }
        let titles = Titles()
        var touched: [String] = []
        shelf.manager.onHost.sectionIndexTitles { titles.all }
        shelf.manager.onHost.sectionForSectionIndexTitle { title, number in
            touched.append(title)
            return 0
        }
        shelf.table.layoutIfNeeded()
        titles.all = ["C"]
        expectTrue(shelf.table.performBatch(ChangeSet.Stage()) {})
        expectEqual(shelf.table.indexTitles, ["A", "B"])
        shelf.table.tapIndexTitle(1)
        shelf.table.reloadSectionIndexTitles()
        expectEqual(shelf.table.indexTitles, ["C"])
        shelf.table.tapIndexTitle(0)
        shelf.table.tapIndexTitle(1)
        expectEqual(touched, ["B", "C"])
    }

    @Test("Where the section that a touch leads to goes as it is asked for, the touch does nothing (F83)")
    func goneSection() {
        let shelf = Shelf()
        shelf.manager.onHost.sectionIndexTitles { ["A", "B"] }
        shelf.manager.onHost.sectionForSectionIndexTitle { [unowned shelf] _, _ in
            shelf.manager.items.removeSection(1)
            return 1
        }
        for _ in 1...2 {
            shelf.manager.items.setSections((0..<2).map { _ in ItemSection((0..<30).map { Book(title: "\($0)") }) })
            shelf.showAndForget()
            expectNil(shelf.table.tapIndexTitle(1))
            expectEqual(shelf.table.itemCounts, [30])
            expectEqual(shelf.table.contentOffset, 0)
        }
        expectEqual(shelf.table.exceptions, [])
    }
}
