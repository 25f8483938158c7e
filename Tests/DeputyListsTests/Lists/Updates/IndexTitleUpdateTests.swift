import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A table asks for the titles of its index when it loads, and keeps them.
@MainActor
@Suite("The index after an update (F66)")
struct IndexTitleUpdateTests {
    let board = Board()

    /// Sections named by letters, each with as many rows as fill the window.
    init() {
        board.manager.onHost.sectionIndexTitles { [items = board.items] in
            items.sections.indices.map { items.header(inSection: $0) as? String ?? "-" }
        }
        board.items.setSections(["A", "C"].map(section))
        board.endTurn()
    }

    func section(_ title: String) -> ItemSection {
        ItemSection([Thing(id: title.hashValue, content: 0)], header: title)
    }

    /// Ends the turn; what was asked for the index.
    func titlesAsked(after change: () -> Void) -> [String?] {
        board.table.journal = HeadlessJournal()
        change()
        board.endTurn()
        return board.table.journal["sectionIndexTitles"].map(\.answer)
    }

    @Test("The titles are asked again, once, after sections came, went or moved, and a touch finds the right one (F66)")
    func sections() {
        let items = board.items
        expectEqual(titlesAsked { items.insertSection(section("B"), at: 1) }.count, 1)
        expectEqual(board.table.indexTitles, ["A", "B", "C"])
        expectEqual(board.table.tapIndexTitle(2), [2, 0])
        expectEqual(titlesAsked { items.moveSection(0, to: 2) }.count, 1)
        expectEqual(board.table.indexTitles, ["B", "C", "A"])
        expectEqual(titlesAsked { items.removeSection(1) }.count, 1)
        expectEqual(board.table.indexTitles, ["B", "A"])
        expectNil(board.table.tapIndexTitle(2))
        expectEqual(titlesAsked { items.apply(sections: [section("A"), section("Z"), section("B")]) }.count, 1)
        expectEqual(board.table.indexTitles, ["A", "Z", "B"])
        expectEqual((board.table.updates.reloads, board.codes), (1, []))
    }

    @Test("They are asked again when the header of a section has changed (F66)")
    func headers() {
        expectEqual(titlesAsked { board.items.setHeader("D", inSection: 1) }.count, 1)
        expectEqual(board.table.indexTitles, ["A", "D"])
        expectEqual(titlesAsked { board.items.setHeader(nil, inSection: 1) }.count, 1)
        expectEqual(board.table.indexTitles, ["A", "-"])
    }

    @Test("Rows that come, go and change leave the index as it is; a reload asks as it loads (F66)")
    func rows() {
        expectEqual(titlesAsked { board.items.append(thing(5)) }, [])
        expectEqual(titlesAsked { board.items.remove(at: [0, 0]) }, [])
        expectEqual(titlesAsked { board.manager.setNeedsUpdate() }.count, 1)
    }

    @Test("Nothing is asked if there are no titles (F66)")
    func nobody() {
        let board = Board([things(1)])
        board.items.insertSection(ItemSection(things(2), header: 1), at: 0)
        board.endTurn()
        expectEmpty(board.table.journal["sectionIndexTitles"])
        expectEqual(board.table.indexTitles, [])
    }
}
