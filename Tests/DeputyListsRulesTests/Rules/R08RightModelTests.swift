import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("The right model (R8)")
struct RightModelTests {
    let table = HeadlessTable(height: 88)
    let manager: TableManager<HeadlessTables>

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
    }

    @Test(
        "A cell that left the screen brings the item it was shown with, after its row was deleted or its data replaced")
    func endedCellsBringTheirOwnItem() {
        var ended: [String] = []
        manager.register(AppleCell.self) { mapping in
            mapping.didEndDisplaying { cell, apple, _ in ended.append("\(cell.text)=\(apple.name)") }
        }
        manager.items.setItems([Apple(name: "a"), Apple(name: "b"), Apple(name: "c")])
        table.layoutIfNeeded()
        manager.items.remove(at: [0, 0])
        table.layoutIfNeeded()
        expectEqual(ended, ["a=a"])
        ended = []
        manager.items.removeAll()
        table.layoutIfNeeded()
        expectEqual(ended, ["b=b", "c=c"])
        expectEqual(manager.anomalies, [])
    }

    @Test("The mapping that made a cell gets the notice of its leaving, though the data there now has another")
    func endedCellsKeepTheirMapping() {
        var ended: [String] = []
        manager.register(AppleCell.self) { $0.didEndDisplaying.withoutCell { _, _ in ended.append("apple") } }
        manager.register(PearCell.self) { $0.didEndDisplaying.withoutCell { _, _ in ended.append("pear") } }
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        manager.items.setItems([Pear()])
        table.layoutIfNeeded()
        expectEqual(ended, ["apple"])
    }

    @Test("The end of a highlight has the item that it began with, and the place where that is then (R19)")
    func endOfAHighlight() {
        let board = Board([things(1, 2)])
        var ended: [String] = []
        board.mapping.didHighlight.withoutCell { _, _ in }
        board.mapping.didUnhighlight { cell, thing, path in ended.append("\(cell.text) \(thing) \(path)") }
        board.table.send(\.didHighlight, at: [0, 1])
        board.items.replace(at: [0, 1], with: thing(2, 7))
        board.items.insert(thing(9), at: [0, 0])
        board.endTurn()
        board.table.send(\.didUnhighlight, at: [0, 2])
        expectEqual(ended, ["2'7 2 [0, 2]"])
        expectEqual(board.codes, [])
    }

    @Test("The end of what an unregistered mapping began reaches the owner only")
    func endWithoutMapping() {
        let board = Board([things(1)])
        var ended: [String] = []
        board.mapping.didHighlight.withoutCell { _, _ in }
        board.mapping.didUnhighlight.withoutCell { _, _ in ended.append("former") }
        board.endTurn()
        board.table.send(\.didHighlight, at: [0, 0])
        board.manager.unregister(ThingCell.self)
        board.manager.register(ThingCell.self) { mapping in
            mapping.didUnhighlight.withoutCell { _, _ in ended.append("new") }
        }
        board.table.send(\.didUnhighlight, at: [0, 0])
        expectEqual(ended, [])
    }

    @Test("Remembering announces nothing (R5)")
    func rememberingAnnouncesNothing() {
        manager.register(AppleCell.self)
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        expectEqual(manager.implementedEvents, [])
    }

    @Test("A cell shown again without being filled again still brings its item, and nothing is reported")
    func cellsComeBack() throws {
        var ended = 0
        manager.register(AppleCell.self) { mapping in
            mapping.willDisplay.withoutCell { _, _ in }
            mapping.didEndDisplaying { _, apple, _ in ended += apple.name == "a" ? 1 : 0 }
        }
        manager.items.setItems([Apple(name: "a")])
        table.layoutIfNeeded()
        let cell = table.cell(at: [0, 0])!
        for _ in 0..<2 {
            try table.sendAtOnce(\.didEndDisplaying, view: cell, at: [0, 0])
            try table.sendAtOnce(\.willDisplay, view: cell, at: [0, 0])
        }
        expectEqual(ended, 2)
        expectEqual(manager.anomalies, [])
    }
}
