import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("No cell on screen (R7)")
struct OffScreenTests {
    @Test("However many closures want a cell that is not there, the notice is reported once (R7)", arguments: 1...3)
    func reportedOnce(count: Int) {
        let rig = Rig()
        for _ in 0..<count { rig.apples.didSelect { [unowned rig] _, _, _ in rig.calls.append("called") } }
        rig.manager.anomalyLog.removeAll()
        rig.table.send(\.didSelect, at: at(0, 30))
        expectEqual(rig.calls, [])
        expectEqual(rig.codes(), [.cellOffScreen])
        expectEqual(rig.manager.anomalies.map(rig.manager.anomalyLog.occurrences), [1])
    }

    @Test("A stream that hears of the row is no closure that was called, so the skipped one is reported (R7)")
    func besideAStream() {
        let rig = Rig()
        let stream = rig.apples.events(\.didSelect)
        rig.apples.didSelect { [unowned rig] _, _, _ in rig.calls.append("called") }
        rig.manager.anomalyLog.removeAll()
        rig.table.send(\.didSelect, at: at(0, 30))
        expectEqual(rig.calls, [])
        expectEqual(rig.codes(), [.cellOffScreen])
        withExtendedLifetime(stream) {}
    }

    @Test(
        "A closure that takes another model misses no cell: it says nothing, and a trace says why it was passed over (R7)"
    )
    func ofAnotherModel() {
        let table = HeadlessTable(height: 88)
        let manager = TableManager(table, anomalyLog: quietLog())
        manager.register(HeadlessCell.self, for: Any.self) { cell, item, _ in cell.text = "\(item)" }
        manager.on(HeadlessCell.self, for: Int.self).didSelect { _, _, _ in }
        manager.items.setItems(["a", "b", "c", "d", 5] as [Any])
        table.layoutIfNeeded()
        manager.isTracing = true
        table.send(\.didSelect, at: at(0, 3))
        expectEqual(manager.anomalies.map(\.code), [])
        expectEqual(manager.lastResolution(of: \.didSelect)?.description.contains("the item is not Int"), true)
        table.send(\.didSelect, at: at(0, 4))
        expectEqual(manager.anomalies.map(\.code), [.cellOffScreen])
    }

    @Test("A question whose closures all want a cell that is not there gets its default, which is reported (R7)")
    func questions() {
        let rig = Rig()
        rig.apples.shouldHighlight { _, _, _ in false }
        rig.apples.canFocus { _, _, _ in false }
        rig.apples.canFocus.withoutCell { _, _ in false }
        rig.manager.anomalyLog.removeAll()
        expectEqual(rig.table.send(\.shouldHighlight, at: at(0, 30)), true)
        expectEqual(rig.codes(), [.cellOffScreen])
        rig.manager.anomalyLog.removeAll()
        // The next that wants none is asked.
        expectEqual(rig.table.send(\.canFocus, at: at(0, 30)), false)
        expectEqual(rig.codes(), [])
    }

    @Test(
        "The cell that was made last is none of its row's once it has scrolled away, for whatever is asked then, whether the list is heard to show its cells or not (R7, R17)",
        arguments: EachKit.allCases, [false, true])
    func madeLast(_ list: EachKit, isHeard: Bool) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let list = Kit.makeList(height: 200)
            // It has what was made ahead.
            (list as? HeadlessCollection)?.isPrefetchingEnabled = false
            let manager = ListManager<Kit>(list, anomalyLog: quietLog())
            var cells = 0
            manager.register(Kit.ThingCell.self) { mapping in
                mapping.canFocus { _, _, _ in
                    cells += 1
                    return false
                }
                if isHeard { mapping.didEndDisplaying.withoutCell { _, _ in } }
            }
            manager.items.setItems(many(40))
            list.layoutIfNeeded()
            // The row at the lower end is made last, and leaves; no other comes.
            let before = list.visibleItems.count
            while list.visibleItems.count == before { list.scroll(by: 10) }
            let last = at(0, before)
            expectEqual(list.visibleItems.last, last)
            list.scroll(by: -10)
            expectNil(list.cell(at: last))
            expectEqual(list.send(\.canFocus, at: last), true)
            expectEqual(cells, 0)
            expectEqual(manager.explain(\.canFocus, at: last).answeredBy, .default)
        }
        check(list.kit)
    }

    @Test(
        "Of closures that want the cell and others, all are asked with it, the others without it (R7)",
        arguments: [false, true])
    func oneOfThree(lastWantsCell: Bool) {
        let rig = Rig()
        var asked: [String] = []
        // The third joins a list that no event has.
        for number in 0..<3 {
            if (number == 2) == lastWantsCell {
                rig.apples.shouldHighlight.orPass { (_, _, _) -> EventDecision<Bool> in
                    asked.append("cell \(number)")
                    return .pass
                }
            } else {
                rig.apples.shouldHighlight.withoutCell.orPass { (_, _) -> EventDecision<Bool> in
                    asked.append("\(number)")
                    return .pass
                }
            }
        }
        rig.manager.anomalyLog.removeAll()
        let all = lastWantsCell ? ["0", "1", "cell 2"] : ["cell 0", "cell 1", "2"]
        for _ in 0..<3 {
            asked = []
            rig.table.send(\.shouldHighlight, at: at(0, 0))
            expectEqual(asked, all)
            asked = []
            rig.table.send(\.shouldHighlight, at: at(0, 30))
            expectEqual(asked, all.filter { !$0.hasPrefix("cell") })
        }
        expectEqual(rig.codes(), [])
    }

    @Test("Handlers get the view that the host gives, though the host cannot find it (R7)", arguments: 1...2)
    func givenView(count: Int) throws {
        let rig = Rig()
        let object = Counter()
        var told: [ObjectIdentifier] = []
        for _ in 0..<count {
            rig.apples.willDisplay { cell, _, _ in told.append(ObjectIdentifier(cell)) }.live(with: object)
        }
        let cell = rig.manager.cell(in: rig.table, at: at(0, 30))
        expectNil(rig.table.cell(at: at(0, 30)))
        // The second time it is known who handles it.
        for _ in 0..<2 {
            try rig.table.sendAtOnce(\.willDisplay, view: cell, at: at(0, 30))
        }
        expectEqual(told, [ObjectIdentifier(cell), ObjectIdentifier(cell)])
        expectEqual(rig.codes(), [])
        withExtendedLifetime(object) {}
    }
}
