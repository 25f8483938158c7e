import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Registering, and what comes with it")
struct RegisteringTests {
    /// Conforms to nothing, and so does its model.
    private final class PlainCell: HeadlessCell {}
    private final class PlainItemCell: HeadlessCollectionCell {}
    private struct Word { var text: String }

    @Test(
        "A cell type is all there is to register: the model type, the identifier and the list's registration follow (F1)"
    )
    func byType() {
        let (table, collection) = (Board(), ListBoard<HeadlessCollections>())
        table.items.setItems(things(1, 2))
        table.endTurn()
        collection.items.setItems(things(1, 2))
        collection.endTurn()
        expectEqual(table.shown, "[1 2]")
        expectEqual(collection.shown, "[1 2]")
        expectEqual(table.codes, [])
        expectEqual(collection.codes, [])
    }

    @Test("A cell and a model need no protocol: a closure fills the one with the other (F2)")
    func withoutProtocols() {
        let table = HeadlessTable(height: 200)
        let manager = TableManager(table, anomalyLog: quietLog())
        manager.register(PlainCell.self, for: Word.self) { cell, word, indexPath in
            cell.text = "\(word.text) \(indexPath[1])"
        }
        manager.items.setItems([Word(text: "a"), Word(text: "b")])
        table.layoutIfNeeded()
        expectEqual(table.visibleItems.map { table.cell(at: $0)?.text }, ["a 0", "b 1"])

        let collection = HeadlessCollections.makeList(height: 200)
        let other = CollectionManager(collection, anomalyLog: quietLog())
        other.register(PlainItemCell.self, for: Word.self) { cell, word, _ in cell.text = word.text }
        other.items.setItems([Word(text: "a"), Word(text: "b")])
        collection.layoutIfNeeded()
        expectEqual(collection.visibleItems.map { collection.cell(at: $0)?.text }, ["a", "b"])
        expectEqual(manager.anomalies, [])
        expectEqual(other.anomalies, [])
    }

    @Test(
        "An event without a cell is registered on the manager: announced, asked, and withdrawn with its token (F8, F9)")
    func hostEvents() {
        hostEvents(Rig())
        hostEvents(ListRig<HeadlessCollections>())
    }

    private func hostEvents<Kit: TestKit>(_ rig: ListRig<Kit>) {
        expectTrue(rig.list.focus(at(0, 1)))
        let token = rig.manager.onHost.shouldUpdateFocus { context in context.next != at(0, 2) }
        expectEqual(rig.manager.implementedEvents, ["shouldUpdateFocus"])
        expectFalse(rig.list.focus(at(0, 2)))
        expectTrue(rig.list.focus(at(0, 0)))
        token.cancel()
        expectEqual(rig.manager.implementedEvents, [])
        expectTrue(rig.list.focus(at(0, 2)))
    }
}
