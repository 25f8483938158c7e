import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Cells that are made before they show, and kept after they did.
@MainActor
@Suite("Prepared cells")
struct PreparedCellsTests {
    @Test("Cells are asked for before they show; willDisplay comes when they do, without a second cellForItem")
    func preparedEarly() {
        let album = Album { $0.willDisplay { _, _, _ in } }
        album.collection.reloadData()
        album.collection.layoutIfNeeded()
        expectEqual(album.items("cellForItem"), Array(0..<18), "four lines, and the two below")
        expectEqual(album.items("willDisplay"), Array(0..<12))
        expectEqual(album.collection.cell(at: [0, 17])?.text, "P17")
        album.collection.journal = HeadlessJournal()
        album.collection.scroll(by: 100)
        expectEqual(album.items("willDisplay"), [12, 13, 14])
        expectEqual(album.items("cellForItem"), [18, 19, 20])
    }

    @Test("A cell that is made before it shows is where it will show, also once the layout has changed")
    func framesOfPreparedCells() {
        let album = Album { $0.willDisplay { _, _, _ in } }
        album.collection.reloadData()
        album.collection.layoutIfNeeded()
        func frames() -> [CGRect?] { (12..<18).map { album.collection.cell(at: [0, $0])?.frame } }
        let early = frames()
        expectFalse(early.contains { $0.map(\.isEmpty) ?? true })
        album.collection.scroll(by: 100)
        expectEqual(frames(), early)
    }

    @Test("A cell that was scrolled off comes back as it is, for the way of half a window")
    func keptCells() {
        let album = Album {
            $0.willDisplay { _, _, _ in }
            $0.didEndDisplaying { _, _, _ in }
        }
        let first = album.collection.cell(at: [0, 0])
        album.collection.scroll(by: 100)
        expectEqual(album.items("didEndDisplaying"), [0, 1, 2])
        album.collection.journal = HeadlessJournal()
        album.collection.scroll(by: -100)
        expectEqual(album.items("willDisplay"), [2, 1, 0])
        expectEqual(album.count("cellForItem"), 0)
        expectSame(album.collection.cell(at: [0, 0]), first)
        expectEqual((first as? PhotoCell)?.reuses, 0)
        album.collection.scroll(by: 400)
        expectNil(album.collection.cell(at: [0, 0]), "too far away to be kept")
        album.collection.journal = HeadlessJournal()
        album.collection.scroll(by: -400)
        expectContains(album.items("cellForItem"), 0)
    }

    @Test("A prepared cell whose place has changed is used again unseen")
    func changedPlaces() {
        let album = Album {
            $0.willDisplay { _, _, _ in }
            $0.didEndDisplaying { _, _, _ in }
        }
        album.showAndForget()
        album.flow.itemSize = CGSize(width: 100, height: 50)
        album.collection.layoutIfNeeded()
        expectEqual(album.count("didEndDisplaying"), 0)
        expectEqual(album.items("willDisplay"), Array(12..<24))
        expectEqual(album.items("cellForItem").prefix(3), [12, 13, 14], "asked again, for its place was another")
    }

    @Test("With prefetching off cells are asked for as they show, and none is kept")
    func withoutPrefetching() {
        let album = Album()
        album.collection.isPrefetchingEnabled = false
        expectNil(album.collection.cell(at: [0, 12]))
        album.collection.reloadData()
        album.collection.layoutIfNeeded()
        expectEqual(album.items("cellForItem"), Array(0..<12))
        album.collection.scroll(by: 100)
        album.collection.journal = HeadlessJournal()
        album.collection.scroll(by: -100)
        expectEqual(album.items("cellForItem"), [2, 1, 0])
    }

    @Test("On the way up the nearest are prepared first, as on the way down")
    func nearestFirst() {
        let album = Album(60)
        album.collection.scroll(by: 1_000)
        expectEqual(album.items("cellForItem").suffix(6), [42, 43, 44, 45, 46, 47])
        album.collection.journal = HeadlessJournal()
        album.collection.scroll(by: -1)
        // The line that comes on screen, then the two above it.
        expectEqual(album.items("cellForItem"), [29, 28, 27, 26, 25, 24, 23, 22, 21])
    }

    @Test("No cell is prepared while an item is moved")
    func noneWhileMoving() {
        let album = Album()
        album.manager.onHost.moveItemAtTo { _, _ in }
        album.showAndForget()
        expectTrue(album.collection.beginMove([0, 0]))
        album.collection.scroll(by: 100)
        expectEqual(album.count("cellForItem"), 0)
        album.collection.cancelMove()
        album.collection.layoutIfNeeded()
        expectEqual(album.items("cellForItem"), [18, 19, 20])
    }

    @Test("A kept cell shows the selection it is given meanwhile")
    func selectedMeanwhile() {
        let album = Album()
        album.collection.selectItem(at: [0, 14])
        album.collection.scroll(by: 100)
        expectEqual(album.collection.cell(at: [0, 14])?.isSelected, true)
        album.collection.deselectItem(at: [0, 14])
        expectEqual(album.collection.cell(at: [0, 14])?.isSelected, false)
    }

    @Test("A changed item shows its new content, also where its cell was only prepared")
    func preparedAndChanged() {
        let album = Album()
        album.manager.items.replace(at: [0, 13], with: Photo(name: "other"))
        album.collection.scroll(by: 100)
        expectEqual(album.collection.cell(at: [0, 13])?.text, "other")
    }
}
