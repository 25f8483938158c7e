import DeputyHeadless
import Foundation
import Testing

struct Field: Hashable { var name: String }

class FieldCell: HeadlessCell, Configurable, ViewEventEmitting {
    enum ViewEvent: Equatable {
        case entered(String)
        case cleared
    }
    var didTap: (() -> Void)?
    var didChange: ((Int) -> Void)?
    func configure(_ field: Field) {
        text = field.name
        if field.name == "eager" { emit(event: .cleared) }
    }
}
final class SecretFieldCell: FieldCell {}

final class SwitchCell: HeadlessCell, ViewEventEmitting {
    enum ViewEvent { case toggled(Bool) }
}

final class FieldHeader: HeadlessHeaderFooter, Configurable, ViewEventEmitting {
    enum ViewEvent { case folded }
    func configure(_ field: Field) { text = field.name }
}

/// A form of fields that notes what it gets: `name@row=event`.
@MainActor
final class Form {
    let table: HeadlessTable
    let manager: TableManager<Headless>
    var heard: [String] = []

    init(_ names: [String], height: CGFloat = 440) {
        table = HeadlessTable(height: height)
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setItems(names.map { Field(name: $0) })
    }

    func register() {
        manager.register(FieldCell.self) { mapping in
            mapping.onEvent { [unowned self] event, cell, field, path in
                #expect(cell.text == field.name || field.name.hasSuffix("'"))
                heard.append("\(field.name)@\(path[1])=\(event)")
            }
        }
    }

    func cell(_ row: Int) -> FieldCell {
        table.layoutIfNeeded()
        return table.cell(at: [0, row]) as! FieldCell
    }

    var codes: [Anomaly.Code] { manager.anomalies.map(\.code) }
}

@MainActor
@Suite("Events that cells emit (F40 to F43)")
struct CellEventTests {
    @Test("A handler gets the event, the cell, the typed model and the place (F40)")
    func delivered() {
        let form = Form(["a", "b"])
        form.register()
        form.cell(1).emit(event: .entered("x"))
        #expect(form.heard == ["b@1=entered(\"x\")"])
        #expect(form.manager.implementedEvents == [])
    }

    @Test("After inserts, deletes and moves the event brings its own item and its current place (F41)")
    func identityNotPosition() {
        let form = Form(["a", "b", "c"])
        form.register()
        let b = form.cell(1)
        let items = form.manager.items
        items.insert(Field(name: "new"), at: [0, 0])
        b.emit(event: .cleared)
        items.move([0, 2], to: [0, 0])
        b.emit(event: .cleared)
        items.remove(at: [0, 3])
        b.emit(event: .cleared)
        items.insertSection(ItemSection([Field(name: "s")]), at: 0)
        items.moveSection(1, to: 0)
        b.emit(event: .cleared)
        #expect(form.heard == ["b@2=cleared", "b@0=cleared", "b@0=cleared", "b@0=cleared"])
    }

    @Test("Equal items are told apart: the event is about the entry its cell shows (F41)")
    func equalItems() {
        let form = Form(["same", "same", "same"])
        form.register()
        let second = form.cell(1)
        form.manager.items.remove(at: [0, 0])
        second.emit(event: .cleared)
        form.manager.items.move([0, 0], to: [0, 1])
        second.emit(event: .cleared)
        #expect(form.heard == ["same@0=cleared", "same@1=cleared"])
    }

    @Test("A replaced item is the current item; a deleted one is an anomaly, never another item (F41)")
    func replacedAndDeleted() {
        let form = Form(["a", "b"])
        form.register()
        let a = form.cell(0)
        form.manager.items.replace(at: [0, 0], with: Field(name: "a'"))
        a.emit(event: .cleared)
        form.manager.items.remove(at: [0, 0])
        a.emit(event: .cleared)
        #expect(form.heard == ["a'@0=cleared"])
        #expect(form.codes == [.lostEvent])
    }

