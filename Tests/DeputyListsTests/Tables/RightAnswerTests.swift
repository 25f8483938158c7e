import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("Each event brings what it is about, and nothing else's (F12, F33, F43, R10)")
struct RightAnswerTests {
    /// An owner that notes what cells emit.
    final class Listener: TableOwner, ViewEventOwner {
        typealias Kit = Headless
        static let methods = OwnerMethods(Listener.self) { _ in }
        var events: [String] = []
        func hear(_ event: Any, from view: AnyObject, item: Any, at place: Place) { events.append("\(event)") }
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
        #expect(form.heard == [isFooter ? "folded bottom 0" : "folded top 0"])
    }

    @Test("A cell whose mapping was withdrawn delivers to nobody, not to the owner either (F12)")
    func withdrawn() {
        let form = Form(["name"])
        let owner = Listener()
        form.manager.owner = owner
        let token = form.manager.register(FieldCell.self)
        let cell = form.cell(0)
        cell.emit(event: .cleared)
        #expect(owner.events == ["cleared"])
        token.cancel()
        cell.emit(event: .cleared)
        #expect(owner.events == ["cleared"])
    }

    @Test("What the closure of a cell's property changes is applied when it returns (R10)")
    func propertyIsQueued() {
        let form = Form(["name"])
        var counts: [Int] = []
        form.manager.register(FieldCell.self) { mapping in
            mapping.on(\.didTap) { [unowned form] _, _ in
                form.manager.items.append(Field(name: "more"))
                counts.append(form.manager.items.items(inSection: 0).count)
            }
        }
        form.cell(0).didTap?()
        #expect(counts == [1])
        #expect(form.manager.items.items(inSection: 0).count == 2)
    }

    @Test("explain is about the data as it is, also before the table was told of it (F33)")
    func explainsCurrentData() {
        let form = Form(["name"])
        form.register()
        form.table.layoutIfNeeded()
        form.manager.items.append(Field(name: "more"))
        #expect(form.manager.explain(\.didSelect, at: [0, 1]).item == "Field")
    }
}
