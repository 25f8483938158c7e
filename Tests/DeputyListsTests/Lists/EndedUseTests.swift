import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// What a manager keeps of cells that are gone.
@MainActor
@Suite("What is kept of uses that ended (F43)")
struct EndedUseTests {
    @Test("However many views a table made, what is kept of those that are gone is bounded")
    func endedUsesAreLetGo() {
        let (table, manager) = numberTable()
        manager.register(NumberCell.self)
        table.layoutIfNeeded()
        for number in 0..<600 {
            manager.items.replace(at: [0, 0], with: Number(number))
            manager.flush()
        }
        let uses = Mirror(reflecting: manager.core.uses).descendant("uses")
        let kept = uses.map { Mirror(reflecting: $0).children.count }
        expectEqual(kept.map { $0 >= 3 && $0 < 300 }, true)
    }
}
