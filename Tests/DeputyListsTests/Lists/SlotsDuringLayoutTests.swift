import Foundation
import TestSupport
import Testing

@testable import DeputyHeadless
@testable import ListTestSupport

/// What is registered while a list lays itself out is announced when that is over.
@MainActor
@Suite("No slot is set again in the middle of a list's own layout (R5, R10, R16)")
struct SlotsDuringLayoutTests {
    @Test("A closure registered while a cell is filled or appears is called from then on", arguments: EachKit.allCases)
    func registeredInLayout(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            for isFilling in [true, false] {
                let table = Kit.makeList(height: 1000)
                let manager = ListManager<Kit>(table)
                manager.anomalyLog.sink = { _ in }
                var (selected, ended, registrations) = ([Int](), [Int](), 0)
                func register() {
                    guard registrations == 0 else { return }
                    registrations += 1
                    manager.on(Kit.ThingCell.self).didSelect.withoutCell { thing, _ in selected.append(thing.id) }
                    manager.on(Kit.ThingCell.self).didEndDisplaying.withoutCell { thing, _ in ended.append(thing.id) }
                }
                manager.register(Kit.ThingCell.self) { mapping in
                    mapping.willDisplay { _, _, _ in if !isFilling { register() } }
                } configure: { _, _, _ in
                    if isFilling { register() }
                }
                manager.items.setItems(things(1, 2, 3))
                manager.flush()
                let timesAsked = table.slots.timesAsked
                table.layoutIfNeeded()
                expectEqual(registrations, 1)
                expectEqual(table.slots.timesAsked, timesAsked)
                table.tap([0, 1])
                manager.items.remove(at: [0, 0])
                manager.flush()
                table.layoutIfNeeded()
                expectEqual(selected, [2])
                expectEqual(ended, [1])
                expectEqual(manager.anomalies.map(\.code), [])
            }
        }
        check(list.kit)
    }

    @Test("It is announced at the end of the turn, without a call", arguments: EachKit.allCases)
    func announcedLater(_ list: EachKit) async {
        func check<Kit: TestKit>(_: Kit.Type) async {
            let table = Kit.makeList(height: 1000)
            let manager = ListManager<Kit>(table)
            var isDue = true
            manager.register(Kit.ThingCell.self) { mapping in
                mapping.willDisplay { _, _, _ in
                    guard isDue else { return }
                    isDue = false
                    manager.on(Kit.ThingCell.self).didHighlight.withoutCell { _, _ in }
                }
            }
            manager.items.setItems(things(1, 2))
            manager.flush()
            let timesAsked = table.slots.timesAsked
            table.layoutIfNeeded()
            expectEqual(table.slots.timesAsked, timesAsked)
            let event = manager.dispatcher.catalogue.event(named: "didHighlight")!
            await until { table.isAnnounced(event) }
        }
        await check(list.kit)
    }
}
