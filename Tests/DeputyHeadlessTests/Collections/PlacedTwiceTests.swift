import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("A layout that places an item twice (F83)")
struct PlacedTwiceTests {
    final class DoubtfulLayout: HeadlessLayout {
        override func arrange(_ collection: HeadlessCollection) -> [HeadlessLayoutAttributes] {
            [0, 100].map { top in
                HeadlessLayoutAttributes(.cell, at: [0, 0], frame: CGRect(x: 0, y: top, width: 10, height: 20))
            }
        }
    }

    @Test("The last place counts, and the item is there alone")
    func lastPlace() {
        let album = Album(1, height: 50, layout: DoubtfulLayout())
        expectEqual(album.collection.visibleItems, [])
        album.collection.scroll(by: 100)
        expectEqual(album.collection.visibleItems, [[0, 0]])
    }
}
