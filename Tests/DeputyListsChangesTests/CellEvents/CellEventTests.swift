import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Events that cells emit (F40 to F43)")
struct CellEventTests {
    @Test("A handler gets the event, the cell, the typed model and the place (F40)")
    func delivered() {
        let form = Form(["a", "b"])
        form.register()
        form.cell(1).emit(event: .entered("x"))
        expectEqual(form.heard, ["b@1=entered(\"x\")"])
        expectEqual(form.manager.implementedEvents, [])
    }

    @Test("Several emitting cell types are told apart; a base class's handler is called for its subclasses (F42)")
    func severalTypes() {
        let form = Form(["a"])
        form.manager.items.append(Apple())
        form.manager.register(SecretFieldCell.self)
        form.manager.register(SwitchCell.self, for: Apple.self) { mapping in
            mapping.onEvent { [unowned form] event, _, apple, path in
                form.heard.append("switch \(event) \(apple.name) \(path[1])")
            }
        } configure: { _, _, _ in
        }
        form.manager.on(FieldCell.self).onEvent { [unowned form] event, _, field, _ in
            form.heard.append("base \(field.name) \(event)")
        }
        form.cell(0).emit(event: .cleared)
        (form.table.cell(at: [0, 1]) as? SwitchCell)?.emit(event: .toggled(true))
        expectEqual(form.heard, ["base a cleared", "switch toggled(true) apple 1"])
    }

    @Test("Headers emit too, with their current model and section (F43)")
    func headersEmit() {
        let form = Form(["a"])
        form.register()
        form.manager.items.setHeader(Field(name: "h"), inSection: 0)
        form.manager.registerHeader(FieldHeader.self) { mapping in
            mapping.onEvent { [unowned form] event, _, field, section in
                form.heard.append("\(field.name)@\(section)=\(event)")
            }
        }
        form.table.layoutIfNeeded()
        let header = form.table.header(inSection: 0) as? FieldHeader
        header?.emit(event: .folded)
        form.manager.items.insertSection(ItemSection(), at: 0)
        header?.emit(event: .folded)
        expectEqual(form.heard, ["h@0=folded", "h@1=folded"])
    }

    @Test("A footer's event brings the footer's model, a header's the header's (F43)", arguments: [true, false])
    func footerModel(_ isFooter: Bool) throws {
        let form = Form(["name"])
        let note: @MainActor (FieldHeader.ViewEvent, FieldHeader, Field, Int) -> Void = { [unowned form] in
            form.heard.append("\($0) \($2.name) \($3)")
        }
        form.manager.registerHeader(FieldHeader.self) { mapping in mapping.onEvent { note($0, $1, $2, $3) } }
        form.manager.registerFooter(FieldHeader.self) { mapping in mapping.onEvent { note($0, $1, $2, $3) } }
        form.register()
        form.manager.items.setSections([
            ItemSection([Field(name: "name")], header: Field(name: "top"), footer: Field(name: "bottom"))
        ])
        form.table.layoutIfNeeded()
        let view = isFooter ? form.table.footer(inSection: 0) : form.table.header(inSection: 0)
        try #require(view as? FieldHeader).emit(event: .folded)
        expectEqual(form.heard, [isFooter ? "folded bottom 0" : "folded top 0"])
    }

    @Test("What is emitted inside an event, or while a cell is filled, arrives after it, in order (F43)")
    func orderWithUpdates() {
        let form = Form(["a", "eager"])
        form.manager.register(FieldCell.self) { mapping in
            mapping.onEvent { [unowned form] event, _, field, path in
                form.heard.append("\(field.name)@\(path[1])=\(event)")
            }
            mapping.didSelect { [unowned form] cell, _, _ in
                cell.emit(event: .entered("1"))
                form.manager.items.insert(Field(name: "first"), at: [0, 0])
                cell.emit(event: .entered("2"))
                form.heard.append("selected")
            }
        }
        form.table.layoutIfNeeded()
        expectEqual(form.heard, ["eager@1=cleared"])
        form.heard = []
        form.table.tap([0, 0])
        expectEqual(form.heard, ["selected", "a@1=entered(\"1\")", "a@1=entered(\"2\")"])
    }

    @Test("The owner gets what no handler takes, and only that (F40)")
    func ownerHearsTheRest() {
        final class Owner: ViewEventOwner {
            var heard: [String] = []
            func hear(_ event: Any, from view: AnyObject, item: Any, at place: EventLocation) {
                heard.append("\(event) \(type(of: view)) \((item as? Field)?.name ?? "?") \(place)")
            }
        }
        let form = Form(["a"])
        let owner = Owner()
        form.manager.owner = owner
        form.manager.register(FieldCell.self)
        form.cell(0).emit(event: .cleared)
        let token = form.manager.on(FieldCell.self).onEvent { _, _, _, _ in form.heard.append("handler") }
        form.cell(0).emit(event: .cleared)
        token.cancel()
        form.cell(0).emit(event: .cleared)
        expectEqual(owner.heard, ["cleared FieldCell a [0, 0]", "cleared FieldCell a [0, 0]"])
        expectEqual(form.heard, ["handler"])
    }

