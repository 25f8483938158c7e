import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A table whose second cell, header and footer do all they can, and what closures got of it.
@MainActor
final class CellEventStage {
    let table = HeadlessTable(height: 440)
    let manager: TableManager<HeadlessTables>
    private(set) var cells: ViewMapping<E, CellScope, FieldCell, Field>!
    private(set) var object: Probe! = Probe()
    private(set) var heard: [String] = []

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(AppleCell.self)
        manager.register(FieldCell.self) { cells = $0 }
        manager.registerHeader(FieldHeader.self)
        manager.registerFooter(FieldHeader.self)
        manager.items.setSections([
            ItemSection([Apple(), Field(name: "field")], header: Field(name: "top"), footer: Field(name: "bottom"))
        ])
    }

    func letGo() { object = nil }

    /// Notes what a closure got; a view by what it is for.
    func note(_ arguments: Any...) {
        let words = arguments.map { argument in
            switch argument {
            // A use begins before its cell can be found on screen.
            case let cell as FieldCell: cell.text == "field" ? "cell" : "another cell"
            case let view as FieldHeader:
                view === table.header(inSection: 0)
                    ? "header" : view === table.footer(inSection: 0) ? "footer" : "another view"
            case let probe as Probe: probe === object ? "object" : "another object"
            default: "\(argument)"
            }
        }
        heard.append(words.joined(separator: " "))
    }

    /// Shows the rows again, then has each view do what it can.
    func play() throws {
        heard = []
        table.reloadData()
        table.layoutIfNeeded()
        let cell = try #require(table.cell(at: [0, 1]) as? FieldCell)
        cell.didTap?()
        cell.didPress?()
        cell.didChange?(7)
        cell.emit(event: .cleared)
        try #require(table.header(inSection: 0) as? FieldHeader).emit(event: .folded)
        try #require(table.footer(inSection: 0) as? FieldHeader).emit(event: .folded)
    }
}

@MainActor
@Suite("Every form of registering for what views do themselves (F10, F40, F44, F45, R11)")
struct CellEventFormsTests {
    let stage = CellEventStage()

    @Test("It is called with the right arguments in the right order", arguments: await CellEventForm.all)
    func arguments(_ form: CellEventForm) throws {
        _ = form.register(stage)
        try stage.play()
        expectEqual(stage.heard, form.heard)
    }

    @Test("Its token knows where it was made", arguments: await CellEventForm.all)
    func site(_ form: CellEventForm) {
        let token = form.register(stage)
        expectEqual(token.site, form.site)
    }

    @Test("Its token withdraws it", arguments: await CellEventForm.all)
    func cancelling(_ form: CellEventForm) throws {
        form.register(stage).cancel()
        try stage.play()
        expectEqual(stage.heard, [])
        expectEqual(stage.manager.checkInvariants(), [])
    }

    @Test("With a weak object it ends when the object does", arguments: await CellEventForm.all.filter(\.isWeak))
    func lifetime(_ form: CellEventForm) throws {
        _ = form.register(stage)
        stage.letGo()
        try stage.play()
        expectEqual(stage.heard, [])
        expectEqual(stage.manager.checkInvariants(), [])
    }

    @Test("The table has each overload once")
    func complete() {
        // On a mapping six of properties and two of uses, on the manager four of cells and four of other views.
        expectEqual(CellEventForm.all.count, 6 + 2 + 4 + 4)
        expectEqual(Set(CellEventForm.all.map(\.testDescription)).count, CellEventForm.all.count)
    }
}
