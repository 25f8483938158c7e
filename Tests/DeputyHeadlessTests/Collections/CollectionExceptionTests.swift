import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Views that a collection view would not take.
@MainActor
@Suite("Views that were not dequeued")
struct CollectionExceptionTests {
    @Test("A cell that was not dequeued raises, and is shown all the same")
    func undequeuedCell() {
        let data = Photos(1)
        data.make = { _, _ in PhotoCell() }
        data.collection.layoutIfNeeded()
        expectEqual(data.collection.exceptions.count, 1)
        expectEqual(data.collection.exceptions.first?.reason.contains("does not have a reuseIdentifier"), true)
        expectTrue(data.collection.cell(at: [0, 0]) is PhotoCell)
    }

    @Test("A cell that shows another item raises, and a placeholder is shown instead")
    func usedCell() {
        let data = Photos(3)
        let kept = data.collection.dequeue(PhotoCell.self)
        data.collection.exceptions = []
        data.make = { _, _ in kept }
        data.collection.layoutIfNeeded()
        expectEqual(data.collection.exceptions.count, 3)
        expectEqual(data.collection.exceptions.last?.reason.contains("was not dequeued for that index path"), true)
        expectSame(data.collection.cell(at: [0, 0]), kept)
        expectNotSame(data.collection.cell(at: [0, 1]), kept)
        expectEqual(data.collection.cell(at: [0, 2])?.text, "?")
    }

    @Test("A second cell for the same item raises, in a collection view's words")
    func secondCell() {
        let data = Photos(1)
        data.make = { collection, _ in
            _ = collection.dequeue(PhotoCell.self)
            return collection.dequeue(PhotoCell.self)
        }
        data.collection.layoutIfNeeded()
        expectEqual(data.collection.exceptions.count, 1)
        expectEqual(data.collection.exceptions.first?.reason.contains("than the collection view is requesting"), true)
    }

    @Test(
        "No supplementary view, or one that was not dequeued, raises; nothing is shown there", arguments: [false, true])
    func undequeuedView(isNil: Bool) {
        let data = Photos(1)
        (data.collection.layout as? HeadlessFlowLayout)?.headerReferenceSize = CGSize(width: 0, height: 10)
        data.makeView = { _ in isNil ? nil : AlbumHeader() }
        data.collection.layoutIfNeeded()
        expectEqual(data.collection.exceptions.count, 1)
        expectEqual(
            data.collection.exceptions.first?.reason.hasSuffix("or is nil (\(isNil ? "nil" : "a AlbumHeader"))"), true
        )
        expectNil(data.collection.supplementary(.header, at: [0, 0]))
        data.collection.exceptions = []
        data.makeView = { $0.dequeueSupplementary(AlbumHeader.self, ofKind: "UICollectionElementKindSectionHeader") }
        data.collection.reloadData()
        data.collection.layoutIfNeeded()
        expectEmpty(data.collection.exceptions)
        expectTrue(data.collection.supplementary(.header, at: [0, 0]) is AlbumHeader)
    }

    @Test("A cell that is ready for another item raises too, and a placeholder is shown instead")
    func preparedCell() {
        let data = Photos(30)
        // Seven items are on screen, and the next three are made ready.
        data.make = { collection, path in
            let other = path == [0, 8] ? collection.cell(at: [0, 7]) : nil
            return other ?? collection.dequeue(PhotoCell.self)
        }
        data.collection.layoutIfNeeded()
        expectEqual(data.collection.exceptions.map(\.place), [.row([0, 8])])
        expectTrue(data.collection.cell(at: [0, 7]) is PhotoCell)
        expectEqual(data.collection.cell(at: [0, 8])?.text, "?")
    }

    @Test("A view that is missing is asked for again at the next layout, and shown as soon as there is one")
    func missingViewIsAskedForAgain() {
        let data = Photos(1)
        (data.collection.layout as? HeadlessFlowLayout)?.headerReferenceSize = CGSize(width: 0, height: 10)
        data.makeView = { _ in nil }
        data.collection.layoutIfNeeded()
        expectNil(data.collection.supplementary(.header, at: [0, 0]))
        data.makeView = { $0.dequeueSupplementary(AlbumHeader.self, ofKind: "UICollectionElementKindSectionHeader") }
        data.collection.layoutIfNeeded()
        expectTrue(data.collection.supplementary(.header, at: [0, 0]) is AlbumHeader)
    }

    @Test("A view that was dequeued and not returned is used for the next")
    func unusedView() {
        let data = Photos(1)
        (data.collection.layout as? HeadlessFlowLayout)?.headerReferenceSize = CGSize(width: 0, height: 10)
        data.makeView = { collection in
            let kind = "UICollectionElementKindSectionHeader"
            _ = collection.dequeueSupplementary(AlbumHeader.self, ofKind: kind)
            return collection.dequeueSupplementary(AlbumHeader.self, ofKind: kind)
        }
        data.collection.layoutIfNeeded()
        let made = data.collection.viewsMade
        data.collection.reloadData()
        data.collection.layoutIfNeeded()
        expectEqual(data.collection.viewsMade, made)
    }

    @Test("A data source that was set without the method raises, whatever it would return")
    func unannouncedViews() {
        let collection = HeadlessCollection()
        let data = Mute()
        collection.dataSource = data
        (collection.layout as? HeadlessFlowLayout)?.headerReferenceSize = CGSize(width: 0, height: 10)
        collection.layoutIfNeeded()
        expectEqual(collection.exceptions.first?.facts.first?.hasPrefix("The data source does not implement"), true)
    }

    private final class Mute: HeadlessCollectionDataSource {
        func collection(_ collection: HeadlessCollection, numberOfItemsInSection section: Int) -> Int { 1 }
        func collection(_ collection: HeadlessCollection, cellForItemAt path: IndexPath) -> HeadlessCollectionCell {
            collection.dequeue(PhotoCell.self)
        }
        func collection(
            _ collection: HeadlessCollection, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> HeadlessReusableView? { collection.dequeueSupplementary(AlbumHeader.self, ofKind: kind) }
        func responds(toSelector selector: String) -> Bool { false }
    }

    @Test("With a manager nothing raises: unregistered items and kinds get placeholders and anomalies")
    func managersPlaceholders() {
        let album = Album(3, layout: HeadlessGridLayout(columns: 1, itemKinds: ["badge", "flag"]))
        album.manager.items.setItems([Photo(name: "P0"), 5])
        album.collection.layoutIfNeeded()
        expectEmpty(album.collection.exceptions)
        expectEqual(album.collection.cell(at: [0, 1])?.text, "?")
        expectNotNil(album.collection.supplementary(.supplementary("flag"), at: [0, 0]))
        expectTrue(album.manager.anomalies.contains { $0.code == .missingMapping })
    }
}
