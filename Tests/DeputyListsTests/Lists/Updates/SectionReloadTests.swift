import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Sections that are shown again for their headers, and what that means for their rows (F66).
@MainActor
@Suite("Sections shown again for their headers")
struct SectionReloadTests {
    @Test("Rows of a section that is shown again are neither filled nor shown again by themselves (F66)")
    func rows() {
        let board = Board([things(1, 2)])
        board.manager.registerHeader(SongHeader.self)
        board.items.setHeader(Song(1))
        board.endTurn()
        board.table.updates = HeadlessUpdates()
        // The header of another mapping.
        board.items.apply(sections: [ItemSection([thing(1, 1), thing(2)], header: 5)])
        board.endTurn()
        expectEqual(board.table.updates.batches.flatMap(\.stage.reloadedSections), [0])
        expectEqual(board.table.updates.reconfigured, [])
        expectEqual(board.text(.header, inSection: 0), "header 5")
        expectEqual(board.shown, "[1'1 2]")
    }

    @Test("A header that is off screen and gets another model is no reason to show its section again (F66)")
    func offScreen() {
        let board = Board(height: 100, [(0..<40).map { thing($0) }, things(50)])
        board.items.setHeader(1, inSection: 1)
        board.endTurn()
        board.table.updates = HeadlessUpdates()
        board.items.setHeader(2, inSection: 1)
        board.endTurn()
        expectEqual(board.table.updates.batches.flatMap(\.stage.reloadedSections), [])
        board.table.scroll(to: [1, 0])
        expectEqual(board.text(.header, inSection: 1), "header 2")
    }
}
