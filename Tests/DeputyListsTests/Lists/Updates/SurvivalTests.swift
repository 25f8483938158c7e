import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("What survives a change (F66)")
struct SurvivalTests {
    @Test("Selection and focus stay with their items, wherever these go, and end with them (F66)")
    func selectionAndFocus() {
        let board = Board([things(1, 2, 3, 4), things(5)])
        board.table.allowsMultipleSelection = true
        board.table.tap([0, 1])
        board.table.tap([0, 3])
        board.table.focus([0, 2])
        board.items.apply(sections: [ItemSection([thing(0), thing(4), thing(2, 1)]), ItemSection(things(3, 5))])
        board.endTurn()
        expectEqual(board.shown, "[0 4 2'1] [3 5]")
        expectEqual(board.table.selectedItems, [[0, 2], [0, 1]])
        expectEqual(board.table.cell(at: [0, 1])?.isSelected, true)
        expectEqual(board.table.cell(at: [0, 0])?.isSelected, false)
        expectEqual(board.table.focusedItem, [1, 0])
        board.items.moveSection(1, to: 0)
        board.endTurn()
        expectEqual(board.table.selectedItems, [[1, 2], [1, 1]])
        expectEqual(board.table.focusedItem, [0, 0])
        board.items.remove(at: [1, 1])
        board.items.removeSection(0)
        board.endTurn()
        expectEqual(board.table.selectedItems, [[0, 1]])
        expectNil(board.table.focusedItem)
    }

    @Test("What is on screen stays there when rows come and go above it (F66)")
    func scrollPosition() {
        let board = Board(height: 132, [(0..<50).map { thing($0) }])
        board.table.scroll(to: [0, 20])
        let first = board.cell(0, 20)
        let reuses = first?.reuses
        board.items.batch { items in
            for number in 100..<105 { items.insert(thing(number), at: [0, 0]) }
            items.remove(at: [0, 10])
            items.replace(at: [0, 40], with: thing(36, 1))
        }
        board.endTurn()
        expectEqual(board.table.visibleItems.first, [0, 24])
        expectSame(board.cell(0, 24), first)
        expectNotNil(reuses)
        expectEqual(first?.reuses, reuses)
        expectEqual(board.table.contentOffset, CGFloat(24 * 44))
        // At the top of the content the top stays, so that what is new can be seen.
        board.table.scroll(to: [0, 0])
        board.items.insert(thing(200), at: [0, 0])
        board.endTurn()
        expectEqual(board.table.contentOffset, 0)
        expectEqual(board.cell(0, 0)?.text, "200")
        // Nothing is left below: the content ends at the window's end.
        board.table.scroll(to: [0, 54])
        board.items.apply(items: things(1, 2, 3, 4))
        board.endTurn()
        expectEqual(board.table.contentOffset, 44)
    }

    @Test("A selected row stays selected though its cell is another, or its section is shown again (F66)")
    func selectionThroughReloads() {
        let board = Board([])
        board.manager.unregister(ThingCell.self)
        board.manager.register(OddCell.self) { $0.condition = .where { thing, _ in thing.content == 1 } }
        board.manager.register(ThingCell.self)
        board.items.setItems(things(1, 2, 3))
        board.endTurn()
        board.table.tap([0, 2])
        board.table.focus([0, 2])
        board.items.apply(items: [thing(3, 1), thing(1), thing(2)])
        board.endTurn()
        expectEqual(board.shown, "[odd 3'1 1 2]")
        expectEqual((board.table.selectedItems, board.table.focusedItem), ([[0, 0]], [0, 0]))
        board.items.setHeader(1, inSection: 0)
        board.endTurn()
        expectEqual(board.table.selectedItems, [[0, 0]])
        board.items.apply(items: things(8, 8, 3))
        board.endTurn()
        expectEqual(board.table.selectedItems, [[0, 2]])
        expectEqual(board.shown, "[8 8 3]")
    }

    @Test("A placeholder whose item is replaced is made again, because it cannot be filled (F66)")
    func placeholders() {
        let board = Board([])
        board.items.setItems([Apple(name: "nobody's"), thing(1)] as [Any])
        board.endTurn()
        board.table.updates = HeadlessUpdates()
        board.items.replace(at: [0, 0], with: Apple(name: "nor this"))
        board.endTurn()
        expectEqual(board.table.updates.batches.map(\.stage.reloadedItems), [[[0, 0]]])
        expectEqual(board.table.updates.reconfigured, [])
        expectEqual(board.table.exceptions, [])
        expectEqual(board.shown, "[? 1]")
    }

    @Test("A row that is moved away takes no screen along (F66)")
    func anchorStays() {
        let board = Board(height: 132, [(0..<100).map { thing($0) }])
        board.table.scroll(to: [0, 50])
        board.items.move([0, 50], to: [0, 0])
        board.endTurn()
        expectEqual(board.table.visibleItems.first, [0, 50])
    }

    @Test("Exact heights outlive a change while heights are estimated (F66)")
    func estimatedHeights() {
        let board = Board(height: 200, [(0..<20).map { thing($0) }])
        board.mapping.estimatedHeightForCell { _, _ in 50 }
        board.mapping.heightForCell { _, _ in 100 }
        board.manager.setNeedsUpdate()
        board.endTurn()
        board.table.scroll(by: 1)
        board.table.scroll(by: -1)
        let rows = board.table.visibleItems
        board.items.replace(at: [0, 0], with: thing(0, 1))
        board.items.append(thing(30))
        board.endTurn()
        expectEqual(board.table.visibleItems, rows)
    }

    @Test("A swiped row stays open where it goes, and closes with its row (F66)")
    func swipe() {
        let board = Board([things(1, 2)])
        board.mapping.commitEditingStyle.withoutCell { _, _, _ in }
        board.table.swipe([0, 1], .trailing)
        board.items.insert(thing(0), at: [0, 0])
        board.endTurn()
        expectEqual(board.table.swipedRow, [0, 2])
        board.items.remove(at: [0, 2])
        board.endTurn()
        expectNil(board.table.swipedRow)
    }

    @Test("What a cell emits during an update arrives after it, with the place its item has then (F43)")
    func emitting() async {
        let form = Form([])
        form.manager.register(FieldCell.self) { mapping in
            mapping.onEvent { [unowned form] _, _, field, path in form.heard.append("\(field.name) at \(path)") }
            mapping.didEndDisplaying { cell, _, _ in cell.emit(event: .cleared) }
            mapping.willDisplay { cell, _, _ in cell.emit(event: .cleared) }
        }
        form.manager.didUpdate = { [unowned form] _ in form.heard.append("updated") }
        form.manager.items.setItems(["1", "2"].map(Field.init))
        form.table.layoutIfNeeded()
        form.heard = []
        form.manager.items.apply(items: ["3", "2"].map(Field.init))
        form.manager.flush()
        expectEqual(form.heard, ["updated", "3 at [0, 0]"])
        await until(form.codes, is: [.lostEvent])
    }
}
