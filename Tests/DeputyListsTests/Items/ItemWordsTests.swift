import DeputyHeadless
import Foundation
import Testing

/// An item with an `id` of its own and a value.
private struct Entry: Identifiable, Equatable {
    var id: Int
    var isRead = false
}

@MainActor
@Suite("Changing and finding several items at once (F60)")
struct ItemWordsTests {
    let board = Board([things(1, 2, 3, 4), things(5, 6)])

    @Test("Several places to remove, in any order, are those before any is removed")
    func removePlaces() {
        let sixth = board.items.identity(at: at(1, 1))
        board.items.remove(at: [at(0, 2), at(1, 0), at(0, 0), at(0, 2)])
        #expect(board.data == "[2 4] [6]")
        #expect(board.items.identity(at: at(1, 0)) == sixth)
        board.manager.flush()
        #expect(board.shown == "[2 4] [6]")
        #expect(board.table.updates.reloads == 0)
        #expect(board.table.updates.batches.map(\.stage.deletedItems) == [[at(0, 0), at(0, 2), at(1, 0)]])
        #expect(board.manager.checkInvariants() == [])
    }

    @Test("Each place outside the data is reported, and the other items are removed")
    func removePlacesOutside() {
        board.items.remove(at: [at(0, 9), at(0, 1), [3], at(7, 0)])
        #expect(board.data == "[1 3 4] [5 6]")
        #expect(board.codes == [.outsideData, .outsideData, .outsideData])
        board.items.remove(at: [] as [IndexPath])
        #expect(board.data == "[1 3 4] [5 6]")
    }

    @Test("Items a closure says yes to are removed from all sections, and the others keep their identities")
    func removeWhere() {
        let fourth = board.items.identity(at: at(0, 3))
        board.items.remove(where: { ($0 as? Thing)?.id.isMultiple(of: 2) == false })
        #expect(board.data == "[2 4] [6]")
        #expect(board.items.identity(at: at(0, 1)) == fourth)
        board.manager.flush()
        #expect(board.shown == "[2 4] [6]")
        #expect(board.table.updates.reloads == 0)
    }

    @Test("A closure for a type is asked about items of that type only, wrapped or not")
    func removeTyped() {
        let list = AnyTable([1, "s", Optional(2) as Any, AnyHashable(3), 4])
        var asked: [Int] = []
        list.manager.items.remove { (number: Int) in
            asked.append(number)
            return number > 1
        }
        #expect(asked == [1, 2, 3, 4])
        #expect(list.manager.items.items(inSection: 0).map { "\($0)" } == ["1", "s"])
    }

    @Test("A closure that changes the store while it is asked changes nothing of what is removed")
    func removeWhereReenters() {
        board.items.remove(where: { item in
            if (item as? Thing)?.id == 1 { board.items.append(thing(9)) }
            return (item as? Thing)?.id == 2
        })
        board.manager.flush()
        #expect(board.data == "[1 3 4 9] [5 6]")
        #expect(board.shown == board.data)
    }

    @Test("Several items are inserted in order, at the latest at the end of a section; a place behind that is reported")
    func insertSeveral() {
        board.items.insert(contentsOf: things(7, 8), at: at(0, 1))
        board.items.insert(contentsOf: things(9), at: at(1, 2))
        #expect(board.data == "[1 7 8 2 3 4] [5 6 9]")
        board.items.insert(contentsOf: things(10), at: at(1, 9))
        #expect(board.codes == [.outsideData])
        board.manager.flush()
        #expect(board.shown == "[1 7 8 2 3 4] [5 6 9]")
        #expect(board.table.updates.batches.map(\.stage.insertedItems) == [[at(0, 1), at(0, 2), at(1, 2)]])
        #expect(board.manager.checkInvariants() == [])
    }

    @Test("An item is found by its id, whatever its other properties are; another type's id is not taken for it")
    func findById() {
        let list = AnyTable(["2", Entry(id: 1), Optional(Entry(id: 2)) as Any, AnyHashable(7)])
        #expect(list.manager.items.indexPath(id: 2) == at(0, 2))
        #expect(list.manager.items.indexPath(id: AnyHashable(1)) == at(0, 1))
        #expect(list.manager.items.indexPath(id: 7) == nil)
        #expect(list.manager.items.indexPath(id: "2") == nil)
        #expect(list.manager.items.indexPath(id: 1.0) == nil)
    }

