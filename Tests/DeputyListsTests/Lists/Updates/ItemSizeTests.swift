import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// A list asks how large an item is again when what it shows has changed.
@MainActor
@Suite("Sizes of items that change in place (F66, F76)")
struct ItemSizeTests {
    /// As high as its content says.
    private func show<Kit: TestKit>(_ kit: Kit.Type) -> ListBoard<Kit> {
        let board = ListBoard<Kit>()
        Kit.answerHeight(board.mapping) { thing in CGFloat(10 + thing.content) }
        board.items.setSections([things(1, 2, 3), things(4)])
        board.endTurn()
        board.list.journal = HeadlessJournal()
        return board
    }

    @Test("An item whose content changed in place is asked its size again, and the content is as high as that (F66)")
    func changedItems() {
        func check<Kit: TestKit>(_ kit: Kit.Type) {
            let board = show(kit)
            expectEqual(board.list.contentHeight, 40)
            for round in 1...10 {
                board.items.replace(at: [0, 1], with: thing(2, 10 * round))
                board.items.replace(at: [1, 0], with: thing(4, 1))
                board.endTurn()
                expectEqual(board.list.contentHeight, CGFloat(41 + 10 * round), "\(kit), \(round)")
            }
            expectEmpty(board.list.updates.batches, "\(kit)")
            expectEqual(board.codes, [], "\(kit)")
        }
        check(HeadlessTables.self)
        check(HeadlessCollections.self)
    }

    @Test("The cells of a collection that are filled again alone are asked no size: sizes are kept (F66)")
    func keptSizes() {
        let board = show(HeadlessCollections.self)
        board.list.reconfigureItems(at: [[0, 1]])
        board.list.layoutIfNeeded()
        expectEmpty(board.list.journal["sizeForCell"])
    }

    @Test(
        "Another model of a header has a collection ask for sizes only where one is asked by that model",
        arguments: [false, true])
    func headers(_ areAsked: Bool) {
        let collection = HeadlessCollection(width: 60, height: 400, layout: HeadlessCollections.plainLayout)
        let manager = CollectionManager(collection, anomalyLog: quietLog())
        manager.register(ThingItemCell.self) { $0.sizeForCell { _, _ in CGSize(width: 44, height: 10) } }
        manager.registerHeader(TextReusableView.self) { mapping in
            if areAsked {
                mapping.referenceSizeForHeaderView { number, _ in CGSize(width: 0, height: CGFloat(number)) }
            }
        }
        (collection.layout as? HeadlessFlowLayout)?.headerReferenceSize = CGSize(width: 0, height: 20)
        manager.items.setSections([ItemSection(things(1, 2), header: 20)])
        collection.layoutIfNeeded()
        collection.journal = HeadlessJournal()
        manager.items.setHeader(30)
        manager.flush()
        collection.layoutIfNeeded()
        expectEqual(collection.supplementary(.header, at: [0, 0])?.text, "header 30")
        expectEqual(collection.contentHeight, areAsked ? 50 : 40)
        expectEqual(collection.journal["sizeForCell"].isEmpty, !areAsked)
    }

    @Test("An item that follows a model is asked its size again when the model changes (F76)")
    func followedItems() async {
        let collection = HeadlessCollection(width: 60, height: 400, layout: HeadlessCollections.plainLayout)
        let manager = CollectionManager(collection)
        let songs = (0..<3).map { Song($0) }
        manager.register(SongTile.self) {
            $0.sizeForCell { song, _ in CGSize(width: 44, height: 10 * song.title.count) }
        }
        manager.items.setItems(songs)
        collection.layoutIfNeeded()
        let tile = collection.cell(at: [0, 1])
        for (round, title) in ["bb", "ccc", "d"].enumerated() {
            songs[1].title = title
            await beat()
            collection.layoutIfNeeded()
            expectEqual(collection.contentHeight, CGFloat(20 + 10 * title.count), "\(round)")
        }
        expectSame(collection.cell(at: [0, 1]), tile)
        expectEmpty(collection.updates.batches)
        expectEqual(collection.updates.reloads, 1)
    }

    @Test("The items of a source that tells the list itself are asked again too (F76, R18)")
    func foreignItems() async {
        let collection = HeadlessCollection(width: 60, height: 400, layout: HeadlessCollections.plainLayout)
        let songs = (0..<3).map { Song($0) }
        let source = SongSource(songs)
        let manager = CollectionManager(collection, source: source)
        manager.register(SongTile.self) {
            $0.sizeForCell { song, _ in CGSize(width: 44, height: 10 * song.title.count) }
        }
        source.manager = manager
        collection.dataSource = source
        collection.layoutIfNeeded()
        songs[1].title = "bb"
        await beat()
        collection.layoutIfNeeded()
        expectEqual(collection.cell(at: [0, 1])?.text, "bb")
        expectEqual(collection.contentHeight, 40)
    }
}

extension HeadlessCollections {
    /// Items one below the other, without space between them.
    fileprivate static var plainLayout: HeadlessFlowLayout {
        let layout = HeadlessFlowLayout(itemSize: CGSize(width: 44, height: 10))
        layout.minimumLineSpacing = 0
        return layout
    }
}

/// A data source of songs that makes the cells with a manager, and never changes.
private final class SongSource: ItemSource, HeadlessCollectionDataSource {
    let songs: [Song]
    weak var manager: CollectionManager<HeadlessCollections>?
    init(_ songs: [Song]) { self.songs = songs }
    var ownsDataSource: Bool { true }
    var numberOfSections: Int { 1 }
    func numberOfItems(inSection section: Int) -> Int { songs.count }
    func item(at indexPath: IndexPath) -> Any? { songs.indices.contains(indexPath[1]) ? songs[indexPath[1]] : nil }
    func collection(_ collection: HeadlessCollection, numberOfItemsInSection section: Int) -> Int { songs.count }
    func collection(_ collection: HeadlessCollection, cellForItemAt indexPath: IndexPath) -> HeadlessCollectionCell {
        manager?.cell(in: collection, at: indexPath) ?? HeadlessCollectionCell()
    }
}
