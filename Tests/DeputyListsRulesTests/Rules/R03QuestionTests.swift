import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Over every event the rule is in RulesOverTheCatalogueTests.
@MainActor
@Suite("Questions: handler, owner, default (R3)")
struct QuestionTests {
    @Test("A question about a place without an item goes to the owner, and with none to the default (R3, R12)")
    func noItem() {
        let rig = Rig()
        let owner = Controller()
        rig.apples.heightForCell { _, _ in 80 }
        expectEqual(rig.table.send(\.heightForCell, at: at(0, 99)), 44)
        rig.manager.owner = owner
        expectEqual(rig.table.send(\.heightForCell, at: at(0, 99)), 60)
    }
}
