import DeputyHeadless
import Foundation
import Testing

@MainActor
@Suite("Each event brings what it is about, and nothing else's (F40, F43, R4, R6, R10)")
struct RightAnswerTests {
    /// An owner that notes what cells emit and which rows are prefetched.
    final class Listener: TableOwner, ViewEventOwner {
        typealias Kit = Headless
        static let methods = OwnerMethods(Listener.self) { me in
            me.prefetch { me, _, rows in me.prefetched.append(rows) }
        }
        var prefetched: [[IndexPath]] = []
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

    @Test("The owner is told of prefetched rows once for all of them (R4)")
    func prefetchedOnce() {
        let form = Form((0..<60).map { "\($0)" })
        let owner = Listener()
        form.manager.owner = owner
        form.register()
        form.manager.prefetch(for: Field.self) { _, _ in }
        form.table.layoutIfNeeded()
        #expect(owner.prefetched.map(\.count) == [10])
    }

    @Test("explain is about the data as it is, also before the table was told of it (F33)")
    func explainsCurrentData() {
        let form = Form(["name"])
        form.register()
        form.table.layoutIfNeeded()
        form.manager.items.append(Field(name: "more"))
        #expect(form.manager.explain(\.didSelect, at: [0, 1]).item == "Field")
    }

    @Test(
        "A header's estimate nobody gave is the header's, not the footer's; focus follows the table's own setting (R6)")
    func ownDefaults() {
        let form = Form(["name"])
        form.register()
        form.table.sectionHeaderHeight = 31
        form.table.sectionFooterHeight = 17
        form.manager.registerHeader(FieldHeader.self) { $0.estimatedHeightForHeader { _, _ in .pass } }
        form.manager.registerFooter(FieldHeader.self) { $0.estimatedHeightForFooter { _, _ in .pass } }
        form.manager.selectionFollowsFocus(for: Field.self) { _, _ in .pass }
        form.manager.items.setSections([
            ItemSection([Field(name: "name")], header: Field(name: "top"), footer: Field(name: "bottom"))
        ])
        #expect(
            form.table.send(\.estimatedHeightForHeader, at: 0)
                == Headless.estimatedHeaderHeight(of: form.table, section: 0))
        #expect(
            form.table.send(\.estimatedHeightForFooter, at: 0)
                == Headless.estimatedFooterHeight(of: form.table, section: 0))
        #expect(
            Headless.estimatedHeaderHeight(of: form.table, section: 0)
                != Headless.estimatedFooterHeight(of: form.table, section: 0))
        form.table.selectionFollowsFocus = true
        #expect(form.table.send(\.selectionFollowsFocus, at: [0, 0]) == true)
        form.table.selectionFollowsFocus = false
        #expect(form.table.send(\.selectionFollowsFocus, at: [0, 0]) == false)
    }
}
