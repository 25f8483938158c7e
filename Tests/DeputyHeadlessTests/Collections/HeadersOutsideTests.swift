import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("A collection that asks for a header outside the data (R12)")
struct HeadersOutsideTests {
    @Test(
        "In a section there is, the model is missing; from the one behind the last on, it is outside", arguments: 0...2)
    func header(section: Int) throws {
        let collection = HeadlessCollection(width: 300, height: 400)
        let manager = CollectionManager(collection)
        manager.anomalyLog.sink = { _ in }
        manager.registerHeader(AlbumHeader.self)
        manager.items.setSections([ItemSection(id: 1), ItemSection(id: 2)])
        collection.layoutIfNeeded()
        // A collection view does not ask so; code that calls its data source might.
        let source = try #require(collection.dataSource)
        expectTrue(source.responds(toSelector: "collectionView:viewForSupplementaryElementOfKind:atIndexPath:"))
        let view = source.collection(
            collection, viewForSupplementaryElementOfKind: "UICollectionElementKindSectionHeader", at: [section, 0])
        expectNotNil(view)
        expectEqual(manager.anomalies.map(\.code), [section < 2 ? .missingItem : .outsideData])
    }
}
