import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Cells that have left the screen, managers that are gone, and what neither may keep.
@MainActor
@Suite("The lifetime of cells that emit (F43)")
struct CellEventLifetimeTests {
    @Test("A cell that scrolled away still delivers (F43)")
    func scrolledAway() {
        let form = Form(["a"], height: 88)
        form.register()
        form.manager.register(AppleCell.self)
        form.manager.items.append(contentsOf: Array(repeating: Apple(), count: 50))
        let cell = form.cell(0)
        form.table.scroll(to: [0, 40])
        expectNil(form.table.cell(at: [0, 0]))
        cell.emit(event: .cleared)
        form.manager.items.insert(Apple(), at: [0, 0])
        cell.emit(event: .cleared)
        expectEqual(form.heard, ["a@0=cleared", "a@1=cleared"])
    }

    @Test("Many events leave nothing behind (F43)")
    func nothingGrows() {
        let form = Form(["a"])
        form.register()
        let cell = form.cell(0)
        let made = form.table.viewsMade
        for _ in 0..<10_000 { cell.emit(event: .cleared) }
        expectEqual(form.heard.count, 10_000)
        expectEqual(form.table.viewsMade, made)
        expectEqual(form.manager.dispatcher.checkInvariants(), [])
        expectFalse(form.manager.isUpdatePending)
    }

    @Test("No cell, manager or model is kept alive, before or after an event (F43)", arguments: [false, true])
    func nothingIsKept(emits: Bool) {
        weak var cell: NumberedCell?
        weak var manager: TableManager<HeadlessTables>?
        weak var model: NumberedItem?
        do {
            let (table, shown) = numberTable([NumberedItem(7)])
            shown.register(NumberedCell.self) { $0.onEvent { _, _, _, _ in } }
            table.layoutIfNeeded()
            cell = table.cell(at: [0, 0]) as? NumberedCell
            (manager, model) = (shown, shown.items.item(at: [0, 0]) as? NumberedItem)
            expectNotNil(cell)
            expectNotNil(model)
            if emits { cell?.emit(event: .done) }
        }
        expectNil(cell)
        expectNil(manager)
        expectNil(model)
    }

    @Test("After its manager is gone a cell's event is not delivered (F43)")
    func managerGone() throws {
        let heard = Counter()
        var cell: FieldCell?
        do {
            let form = Form(["a"])
            form.manager.register(FieldCell.self) { $0.onEvent { _, _, _, _ in heard() } }
            cell = form.cell(0)
        }
        try #require(cell).emit(event: .cleared)
        expectEqual(heard.count, 0)
    }

    @Test("An event of a cell that no manager filled goes to the log of what belongs to no manager")
    func withoutManager() {
        let log = AnomalyLog.unattached
        let sink = log.sink
        defer { log.sink = sink }
        log.sink = { _ in }
        log.removeAll()
        FieldCell().emit(event: .cleared)
        expectEqual(log.anomalies.map(\.code), [.lostEvent])
        log.removeAll()
    }
}

private final class NumberedCell: HeadlessCell, Configurable, ViewEventEmitting {
    enum ViewEvent { case done }
    func configure(_ item: NumberedItem) { text = "\(item.n)" }
}
