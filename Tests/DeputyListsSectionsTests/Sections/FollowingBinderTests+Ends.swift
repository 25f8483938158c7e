import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// The end of following, and what is released (F9, F76).
extension FollowingBinderTests {
    @Test("F76, F9: its token ends the following, also while a change waits to be read; a new one reads that change")
    func tokenEnds() async {
        bind()
        list.show()
        let token = list.binder.follow()
        screen.notes = notes(1)
        await endTurn()
        expectEqual(list.rows, [["note 1"]])
        screen.notes = notes(1, 2)
        token.cancel()
        await endTurn()
        expectEqual(list.rows, [["note 1"]])
        list.binder.follow()
        await endTurn()
        expectEqual(list.rows, [["note 1", "note 2"]])
        screen.notes = notes(3)
        await endTurn()
        expectEqual(list.rows, [["note 3"]])
    }

    @Test("F76, F9: of several tokens the last that is cancelled ends the following")
    func severalTokens() async {
        bind()
        list.show()
        let (first, second) = (list.binder.follow(), list.binder.follow())
        first.cancel()
        screen.notes = notes(1)
        await endTurn()
        expectEqual(list.rows, [["note 1"]])
        second.cancel()
        screen.notes = notes(1, 2)
        await endTurn()
        expectEqual(list.rows, [["note 1"]])
    }

    @Test("F76, F9: the following ends with the object that its token lives with")
    func livesWith() async {
        bind()
        list.show()
        var object: Counter? = Counter()
        list.binder.follow().live(with: object!)
        screen.notes = notes(1)
        await endTurn()
        expectEqual(list.rows, [["note 1"]])
        object = nil
        screen.notes = []
        await endTurn()
        expectEqual(list.rows, [["note 1"]])
    }

    @Test("F76: a model that is held weakly may die; nothing is kept, and its rows go at the next refresh()")
    func modelDies() async {
        var model: Screen? = Screen()
        weak let gone = model
        model?.notes = notes(1)
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: \.notes, of: model!)
            .bind(headerTitle: { [screen] in screen.title })
        list.binder.displayedSections = [.first]
        list.show()
        list.binder.follow()
        model?.notes = notes(1, 2)
        await endTurn()
        expectEqual(list.rows, [["note 1", "note 2"]])
        model = nil
        screen.title = "alone"
        await endTurn()
        expectNil(gone)
        expectEqual(list.rows, [["note 1", "note 2"]])
        list.refresh()
        expectEqual(list.rows, [[]])
    }

    @Test("F76: a binder that follows is let go, and so is what its closures captured")
    func released() async {
        weak var binder: AnyObject?
        weak var captured: Counter?
        do {
            let list = BoundList()
            let counter = Counter()
            captured = counter
            list.binder.onSection(.first).bind(
                cellType: NoteCell.self,
                models: { [screen] in
                    counter()
                    return screen.notes
                })
            list.show()
            list.binder.follow()
            binder = list.binder
            screen.notes = notes(1)
            await beat()
        }
        screen.notes = notes(1, 2)
        await until("it is let go") { binder == nil }
        await until("it is let go") { captured == nil }
    }

    @Test("F76: on a system without Observation it says that only refresh() reads again")
    func withoutObservation() throws {
        list.binder.manager.items.canObserve = false
        bind()
        list.show()
        list.binder.follow()
        let anomaly = try list.onlyAnomaly(.unobservedFollowing)
        expectEqual(anomaly.remedy, "To fix, call binder.refresh() after each change on such systems.")
        expectEqual(anomaly.site?.description.contains("FollowingBinderTests"), true)
    }
}
