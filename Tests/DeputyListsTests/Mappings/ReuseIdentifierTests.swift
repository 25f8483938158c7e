import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

private final class ButtonCell: HeadlessCell {
    var didTap: (() -> Void)?
}

@MainActor
@Suite("Reuse identifiers set by hand (F13)")
struct ReuseIdentifierTests {
    private func manager(_ table: HeadlessTable) -> TableManager<HeadlessTables> {
        TableManager(table, anomalyLog: quietLog())
    }

    @Test("An identifier is made, can be read, and can be set before the class is registered with the list (F13)")
    func setByHand() {
        let (table, manager) = numberTable()
        var made = ""
        manager.register(NumberCell.self) { mapping in
            made = mapping.reuseIdentifier
            mapping.reuseIdentifier = "number"
            expectEqual(mapping.reuseIdentifier, "number")
        }
        table.layoutIfNeeded()
        expectEqual(made, "NumberCell")
        expectEqual(table.cell(at: at(0, 0))?.reuseIdentifier, "number")
        expectEqual(table.dequeue(NumberCell.self).reuseIdentifier, "number")
        expectEqual(manager.anomalies, [])
    }

    @Test("A cell that was dequeued before its class was registered is one of the mapping's from then on (F13)")
    func dequeuedBefore() {
        let (table, manager) = numberTable()
        let former = table.dequeue(NumberCell.self).reuseIdentifier
        manager.register(NumberCell.self) { $0.reuseIdentifier = "number" }
        expectNotEqual(former, "number")
        expectEqual(table.dequeue(NumberCell.self).reuseIdentifier, "number")
    }

    @Test(
        "Mappings of one class that share an identifier share their cells; a closure property stays with its mapping (F13)"
    )
    func sharedByHand() {
        let table = HeadlessTable()
        let manager = manager(table)
        var tapped: [String] = []
        manager.register(ButtonCell.self, for: Apple.self) { mapping in
            mapping.reuseIdentifier = "button"
            mapping.on(\.didTap) { apple, _ in tapped.append(apple.name) }
        } configure: { cell, apple, _ in
            cell.text = apple.name
        }
        manager.register(ButtonCell.self, for: Pear.self) { mapping in
            mapping.reuseIdentifier = "button"
        } configure: { cell, pear, _ in
            cell.text = pear.name
        }
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        let cell = table.cell(at: at(0, 0)) as? ButtonCell
        cell?.didTap?()
        manager.items.setItems([Pear()])
        table.layoutIfNeeded()
        manager.items.setItems([Apple(name: "b")])
        table.layoutIfNeeded()
        manager.items.setItems([Pear()])
        table.layoutIfNeeded()
        let pear = table.cell(at: at(0, 0)) as? ButtonCell
        expectEqual(pear?.text, "pear")
        expectNil(pear?.didTap)
        expectEqual(tapped, ["apple"])
        expectEqual(table.viewsMade, 1)
        expectEqual(manager.anomalies, [])
        expectEqual(manager.checkInvariants(), [])
    }

    @Test("An identifier that another class has: another one is made, and reported with both lines (F13)")
    func taken() {
        let table = HeadlessTable()
        let manager = manager(table)
        manager.register(AppleCell.self) { $0.reuseIdentifier = "cell" }
        manager.register(PearCell.self) { $0.reuseIdentifier = "cell" }
        manager.items.setItems([Apple(), Pear()] as [Any])
        table.layoutIfNeeded()
        expectEqual(table.visibleItems.map { table.cell(at: $0)?.text }, ["apple", "pear"])
        expectEqual(manager.anomalies.map(\.code), [.unusableIdentifier])
        expectTrue(manager.anomalies[0].headline.hasPrefix("The reuse identifier cell is already that of AppleCell ("))
        expectEqual(table.exceptions, [])
        expectEqual(manager.checkInvariants(), [])
    }

    @Test("It is free again once its mapping is unregistered; a cell and a header never collide (F13)")
    func free() {
        let table = HeadlessTable()
        let manager = manager(table)
        let token = manager.register(AppleCell.self) { $0.reuseIdentifier = "view" }
        manager.registerHeader(AppleHeader.self) { $0.reuseIdentifier = "view" }
        manager.items.setSections([ItemSection([Apple()], header: Apple(name: "top"))])
        table.layoutIfNeeded()
        expectEqual(table.header(inSection: 0)?.text, "top")
        token.cancel()
        manager.register(PearCell.self) {
            $0.reuseIdentifier = "view"
            $0.condition = .section(3)
        }
        // It is a pear's from then on, and shared as such.
        manager.register(PearCell.self) { $0.reuseIdentifier = "view" }
        manager.register(AppleCell.self) { expectNotEqual($0.reuseIdentifier, "view") }
        expectEqual(manager.anomalies, [])
    }

    @Test("Set after the registration it changes nothing, and is reported (F13)")
    func late() {
        let (table, manager) = numberTable()
        var kept: ViewMapping<TableEvents<HeadlessTables>, CellScope, NumberCell, Number>?
        manager.register(NumberCell.self) { kept = $0 }
        kept?.reuseIdentifier = "late"
        kept?.nibName = "Late"
        kept?.bundle = .main
        table.layoutIfNeeded()
        expectEqual(kept?.reuseIdentifier, "NumberCell")
        expectNil(kept?.nibName)
        expectNil(kept?.bundle)
        expectEqual(
            manager.anomalies.map(\.headline),
            ["reuseIdentifier", "nibName", "bundle"].map {
                "The mapping's \($0) was set after its registration."
            })
        expectEqual(table.cell(at: at(0, 0))?.text, "1")
    }

    // MARK: Adding to Configurable

    @Test(
        "`configure:` adds to what a view shows by itself, and is called after it, each time (F13)",
        arguments: EachKit.allCases)
    func adding(_ each: EachKit) { adding(each.kit) }

    private func adding<Kit: TestKit>(_: Kit.Type) {
        let fruit = NibList<Kit>(hasHeaders: true)
        fruit.manager.register(Kit.AppleCell.self) { _ in
        } configure: { cell, apple, path in
            (cell as? HeadlessView)?.text += " \(path[1])"
        }
        fruit.manager.registerHeader(
            Kit.AppleView.self, configure: { view, _, _ in (view as? HeadlessView)?.text += "!" })
        fruit.manager.registerFooter(
            Kit.PearView.self, configure: { view, _, _ in (view as? HeadlessView)?.text += "?" })
        fruit.manager.items.setSections([ItemSection([Apple(), Apple(name: "b")], header: Apple(), footer: Pear())])
        fruit.list.layoutIfNeeded()
        expectEqual(fruit.texts, ["apple 0", "b 1"])
        expectEqual(fruit.list.supplementary(.header, at: at(0, 0))?.text, "apple!")
        expectEqual(fruit.list.supplementary(.footer, at: at(0, 0))?.text, "pear?")
        fruit.manager.items.replace(at: at(0, 1), with: Apple(name: "c"))
        fruit.manager.flush()
        expectEqual(fruit.texts, ["apple 0", "c 1"])
        expectEqual(fruit.codes, [])
    }
}
