import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Re-entrancy (R10)")
struct ReentrancyTests {
    @Test(
        "What a handler registers counts from the next event on, inside every kind of handler",
        arguments: await AnySample.all)
    func registrationsWait(_ sample: AnySample) {
        let rig = sample.makeRig()
        _ = sample.register(rig, .brief)
        rig.show(sample)
        let focusEvents = ["shouldUpdateFocus", "didUpdateFocus"]
        let before = rig.manager.implementedEvents
        var isAnnouncedInside: [Bool] = []
        rig.insideCall = { [unowned rig] in
            rig.registerFocusEvents()
            isAnnouncedInside = focusEvents.map { rig.manager.announces(eventNamed: $0) }
        }
        expectNotNil(sample.send(rig, [0, 0]))
        expectEqual(isAnnouncedInside, focusEvents.map(before.contains))
        expectTrue(focusEvents.allSatisfy(rig.manager.implementedEvents.contains))
        expectEqual(rig.invariants, [])
    }

    @Test("What a handler cancels still counts for the event under way, and not for the next")
    func cancellationsWait() {
        let rig = Rig()
        let tokens = Tokens()
        var calls: [String] = []
        rig.apples.heightForCell.orPass { _, _ -> EventDecision<CGFloat> in
            calls.append("first")
            tokens.kept?.cancel()
            return .pass
        }
        tokens.kept = rig.apples.heightForCell { _, _ -> CGFloat in
            calls.append("second")
            return 70
        }
        expectEqual(rig.table.send(\.heightForCell, at: [0, 0]), 70)
        expectEqual(rig.table.send(\.heightForCell, at: [0, 0]), 44)
        expectEqual(calls, ["first", "second", "first"])
        expectEqual(rig.invariants, [])
    }

    @Test(
        "What is read inside any handler or owner method is what was written there, and the list gets it afterwards",
        arguments: await AnySample.all, [false, true])
    func dataChangesAtOnce(_ sample: AnySample, isOwners: Bool) {
        expectEqual(countAfterEmptying(inside: sample, isOwners: isOwners), 1)
    }

    /// Leaves one item inside an event; gives the number of items that the store has there. Afterwards it is one.
    private func countAfterEmptying(inside sample: AnySample, isOwners: Bool) -> Int? {
        let rig = sample.makeRig()
        let owner = rig.makeRecordingOwner()
        if isOwners { rig.manager.owner = owner } else { _ = sample.register(rig, .brief) }
        rig.show(sample)
        var seen: Int?
        rig.insideCall = { [unowned rig] in
            rig.manager.items.removeAll()
            rig.manager.items.append(Apple(name: "late"), toSection: 0)
            rig.manager.flush()
            seen = rig.manager.items.numberOfItems(inSection: 0)
        }
        _ = sample.send(rig, [0, 0])
        rig.list.layoutIfNeeded()
        expectEqual(rig.manager.items.sections.map(\.items.count), [1])
        expectEqual(rig.list.itemCounts, [1])
        expectNotContains(rig.codes(), .outsideData)
        expectEqual(rig.invariants, [])
        return seen
    }

    @Test("Changes made inside events, one in the other, are there at once and in their order")
    func changesKeepTheirOrder() {
        let rig = Rig([ItemSection([Apple(), Apple()])])
        var counts: [Int] = []
        rig.apples.didSelect.withoutCell { [unowned rig] _, path in
            rig.manager.items.append("outer")
            if path == at(0, 0) { rig.table.send(\.didSelect, at: at(0, 1)) }
            rig.manager.items.append("after")
            counts.append(rig.manager.items.numberOfItems(inSection: 0))
        }
        rig.table.tap([0, 0])
        expectEqual(counts, [5, 6])
        expectEqual(
            rig.manager.items.items(inSection: 0).dropFirst(2).map { "\($0)" }, ["outer", "outer", "after", "after"])
    }

    @Test("Outside an event the store changes at once, and the host is updated at the end of the turn")
    func hostHearsAtTheEndOfTheTurn() async {
        let rig = Rig()
        rig.manager.items.setSections([[Apple()], [Apple(), Apple()]])
        expectEqual(rig.manager.items.numberOfSections, 2)
        expectEqual(rig.table.numberOfItems(inSection: 0), 42)
        for _ in 0..<10 where rig.manager.isUpdatePending { await Task.yield() }
        expectEqual(rig.table.numberOfItems(inSection: 0), 1)
        expectEqual(rig.table.numberOfItems(inSection: 1), 2)
    }

    @Test("flush applies what is pending now")
    func flushAppliesNow() {
        let rig = Rig()
        rig.manager.items.setSections([[Apple()]])
        rig.manager.flush()
        expectEqual(rig.table.numberOfItems(inSection: 0), 1)
        expectFalse(rig.manager.isUpdatePending)
    }

    @Test("Filling a cell is as re-entrant as an event")
    func fillingIsNested() {
        let table = HeadlessTable()
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(AnyCell.self, for: Number.self) { _ in
        } configure: { [unowned manager] cell, number, _ in
            cell.text = "\(number)"
            if number == 1 { manager.items.setItems([Number(7)]) }
        }
        manager.items.setItems([1, 2] as [Number])
        table.layoutIfNeeded()
        table.layoutIfNeeded()
        expectEqual(table.cell(at: [0, 0])?.text, "7")
        expectEqual(table.numberOfItems(inSection: 0), 1)
        expectEqual(manager.anomalies, [])
    }

    @Test(
        "What an event inside a drop changes reaches the list when that event is over, what the drop itself changes at once",
        arguments: EachKit.allCases)
    func eventsInsideADrop(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2)])
            var counts: [String] = []
            func note(_ place: String) {
                counts.append(
                    "\(place) \(board.items.numberOfItems(inSection: 0)) \(board.list.numberOfItems(inSection: 0))")
            }
            board.mapping.didHighlight.withoutCell { [unowned board] _, _ in
                board.items.append(thing(3))
                board.manager.flush()
                note("inside")
            }
            board.manager.onHost.dropSessionDidUpdate { _, _ in .copy }
            board.manager.onHost.performDropWithCoordinator { [unowned board] _ in
                board.list.send(\.didHighlight, at: at(0, 0))
                note("behind")
                board.items.append(thing(4))
                board.manager.flush()
                note("drop")
            }
            board.list.drop(HeadlessDragSession([HeadlessDragItem("x")]), at: at(0, 0))
            note("over")
            board.endTurn()
            note("later")
            expectEqual(counts, ["inside 3 2", "behind 3 3", "drop 4 4", "over 4 4", "later 4 4"])
        }
        check(list.kit)
    }
}

/// A token that a closure registered before it can reach.
@MainActor
private final class Tokens {
    var kept: EventRegistration?
}