    @Test("Items set again keep who they are as far as they are equal (F41)")
    func setAnew() {
        let form = Form(["a", "b", "c"])
        form.register()
        let c = form.cell(2)
        form.manager.items.setItems(["c", "x", "a"].map { Field(name: $0) })
        c.emit(event: .cleared)
        #expect(form.heard == ["c@0=cleared"])
    }

    @Test("A cell that scrolled away still delivers (F43)")
    func scrolledAway() {
        let form = Form(["a"], height: 88)
        form.register()
        form.manager.register(SwitchCell.self, for: Bool.self) { _ in
        } configure: { _, _, _ in
        }
        form.manager.items.append(contentsOf: Array(repeating: true, count: 50))
        let cell = form.cell(0)
        form.table.scroll(to: [0, 40])
        #expect(form.table.cell(at: [0, 0]) == nil)
        cell.emit(event: .cleared)
        form.manager.items.insert(true, at: [0, 0])
        cell.emit(event: .cleared)
        #expect(form.heard == ["a@0=cleared", "a@1=cleared"])
    }

    @Test("A cell that is used again is about its new item, and no other (F41)")
    func usedAgain() {
        let form = Form((0..<100).map { "\($0)" }, height: 88)
        form.register()
        let first = form.cell(0)
        form.table.scroll(to: [0, 50])
        #expect([form.table.cell(at: [0, 50]), form.table.cell(at: [0, 51])].contains { $0 === first })
        first.emit(event: .cleared)
        #expect(form.heard == ["\(first.text)@\(first.text)=cleared"])
    }

    @Test("Many events leave nothing behind (F43)")
    func nothingGrows() {
        let form = Form(["a"])
        form.register()
        let cell = form.cell(0)
        let made = form.table.viewsMade
        for _ in 0..<10_000 { cell.emit(event: .cleared) }
        #expect(form.heard.count == 10_000)
        #expect(form.table.viewsMade == made)
        #expect(form.manager.dispatcher.checkInvariants() == [])
        #expect(!form.manager.isUpdatePending)
    }

    @Test("Several emitting cell types are told apart; a base class's handler is called for its subclasses (F42)")
    func severalTypes() {
        let form = Form(["a"])
        form.manager.items.append(true)
        form.manager.register(SecretFieldCell.self)
        form.manager.register(SwitchCell.self, for: Bool.self) { mapping in
            mapping.onEvent { [unowned form] event, _, on, path in form.heard.append("switch \(event) \(on) \(path[1])")
            }
        } configure: { _, _, _ in
        }
        form.manager.onEvent(from: FieldCell.self) { [unowned form] event, _, field, _ in
            form.heard.append("base \(field.name) \(event)")
        }
        form.cell(0).emit(event: .cleared)
        (form.table.cell(at: [0, 1]) as? SwitchCell)?.emit(event: .toggled(true))
        #expect(form.heard == ["base a cleared", "switch toggled(true) true 1"])
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
        #expect(form.heard == ["h@0=folded", "h@1=folded"])
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
        #expect(form.heard == ["eager@1=cleared"])
        form.heard = []
        form.table.tap([0, 0])
        #expect(form.heard == ["selected", "a@0=entered(\"1\")", "a@1=entered(\"2\")"])
    }

    @Test("The owner gets what no handler takes, and only that (F40)")
    func ownerHearsTheRest() {
        final class Owner: ViewEventOwner {
            var heard: [String] = []
            func hear(_ event: Any, from view: AnyObject, item: Any, at place: Place) {
                heard.append("\(event) \(type(of: view)) \((item as? Field)?.name ?? "?") \(place)")
            }
        }
        let form = Form(["a"])
        let owner = Owner()
        form.manager.owner = owner
        form.manager.register(FieldCell.self)
        form.cell(0).emit(event: .cleared)
        let token = form.manager.onEvent(from: FieldCell.self) { _, _, _, _ in form.heard.append("handler") }
        form.cell(0).emit(event: .cleared)
        token.cancel()
        form.cell(0).emit(event: .cleared)
        #expect(owner.heard == ["cleared FieldCell a [0, 0]", "cleared FieldCell a [0, 0]"])
        #expect(form.heard == ["handler"])
    }

