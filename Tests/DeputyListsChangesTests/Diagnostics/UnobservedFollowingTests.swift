import DeputyHeadless
import DeputySections
import Foundation
import Observation
import TestSupport
import Testing

@testable import ListTestSupport

/// A closure is followed that nothing tells of changes.
@MainActor
@Suite("Following what is not observable (F76)")
struct UnobservedFollowingTests {
    private final class Plain { var things: [Thing] = [] }
    let board = Board()

    private var unobserved: [Anomaly] { board.manager.validate().filter { $0.code == .unobservedFollowing } }

    @Test("validate() finds a closure that reads nothing observable, with its line", arguments: 0..<4)
    func plain(_ way: Int) {
        let plain = Plain()
        let line: UInt = #line + 2
        switch way {
        case 0: board.items.follow { plain.things }
        case 1: board.items.follow(weak: plain) { $0.things }
        case 2: board.items.followSections { [ItemSection(plain.things)] }
        default: board.items.followHeader { plain.things.count }
        }
        for _ in 0..<2 { expectEqual(unobserved.map(\.site?.line), [line + UInt(way)]) }
        expectEqual(board.codes, [], "refresh() may still come")
        withExtendedLifetime(plain) {}
    }

    @Test("One that reads something observable, reads again by hand, has ended or is a sequence is not found")
    func noMistakes() async {
        let (shelf, plain) = (Bookcase(), Plain())
        board.items.follow { shelf.things }
        board.items.follow(inSection: 1) { plain.things }.cancel()
        board.items.follow(AsyncStream<[Thing]> { $0.finish() }, inSection: 2)
        expectEqual(unobserved, [])
        // It is read in a closure that reads more by itself.
        shelf.things = things(1)
        await beat()
        expectTrue(board.data.hasPrefix("[1"))
        board.items.follow(inSection: 3) { plain.things }
        board.items.refresh()
        expectEqual(unobserved, [])
    }

    @Test("F76: a binder that is followed, and of which no closure reads anything observable, is found with the line")
    func plainBinder() {
        let plain = Plain()
        let binder = HeadlessTables.makeBinder(HeadlessTable())
        func found() -> [Anomaly] { binder.manager.validate().filter { $0.code == .unobservedFollowing } }
        binder.onSection(.first).bind(headerTitle: "first").bind(cellType: ThingCell.self, models: { plain.things })
        binder.finish()
        expectEqual(found(), [], "nothing is followed")
        let line = line() + 1
        let token = binder.follow()
        for _ in 0..<2 { expectEqual(found().map(\.site?.line), [line]) }
        expectNotContains(binder.manager.anomalies.map(\.code), .unobservedFollowing, "refresh() may still come")
        token.cancel()
        expectEqual(found(), [])
        binder.follow()
        expectEqual(found().count, 1)
        binder.refresh()
        expectEqual(found(), [], "it is read again by hand")
    }

    @Test("F76: one closure of a binder that reads something observable is enough, also one that chooses the sections")
    func observedBinder() {
        let (plain, shelf) = (Plain(), Bookcase())
        let first = HeadlessTables.makeBinder(HeadlessTable())
        first.onSection(.first).bind(cellType: ThingCell.self, models: { plain.things })
        first.onSection(.second).bind(cellType: ThingCell.self, models: { shelf.things })
        first.finish()
        first.follow()
        let second = HeadlessTables.makeBinder(HeadlessTable())
        second.onSection(.first).bind(cellType: ThingCell.self, models: { plain.things })
        second.sectionDisplayBehavior = .showsSections { shelf.things.isEmpty ? [] : [.first] }
        second.finish()
        second.follow()
        let unfinished = HeadlessTables.makeBinder(HeadlessTable())
        unfinished.onSection(.first).bind(cellType: ThingCell.self, models: { plain.things })
        unfinished.follow()
        for binder in [first, second, unfinished] {
            expectNotContains(binder.manager.validate().map(\.code), .unobservedFollowing)
        }
    }
}
