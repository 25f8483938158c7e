import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("R1: conditions on a section's own identifier (F5)")
struct R01SectionIDTests {
    let board = Board()

    init() {
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self) { $0.condition = .section(id: "odd") }
        board.manager.register(ThingCell.self)
        board.items.setSections([
            ItemSection(things(1)), ItemSection(things(2), id: "odd"), ItemSection(things(3), id: 7),
        ])
        board.table.layoutIfNeeded()
    }

    /// Has rows of the odd section be 99 points high, so that a height tells the mapping.
    private func answerHeightOfOdd() {
        board.manager.unregister(OddCell.self)
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self) { mapping in
            mapping.condition = .section(id: "odd")
            mapping.heightForCell { _, _ in 99 }
        }
        board.manager.register(ThingCell.self)
        board.table.layoutIfNeeded()
    }

    /// The height the table gets while it has not been told of changes: `send` would tell it first.
    private func answered(_ section: Int) -> CGFloat? {
        let event = SharedCatalogue<E>.shared.events.heightForCell
        guard let delegate = board.table.delegate, delegate.responds(to: event) else { return nil }
        return delegate.ask(event, (), view: nil, at: at(section, 0))
    }

    @Test("The mapping is that of the section's rows, wherever the section moves")
    func followsItsSection() {
        expectEqual(board.shown, "[1] [odd 2] [3]")
        board.items.moveSection(1, to: 0)
        board.table.layoutIfNeeded()
        expectEqual(board.shown, "[odd 2] [1] [3]")
        board.items.move(at(1, 0), to: at(0, 1))
        board.table.layoutIfNeeded()
        expectEqual(board.shown, "[odd 2 odd 1] [] [3]")
        expectEqual(board.codes, [])
    }

    @Test("It is asked about the data the table shows while events are answered, and about the current data by explain")
    func asksTheRightData() {
        answerHeightOfOdd()
        board.items.moveSection(1, to: 0)
        func explained(_ section: Int) -> Bool {
            board.manager.explain(\.heightForCell, at: at(section, 0)).answeredBy == .handler
        }
        expectEqual((0..<3).map(explained), [true, false, false])
        // The table has not been told yet.
        expectEqual((0..<3).map(answered), [44, 99, 44])
        board.table.layoutIfNeeded()
        expectEqual((0..<3).map(answered), [99, 44, 44])
    }

    @Test("A section's new id counts at once for its items, before the table has the new data (R19)")
    func renamed() {
        answerHeightOfOdd()
        board.items.setSections([ItemSection(things(1), id: "odd"), ItemSection(things(2))])
        // After a registration nothing is remembered of who answers.
        board.manager.on(model: Thing.self).didSelect.withoutCell { _, _ in }
        expectEqual((0...1).map(answered), [99, 44])
        board.table.layoutIfNeeded()
        expectEqual((0...1).map(answered), [99, 44])
        expectEqual(board.shown, "[odd 1] [2]")
    }

    @Test("The condition is read as it was written, and explain puts it into words (F33)")
    func inWords() throws {
        var condition: MappingCondition<Thing, IndexPath>?
        board.manager.register(OddCell.self) { mapping in
            mapping.condition = .section(id: "odd")
            condition = mapping.condition
        }
        guard case ._sectionWithID(let id) = try #require(condition) else {
            Issue.record("\(String(describing: condition))")
            return
        }
        expectEqual(id, "odd" as AnyHashable)
        let words = "\(board.manager.explain(\.didSelect, at: at(0, 0)))"
        expectContains(words, "it holds only in the section with the id odd")
    }

    @Test("Headers have the condition as well")
    func headers() {
        final class OddHeader: HeadlessHeaderFooter {}
        board.manager.unregisterHeader(TextHeader.self)
        board.manager.registerHeader(OddHeader.self, for: Int.self) { mapping in
            mapping.condition = .section(id: 7)
            guard case ._sectionWithID(let id) = mapping.condition, id == 7 as AnyHashable else {
                Issue.record("\(mapping.condition)")
                return
            }
        } configure: { view, number, _ in
            view.text = "odd \(number)"
        }
        board.manager.registerHeader(TextHeader.self)
        for section in 0..<3 { board.items.setHeader(section, inSection: section) }
        board.table.layoutIfNeeded()
        expectEqual((0..<3).map { board.table.header(inSection: $0)?.text }, ["header 0", "header 1", "odd 2"])
    }
}
