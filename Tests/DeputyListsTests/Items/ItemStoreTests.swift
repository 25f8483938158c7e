import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Items in memory (F60)")
struct ItemStoreTests {
    let rig = Rig([])
    private var items: ItemStore { rig.manager.items }

    /// The store as a line: `A[1 2] [3]`, a header before its brackets, a footer behind them.
    private var picture: String {
        items.sections.map { section in
            let row = section.items.map { "\($0)" }.joined(separator: " ")
            return (section.header.map { "\($0)" } ?? "") + "[\(row)]" + (section.footer.map { "\($0)" } ?? "")
        }.joined(separator: " ")
    }

    @Test("Items are set, appended, inserted, removed, replaced and moved (F60)")
    func itemChanges() {
        items.setItems([1, 2])
        items.append(3)
        items.append(contentsOf: [8, 9], toSection: 2)
        expectEqual(picture, "[1 2 3] [] [8 9]")
        items.insert(0, at: [0, 0])
        items.insert(4, at: [0, 4])
        items.remove(at: [0, 1])
        items.replace(at: [2, 1], with: 7)
        expectEqual(picture, "[0 2 3 4] [] [8 7]")
        items.move([0, 3], to: [0, 0])
        items.move([0, 1], to: [1, 0])
        items.move([2, 0], to: [2, 1])
        expectEqual(picture, "[4 2 3] [0] [7 8]")
        items.removeAll()
        expectEqual(picture, "")
        expectEqual(rig.codes(), [])
    }

    @Test("Sections are set, inserted, removed and moved, with what is above and below them (F60)")
    func sectionChanges() {
        items.setSections([[1], [2]])
        items.setHeader("H", inSection: 1)
        items.setFooter("F", inSection: 2)
        expectEqual(picture, "[1] H[2] []F")
        items.insertSection(ItemSection([9], header: "N"), at: 3)
        items.moveSection(3, to: 0)
        items.removeSection(1)
        expectEqual(picture, "N[9] H[2] []F")
        items.setHeader(nil, inSection: 0)
        expectNil(items.header(inSection: 0))
        expectEqual(items.footer(inSection: 2) as? String, "F")
        expectNil(items.header(inSection: 9))
    }

    @Test("Places are found by item, and items by place (F60)")
    func lookups() {
        let dog = Dog("d")
        items.setSections([[1, "a"], [Animal("x"), dog, 2]])
        expectEqual(items.indexPath(of: "a"), [0, 1])
        expectEqual(items.indexPath(of: 2), [1, 2])
        expectNil(items.indexPath(of: 2.5))
        expectEqual(items.indexPath { $0 as? Dog === dog }, [1, 1])
        expectEqual(items.indexPath { ($0 as? Animal)?.name == "x" }, [1, 0])
        expectEqual(items.item(at: [0, 0], as: Int.self), 1)
        expectNil(items.item(at: [0, 0], as: String.self))
        expectEmpty(items.items(inSection: 7))
        expectEqual(items.numberOfItems(inSection: -1), 0)
    }

    @Test("Of equal items, and of items with one id, the first place is found: in the first section that has one (F60)")
    func firstOfEqualItems() {
        items.setSections([things(0), things(1, 2, 2), things(2)])
        expectEqual(items.indexPath(of: thing(2)), [1, 1])
        expectEqual(items.indexPath(of: Thing.self, id: 2), [1, 1])
        expectEqual(items.indexPath { ($0 as? Thing)?.id == 2 }, [1, 1])
        items.remove(at: [1, 1])
        expectEqual(items.indexPath(of: thing(2)), [1, 1])
        items.remove(at: [1, 1])
        expectEqual(items.indexPath(of: Thing.self, id: 2), [2, 0])
    }