    @Test("Emitting is explained and traced like any event (F33, F34)")
    func explained() {
        let form = Form(["a"])
        form.register()
        let cell = form.cell(0)
        let foreseen = form.manager.explainViewEvent(at: [0, 0])
        #expect(foreseen?.answeredBy == .handler)
        form.manager.isTracing = true
        cell.emit(event: .cleared)
        #expect(form.manager.lastViewEventResolution?.steps == foreseen?.steps)
    }

    @Test("A weak handler whose object is gone is not called, and nothing traps (R11)")
    func weakHandlers() {
        let form = Form(["a"])
        var object: Counter? = Counter()
        form.manager.register(FieldCell.self) { mapping in
            mapping.onEvent(weak: object!) { counter, _, _, _, _ in counter() }
        }
        form.cell(0).emit(event: .cleared)
        #expect(object?.count == 1)
        object = nil
        form.cell(0).emit(event: .cleared)
        #expect(form.manager.dispatcher.checkInvariants() == [])
    }

    @Test("No cell, manager or model is kept alive, before or after an event (F43)")
    func nothingIsKept() {
        weak var cell: FieldCell?
        weak var manager: TableManager<Headless>?
        do {
            let form = Form(["a"])
            form.manager.register(FieldCell.self) { $0.onEvent { _, _, _, _ in } }
            let shown = form.cell(0)
            shown.emit(event: .cleared)
            cell = shown
            manager = form.manager
        }
        #expect(cell == nil)
        #expect(manager == nil)
    }

    @Test("After the manager is gone an event reaches nobody; from a cell of no manager it is an anomaly of nobody's")
    func withoutManager() {
        AnomalyLog.unattached.sink = { _ in }
        var cell: FieldCell?
        do {
            let form = Form(["a"])
            form.register()
            cell = form.cell(0)
        }
        cell?.emit(event: .cleared)
        let before = AnomalyLog.unattached.anomalies.count
        FieldCell().emit(event: .cleared)
        #expect(AnomalyLog.unattached.anomalies.count >= before)
        #expect(AnomalyLog.unattached.anomalies.last?.code == .lostEvent)
    }
}

@MainActor
@Suite("Closure slots (F44)")
struct ClosureSlotTests {
    @Test("A cell's closure property is filled for each use, and finds the current item when it is called (F44)")
    func filledPerUse() {
        let form = Form(["a", "b"])
        form.manager.register(FieldCell.self) { mapping in
            mapping.on(\.didTap) { [unowned form] field, path in form.heard.append("tap \(field.name)@\(path[1])") }
            mapping.on(\.didChange) { [unowned form] value, field, path in
                form.heard.append("\(value) \(field.name)@\(path[1])")
            }
        }
        let b = form.cell(1)
        b.didTap?()
        form.manager.items.insert(Field(name: "new"), at: [0, 0])
        b.didTap?()
        b.didChange?(7)
        form.manager.items.remove(at: [0, 2])
        b.didTap?()
        #expect(form.heard == ["tap b@1", "tap b@2", "7 b@2"])
        #expect(form.codes == [.lostEvent])
    }

    @Test("The property is emptied for the next use, and a cancelled slot calls nobody (F44)")
    func emptied() {
        let form = Form(["a", "b"])
        var token: Registration?
        form.manager.register(FieldCell.self) { mapping in
            token = mapping.on(\.didTap) { field, _ in form.heard.append(field.name) }
        }
        let a = form.cell(0)
        token?.cancel()
        a.didTap?()
        #expect(form.heard == [])
        form.manager.setNeedsUpdate()
        #expect(form.cell(0).didTap == nil)
    }

    @Test("A slot keeps neither the cell nor the manager (F44)")
    func nothingIsKept() {
        weak var cell: FieldCell?
        do {
            let form = Form(["a"])
            form.manager.register(FieldCell.self) { $0.on(\.didTap) { _, _ in } }
            cell = form.cell(0)
        }
        #expect(cell == nil)
    }
}

