import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("A slot that another object takes (R16, F37)")
struct LostSlotTests {
    let rig = SlotRig()

    @Test(
        "It is reported at the next registration, and its events are not implemented any more",
        arguments: DelegatePart.allCases)
    func takenThenRegistered(_ part: DelegatePart) {
        _ = SlotEvent.register(part, on: rig.manager)
        rig.load()
        let other = OwnDelegate()
        HeadlessTables.setOccupant(other, of: part, in: rig.table)
        rig.manager.onHost.shouldUpdateFocus { _ in true }
        expectEqual(rig.count(.lostSlot), 1)
        expectTrue(
            rig.manager.anomalies.contains {
                $0.headline.contains(slotName(part)) && $0.headline.contains("OwnDelegate")
            })
        expectSame(rig.table.occupant(of: part), other)
        for other in DelegatePart.allCases where other != part {
            _ = SlotEvent.register(other, on: rig.manager)
        }
        for each in DelegatePart.allCases {
            expectEqual(SlotEvent.isImplemented(each, by: rig.manager), (each != part), "\(each)")
        }
        expectEqual(rig.count(.lostSlot), 1)
    }

    @Test("It is reported at the next update too, and when it was emptied", arguments: DelegatePart.allCases)
    func emptiedThenUpdated(_ part: DelegatePart) {
        _ = SlotEvent.register(part, on: rig.manager)
        rig.load()
        HeadlessTables.setOccupant(nil, of: part, in: rig.table)
        expectEqual(rig.count(.lostSlot), 0)
        rig.manager.items.append(Apple())
        rig.manager.flush()
        expectEqual(rig.count(.lostSlot), 1)
        expectTrue(rig.manager.anomalies.contains { $0.headline.contains("\(slotName(part)) was set to nil") })
        expectNil(rig.table.occupant(of: part))
    }

    @Test("A question about what is implemented notices it automatically")
    func askedOnly() {
        _ = SlotEvent.register(.delegate, on: rig.manager)
        rig.load()
        let other = OwnDelegate()
        rig.table.delegate = other
        expectFalse(rig.manager.responds(to: \.heightForCell))
        expectEqual(rig.manager.implementedEvents, [])
        expectEqual(rig.count(.lostSlot), 1)
    }

    @Test("So does an explanation, of a row and without one", arguments: [true, false])
    func explained(_ hasRow: Bool) {
        _ = SlotEvent.register(.delegate, on: rig.manager)
        rig.load()
        let other = OwnDelegate()
        rig.table.delegate = other
        let resolution =
            hasRow ? rig.manager.explain(\.heightForCell, at: [0, 0]) : rig.manager.explain(\.heightForCell)
        expectEqual(resolution.answeredBy, .neverSent)
        expectEqual(rig.count(.lostSlot), 1)
    }

    @Test("A wrapper that passes everything on still reaches the closures")
    func wrapped() {
        var tapped: [IndexPath] = []
        rig.manager.on(model: Apple.self).didSelect.withoutCell { _, path in tapped.append(path) }
        rig.load()
        let wrapper = Wrapper()
        wrapper.target = rig.table.delegate
        rig.table.delegate = wrapper
        rig.table.tap([0, 1])
        expectEqual(tapped, [[0, 1]])
        expectEqual(wrapper.passedOn, 1)
        rig.manager.flush()
        expectEqual(rig.manager.anomalies.map(\.code), [])
        rig.manager.items.append(Apple())
        rig.manager.flush()
        expectEqual(rig.manager.anomalies.map(\.code), [.lostSlot])
    }

    @Test(
        "A proxy that is put back answers as before, and the table asks again what is implemented",
        arguments: ["at the next registration", "at the next update"])
    func putBack(_ time: String) {
        _ = SlotEvent.register(.delegate, on: rig.manager)
        rig.load()
        let proxy = rig.table.delegate
        let other = OwnDelegate()
        rig.table.delegate = other
        rig.manager.on(model: Apple.self).didSelect.withoutCell { _, _ in }
        expectFalse(rig.manager.responds(to: \.heightForCell))
        rig.table.delegate = proxy
        if time == "at the next update" {
            rig.manager.items.append(Apple())
            rig.manager.flush()
        } else {
            rig.manager.on(model: Apple.self).willDisplay.withoutCell { _, _ in }
            expectNotNil(rig.table.send(\.willDisplay, at: [0, 0]))
        }
        expectTrue(rig.manager.responds(to: \.heightForCell))
        expectEqual(rig.table.send(\.heightForCell, at: [0, 0]), 50)
        expectNotNil(rig.table.send(\.didSelect, at: [0, 0]))
    }

    @Test("A table that asks another object for its rows is reloaded, and never gets a batch")
    func rowsOfAnother() {
        rig.load()
        let other = OwnDelegate()
        rig.table.dataSource = other
        rig.manager.items.append(Apple())
        rig.manager.flush()
        expectEqual(rig.table.updates.batches, [])
        #expect(rig.table.updates.reloads > 0)
        expectEqual(rig.table.updates.refusals, [])
        expectEqual(rig.table.itemCounts, [7])
        expectEqual(rig.count(.lostSlot), 1)
        expectEqual(rig.manager.checkInvariants(), [])
    }

    private func slotName(_ part: DelegatePart) -> String {
        switch part {
        case .delegate: "delegate"
        case .dataSource: "dataSource"
        case .drag: "dragDelegate"
        case .drop: "dropDelegate"
        case .prefetching: "prefetchDataSource"
        }
    }

    @Test(
        "A registration that announces nothing new finds it at once, alone or with others as one",
        arguments: EachKit.allCases, [false, true])
    func takenThenRegisteredAgain(_ list: EachKit, asOne: Bool) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let rig = ListRig<Kit>()
            func register() {
                rig.manager.on(model: Apple.self).itemsForBeginningDragSession.withoutCell { _, _, _ in [] }
            }
            register()
            rig.list.dragDelegate = nil
            expectEqual(rig.codes(), [])
            if asOne { rig.manager.register(Kit.ThingCell.self) } else { register() }
            expectEqual(rig.codes().filter { $0 == .lostSlot }, [.lostSlot])
        }
        check(list.kit)
    }
}
