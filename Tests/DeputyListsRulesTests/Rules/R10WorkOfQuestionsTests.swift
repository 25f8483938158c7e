import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import Deputy
@testable import ListTestSupport

@MainActor
@Suite("What a question's closure has begun, and the list waits for (R10)", .releasesRigs)
struct WorkOfQuestionsTests {
    @Test(
        "A list that waits for an answer is not updated by what a cell emits meanwhile, also while the data is ahead",
        arguments: EachKit.allCases, [false, true])
    func flush(_ list: EachKit, isAhead: Bool) throws {
        func check<Kit: TestKit>(_: Kit.Type) throws {
            let board = ListBoard<Kit>(height: 440, [things(1, 2, 3)])
            let cell = try #require(board.list.view(.cell, at: [0, 0]) as? Kit.ThingCell)
            board.mapping.onEvent { [unowned board] _, _, _, _ in
                board.items.append(thing(9))
                board.manager.flush()
            }
            board.mapping.shouldHighlight.withoutCell { _, _ in
                cell.emit(event: .tapped)
                return true
            }
            if isAhead { board.items.append(thing(4)) }
            // As a list asks in its own layout: a gesture would update it first.
            let question = board.manager.dispatcher.catalogue.event(named: "shouldHighlight") as! CellQuestion<Bool>
            expectTrue(board.manager.send(question, (), view: nil, at: [0, 0]) { _ in nil })
            expectEqual(board.list.updates, HeadlessUpdates())
            board.endTurn()
            expectEqual(board.shown, isAhead ? "[1 2 3 4 9]" : "[1 2 3 9]")
        }
        try check(list.kit)
    }
}
