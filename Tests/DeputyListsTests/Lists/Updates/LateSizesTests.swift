import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Neither UIKit's headers nor its pages say that a list asks for sizes because its delegate was set again, and a flow layout keeps them until
/// it is invalidated (`invalidateFlowLayoutDelegateMetrics`).
@MainActor
@Suite("Closures for sizes that come late (F83)", .releasesRigs)
struct LateSizesTests {
    /// What answers for the heights of things.
    enum Answerer: CaseIterable { case mapping, place, owner }

    @Test(
        "Whoever begins or ends to answer for sizes once the list has loaded has it ask again, once, at the end of the turn",
        arguments: EachKit.allCases, Answerer.allCases)
    func late(_ list: EachKit, _ answerer: Answerer) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2, 3)])
            let (list, manager) = (board.list, board.manager)
            let height = list.contentHeight
            let owner = HighOwner()
            var registrations = [EventRegistration]()
            switch answerer {
            case .mapping: Kit.answerHeight(board.mapping) { _ in 60 }
            case .place: registrations = [answer(60, on: manager)]
            case .owner: manager.owner = owner
            }
            board.endTurn()
            expectEqual(list.contentHeight, height + 48)
            expectEqual(asked(board), 3)
            if answerer == .place {
                // Another closure of an event that is announced already.
                manager.dispatcher.batch {
                    registrations.removeLast().cancel()
                    registrations.append(answer(70, on: manager))
                }
                board.endTurn()
                expectEqual(list.contentHeight, height + 78)
                expectEqual(asked(board), 6)
                registrations[0].cancel()
                board.endTurn()
                expectEqual(list.contentHeight, height)
            }
            board.endTurn()
            expectEqual(list.updates.reloads, 0)
            expectEqual(board.shown, "[1 2 3]")
            expectEqual(board.codes, [])
            expectEqual(list.exceptions, [])
        }
        check(list.kit)
    }

    @Test(
        "A closure that is no size's has nothing asked, and neither has one that comes with an update",
        arguments: EachKit.allCases)
    func others(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2, 3)])
            Kit.answerHeight(board.mapping) { _ in 60 }
            board.items.append(thing(4))
            board.endTurn()
            expectEqual(asked(board), 4)
            board.manager.on(model: Thing.self).didSelect.withoutCell { _, _ in }
            board.endTurn()
            expectEqual(asked(board), 4)
            expectEqual(board.list.updates.batches.count, 1)
        }
        check(list.kit)
    }

    private func answer<Kit: TestKit>(_ height: CGFloat, on manager: ListManager<Kit>) -> EventRegistration {
        if let tables = manager as? TableManager<HeadlessTables> {
            return tables.on(ThingCell.self).heightForCell { _, _ in height }
        }
        let collections = manager as! CollectionManager<HeadlessCollections>
        return collections.on(ThingItemCell.self).sizeForCell { _, _ in CGSize(width: 44, height: height) }
    }

    /// How often a size was asked for.
    private func asked<Kit: TestKit>(_ board: ListBoard<Kit>) -> Int {
        board.list.journal["heightForCell"].count + board.list.journal["sizeForCell"].count
    }
}

/// An owner whose rows are 60 points high.
private final class HighOwner: HeadlessSlotObject {
    func responds(to event: DelegateEvent) -> Bool { ["heightForCell", "sizeForCell"].contains(event.name) }
    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        (60 as CGFloat) as? Answer ?? CGSize(width: 44, height: 60) as? Answer
            ?? event.fallback(EventSituation(host: nil, argument: argument, position: position))
    }
}
