import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// What a reload does at once and what at the next layout, and batches.
@MainActor
@Suite("Reloads and batches of a collection")
struct CollectionReloadTests {
    @Test("A reload only marks: views and selection stay and nothing is asked until the next layout")
    func onlyMarks() {
        let album = Album { $0.didEndDisplaying { _, _, _ in } }
        album.showAndForget()
        album.collection.selectItem(at: [0, 1])
        album.collection.reloadData()
        expectEmpty(album.lines)
        expectEqual(album.shown.count, 12)
        // What is selected meanwhile goes with the rest.
        album.collection.selectItem(at: [0, 2])
        expectEqual(album.collection.selectedItems, [[0, 2]])
        album.collection.layoutIfNeeded()
        expectEmpty(album.collection.selectedItems)
        expectEqual(album.items("didEndDisplaying"), (0..<12).reversed())
        expectEqual(album.collection.updates.reloads, 2)
    }

    @Test("The counts are asked for when they are needed")
    func countsWhenNeeded() {
        let data = Photos(5)
        let collection = data.collection
        collection.layoutIfNeeded()
        data.count = 7
        expectEqual(collection.numberOfItems(inSection: 0), 5)
        collection.reloadData()
        expectEqual(collection.numberOfItems(inSection: 0), 7)
        expectEqual(collection.visibleItems.count, 5)
        collection.layoutIfNeeded()
        expectEqual(collection.visibleItems.count, 7)
    }

    @Test("Changing the data and inserting right after a reload asks the new count twice and raises")
    func insertAfterReload() {
        let data = Photos(3)
        data.collection.layoutIfNeeded()
        data.collection.reloadData()
        data.count = 4
        var stage = ChangeSet.Stage()
        stage.insertedItems = [[0, 3]]
        expectFalse(data.collection.performBatch(stage) {})
        expectEqual(
            data.collection.exceptions.map(\.reason),
            [
                "Invalid update: section 0: 4 items + 1 inserted = 5, but the data has 4"
            ])
        data.collection.layoutIfNeeded()
        expectEqual(data.collection.visibleItems.count, 4, "reloaded, so nothing is lost")
    }

    @Test("A batch that adds up is taken: views go with their items, the others leave and come")
    func batches() {
        let data = Photos(4)
        data.make = { collection, _ in collection.dequeue(PhotoCell.self) }
        data.collection.layoutIfNeeded()
        data.collection.selectItem(at: [0, 3])
        let last = data.collection.cell(at: [0, 3]) as? PhotoCell
        var stage = ChangeSet.Stage()
        stage.deletedItems = [[0, 0]]
        stage.movedItems = [ChangeSet.Move(from: [0, 3], to: [0, 0])]
        expectTrue(data.collection.performBatch(stage) { data.count = 3 })
        expectSame(data.collection.cell(at: [0, 0]), last)
        expectEqual(last?.reuses, 0)
        expectEqual(data.collection.selectedItems, [[0, 0]])
        expectEqual(data.collection.updates.batches.map(\.stage), [stage])
        expectEmpty(data.collection.exceptions)
    }

    @Test("A section shown again in the batch that moves its items raises, where a table reloads")
    func reloadsAndMoves() {
        let data = Photos(4)
        data.collection.layoutIfNeeded()
        var stage = ChangeSet.Stage()
        stage.reloadedSections = [0]
        stage.movedItems = [ChangeSet.Move(from: [0, 3], to: [0, 0])]
        expectFalse(data.collection.performBatch(stage) {})
        expectEqual(
            data.collection.exceptions.first?.reason,
            "Invalid update: item [0, 3] is moved, and its section is moved or reloaded in the same batch")
    }

    @Test("Selecting and scrolling to an item that there is not raises, and does nothing")
    func outOfBounds() {
        let album = Album(3)
        album.collection.selectItem(at: [0, 1])
        album.collection.selectItem(at: [0, 3])
        album.collection.scroll(to: [2, 0])
        expectEqual(
            album.collection.exceptions.map(\.reason),
            [
                "Attempted to modify the selection of an out-of-bounds item ([0, 3]) when there are only 1 sections, "
                    + "and 3 items in the section named.",
                "Attempted to scroll to an out-of-bounds item ([2, 0]) when there are only 1 sections, "
                    + "and 0 items in the section named.",
            ])
        expectEqual(album.collection.selectedItems, [[0, 1]])
        expectEqual(album.collection.contentOffset, 0)
    }

    @Test("Without its data source a collection shows an empty section")
    func lostDataSource() {
        var data: Photos? = Photos(3)
        let collection = data!.collection
        collection.layoutIfNeeded()
        expectEqual(collection.visibleItems.count, 3)
        data = nil
        collection.layoutIfNeeded()
        expectEmpty(collection.visibleItems)
        expectEqual(collection.numberOfSections, 1)
    }

    @Test(
        "The index leads to the item the delegate names, to the first of a section, or by its number", arguments: 0..<3)
    func indexTitles(_ answer: Int) {
        let album = Album()
        album.manager.onHost.indexTitles { ["A", "B"] }
        if answer > 0 { album.manager.onHost.indexPathForIndexTitle { _, _ in answer == 1 ? [1] : [1, 14] } }
        let photos = { (0..<30).map { Photo(name: "P\($0)") } }
        album.manager.items.setSections([ItemSection(photos()), ItemSection(photos())])
        album.showAndForget()
        expectNil(album.collection.tapIndexTitle(2))
        expectEqual(album.collection.tapIndexTitle(1), (answer == 2 ? [1, 14] : [1, 0]))
        expectEqual(album.collection.contentOffset, (answer == 2 ? 1_400 : 1_000))
    }

    @Test("Where the item that a touch of the index leads to goes as it is asked for, the touch does nothing")
    func goneIndexItem() {
        let album = Album()
        album.manager.onHost.indexTitles { ["A"] }
        album.manager.onHost.indexPathForIndexTitle { [unowned album] _, _ in
            album.manager.items.setItems([Photo(name: "last")])
            return [0, 6]
        }
        for _ in 1...2 {
            album.manager.items.setItems((0..<30).map { Photo(name: "P\($0)") })
            album.showAndForget()
            expectNil(album.collection.tapIndexTitle(0))
            album.collection.layoutIfNeeded()
            expectEqual(album.shown, ["last"])
        }
        expectEqual(album.collection.exceptions, [])
    }
}

/// Says how many photos there are, and shows a cell for each.
@MainActor
final class Photos: HeadlessCollectionDataSource {
    let collection = HeadlessCollection(width: 100, height: 400)
    var count: Int
    var make: (HeadlessCollection, IndexPath) -> HeadlessCollectionCell = { collection, _ in
        collection.dequeue(HeadlessCollectionCell.self)
    }
    var makeView: (HeadlessCollection) -> HeadlessReusableView? = { _ in nil }

    init(_ count: Int) {
        self.count = count
        collection.dataSource = self
    }

    func collection(_ collection: HeadlessCollection, numberOfItemsInSection section: Int) -> Int { count }
    func collection(_ collection: HeadlessCollection, cellForItemAt path: IndexPath) -> HeadlessCollectionCell {
        make(collection, path)
    }
    func collection(
        _ collection: HeadlessCollection, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
    ) -> HeadlessReusableView? { makeView(collection) }
}
