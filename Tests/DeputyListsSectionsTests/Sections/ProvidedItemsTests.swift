import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Items of a collection that a closure makes: it gets the index path, which a collection view dequeues for (F52).
@MainActor
@Suite("Items that a closure makes")
struct ProvidedItemsTests {
    final class TileCell: HeadlessCollectionCell {}

    let collection = HeadlessCollection(width: 300, height: 1_000)

    @Test("F52: a closure of one section, of several, and of a number of items gets the index path")
    func indexPaths() {
        let binder = SectionedCollectionBinder(collection, sectionedBy: Part.self, anomalyLog: quietLog())
        func tile(_ collection: HeadlessCollection, _ path: IndexPath, _ text: String) -> HeadlessCollectionCell {
            let cell = collection.dequeue(TileCell.self, for: path)
            cell.text = "\(text)@\(path[0]).\(path[1])"
            return cell
        }
        binder.onSection(.first).bind(
            cellProvider: { collection, indexPath, note in tile(collection, indexPath, note.text) }, for: Note.self,
            models: { notes(1, 2) })
        binder.onSection(.second).bind(
            cellProvider: { collection, indexPath in tile(collection, indexPath, "number") }, numberOfCells: { 2 })
        binder.onSections(.third).bind(
            cellProvider: { collection, section, indexPath, note in tile(collection, indexPath, "\(section)") },
            for: Note.self, models: { [.third: notes(3)] })
        binder.onAllOtherSections().bind(
            cellProvider: { collection, section, indexPath in tile(collection, indexPath, "\(section)") },
            numberOfCells: { [.fourth: 1] })
        binder.displayedSections = [.first, .second, .third, .fourth]
        binder.finish()
        collection.layoutIfNeeded()
        let texts = collection.visibleItems.map { collection.cell(at: $0)?.text }
        expectEqual(
            texts,
            [
                "note 1@0.0", "note 2@0.1", "number@1.0", "number@1.1", "third@2.0", "fourth@3.0",
            ])
        expectEqual(collection.exceptions, [])
        expectEqual(binder.manager.anomalies, [])
    }

    @Test(
        "A cell that is dequeued for another index path than the one asked for is an exception, as of a collection view"
    )
    func otherPath() {
        let binder = CollectionBinder(collection, anomalyLog: quietLog())
        binder.onCollection().bind(
            cellProvider: { collection, indexPath in
                collection.dequeue(TileCell.self, for: [indexPath[0], indexPath[1] + 1])
            }, numberOfCells: { 1 })
        binder.finish()
        collection.layoutIfNeeded()
        expectEqual(collection.exceptions.map(\.place), [.row([0, 0])])
    }
}