    @Test("A cell whose mapping was withdrawn delivers nothing, not even to the owner (F12)")
    func withdrawn() {
        let form = Form(["name"])
        final class Owner: ViewEventOwner {
            var events: [String] = []
            func hear(_ event: Any, from view: AnyObject, item: Any, at place: EventLocation) {
                events.append("\(event)")
            }
        }
        let owner = Owner()
        form.manager.owner = owner
        let token = form.manager.register(FieldCell.self)
        let cell = form.cell(0)
        cell.emit(event: .cleared)
        expectEqual(owner.events, ["cleared"])
        token.cancel()
        cell.emit(event: .cleared)
        expectEqual(owner.events, ["cleared"])
    }

    @Test("Emitting is explained and traced like any event (F33, F34)")
    func explained() {
        let form = Form(["a"])
        form.register()
        let cell = form.cell(0)
        let foreseen = form.manager.explainViewEvent(at: [0, 0])
        expectEqual(foreseen?.answeredBy, .handler)
        form.manager.isTracing = true
        cell.emit(event: .cleared)
        expectEqual(form.manager.lastViewEventResolution?.steps, foreseen?.steps)
    }

    @Test("A weak handler whose object is gone is not called, and nothing traps (R11)")
    func weakHandlers() {
        let form = Form(["a"])
        let heard = Counter()
        var object: Probe? = Probe()
        form.manager.register(FieldCell.self) { mapping in
            mapping.onEvent(weak: object!) { _, _, _, _, _ in heard() }
        }
        form.cell(0).emit(event: .cleared)
        expectEqual(heard.count, 1)
        object = nil
        form.cell(0).emit(event: .cleared)
        expectEqual(heard.count, 1)
        expectEqual(form.manager.dispatcher.checkInvariants(), [])
    }

    @Test(
        "That the owner receives what a cell emits is said beforehand and afterwards, and that it does not behind a closure (F33, F34, F40)",
        arguments: EachKit.allCases, [false, true])
    func explainedWithAnOwner(_ list: EachKit, isHandled: Bool) throws {
        func check<Kit: TestKit>(_: Kit.Type) throws {
            let board = ListBoard<Kit>([things(1)])
            let owner = HearingOwner()
            board.manager.owner = owner
            if isHandled { board.mapping.onEvent { _, _, _, _ in } }
            let foreseen = try #require(board.manager.explainViewEvent(at: at(0, 0)))
            board.manager.isTracing = true
            (board.list.cell(at: at(0, 0)) as? Kit.ThingCell)?.emit(event: .tapped)
            let traced = try #require(board.manager.lastViewEventResolution)
            expectEqual(owner.heard, (isHandled ? 0 : 1))
            let step = try #require(foreseen.steps.first { $0.candidate == .owner("HearingOwner") })
            expectEqual(step.reason, (isHandled ? "skipped, a handler was called" : "receives it"))
            for resolution in [foreseen, traced] { expectEqual(resolution.answeredBy, (isHandled ? .handler : .owner)) }
            expectEqual(traced.steps, foreseen.steps)
        }
        try check(list.kit)
    }

    @Test(
        "While the list is behind, explaining names a row by its place in the data, as delivering does (F35, R19)",
        arguments: EachKit.allCases)
    func explainedWhileBehind(_ list: EachKit) throws {
        func check<Kit: TestKit>(_: Kit.Type) throws {
            let board = ListBoard<Kit>([])
            board.mapping.condition = .section(id: "a")
            board.mapping.onEvent { _, _, _, _ in }
            board.items.setSections([ItemSection(things(1), id: "a")])
            board.endTurn()
            board.items.insertSection(ItemSection([Any](), id: "b"), at: 0)
            let foreseen = try #require(board.manager.explainViewEvent(at: at(1, 0)))
            expectEqual(foreseen.answeredBy, .handler)
            expectContains(foreseen.description, "the list has it at [0, 0]")
            board.manager.isTracing = true
            (board.list.cell(at: at(0, 0)) as? Kit.ThingCell)?.emit(event: .tapped)
            let traced = try #require(board.manager.lastViewEventResolution)
            expectEqual(traced.steps, foreseen.steps)
            expectEqual(traced.place, foreseen.place)
        }
        try check(list.kit)
    }
}

/// Counts what it receives.
private final class HearingOwner: ViewEventOwner {
    var heard = 0
    func hear(_ event: Any, from view: AnyObject, item: Any, at place: EventLocation) { heard += 1 }
}
