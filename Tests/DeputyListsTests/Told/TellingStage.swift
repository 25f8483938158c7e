import DeputyHeadless
import Foundation
import Testing

@testable import ListTestSupport

/// Things, and a list on which others are dropped as placeholders.
@MainActor
final class TellingStage<Kit: TestKit> {
    let source = TellingThings(things(0, 10, 20), things(30))
    let board: ListBoard<Kit>
    private let dropping: Dropping<Kit>

    init() {
        board = tellingBoard(source)
        dropping = Dropping(on: board.manager, board.list)
        board.endTurn()
    }

    func drop(_ count: Int = 1) { dropping.drop(count, at: [0, 1]) }

    /// Ends a placeholder; the closure changes the source.
    func commit(_ number: Int = 0, _ change: (IndexPath) -> Void) {
        dropping.placeholders[number].commitInsertion { path in
            board.manager.commitInsertion(at: path) { _, _ in change(path) }
        }
    }

    /// That the list shows the source's things, and nothing went wrong on the way.
    func check(batches: Int, _ anomalies: [Anomaly.Code] = [], at location: SourceLocation = #_sourceLocation) {
        #expect(board.list.exceptions == [], sourceLocation: location)
        board.endTurn()
        #expect(board.shown == source.data, sourceLocation: location)
        #expect(board.list.updates.batches.count == batches, sourceLocation: location)
        #expect(Set(board.codes) == Set(anomalies), sourceLocation: location)
        #expect(board.list.exceptions == [], sourceLocation: location)
        #expect(board.manager.checkInvariants() == [], sourceLocation: location)
    }
}
