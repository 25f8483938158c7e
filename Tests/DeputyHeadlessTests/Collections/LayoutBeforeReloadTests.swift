import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Another layout for a collection (F83)")
struct LayoutBeforeReloadTests {
    /// Notes for how many items it was asked.
    final class CountingLayout: HeadlessGridLayout {
        private(set) var counts: [Int] = []
        override func arrange(_ collection: HeadlessCollection) -> [HeadlessLayoutAttributes] {
            counts.append(collection.numberOfItems(inSection: 0))
            return super.arrange(collection)
        }
    }

    @Test("One that is set arranges the items at once; before a reload that is due it waits for the new numbers")
    func arranging() {
        let album = Album(3)
        let atOnce = CountingLayout(columns: 1)
        album.collection.layout = atOnce
        expectEqual(atOnce.counts, [3])
        let source = album.collection.dataSource
        album.collection.dataSource = nil
        album.collection.dataSource = source
        expectTrue(album.collection.needsReload)
        let later = CountingLayout(columns: 2)
        album.collection.layout = later
        expectEqual(later.counts, [])
        album.collection.layoutIfNeeded()
        expectEqual(later.counts, [3])
    }
}
