import DeputyHeadless
import Foundation
import Testing

@testable import ListTestSupport

/// Things, and a list on which others are dropped as placeholders.
@MainActor
final class TellingStage<Kit: TestKit> {
    let source = TellingThings(things(0, 10, 20), things(30), names: true)
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

    /// Tells in one change that an item comes and another has other content, or another section.
    func insertAndReload(_ isItem: Bool) {
        var new = source.sections
        new[0].items.insert(thing(5), at: 1)
        new[isItem ? 0 : 1].items[isItem ? 3 : 0].content = 1
        source.becomeSilently(new)
        var stage = ChangeSet.Stage()
        stage.insertedItems = [[0, 1]]
        if isItem { stage.reloadedItems = [[0, 2]] } else { stage.reloadedSections = [1] }
        source.changes.tell(ChangeSet(stages: [stage]))
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
