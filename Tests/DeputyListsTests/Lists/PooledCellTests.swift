import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("What the pool keeps (F43, R8)")
struct PooledCellTests {
    /// Which events are announced while a row is deleted.
    enum Announced: CaseIterable { case nothing, leaving, both }

    @Test("A pooled cell does not keep a deleted model", arguments: Announced.allCases, [false, true])
    func pooledCellsKeepNoDeletedModel(announced: Announced, scrolledAway: Bool) {
        let table = HeadlessTable(height: 88)
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(TokenCell.self) { mapping in
            if announced != .nothing { mapping.didEndDisplaying { _, _, _ in } }
            if announced == .both { mapping.willDisplay { _, _, _ in } }
        }
        manager.register(AppleCell.self)
        weak var gone: Token?
        do {
            let token = Token()
            gone = token
            manager.items.setItems([token] + (0..<40).map { _ in Apple() })
        }
        table.layoutIfNeeded()
        expectTrue(table.cell(at: at(0, 0)) is TokenCell)
        if scrolledAway { table.scroll(to: at(0, 20)) }
        manager.items.remove(at: at(0, 0))
        table.layoutIfNeeded()
        expectNil(gone)
    }

    @Test("A cell that leaves the screen still brings its own item, though events come to be announced late (R8)")
    func lateRegistration() {
        let table = HeadlessTable(height: 88)
        let manager = TableManager(table)
        manager.register(AppleCell.self)
        manager.items.setItems((0..<40).map { Apple(name: "\($0)") })
        table.layoutIfNeeded()
        // An update that changes nothing here.
        manager.items.append(Apple(name: "last"))
        table.layoutIfNeeded()
        var ended: [String] = []
        manager.on(AppleCell.self).didEndDisplaying { _, apple, _ in ended.append(apple.name) }
        manager.items.remove(at: at(0, 0))
        table.layoutIfNeeded()
        expectEqual(ended, ["0"])
        table.scroll(to: at(0, 20))
        expectEqual(ended, ["0", "1", "2"])
    }
}
