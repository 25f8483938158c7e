import DeputyHeadless
import Foundation
import Testing

/// An object that closures of cells are registered with.
@MainActor
private final class Listener {
    var heard: [String] = []
    func hear(_ event: FieldCell.ViewEvent, _ cell: FieldCell, _ field: Field, _ path: IndexPath) {
        heard.append("\(event) \(field.name)")
    }
}

private final class WeakTapCell: HeadlessCell, Configurable {
    var didTap: (() -> Void)?
    var didPress: (@MainActor () -> Void)?
    var didChange: ((Int) -> Void)?
    func configure(_ field: Field) { text = field.name }
}

@MainActor
@Suite("Weak objects for what cells emit (F10, F40, F44, F45, R11)")
struct WeakViewEventTests {
    let form = Form(["a", "b"])

    private func tapCell() throws -> WeakTapCell {
        form.table.layoutIfNeeded()
        return try #require(form.table.cell(at: [0, 1]) as? WeakTapCell)
    }

    @Test("Closure properties call a handler with the object first, and nobody once it is gone (F44)")
    func properties() throws {
        var listener: Listener? = Listener()
        weak let gone = listener
        var heard: [String] = []
        form.manager.register(WeakTapCell.self) { mapping in
            mapping.on(\.didTap, weak: listener!) { _, field, path in heard.append("tap \(field.name)\(path[1])") }
            mapping.on(\.didPress, weak: listener!) { _, field, path in heard.append("press \(field.name)") }
            mapping.on(\.didChange, weak: listener!) { _, number, field, path in heard.append("\(number) \(field.name)")
            }
        }
        let cell = try tapCell()
        let touch = {
            cell.didTap?()
            cell.didPress?()
            cell.didChange?(7)
        }
        touch()
        #expect(heard == ["tap b1", "press b", "7 b"])
        listener = nil
        #expect(gone == nil)
        touch()
        #expect(heard.count == 3)
    }

    @Test("A use begins with the object first, and no more once it is gone (F45)")
    func uses() {
        var listener: Listener? = Listener()
        weak let gone = listener
        var begun: [String] = []
        form.manager.register(FieldCell.self) { mapping in
            mapping.whileInUse(weak: listener!) { _, cell, field, path, scope in begun.append("\(field.name)\(path[1])")
            }
        }
        form.table.layoutIfNeeded()
        #expect(begun == ["a0", "b1"])
        listener = nil
        #expect(gone == nil)
        form.manager.items.append(Field(name: "c"))
        form.table.layoutIfNeeded()
        #expect(begun.count == 2)
    }

    @Test("onEvent of a mapping takes a method of an object, and does without the cell (F40)")
    func mappingForms() {
        var listener: Listener? = Listener()
        var brief: [String] = []
        var (token, line): (Registration?, UInt) = (nil, 0)
        form.manager.register(FieldCell.self) { mapping in
            line = #line + 1
            token = mapping.onEvent(weak: listener!, Listener.hear)
            mapping.onEvent { event, field, path in brief.append("\(event) \(field.name)\(path[1])") }
        }
        form.cell(1).emit(event: .cleared)
        #expect(listener?.heard == ["cleared b"])
        #expect(token?.site.line == line)
        listener = nil
        form.cell(1).emit(event: .cleared)
        #expect(brief == ["cleared b1"])
    }

    @Test(
        "onEvent(from:) gives the object first, ends with it, and lets go of what it captured",
        arguments: [false, true])
    func fromCells(namesModel: Bool) {
        var listener: Listener? = Listener()
        weak let gone = listener
        var captured: Listener? = Listener()
        weak let released = captured
        var heard: [String] = []
        form.manager.register(SecretFieldCell.self)
        if namesModel {
            form.manager.onEvent(from: FieldCell.self, for: Field.self, weak: listener!) {
                [captured] _, event, cell, field, path in
                heard.append("\(event) \(field.name)\(path[1])")
                _ = captured
            }
        } else {
            form.manager.onEvent(from: FieldCell.self, weak: listener!) { [captured] _, event, cell, field, path in
                heard.append("\(event) \(field.name)\(path[1])")
                _ = captured
            }
        }
        captured = nil
        form.cell(1).emit(event: .cleared)
        #expect(heard == ["cleared b1"])
        #expect(released != nil)
        listener = nil
        #expect(gone == nil)
        form.cell(1).emit(event: .cleared)
        #expect(heard.count == 1)
        #expect(released == nil)
    }
}

@MainActor
@Suite("What headers and footers emit, on the manager (F40, F43, R9)")
struct HeaderEventsOnTheManagerTests {
    let table = HeadlessTable()
    let manager: TableManager<Headless>

    init() {
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.items.setSections([
            ItemSection([Field(name: "x")], header: Field(name: "head"), footer: Field(name: "foot"))
        ])
    }

    private func emit() {
        table.layoutIfNeeded()
        (table.header(inSection: 0) as? FieldHeader)?.emit(event: .folded)
        (table.footer(inSection: 0) as? FieldHeader)?.emit(event: .folded)
    }

    @Test(
        "A closure gets both, whichever mapping comes first, with the model and the section", arguments: [false, true])
    func bothKinds(registersFirst: Bool) {
        var heard: [String] = []
        func views() {
            manager.registerHeader(FieldHeader.self)
            manager.registerFooter(FieldHeader.self)
        }
        if registersFirst { views() }
        let token = manager.onEvent(from: FieldHeader.self) { event, view, field, section in
            heard.append("\(event) \(field.name)\(section)")
        }
        if !registersFirst { views() }
        emit()
        #expect(heard == ["folded head0", "folded foot0"])
        token.cancel()
        emit()
        #expect(heard.count == 2)
        #expect(manager.dispatcher.checkInvariants() == [])
    }

    @Test("Views used as one kind only are enough; a view that is never registered is reported once")
    func unbound() {
        manager.register(FieldCell.self)
        manager.onEvent(from: FieldHeader.self, for: Field.self) { _, _, _, _ in }
        table.layoutIfNeeded()
        #expect(manager.anomalies.filter { $0.code == .unboundHandler }.count == 1)
        let other = HeadlessTable()
        let bound = TableManager(other)
        bound.anomalyLog.sink = { _ in }
        bound.registerFooter(FieldHeader.self)
        bound.onEvent(from: FieldHeader.self, for: Field.self) { _, _, _, _ in }
        bound.items.setSections([ItemSection([], footer: Field(name: "foot"))])
        other.layoutIfNeeded()
        #expect(!bound.anomalies.contains { $0.code == .unboundHandler })
    }

    @Test("With a weak object it ends when the object does", arguments: [false, true])
    func weakly(namesModel: Bool) {
        manager.registerHeader(FieldHeader.self)
        manager.registerFooter(FieldHeader.self)
        var listener: Listener? = Listener()
        var heard = 0
        if namesModel {
            manager.onEvent(from: FieldHeader.self, for: Field.self, weak: listener!) { _, _, _, _, _ in heard += 1 }
        } else {
            manager.onEvent(from: FieldHeader.self, weak: listener!) { _, _, _, _, _ in heard += 1 }
        }
        emit()
        #expect(heard == 2)
        listener = nil
        emit()
        #expect(heard == 2)
    }
}
