import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A person fills a section or empties it, and the list has done so before it is told of anything.
@MainActor
@Suite("Headers of sections that a person fills and empties (F60, F67, F83)")
struct EmptySectionsByHandTests {
    /// Two sections with headers and footers, the second without items, that are shown only beside items.
    private func makeBoard<Kit: TestKit>(_ kit: Kit.Type) -> ListBoard<Kit> {
        let board = ListBoard<Kit>()
        Kit.followMoves(board)
        board.items.showsHeadersOfEmptySections = false
        board.items.showsFootersOfEmptySections = false
        board.items.setSections([
            ItemSection(things(1), header: 1, footer: -1), ItemSection([], header: 2, footer: -2),
        ])
        board.endTurn()
        board.list.updates = HeadlessUpdates()
        return board
    }

    /// The headers and footers on screen.
    private func texts<Kit: TestKit>(_ board: ListBoard<Kit>) -> [String] {
        board.list.itemCounts.indices.flatMap { section in
            [ViewKind.header, .footer].compactMap { board.list.view($0, at: [section, 0])?.text }
        }
    }

    private func expectNoHarm<Kit: TestKit>(_ board: ListBoard<Kit>) {
        expectEqual(board.list.updates.reloads, 0)
        expectEqual(board.list.exceptions, [])
        expectEqual(board.codes, [])
        expectEqual(board.shown, board.data)
        expectEqual(board.manager.checkInvariants(), [])
    }

    @Test(
        "The last row dragged out takes them along, and into an empty section it brings them, twice each (F60, F67)",
        arguments: EachKit.allCases)
    func drags(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let board = makeBoard(kit)
            expectEqual(texts(board), ["header 1", "footer -1"])
            for _ in 1...2 {
                board.list.beginEditing()
                expectTrue(board.list.move([0, 0], to: [1, 0]))
                board.endTurn()
                expectEqual(texts(board), ["header 2", "footer -2"])
                expectTrue(board.list.move([1, 0], to: [0, 0]))
                board.endTurn()
                expectEqual(texts(board), ["header 1", "footer -1"])
            }
            expectNoHarm(board)
        }
        check(list.kit)
    }

    @Test("A row that a handler takes back leaves them too (F60, F67)", arguments: EachKit.allCases)
    func unfollowed(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let board = makeBoard(kit)
            let header = board.list.view(.header, at: [0, 0])
            board.list.beginEditing()
            expectTrue(board.list.move([0, 0], to: [1, 0]))
            board.items.move([1, 0], to: [0, 0])
            board.endTurn()
            expectEqual(texts(board), ["header 1", "footer -1"])
            expectNotNil(header)
            expectSame(board.list.view(.header, at: [0, 0]), header)
            expectNoHarm(board)
        }
        check(list.kit)
    }

    @Test("A placeholder's item brings them to an empty section (F60, F83)", arguments: EachKit.allCases)
    func placeholders(_ list: EachKit) {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let board = makeBoard(kit)
            let dropping = Dropping(on: board.manager, board.list)
            board.endTurn()
            board.list.updates = HeadlessUpdates()
            for (number, placeholder) in dropping.drop(2, at: [1, 0]).enumerated() {
                let isCommitted = placeholder.commitInsertion { path in
                    board.manager.commitInsertion(at: path) { $0.insert(thing(5 + number), at: $1) }
                }
                expectTrue(isCommitted)
            }
            board.endTurn()
            expectEqual(texts(board), ["header 1", "footer -1", "header 2", "footer -2"])
            expectEqual(board.shown, "[1] [5 6]")
            expectNoHarm(board)
        }
        check(list.kit)
    }
}
