import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

private final class PlainCell: HeadlessCell {}

@MainActor
@Suite("Views that a list has already, such as a storyboard's prototypes (F4, F13)")
struct PrototypeTests {
    private let table = HeadlessTable()

    private func manager() -> TableManager<HeadlessTables> { TableManager(table, anomalyLog: quietLog()) }

    @Test("A prototype is used under its identifier, with `Configurable` and without (F13)")
    func cells() {
        table.register(AppleCell.self, identifier: "apple")
        table.register(PlainCell.self, identifier: "plain")
        let manager = manager()
        manager.register(AppleCell.self, prototype: "apple") { mapping in expectEqual(mapping.reuseIdentifier, "apple")
        }
        manager.register(PlainCell.self, for: Pear.self, prototype: "plain") { cell, pear, _ in
            cell.text = "a \(pear.name)"
        }
        manager.items.setItems([Apple(), Pear()] as [Any])
        table.layoutIfNeeded()
        expectEqual(table.visibleItems.map { table.cell(at: $0)?.text }, ["apple", "a pear"])
        expectEqual(table.visibleItems.map { table.cell(at: $0)?.reuseIdentifier }, ["apple", "plain"])
        expectEqual(manager.anomalies, [])
        expectEqual(table.exceptions, [])
    }

    @Test("Two mappings may use one prototype (F13)")
    func sharedPrototype() {
        table.register(AppleCell.self, identifier: "apple")
        let manager = manager()
        manager.register(AppleCell.self, prototype: "apple") { $0.condition = .section(0) }
        manager.register(AppleCell.self, prototype: "apple")
        manager.items.setSections([[Apple()], [Apple(name: "b")]])
        table.layoutIfNeeded()
        expectEqual(table.visibleItems.map { table.cell(at: $0)?.text }, ["apple", "b"])
        expectEqual(manager.anomalies, [])
        expectEqual(table.exceptions, [])
        expectEqual(manager.checkInvariants(), [])
    }

    @Test("A prototype that is not there: a placeholder and an anomaly, and the other rows are shown (F13)")
    func missing() {
        let manager = manager()
        manager.register(AppleCell.self, prototype: "apple")
        manager.registerHeader(AppleHeader.self, prototype: "header")
        manager.register(PearCell.self)
        manager.items.setSections([ItemSection([Apple(), Pear()], header: Apple())])
        table.layoutIfNeeded()
        expectEqual(table.visibleItems.map { table.cell(at: $0)?.text }, ["?", "pear"])
        expectNil(table.header(inSection: 0))
        expectEqual(
            manager.anomalies.map(\.headline).sorted(),
            [
                "The list has no cell under the reuse identifier apple.",
                "The list has no header under the reuse identifier header.",
            ])
        expectEqual(table.exceptions, [])
    }

    @Test("A prototype of another class is shown as it is, and reported (F13)")
    func otherClass() {
        table.register(PlainCell.self, identifier: "apple")
        let manager = manager()
        manager.register(AppleCell.self, prototype: "apple")
        manager.items.setItems([Apple()])
        table.layoutIfNeeded()
        expectTrue(table.cell(at: at(0, 0)) is PlainCell)
        expectEqual(manager.anomalies.map(\.code), [.failedCast])
        expectEqual(table.exceptions, [])
    }

    @Test("A prototype of another class begins no use, though a closure takes cells of any class (F13)")
    func otherClassInUse() {
        table.register(PlainCell.self, identifier: "apple")
        let manager = manager()
        var used: [String] = []
        manager.register(AppleCell.self, prototype: "apple")
        manager.register(PlainCell.self, for: Pear.self) { _, _, _ in }
        manager.on(model: Any.self).whileInUse { _, _, model, _ in used.append("\(type(of: model))") }
        manager.items.setItems([Apple(), Pear()] as [Any])
        table.layoutIfNeeded()
        expectEqual(used, ["Pear"])
        expectEqual(manager.anomalies.map(\.code), [.failedCast])
    }

    @Test("`dequeue` uses the prototype of the class's mapping (F13)")
    func dequeuing() {
        table.register(AppleCell.self, identifier: "apple")
        let manager = manager()
        manager.register(AppleCell.self, prototype: "apple")
        expectEqual(table.dequeue(AppleCell.self).reuseIdentifier, "apple")
        // Nobody asked for it.
        expectEqual(table.exceptions.map(\.facts), [["A AppleCell was dequeued."]])
    }

    @Test("A collection has prototypes of views of any kind (F13)")
    func supplementaries() {
        let album = NibList<HeadlessCollections>(hasHeaders: true)
        album.manager.register(AppleItemCell.self)
        album.manager.registerHeader(AppleReusableView.self, prototype: "header")
        album.manager.registerFooter(PearReusableView.self, for: Pear.self, prototype: "footer") { view, pear, _ in
            view.text = "the \(pear.name)"
        }
        album.list.register(AppleReusableView.self, kind: .header, identifier: "header")
        album.list.register(PearReusableView.self, kind: .footer, identifier: "footer")
        album.manager.items.setSections([ItemSection([Apple()], header: Apple(name: "top"), footer: Pear())])
        album.list.layoutIfNeeded()
        expectEqual(album.list.supplementary(.header, at: at(0, 0))?.text, "top")
        expectEqual(album.list.supplementary(.footer, at: at(0, 0))?.text, "the pear")
        expectEqual(album.codes, [])
        expectEqual(album.list.exceptions, [])
    }
}
