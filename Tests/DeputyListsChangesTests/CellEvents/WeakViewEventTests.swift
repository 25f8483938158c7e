import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// An object that closures of cells are registered with.
@MainActor
private final class Listener {
    var heard: [String] = []
    func hear(_ event: FieldCell.ViewEvent, _ cell: FieldCell, _ field: Field, _ path: IndexPath) {
        heard.append("\(event) \(field.name)")
    }
}

@MainActor
@Suite("Weak objects for what cells emit (F10, F40, F44, F45, R11)")
struct WeakViewEventTests {
    let form = Form(["a", "b"])

    @Test("Closure properties call a handler with the object first, and nothing once it is gone (F44)")
    func properties() {
        var listener: Listener? = Listener()
        weak let gone = listener
        var heard: [String] = []
        form.manager.register(FieldCell.self) { mapping in
            mapping.on(\.didTap, weak: listener!) { _, field, path in heard.append("tap \(field.name)\(path[1])") }
            mapping.on(\.didPress, weak: listener!) { _, field, path in heard.append("press \(field.name)") }
            mapping.onValue(\.didChange, weak: listener!) { _, number, field, path in
                heard.append("\(number) \(field.name)")
            }
        }
        let cell = form.cell(1)
        let touch = {
            cell.didTap?()
            cell.didPress?()
            cell.didChange?(7)
        }
        touch()
        expectEqual(heard, ["tap b1", "press b", "7 b"])
        listener = nil
        expectNil(gone)
        touch()
        expectEqual(heard.count, 3)
    }

    @Test("A use begins with the object first, and no more once it is gone (F45)")
    func uses() {
        var listener: Listener? = Listener()
        weak let gone = listener
        var begun: [String] = []
        form.manager.register(FieldCell.self) { mapping in
            mapping.whileInUse(weak: listener!) { _, scope, cell, field, path in begun.append("\(field.name)\(path[1])")
            }
        }
        form.table.layoutIfNeeded()
        expectEqual(begun, ["a0", "b1"])
        listener = nil
        expectNil(gone)
        form.manager.items.append(Field(name: "c"))
        form.table.layoutIfNeeded()
        expectEqual(begun.count, 2)
    }

    @Test("onEvent of a mapping takes a method of an object, and does without the cell (F40)")
    func mappingForms() {
        var listener: Listener? = Listener()
        var brief: [String] = []
        var (token, line): (EventRegistration?, UInt) = (nil, 0)
        form.manager.register(FieldCell.self) { mapping in
            line = #line + 1
            token = mapping.onEvent(weak: listener!) { $0.hear($1, $2, $3, $4) }
            mapping.onEvent.withoutCell { event, field, path in brief.append("\(event) \(field.name)\(path[1])") }
        }
        form.cell(1).emit(event: .cleared)
        expectEqual(listener?.heard, ["cleared b"])
        expectEqual(token?.site.line, line)
        listener = nil
        form.cell(1).emit(event: .cleared)
        expectEqual(brief, ["cleared b1"])
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
            form.manager.on(FieldCell.self, for: Field.self).onEvent(weak: listener!) {
                [captured] _, event, cell, field, path in
                heard.append("\(event) \(field.name)\(path[1])")
                _ = captured
            }
        } else {
            form.manager.on(FieldCell.self).onEvent(weak: listener!) { [captured] _, event, cell, field, path in
                heard.append("\(event) \(field.name)\(path[1])")
                _ = captured
            }
        }
        captured = nil
        form.cell(1).emit(event: .cleared)
        expectEqual(heard, ["cleared b1"])
        expectNotNil(released)
        listener = nil
        expectNil(gone)
        form.cell(1).emit(event: .cleared)
        expectEqual(heard.count, 1)
        expectNil(released)
    }
}
