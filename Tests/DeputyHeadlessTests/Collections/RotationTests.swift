import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// A collection whose width changes, as on a rotated screen.
@MainActor
@Suite("A rotated collection (F59)")
struct RotationTests {
    private func frames(_ album: Album) -> [CGRect] {
        album.collection.visibleItems.compactMap { album.collection.cell(at: $0)?.frame }
    }

    @Test("The items keep their sizes and go where the new width has room; the layout asks when it is invalidated")
    func sizes() {
        let side = Side()
        let album = Album(4) { mapping in
            mapping.sizeForCell { _, _ in CGSize(width: side.length, height: side.length) }
        }
        expectEqual(frames(album).map(\.origin.y), [0, 0, 0, 100])
        album.collection.journal = HeadlessJournal()
        side.length = 200
        album.collection.width = 200
        album.collection.layoutIfNeeded()
        expectEqual(frames(album).map(\.origin.y), [0, 0, 100, 100])
        expectEqual(frames(album).map(\.size.width), [100, 100, 100, 100])
        expectEqual(album.count("sizeForCell"), 0)
        album.collection.invalidateLayout()
        album.collection.layoutIfNeeded()
        expectEqual(frames(album).map(\.origin.y), [0, 200])
        expectEqual(album.count("sizeForCell"), 4)
        expectEmpty(album.collection.exceptions)
    }

    @Test(
        "A list that is scrolled to its end stays within its content, and one that has not been laid out asks in its new width"
    )
    func atEnd() {
        let album = Album(30, height: 200)
        album.collection.scroll(to: [0, 29])
        expectEqual(album.collection.contentOffset, 800)
        album.collection.width = 600
        album.collection.layoutIfNeeded()
        expectEqual(album.collection.contentOffset, 300)
        expectEqual(album.shown, (18..<30).map { "P\($0)" })
        let waiting = Album(4)
        waiting.manager.setNeedsUpdate()
        waiting.manager.items.append(Photo(name: "P4"))
        waiting.collection.width = 100
        waiting.showAndForget()
        expectEqual(frames(waiting).map(\.origin.y), [0, 100, 200, 300])
        expectEmpty(waiting.collection.exceptions)
    }

    private final class Side { var length: CGFloat = 100 }
}