    @Test("The items of one type are given as that type, in order")
    func typedItems() {
        let list = AnyTable([1, "s", Optional(2) as Any, NSNumber(value: 3)])
        #expect(list.manager.items.items(of: Int.self) == [1, 2])
        #expect(list.manager.items.items(of: String.self, inSection: 0) == ["s"])
        #expect(list.manager.items.items(of: Int.self, inSection: 5) == [])
        #expect(list.manager.items.item(at: at(0, 2), as: Int.self) == 2)
        #expect(list.manager.items.item(at: at(0, 3), as: Int.self) == nil)
    }
}

@MainActor
@Suite("R1: conditions on a section's own identifier (F5)")
struct SectionIDConditionTests {
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
        let event = Catalogue<E>.shared.events.heightForCell
        guard let delegate = board.table.delegate, delegate.responds(to: event) else { return nil }
        return delegate.ask(event, (), view: nil, at: at(section, 0))
    }

    @Test("The mapping is that of the section's rows, wherever the section moves")
    func followsItsSection() {
        #expect(board.shown == "[1] [odd 2] [3]")
        board.items.moveSection(1, to: 0)
        board.table.layoutIfNeeded()
        #expect(board.shown == "[odd 2] [1] [3]")
        board.items.move(at(1, 0), to: at(0, 1))
        board.table.layoutIfNeeded()
        #expect(board.shown == "[odd 2 odd 1] [] [3]")
        #expect(board.codes == [])
    }

    @Test("It is asked about the data the table shows while events are answered, and about the current data by explain")
    func asksTheRightData() {
        answerHeightOfOdd()
        board.items.moveSection(1, to: 0)
        func explained(_ section: Int) -> Bool {
            board.manager.explain(\.heightForCell, at: at(section, 0)).answeredBy == .handler
        }
        #expect((0..<3).map(explained) == [true, false, false])
        // The table has not been told yet.
        #expect((0..<3).map(answered) == [44, 99, 44])
        board.table.layoutIfNeeded()
        #expect((0..<3).map(answered) == [99, 44, 44])
    }

    @Test("A section's new id counts when the table is told of it")
    func renamed() {
        answerHeightOfOdd()
        board.items.setSections([ItemSection(things(1), id: "odd"), ItemSection(things(2))])
        #expect((0...1).map(answered) == [44, 99])
        board.table.layoutIfNeeded()
        #expect((0...1).map(answered) == [99, 44])
        #expect(board.shown == "[odd 1] [2]")
    }

    @Test("The condition is read as it was written, and explain puts it into words (F33)")
    func inWords() throws {
        var condition: Condition<Thing, IndexPath>?
        board.manager.register(OddCell.self) { mapping in
            mapping.condition = .section(id: "odd")
            condition = mapping.condition
        }
        guard case .sectionWithID(let id) = try #require(condition) else {
            Issue.record("\(String(describing: condition))")
            return
        }
        #expect(id == "odd" as AnyHashable)
        let words = "\(board.manager.explain(\.didSelect, at: at(0, 0)))"
        #expect(words.contains("it holds only in the section with the id odd"))
    }

    @Test("Headers have the condition as well")
    func headers() {
        final class OddHeader: HeadlessHeaderFooter {}
        board.manager.unregisterHeader(TextHeader.self)
        board.manager.registerHeader(OddHeader.self, for: Int.self) { mapping in
            mapping.condition = .section(id: 7)
            guard case .sectionWithID(let id) = mapping.condition, id == 7 as AnyHashable else {
                Issue.record("\(mapping.condition)")
                return
            }
        } configure: { view, number, _ in
            view.text = "odd \(number)"
        }
        board.manager.registerHeader(TextHeader.self)
        for section in 0..<3 { board.items.setHeader(section, inSection: section) }
        board.table.layoutIfNeeded()
        #expect((0..<3).map { board.table.header(inSection: $0)?.text } == ["header 0", "header 1", "odd 2"])
    }
}
