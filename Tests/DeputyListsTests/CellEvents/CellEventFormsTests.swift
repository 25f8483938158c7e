import DeputyHeadless
import Foundation
import Testing

/// One overload of a registration for what views do themselves: how it is registered, and how the view does it.
struct CellEventForm: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The line before the registration.
    let line: UInt
    /// What its closure gets.
    let heard: [String]
    /// Registers it; each call is noted in the stage.
    let register: @MainActor @Sendable (CellEventStage) -> Registration

    init(
        _ name: String, heard: [String], line: UInt = #line,
        _ register: @escaping @MainActor @Sendable (CellEventStage) -> Registration
    ) {
        (testDescription, self.heard, self.line, self.register) = (name, heard, line, register)
    }

    var isWeak: Bool { testDescription.contains("weak") }

    @MainActor static let all = ofProperties + ofUses + ofCells + ofHeaders

    /// What fills a closure property.
    @MainActor static let ofProperties = [
        CellEventForm("on", heard: ["tap field [0, 1]"]) { stage in
            stage.cells.on(\.didTap) { [unowned stage] in stage.note("tap", $0.name, $1) }
        },
        CellEventForm("on, with an argument", heard: ["7 field [0, 1]"]) { stage in
            stage.cells.on(\.didChange) { [unowned stage] in stage.note($0, $1.name, $2) }
        },
        CellEventForm("on, on the main actor", heard: ["press field [0, 1]"]) { stage in
            stage.cells.on(\.didPress) { [unowned stage] in stage.note("press", $0.name, $1) }
        },
        CellEventForm("on, weak", heard: ["object tap field [0, 1]"]) { stage in
            stage.cells.on(\.didTap, weak: stage.object) { [unowned stage] in stage.note($0, "tap", $1.name, $2) }
        },
        CellEventForm("on, weak, with an argument", heard: ["object 7 field [0, 1]"]) { stage in
            stage.cells.on(\.didChange, weak: stage.object) { [unowned stage] in stage.note($0, $1, $2.name, $3) }
        },
        CellEventForm("on, weak, on the main actor", heard: ["object press field [0, 1]"]) { stage in
            stage.cells.on(\.didPress, weak: stage.object) { [unowned stage] in stage.note($0, "press", $1.name, $2) }
        },
    ]

    /// What begins with each use.
    @MainActor static let ofUses = [
        CellEventForm("whileInUse", heard: ["cell field [0, 1]"]) { stage in
            stage.cells.whileInUse { [unowned stage] cell, field, path, _ in stage.note(cell, field.name, path) }
        },
        CellEventForm("whileInUse, weak", heard: ["object cell field [0, 1]"]) { stage in
            stage.cells.whileInUse(weak: stage.object) { [unowned stage] object, cell, field, path, _ in
                stage.note(object, cell, field.name, path)
            }
        },
    ]

    /// What cells emit, on the manager.
    @MainActor static let ofCells = [
        CellEventForm("onEvent(from:)", heard: ["cleared cell field [0, 1]"]) { stage in
            stage.manager.onEvent(from: FieldCell.self) { [unowned stage] in stage.note($0, $1, $2.name, $3) }
        },
        CellEventForm("onEvent(from:), weak", heard: ["object cleared cell field [0, 1]"]) { stage in
            stage.manager.onEvent(from: FieldCell.self, weak: stage.object) { [unowned stage] in
                stage.note($0, $1, $2, $3.name, $4)
            }
        },
        CellEventForm("onEvent(from:for:)", heard: ["cleared cell field [0, 1]"]) { stage in
            stage.manager.onEvent(from: FieldCell.self, for: (any Hashable).self) { [unowned stage] in
                stage.note($0, $1, ($2 as? Field)?.name ?? "?", $3)
            }
        },
        CellEventForm("onEvent(from:for:), weak", heard: ["object cleared cell field [0, 1]"]) { stage in
            stage.manager.onEvent(from: FieldCell.self, for: (any Hashable).self, weak: stage.object) {
                [unowned stage] in stage.note($0, $1, $2, ($3 as? Field)?.name ?? "?", $4)
            }
        },
    ]

    /// What headers and footers emit, on the manager.
    @MainActor static let ofHeaders = [
        CellEventForm("onEvent(from:) of headers", heard: headers) { stage in
            stage.manager.onEvent(from: FieldHeader.self) { [unowned stage] in stage.note($0, $1, $2.name, $3) }
        },
        CellEventForm("onEvent(from:) of headers, weak", heard: headers.map { "object \($0)" }) { stage in
            stage.manager.onEvent(from: FieldHeader.self, weak: stage.object) { [unowned stage] in
                stage.note($0, $1, $2, $3.name, $4)
            }
        },
        CellEventForm("onEvent(from:for:) of headers", heard: headers) { stage in
            stage.manager.onEvent(from: FieldHeader.self, for: (any Hashable).self) { [unowned stage] in
                stage.note($0, $1, ($2 as? Field)?.name ?? "?", $3)
            }
        },
        CellEventForm("onEvent(from:for:) of headers, weak", heard: headers.map { "object \($0)" }) { stage in
            stage.manager.onEvent(from: FieldHeader.self, for: (any Hashable).self, weak: stage.object) {
                [unowned stage] in stage.note($0, $1, $2, ($3 as? Field)?.name ?? "?", $4)
            }
        },
    ]

    private static let headers = ["folded header top 0", "folded footer bottom 0"]
}

/// A table whose second cell, header and footer do all they can, and what closures got of it.
@MainActor
final class CellEventStage {
    let table = HeadlessTable(height: 440)
    let manager: TableManager<Headless>
    private(set) var cells: Mapping<E, CellScope, FieldCell, Field>!
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
        #expect(stage.heard == form.heard)
    }

    @Test("Its token knows where it was made", arguments: await CellEventForm.all)
    func site(_ form: CellEventForm) {
        let token = form.register(stage)
        #expect(token.site == CallSite(#fileID, form.line + 1))
    }

    @Test("Its token withdraws it", arguments: await CellEventForm.all)
    func cancelling(_ form: CellEventForm) throws {
        form.register(stage).cancel()
        try stage.play()
        #expect(stage.heard == [])
        #expect(stage.manager.checkInvariants() == [])
    }

    @Test("With a weak object it ends when the object does", arguments: await CellEventForm.all.filter(\.isWeak))
    func lifetime(_ form: CellEventForm) throws {
        _ = form.register(stage)
        stage.letGo()
        try stage.play()
        #expect(stage.heard == [])
        #expect(stage.manager.checkInvariants() == [])
    }

    @Test("The table has each overload once")
    func complete() {
        // On a mapping six of properties and two of uses, on the manager four of cells and four of other views.
        #expect(CellEventForm.all.count == 6 + 2 + 4 + 4)
        #expect(Set(CellEventForm.all.map(\.testDescription)).count == CellEventForm.all.count)
    }
}
