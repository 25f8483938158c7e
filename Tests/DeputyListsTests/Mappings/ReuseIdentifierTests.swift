import DeputyHeadless
import Foundation
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
            #expect(mapping.reuseIdentifier == "number")
        }
        table.layoutIfNeeded()
        #expect(made == "NumberCell")
        #expect(table.cell(at: at(0, 0))?.reuseIdentifier == "number")
        #expect(table.dequeue(NumberCell.self).reuseIdentifier == "number")
        #expect(manager.anomalies == [])
    }

    @Test("A cell that was dequeued before its class was registered is one of the mapping's from then on (F13)")
    func dequeuedBefore() {
        let (table, manager) = numberTable()
        let former = table.dequeue(NumberCell.self).reuseIdentifier
        manager.register(NumberCell.self) { $0.reuseIdentifier = "number" }
        #expect(former != "number")
        #expect(table.dequeue(NumberCell.self).reuseIdentifier == "number")
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
        #expect(pear?.text == "pear")
        #expect(pear?.didTap == nil)
        #expect(tapped == ["apple"])
        #expect(table.viewsMade == 1)
        #expect(manager.anomalies == [] && manager.checkInvariants() == [])
    }

    @Test("An identifier that another class has: another one is made, and reported with both lines (F13)")
    func taken() {
        let table = HeadlessTable()
        let manager = manager(table)
        manager.register(AppleCell.self) { $0.reuseIdentifier = "cell" }
        manager.register(PearCell.self) { $0.reuseIdentifier = "cell" }
        manager.items.setItems([Apple(), Pear()] as [Any])
        table.layoutIfNeeded()
        #expect(table.visibleItems.map { table.cell(at: $0)?.text } == ["apple", "pear"])
        #expect(manager.anomalies.map(\.code) == [.unusableIdentifier])
        #expect(manager.anomalies[0].headline.hasPrefix("The reuse identifier cell is already that of AppleCell ("))
        #expect(table.exceptions == [] && manager.checkInvariants() == [])
    }

    @Test("It is free again once its mapping is unregistered; a cell and a header never collide (F13)")
    func free() {
        let table = HeadlessTable()
        let manager = manager(table)
        let token = manager.register(AppleCell.self) { $0.reuseIdentifier = "view" }
        manager.registerHeader(AppleHeader.self) { $0.reuseIdentifier = "view" }
        manager.items.setSections([ItemSection([Apple()], header: Apple(name: "top"))])
        table.layoutIfNeeded()
        #expect(table.header(inSection: 0)?.text == "top")
        token.cancel()
        manager.register(PearCell.self) {
            $0.reuseIdentifier = "view"
            $0.condition = .section(3)
        }
        // It is a pear's from then on, and shared as such.
        manager.register(PearCell.self) { $0.reuseIdentifier = "view" }
        manager.register(AppleCell.self) { #expect($0.reuseIdentifier != "view") }
        #expect(manager.anomalies == [])
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
        #expect(kept?.reuseIdentifier == "NumberCell" && kept?.nibName == nil && kept?.bundle == nil)
        #expect(
            manager.anomalies.map(\.headline)
                == ["reuseIdentifier", "nibName", "bundle"].map {
                    "The mapping's \($0) was set after its registration."
                })
        #expect(table.cell(at: at(0, 0))?.text == "1")
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
        #expect(fruit.texts == ["apple 0", "b 1"])
        #expect(fruit.list.supplementary(.header, at: at(0, 0))?.text == "apple!")
        #expect(fruit.list.supplementary(.footer, at: at(0, 0))?.text == "pear?")
        fruit.manager.items.replace(at: at(0, 1), with: Apple(name: "c"))
        fruit.manager.flush()
        #expect(fruit.texts == ["apple 0", "c 1"])
        #expect(fruit.codes == [])
    }
}
