import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Conditions about sections after a look at other data than is shown (R1, F33)")
struct ExplainedSectionsTests {
    @Test(
        "What a list tells of rows before it has the new data is about their sections then, whatever was explained meanwhile"
    )
    func shownSections() {
        let (table, manager) = numberTable()
        var cancelled: Set<String> = []
        manager.register(NumberCell.self) { mapping in
            mapping.condition = .section(id: "first")
            mapping.prefetch { _, _ in }
            mapping.cancelPrefetch { _, _ in cancelled.insert("first") }
        }
        manager.register(OtherCell.self, for: Number.self) { mapping in
            mapping.prefetch { _, _ in }
            mapping.cancelPrefetch { _, _ in cancelled.insert("second") }
        } configure: { _, _, _ in
        }
        let numbers = (0..<40).map { Number($0) }
        manager.items.setSections([ItemSection(numbers, id: "first"), ItemSection(numbers, id: "second")])
        table.layoutIfNeeded()
        expectFalse(table.journal["prefetch"].isEmpty)
        manager.items.moveSection(0, to: 1)
        expectEqual(manager.explain(\.willDisplay, at: [0, 0]).mayAnswer, [.nobody])
        expectEqual(manager.validate(), [])
        manager.flush()
        expectEqual(cancelled, ["first"])
    }
}
