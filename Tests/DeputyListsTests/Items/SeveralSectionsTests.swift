import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Several sections at once, and one as a whole (F60)")
struct SeveralSectionsTests {
    let board = Board([things(0), things(1), things(2), things(3), things(4)])

    @Test("Sections are removed by the numbers of before, in any order, and the table deletes just those (F60)")
    func removed() {
        board.items.removeSections([3, 1])
        board.endTurn()
        expectEqual(board.shown, "[0] [2] [4]")
        expectEqual(board.table.updates.batches.map(\.stage.deletedSections), [[1, 3]])
        board.items.removeSections(0..<2)
        board.endTurn()
        expectEqual(board.shown, "[4]")
        expectEqual(board.codes, [])
    }

    @Test(
        "Of some sections those that are not there are reported, each with its number, and the others are removed (F60)"
    )
    func outside() throws {
        board.items.removeSections([0, 7, 4, 0, -1])
        let line: UInt = #line - 1
        board.endTurn()
        expectEqual(board.shown, "[1] [2] [3]")
        expectEqual(board.codes, [.outsideData, .outsideData])
        expectEqual(board.manager.anomalies.map(\.site?.line), [line, line])
        expectEqual(board.manager.anomalies.map { "\($0)".contains("section 7") }, [true, false])
    }

    @Test("Sections are removed among other changes of a batch, by the numbers at that moment (F60)")
    func inABatch() {
        board.items.batch { items in
            items.insertSections([ItemSection(things(8)), ItemSection(things(9))], at: 1)
            items.removeSections([0, 2, 6])
            items.append(thing(7), toSection: 0)
        }
        board.endTurn()
        expectEqual(board.shown, "[8 7] [1] [2] [3]")
        expectEqual(board.codes, [])
    }

    @Test("Sections are inserted one behind the other, also at the end, and nowhere else (F60)")
    func inserted() {
        board.items.insertSections([ItemSection(things(8)), ItemSection(things(9), header: 1)], at: 5)
        board.endTurn()
        expectEqual(board.shown, "[0] [1] [2] [3] [4] [8] [9]")
        expectEqual(board.text(.header, inSection: 6), "header 1")
        board.items.insertSections([ItemSection()], at: 8)
        board.items.insertSections([], at: 0)
        board.endTurn()
        expectEqual(board.data, "[0] [1] [2] [3] [4] [8] [9]")
        expectEqual(board.codes, [.outsideData])
    }

    @Test(
        "A section with its header is replaced as one: it stays the same section, and its rows are compared (F60, F62)")
    func replaced() {
        board.items.setSections([
            ItemSection(things(1, 2), id: "a", header: 1, footer: -1), ItemSection(things(3), id: "b"),
        ])
        board.endTurn()
        let (cell, identity) = (board.cell(0, 1), board.items.identity(ofSection: 0))
        board.table.updates = HeadlessUpdates()
        board.items.replaceSection(0, with: ItemSection(things(2, 5), header: 2))
        board.endTurn()
        expectEqual(board.shown, "[2 5] [3]")
        expectSame(board.cell(0, 0), cell)
        expectEqual(board.items.identity(ofSection: 0), identity)
        expectEqual(board.items.id(ofSection: 0), AnyHashable("a"))
        expectEqual(board.text(.header, inSection: 0), "header 2")
        expectNil(board.view(.footer, inSection: 0))
        expectEqual(board.table.updates.reloads, 0)
        // Another id is another section.
        board.items.replaceSection(1, with: ItemSection(things(3), id: "c"))
        board.endTurn()
        expectEqual(board.table.updates.batches.last?.stage.deletedSections, [1])
        board.items.replaceSection(2, with: ItemSection())
        expectEqual(board.codes, [.outsideData])
    }
}
