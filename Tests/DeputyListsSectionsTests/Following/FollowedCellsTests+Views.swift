import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Headers, collections and cells of chains (F76).
extension FollowedCellsTests {
    @Test("F76: headers and footers are filled again where they are, and their sizes asked for")
    func headers() async {
        manager.registerHeader(SongHeader.self)
        manager.registerFooter(SongHeader.self) { $0.heightForFooter { song, _ in CGFloat(20 + song.plays) } }
        manager.items.setSections([ItemSection([], header: songs[0], footer: songs[1])])
        table.layoutIfNeeded()
        let (header, footer) = (
            table.header(inSection: 0) as? SongHeader, table.footer(inSection: 0) as? SongHeader
        )
        table.journal = HeadlessJournal()
        songs[0].title = "b"
        songs[1].title = "c"
        await until(header?.text, is: "b")
        expectSame(table.header(inSection: 0), header)
        await until(footer?.text, is: "c")
        expectSame(table.footer(inSection: 0), footer)
        for view in [header, footer] { expectTrue(view?.fillings == 2 && view?.reuses == 0) }
        expectFalse(table.journal["heightForFooter"].isEmpty)
        expectEqual(codes, [])
    }

    @Test("F76: cells and supplementary views of a collection follow too")
    func collection() async {
        final class Badge: HeadlessReusableView {}
        let collection = HeadlessCollection(width: 300, height: 400)
        let manager = CollectionManager(collection)
        manager.register(SongTile.self)
        manager.registerHeader(Badge.self, for: Song.self) { mapping in
            mapping.referenceSizeForHeaderView { song, _ in CGSize(width: 0, height: 20 + song.plays) }
        } configure: { badge, song, _ in
            badge.text = song.title
        }
        manager.items.setSections([ItemSection(songs, header: songs[0])])
        collection.layoutIfNeeded()
        let tile = collection.cell(at: [0, 0]) as? SongTile
        songs[0].title = "b"
        await until(tile?.text, is: "b")
        expectSame(collection.cell(at: [0, 0]), tile)
        expectEqual(tile?.reuses, 0)
        await until(collection.supplementary(.header, at: [0, 0])?.text, is: "b")
    }

    @Test("F76: a cell that a collection has made and does not show yet is filled as well")
    func preparedCells() async throws {
        let collection = HeadlessCollection(width: 300, height: 400)
        let manager = CollectionManager(collection)
        manager.register(SongTile.self)
        let songs = (0..<60).map { Song($0) }
        manager.items.setItems(songs)
        collection.layoutIfNeeded()
        let hidden = (0..<60).map { IndexPath(indexes: [0, $0]) }.first {
            collection.cell(at: $0) != nil && !collection.visibleItems.contains($0)
        }
        let path = try #require(hidden, "Every cell is on screen.")
        let cell = try #require(collection.cell(at: path) as? SongTile)
        songs[path[1]].title = "b"
        await until(cell.text, is: "b")
        expectSame(collection.cell(at: path), cell)
        expectEqual(cell.reuses, 0)
    }

    @Test(
        "F76: the closures of chains follow as well: onDequeue, and a closure that makes cells, whose row is shown again"
    )
    func chains() async {
        let list = BoundList()
        list.binder.displayedSections = [.first, .second]
        list.binder.onSection(.first).bind(cellType: SongCell.self, for: Song.self, models: { [songs] in [songs[0]] })
            .onDequeue { _, cell, song in cell.show(song) }
        list.binder.onSection(.second).bind(
            cellProvider: { table, _, song in
                if song.isLong { return table.dequeue(LongSongCell.self) }
                let cell = table.dequeue(SongCell.self)
                cell.show(song)
                return cell
            }, for: Song.self, models: { [songs] in [songs[1]] })
        list.show()
        let first = list.table.cell(at: [0, 0])
        songs[0].title = "b"
        songs[1].title = "c"
        await until(list.rows, is: [["0b"], ["1c"]])
        expectSame(list.table.cell(at: [0, 0]), first)
        expectEqual((first as? SongCell)?.reuses, 0)
        songs[1].isLong = true
        await until(list.table.cell(at: [1, 0]) is LongSongCell, is: true)
        expectEqual(list.troubles, [])
        expectEqual(list.anomalies, [])
    }
}
