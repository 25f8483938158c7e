import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Mappings that end (F9, F12)")
struct EndingMappingTests {
    @Test("Cancelling a mapping's token shows its rows with the next mapping, as unregistering does (F9)")
    func cancelledMappingLeavesTheTable() {
        let stage = EndingStage()
        let token = stage.register()
        expectNotNil(stage.cell)
        token.cancel()
        stage.table.layoutIfNeeded()
        expectTrue(stage.table.cell(at: at(0, 0)) is AppleCell)
        expectEqual(stage.table.updates.reloads, 2)
    }

    @Test("A mapping that ends with an object leaves the table at the next look (F9)")
    func mappingEndsWithItsObject() {
        let stage = EndingStage()
        var object: Token? = Token()
        stage.register().live(with: object!)
        stage.table.layoutIfNeeded()
        expectNotNil(stage.cell)
        object = nil
        stage.table.layoutIfNeeded()
        expectTrue(stage.table.cell(at: at(0, 0)) is AppleCell)
        expectEqual(stage.manager.dispatcher.checkInvariants(), [])
    }

    @Test("An event that finds a mapping's object gone has the table updated, when the event is over (F9, R5)")
    func eventFindsADeadMapping() {
        let stage = EndingStage()
        var object: Token? = Token()
        stage.register().live(with: object!)
        stage.manager.on(model: Apple.self).didHighlight.withoutCell { _, _ in object = nil }
        stage.manager.on(model: Apple.self).didSelect.withoutCell { [unowned stage] _, _ in
            stage.notes.append("selected")
        }
        stage.table.layoutIfNeeded()
        let scope = stage.scope
        expectEqual(scope?.hasEnded, false)
        stage.table.tap(at(0, 0))
        expectNil(object)
        // It goes in the first event of the tap, which finds that at its end; nothing of it is left for the next.
        expectEqual(stage.notes, ["end", "selected"])
        expectEqual(scope?.hasEnded, true)
        stage.manager.flush()
        stage.table.layoutIfNeeded()
        expectTrue(stage.table.cell(at: at(0, 0)) is AppleCell)
    }

    @Test(
        "A use whose own closure ends the mapping, or detaches the manager, has no scope that goes on",
        arguments: [0, 1])
    func usesThatEndAsTheyBegin(way: Int) {
        let stage = EndingStage()
        var token: EventRegistration?
        var scope: ViewUseScope?
        token = stage.manager.register(EndingCell.self) { mapping in
            mapping.whileInUse { [unowned stage] use, _, _, _ in
                scope = use
                if way == 0 { token?.cancel() } else { stage.manager.detach() }
            }
        }
        stage.manager.register(AppleCell.self)
        stage.table.layoutIfNeeded()
        expectEqual(scope?.hasEnded, true)
    }

    @Test("The scopes of a mapping end when the mapping does, whichever way", arguments: [0, 1, 2])
    func scopesEndWithTheirMapping(way: Int) {
        let stage = EndingStage()
        var object: Token? = Token()
        let token = stage.register()
        let scope = stage.scope
        expectEqual(scope?.hasEnded, false)
        switch way {
        case 0: token.cancel()
        case 1: stage.manager.unregister(EndingCell.self)
        default:
            token.live(with: object!)
            stage.manager.flush()
            expectEqual(scope?.hasEnded, false)
            object = nil
            stage.manager.flush()
        }
        expectEqual(scope?.hasEnded, true)
        expectEqual(stage.notes, ["end"])
        expectFalse(stage.manager.responds(to: \.didEndDisplaying))
    }

    @Test("A cell that is filled again has a scope of its own from then on, and the one before has ended (F45)")
    func filledAgain() {
        let stage = EndingStage()
        var scopes: [ViewUseScope] = []
        stage.manager.register(EndingCell.self) { $0.whileInUse { scope, _, _, _ in scopes.append(scope) } }
        stage.table.layoutIfNeeded()
        let cell = stage.cell
        stage.manager.items.replace(at: at(0, 0), with: Apple(name: "b"))
        stage.table.layoutIfNeeded()
        expectSame(stage.cell, cell)
        expectEqual(scopes.map(\.hasEnded), [true, false])
    }

    @Test("A cell's closure that lived with an object that is gone does nothing, and reports nothing (F44, R11)")
    func closureOfADeadObject() {
        let stage = EndingStage()
        var object: Token? = Token()
        stage.manager.register(EndingCell.self) { mapping in
            mapping.on(\.didTap) { [unowned stage] _, _ in stage.notes.append("tap") }.live(with: object!)
        }
        stage.table.layoutIfNeeded()
        let cell = stage.cell
        object = nil
        stage.manager.items.removeAll()
        cell?.didTap?()
        expectEqual(stage.notes, [])
        expectEqual(stage.manager.anomalies, [])
    }

    @Test("The cells of a mapping that ended deliver nothing")
    func endedMappingsDeliverNothing() {
        let stage = EndingStage()
        let token = stage.register()
        let cell = stage.cell
        cell?.didTap?()
        token.cancel()
        cell?.didTap?()
        expectEqual(stage.notes, ["tap a", "end"])
    }

    @Test(
        "flush in the event in which a mapping's object dies does not hide that: its rows have the next mapping's cells (F9, R10)",
        arguments: EachKit.allCases)
    func flushInTheEvent(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let list = Kit.makeList()
            let manager = ListManager<Kit>(list, anomalyLog: quietLog())
            var object: Token? = Token()
            manager.register(Kit.OddCell.self) { mapping in
                mapping.didSelect.withoutCell { [unowned manager] _, _ in
                    object = nil
                    manager.flush()
                }
            }.live(with: object!)
            manager.register(Kit.ThingCell.self)
            manager.items.setItems(things(1))
            list.layoutIfNeeded()
            expectTrue(list.cell(at: at(0, 0)) is Kit.OddCell)
            list.tap(at(0, 0))
            expectNil(object)
            list.layoutIfNeeded()
            expectTrue(list.cell(at: at(0, 0)) is Kit.ThingCell)
        }
        check(list.kit)
    }
}