@MainActor
@Suite("Scopes of uses (F45)")
struct UseScopeTests {
    @Test("A scope begins with each use and ends when the cell leaves, is used again or dies, in that order (F45)")
    func beginsAndEnds() {
        let form = Form((0..<40).map { "\($0)" }, height: 88)
        form.manager.register(FieldCell.self) { mapping in
            mapping.whileInUse { [weak form] _, field, _, scope in
                form?.heard.append("+\(field.name)")
                scope.onEnd { form?.heard.append("-\(field.name)") }
                scope.onEnd { form?.heard.append("then \(field.name)") }
            }
        }
        form.table.layoutIfNeeded()
        #expect(form.heard == ["+0", "+1"])
        form.heard = []
        form.table.scroll(to: [0, 10])
        #expect(form.heard == ["-0", "then 0", "-1", "then 1", "+10", "+11"])
        form.heard = []
        form.manager.items.removeAll()
        form.table.layoutIfNeeded()
        #expect(form.heard == ["-10", "then 10", "-11", "then 11"])
    }

    @Test("The events a scope needs are announced while there is one, and explain names the reason (R5, F45)")
    func neededEvents() {
        let form = Form(["a"])
        var token: Registration?
        form.manager.register(FieldCell.self) { mapping in token = mapping.whileInUse { _, _, _, _ in } }
        #expect(form.manager.implementedEvents == ["willDisplay", "didEndDisplaying"])
        #expect(
            form.manager.explain(\.didEndDisplaying, at: [0, 0]).announcedBecause == [.needed("the scopes of uses")])
        token?.cancel()
        #expect(form.manager.implementedEvents == [])
    }

    @Test("A cell that comes back without being filled begins another use (F45)")
    func comesBack() {
        let form = Form(["a"])
        form.manager.register(FieldCell.self) { mapping in
            mapping.whileInUse { [weak form] _, _, _, scope in
                form?.heard.append("+")
                scope.onEnd { form?.heard.append("-") }
            }
        }
        let cell = form.cell(0)
        let events = Catalogue<E>.shared.events
        form.table.delegate?.tell(events.didEndDisplaying, (), view: cell, at: [0, 0])
        form.table.delegate?.tell(events.willDisplay, (), view: cell, at: [0, 0])
        #expect(form.heard == ["+", "-", "+"])
    }

    @Test("Tasks are cancelled and tokens withdrawn with the use; a scope that is over takes no more (F45)")
    func tasksAndTokens() async {
        let form = Form(["a"])
        var kept: ViewUseScope?
        var wasCancelled = false
        form.manager.register(FieldCell.self) { mapping in
            mapping.whileInUse { [unowned form] _, _, _, scope in
                kept = scope
                scope.add(form.manager.shouldUpdateFocus { _ in true })
                scope.task {
                    while !Task.isCancelled { await Task.yield() }
                    wasCancelled = true
                }
            }
        }
        form.table.layoutIfNeeded()
        await Task.yield()
        #expect(form.manager.responds(to: \.shouldUpdateFocus))
        form.manager.items.removeAll()
        form.table.layoutIfNeeded()
        #expect(!form.manager.responds(to: \.shouldUpdateFocus))
        for _ in 0..<100 where !wasCancelled { await Task.yield() }
        #expect(wasCancelled)
        var atOnce = false
        kept?.onEnd { atOnce = true }
        #expect(atOnce)
    }

    @Test("When a cell dies its scope ends too (F45)")
    func dies() async {
        var ended = false
        do {
            let form = Form(["a"])
            form.manager.register(FieldCell.self) { $0.whileInUse { _, _, _, scope in scope.onEnd { ended = true } } }
            form.table.layoutIfNeeded()
        }
        for _ in 0..<100 where !ended { await Task.yield() }
        #expect(ended)
    }
}
