import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Whose event it is, wherever the item went (F41)")
struct CellEventIdentityTests {
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
        expectEqual(form.heard, ["b@2=cleared", "b@0=cleared", "b@0=cleared", "b@0=cleared"])
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
        expectEqual(form.heard, ["same@0=cleared", "same@1=cleared"])
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
        expectEqual(form.heard, ["a'@0=cleared"])
        expectEqual(form.codes, [.lostEvent])
    }

    @Test("Items set again keep who they are as far as they are equal (F41)")
    func setAnew() {
        let form = Form(["a", "b", "c"])
        form.register()
        let c = form.cell(2)
        form.manager.items.setItems(["c", "x", "a"].map { Field(name: $0) })
        c.emit(event: .cleared)
        expectEqual(form.heard, ["c@0=cleared"])
    }

    @Test("A cell that is used again is about its new item, and no other (F41)")
    func usedAgain() {
        let form = Form((0..<100).map { "\($0)" }, height: 88)
        form.register()
        let first = form.cell(0)
        form.table.scroll(to: [0, 50])
        expectTrue([form.table.cell(at: [0, 50]), form.table.cell(at: [0, 51])].contains { $0 === first })
        first.emit(event: .cleared)
        expectEqual(form.heard, ["\(first.text)@\(first.text)=cleared"])
    }
}
