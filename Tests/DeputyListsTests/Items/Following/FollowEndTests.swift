import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

@MainActor
@Suite("The end of following a model (F9, F76)")
struct FollowEndTests {
    let board = Board()
    let shelf = Bookcase()

    @Test("A store that goes on keeps nothing of a closure whose token was cancelled (F9, F10)")
    func nothingIsKept() {
        weak var gone: Bookcase?
        do {
            let model = Bookcase()
            gone = model
            board.items.follow { model.things }.cancel()
        }
        expectNil(gone)
        expectEqual(board.items.followedCount, 0)
    }

    @Test("Its token ends it, also while a change waits to be read; the items stay (F9, F76)")
    func cancelled() async {
        shelf.things = things(1)
        var readings = 0
        let token = board.items.follow { [shelf] in
            readings += 1
            return shelf.things
        }
        shelf.things = things(1, 2)
        token.cancel()
        await beat()
        board.items.refresh()
        expectEqual(readings, 1)
        expectEqual(board.data, "[1]")
        expectEqual(board.items.followedCount, 0)
    }

    @Test("A token that lives with an object ends with it (F9)")
    func livesWith() async {
        var object: Counter? = Counter()
        board.items.follow { [shelf] in shelf.things }.live(with: object!)
        object = nil
        shelf.things = things(1)
        await beat()
        expectEqual(board.data, "[]")
    }

    @Test("A model that is held weakly may die: the items stay, nothing is read, nothing kept (F76)")
    func modelDies() async {
        var model: Bookcase? = Bookcase()
        weak let gone = model
        model?.things = things(1)
        board.items.follow(weak: model!) { $0.things }
        model?.things = things(1, 2)
        model = nil
        await until("it is let go") { gone == nil }
        await beat()
        expectEqual(board.data, "[1]")
        board.items.refresh()
        expectEqual(board.items.followedCount, 0)
    }

    @Test("The store keeps its closures no longer than itself (F76)")
    func storeGone() async {
        weak var kept: Counter?
        do {
            let board = Board()
            let counter = Counter()
            kept = counter
            board.items.follow { [shelf] in
                counter()
                return shelf.things
            }
        }
        shelf.things = things(1)
        await until("it is let go") { kept == nil }
    }

    @Test("On a system without Observation it says that only refresh() reads again (F76)")
    func withoutObservation() {
        board.items.canObserve = false
        shelf.things = things(1)
        board.items.follow { [shelf] in shelf.things }
        expectEqual(board.data, "[1]")
        expectEqual(board.codes, [.unobservedFollowing])
        expectContains(board.manager.anomalies[0].remedy, "refresh()")
        expectEqual(board.manager.anomalies[0].site?.description.contains("FollowEndTests"), true)
    }
}
