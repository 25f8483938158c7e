import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// The row that a context menu is for.
@MainActor
@Suite("A menu's previews know their row (F98)")
struct MenuRowTests {
    private let menu = HeadlessMenu([HeadlessMenuItem("Copy")])

    @Test("In a table, while its previews are asked for, and afterwards by its place in the data")
    func tables() {
        let board = ListBoard<HeadlessTables>([things(1, 2, 3)])
        var asked: [IndexPath?] = []
        board.mapping.contextMenuConfiguration.withoutCell { [menu] _, _, _ in menu }
        board.manager.onHost.previewForHighlightingContextMenu { [unowned board] _ in
            asked.append(board.manager.contextMenuIndexPath)
            return nil
        }
        check(board) { asked }
    }

    @Test("In a collection too")
    func collections() {
        let board = ListBoard<HeadlessCollections>([things(1, 2, 3)])
        var asked: [IndexPath?] = []
        board.mapping.contextMenuConfiguration.withoutCell { [menu] _, _, _ in menu }
        board.manager.onHost.previewForHighlightingContextMenu { [unowned board] _ in
            asked.append(board.manager.contextMenuIndexPath)
            return nil
        }
        check(board) { asked }
    }

    private func check<Kit: TestKit>(_ board: ListBoard<Kit>, _ asked: () -> [IndexPath?]) {
        expectNil(board.manager.contextMenuIndexPath)
        board.list.press([0, 1])
        expectEqual(asked(), [[0, 1]])
        // The data is ahead of the list until the turn ends.
        board.items.remove(at: [0, 0])
        expectEqual(board.manager.contextMenuIndexPath, [0, 0])
        board.endTurn()
        expectEqual(board.manager.contextMenuIndexPath, [0, 0])
        board.items.remove(at: [0, 0])
        expectNil(board.manager.contextMenuIndexPath)
        expectEqual(board.codes, [])
    }

    @Test("A menu of several items is for none of them, whatever a menu before was for")
    func severalItems() {
        let board = ListBoard<HeadlessCollections>([things(1, 2, 3)])
        board.mapping.contextMenuConfiguration.withoutCell { [menu] _, _, _ in menu }
        board.list.press([0, 1])
        expectEqual(board.manager.contextMenuIndexPath, [0, 1])
        board.manager.onHost.contextMenuConfigurationForItemsAtIndexPaths { [menu] _ in menu }
        board.list.press([0, 2])
        expectNil(board.manager.contextMenuIndexPath)
    }

    @Test("Over a source whose items have no identity it is the row of the list")
    func withoutIdentity() {
        final class Plain: ItemSource {
            var numberOfSections: Int { 1 }
            func numberOfItems(inSection section: Int) -> Int { 3 }
            func item(at indexPath: IndexPath) -> Any? { thing(indexPath[1]) }
        }
        let board = ListBoard<HeadlessTables>(source: Plain())
        board.mapping.contextMenuConfiguration.withoutCell { [menu] _, _, _ in menu }
        board.list.press([0, 2])
        expectEqual(board.manager.contextMenuIndexPath, [0, 2])
    }
}
