import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// What a list view raises for when a view is dequeued that it has not asked for.
@MainActor
@Suite("Views that the list has not asked for (F83)")
struct UnaskedViewsTests {
    @Test("A cell that is dequeued outside a request raises, in tables and in collections")
    func cells() {
        let (shelf, album) = (Shelf(1), Album(1))
        _ = shelf.table.dequeue(BookCell.self)
        _ = album.collection.dequeue(PhotoCell.self, for: [0, 0])
        for exceptions in [shelf.table.exceptions, album.collection.exceptions] {
            expectEqual(exceptions.map(\.place), [.host])
            expectEqual(exceptions.first?.reason.hasPrefix("Expected dequeued view to be returned"), true)
        }
    }

    @Test("A supplementary view that is dequeued outside a request raises, and so does one that is not returned")
    func supplementaryViews() {
        let data = Photos(1)
        (data.collection.layout as? HeadlessFlowLayout)?.headerReferenceSize = CGSize(width: 0, height: 10)
        data.makeView = { collection in
            _ = collection.dequeueSupplementary(AlbumHeader.self, ofKind: "UICollectionElementKindSectionHeader")
            return collection.dequeueSupplementary(AlbumHeader.self, ofKind: "UICollectionElementKindSectionHeader")
        }
        data.collection.layoutIfNeeded()
        _ = data.collection.dequeueSupplementary(AlbumHeader.self, ofKind: "UICollectionElementKindSectionHeader")
        expectEqual(data.collection.exceptions.map(\.place), [.row([0, 0]), .host])
        expectEqual(data.collection.exceptions.last?.facts, ["A AlbumHeader was dequeued."])
    }

    @Test("A cell of another class while an item is reconfigured raises")
    func reconfiguring() {
        let data = Photos(1)
        var isOther = false
        data.make = { collection, path in
            isOther
                ? collection.dequeue(HeadlessCollectionCell.self, for: path)
                : collection.dequeue(PhotoCell.self, for: path)
        }
        data.collection.layoutIfNeeded()
        isOther = true
        data.collection.reconfigureItems(at: [[0, 0]])
        expectEqual(data.collection.exceptions.map(\.place), [.row([0, 0]), .row([0, 0])])
        expectEqual(
            data.collection.exceptions.first?.facts, ["A HeadlessCollectionCell was dequeued for a PhotoCell."])
    }
}
