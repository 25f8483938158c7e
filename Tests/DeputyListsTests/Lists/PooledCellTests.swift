import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Cells in the pool (R8)")
struct PooledCellTests {
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