    @Test("A custom source is asked instead of the store (F61)")
    func customSource() {
        final class Squares: ItemSource {
            let numberOfSections = 1
            func numberOfItems(inSection section: Int) -> Int { section == 0 ? 5 : 0 }
            func item(at indexPath: IndexPath) -> Any? {
                guard indexPath.count == 2, indexPath[0] == 0, (0..<5).contains(indexPath[1]) else { return nil }
                return indexPath[1] * indexPath[1]
            }
        }
        let table = HeadlessTable()
        let source = Squares()
        let manager = TableManager(table, source: source)
        manager.anomalyLog.sink = { _ in }
        manager.register(AnyCell.self, for: Int.self) { _ in
        } configure: { cell, square, _ in
            cell.text = "\(square)"
        }
        table.layoutIfNeeded()
        expectEqual(table.visibleItems.compactMap { table.cell(at: $0)?.text }, ["0", "1", "4", "9", "16"])
        expectNil(table.send(\.heightForCell, at: [0, 9]))
        expectNil(manager.explain(\.didSelect, at: [0, 9]).item)
    }

    @Test("Of equal items each keeps its own identity when they are set again, so selection stays where it was (F41)")
    func equalItems() {
        let board = Board([things(1, 1), things(2, 3)])
        board.table.tap([0, 0])
        board.items.setItems(things(1, 1))
        board.endTurn()
        expectEqual(board.table.selectedItems, [[0, 0]])
        expectEqual(board.table.updates.reloads, 1)
    }

    @Test("Items stay the same ones behind far more new ones, so selection stays with them (F41, F66)")
    func manyNewItems() {
        let board = Board(height: 400, [many(50)])
        board.table.allowsMultipleSelection = true
        for row in 0..<50 { board.table.selectItem(at: [0, row]) }
        board.items.setItems((1_000..<21_000).map { thing($0) } + many(50))
        board.endTurn()
        expectEqual(board.table.selectedItems, (20_000..<20_050).map { [0, $0] })
    }

    @Test("An object that is set again is the same item, so selection stays with it (F41)")
    func sameObjects() {
        let (table, manager) = numberTable()
        let objects = [NumberedItem(1), NumberedItem(2)]
        manager.register(DCell.self, for: NumberedItem.self) { _, _, _ in }
        manager.items.setItems(objects)
        table.tap([0, 0])
        manager.items.setItems(objects.reversed())
        table.layoutIfNeeded()
        expectEqual(table.selectedItems, [[0, 1]])
    }

    @Test("Sections that are set again keep the identities of equal items (F41)")
    func equalSections() {
        let board = Board([things(1, 2, 3), things(4)])
        board.table.tap([0, 1])
        board.items.setSections([things(3, 2), things(4)])
        board.endTurn()
        expectEqual(board.table.selectedItems, [[0, 1]])
    }

    @Test("A section far beyond the last is reported, and not reached by making all before it (R12)")
    func farSections() {
        let board = Board([things(1)])
        board.items.setHeader(1, inSection: 1_000_000)
        expectEqual(board.items.numberOfSections, 1)
        expectEqual(board.codes, [.outsideData])
        board.items.setFooter(1, inSection: 9_999)
        expectEqual(board.items.numberOfSections, 10_000)
    }

    @Test("An item put elsewhere than at the beginning of an empty list is reported, and makes no section (R12)")
    func insertionIntoNothing() {
        let board = Board()
        for place in [[0, 1], [1, 0]] as [IndexPath] {
            board.items.insert(thing(1), at: place)
            board.items.insert(contentsOf: things(1, 2), at: place)
        }
        expectEqual(board.items.numberOfSections, 0)
        expectEqual(board.codes, [.outsideData, .outsideData, .outsideData, .outsideData])
        board.items.insert(thing(1), at: [0, 0])
        board.endTurn()
        expectEqual(board.shown, "[1]")
    }

    @Test("setItems says nothing of identifiers that occur twice, however often; apply does (F63)")
    func repeatedIdentifiers() {
        let board = Board()
        for _ in 0..<2 {
            board.items.setItems(things(1, 1, 2))
            board.endTurn()
        }
        expectEqual(board.codes, [])
        board.items.apply(items: things(2, 1, 1))
        board.endTurn()
        expectEqual(board.codes, [.duplicateIdentifiers])
    }
}
