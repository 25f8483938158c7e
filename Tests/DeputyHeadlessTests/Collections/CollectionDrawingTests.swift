import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("The headless collection as text")
struct CollectionDrawingTests {
    @Test("The drawing is a grid: a line for each line of items, marks for selection and focus")
    func drawing() {
        let album = Album(5)
        album.flow.headerReferenceSize = CGSize(width: 0, height: 20)
        album.manager.items.setSections([ItemSection((0..<5).map { Photo(name: "P\($0)") }, header: "Album")])
        album.collection.layoutIfNeeded()
        album.collection.selectItem(at: [0, 1])
        expectTrue(album.collection.focus([0, 3]))
        expectEqual(
            album.collection.drawing(width: 24),
            """
            ╭──────────────────────────╮
            │ Album                    │
            │   P0    ▸ P1      P2     │
            │ ◦ P3      P4             │
            ╰──────────────────────────╯
            """)
    }

    @Test("An item has room for its mark and an ellipsis, however narrow it is (F83)")
    func narrowItems() {
        let album = Album(2)
        album.flow.itemSize = CGSize(width: 1, height: 20)
        album.collection.layoutIfNeeded()
        album.collection.selectItem(at: [0, 1])
        expectEqual(
            album.collection.drawing(width: 12),
            """
            ╭──────────────╮
            │  … ▸…        │
            ╰──────────────╯
            """)
    }
}
