import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("Conditions about sections after a look at other data than is shown (R1, R10, F33)")
struct ExplainedSectionsTests {
    @Test(
        "What is sent inside an event is about the sections that are shown, whatever was explained or validated before")
    func shownSections() {
        let (table, manager) = numberTable()
        var heights: [CGFloat?] = []
        manager.register(NumberCell.self) { mapping in
            mapping.condition = .section(id: "first")
            mapping.heightForCell { _, _ in 10 }
            mapping.didSelect { [weak manager] _, _ in
                guard let manager else { return }
                manager.items.moveSection(0, to: 1)
                heights = [0, 1].map { table.send(\.heightForCell, at: [$0, 0]) }
            }
        }
        manager.register(OtherCell.self, for: Number.self) { mapping in
            mapping.heightForCell { _, _ in 20 }
        } configure: { _, _, _ in
        }
        manager.items.setSections([
            ItemSection([Number(1)], id: "first"), ItemSection([Number(2)], id: "second"),
        ])
        table.layoutIfNeeded()
        #expect(manager.explain(\.heightForCell, at: [0, 0]).mayAnswer == [.handler])
        #expect(manager.validate() == [])
        table.tap([0, 0])
        #expect(heights == [10, 20])
    }
}
