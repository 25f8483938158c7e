import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Closure slots (F44)")
struct ClosureSlotTests {
    @Test("A cell's closure property is filled for each use, and finds the current item when it is called (F44)")
    func filledPerUse() {
        let form = Form(["a", "b"])
        form.manager.register(FieldCell.self) { mapping in
            mapping.on(\.didTap) { [unowned form] field, path in form.heard.append("tap \(field.name)@\(path[1])") }
            mapping.onValue(\.didChange) { [unowned form] value, field, path in
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
        expectEqual(form.heard, ["tap b@1", "tap b@2", "7 b@2"])
        expectEqual(form.codes, [.lostEvent])
    }

    @Test("The property is emptied for the next use, and a cancelled slot calls nothing (F44)")
    func emptied() {
        let form = Form(["a", "b"])
        var token: EventRegistration?
        form.manager.register(FieldCell.self) { mapping in
            token = mapping.on(\.didTap) { field, _ in form.heard.append(field.name) }
        }
        let a = form.cell(0)
        token?.cancel()
        a.didTap?()
        expectEqual(form.heard, [])
        form.manager.setNeedsUpdate()
        expectNil(form.cell(0).didTap)
    }

    @Test("Of several closures for one property, one that has ended leaves it to the one before it (F44, R11)")
    func severalWithEnds() {
        let form = Form(["a"])
        var token: EventRegistration?
        var object: Dog? = Dog("d")
        form.manager.on(FieldCell.self).on(\.didTap) { [unowned form] _, _ in form.heard.append("all") }
        form.manager.register(FieldCell.self) { mapping in
            mapping.on(\.didTap, weak: object!) { [unowned form] _, _, _ in form.heard.append("tied") }
            token = mapping.on(\.didTap) { [unowned form] _, _ in form.heard.append("own") }
        }
        func tap() -> [String] {
            form.heard = []
            form.manager.setNeedsUpdate()
            form.cell(0).didTap?()
            return form.heard
        }
        expectEqual(tap(), ["own"])
        token?.cancel()
        expectEqual(tap(), ["tied"])
        object = nil
        expectEqual(tap(), ["all"])
    }

    @Test("What the closure of a cell's property changes is there at once (F44, R10)")
    func propertyChangesTheData() {
        let form = Form(["name"])
        var counts: [Int] = []
        form.manager.register(FieldCell.self) { mapping in
            mapping.on(\.didTap) { [unowned form] _, _ in
                form.manager.items.append(Field(name: "more"))
                counts.append(form.manager.items.items(inSection: 0).count)
            }
        }
        form.cell(0).didTap?()
        expectEqual(counts, [2])
    }

    @Test("A slot keeps neither the cell nor the manager (F44)")
    func nothingIsKept() {
        weak var cell: FieldCell?
        do {
            let form = Form(["a"])
            form.manager.register(FieldCell.self) { $0.on(\.didTap) { _, _ in } }
            cell = form.cell(0)
        }
        expectNil(cell)
    }

    @Test(
        "A closure whose object dies between the call of the property and its delivery is not called (F44, R10, R11)",
        arguments: EachKit.allCases)
    func diesBeforeDelivery(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>()
            let (dies, heard) = (Changing(false), Counter())
            var object: Dog? = Dog("d")
            board.mapping.on(\.didTap) { _, _ in heard() }.live(with: object!)
            board.mapping.didSelect { cell, _, _ in
                // Inside an event it is delivered when that is over.
                cell.didTap?()
                if dies.value { object = nil }
            }
            board.items.setItems(things(1))
            board.endTurn()
            board.list.tap(at(0, 0))
            expectEqual(heard.count, 1)
            dies.value = true
            board.list.tap(at(0, 0))
            expectNil(object)
            expectEqual(heard.count, 1)
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }
}
