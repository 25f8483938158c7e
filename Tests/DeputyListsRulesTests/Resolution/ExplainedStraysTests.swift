import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What explain says of closures that no row reaches, and of an event without a row.
@MainActor
@Suite("Explaining what is registered where no row is (R17, F33, F39)", .releasesRigs)
struct ExplainedStraysTests {
    private final class StrayCell: HeadlessCell {}

    @Test("Closures for a cell that was never registered are named with their line, and nobody answers")
    func neverRegistered() {
        let (_, manager) = numberTable()
        manager.register(NumberCell.self)
        let token = manager.on(StrayCell.self, for: Number.self).didSelect { _, _, _ in }
        let resolution = manager.explain(\.didSelect, at: [0, 0])
        expectEqual(resolution.answeredBy, .nobody)
        expectContains(
            "\(resolution)", "no, no mapping is registered that the closures for it are for: StrayCell (\(token.site))")
        token.cancel()
        expectContains("\(manager.explain(\.didSelect, at: [0, 0]))", "no, nothing is registered for it")
    }

    @Test("Without a row it depends on the row, for a notice and for a question, also beside an owner")
    func withoutARow() {
        let (_, manager) = numberTable()
        manager.register(NumberCell.self) {
            $0.didSelect { _, _, _ in }
            $0.heightForCell { _, _ in 30 }
        }
        let notice = manager.explain(\.didSelect)
        expectEqual(notice.answeredBy, .depends)
        expectEqual(notice.mayAnswer, [.handler, .nobody])
        expectContains("\(notice)", "for a row of its mapping; else nobody")
        expectEqual(manager.explain(\.heightForCell).mayAnswer, [.handler, .default])
        expectEqual(manager.explain(\.didDeselect).answeredBy, .nobody)
        let owner = RowsOwner()
        manager.owner = owner
        expectEqual(manager.explain(\.didSelect).mayAnswer, [.handler, .owner])
    }

    @Test("A section's id that no section has is named, with the nearest and the id of the row's own section (F5)")
    func unknownSection() {
        let table = HeadlessTable()
        let manager = TableManager(table, anomalyLog: quietLog())
        manager.register(NumberCell.self) {
            $0.condition = .section(id: "pined")
            $0.didSelect { _, _, _ in }
        }
        manager.items.setSections([
            ItemSection([Number(1)], id: "pinned"), ItemSection([Number(2)], id: "others"),
        ])
        table.layoutIfNeeded()
        let words = "\(manager.explain(\.didSelect, at: [1, 0]))"
        expectContains(
            words, "the id of this section is others; no section has the id pined, and the nearest is pinned")
    }
}
