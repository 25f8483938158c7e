import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Headers and footers around which there are no rows (F76).
@MainActor
@Suite("Headers that follow the models they show, also without rows (F76)")
struct FollowedHeadersTests {
    let table = HeadlessTable(height: 280)
    let songs = (0..<60).map { Song($0) }
    let manager: TableManager<HeadlessTables>

    init() {
        (table.sectionHeaderHeight, table.sectionFooterHeight) = (28, 28)
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(SongCell.self, for: Song.self) { cell, song, _ in cell.show(song) }
        manager.registerHeader(SongHeader.self)
        manager.registerFooter(SongHeader.self)
    }

    /// A section for each song, in its header, with these rows.
    func show(rows: (Int) -> [Song] = { _ in [] }) {
        manager.items.setSections(songs.map { ItemSection(rows($0.id), header: $0) })
        table.layoutIfNeeded()
        table.updates = HeadlessUpdates()
    }

    func header(_ section: Int) -> SongHeader? { table.header(inSection: section) as? SongHeader }

    /// Changes the song of each section on screen, and says what its header shows, and how often it was filled for that.
    func changeAll(to title: String) async -> [String] {
        let sections = songs.indices.filter { header($0) != nil }
        let before = sections.map { header($0)?.fillings ?? 0 }
        for section in sections { songs[section].title = title }
        await beat()
        return zip(sections, before).map { section, fillings in
            "\(section)\(header(section)?.text ?? "-")\((header(section)?.fillings ?? 0) - fillings)"
        }
    }

    @Test("Where every section is empty, the headers on screen follow, at the top and scrolled (F76)")
    func noRows() async {
        show()
        expectEqual(await changeAll(to: "b"), (0..<10).map { "\($0)b1" })
        table.scroll(by: 28 * 30)
        expectEqual(await changeAll(to: "c"), (30..<40).map { "\($0)c1" })
        expectEqual(await changeAll(to: "d"), (30..<40).map { "\($0)d1" })
        expectEqual(table.updates, HeadlessUpdates())
        expectEqual(manager.anomalies, [])
    }

    @Test("Headers above and below the only rows on screen follow, however many sections are between (F76)")
    func fewRows() async {
        table.rowHeight = 28
        show { $0 == 4 ? [songs[0]] : [] }
        expectEqual(await changeAll(to: "b"), (0..<9).map { "\($0)b1" })
    }

    @Test("When rows are folded away, the headers that stay go on to follow, wherever their sections are by then (F76)")
    func folded() async {
        table.rowHeight = 28
        show { [songs[$0]] }
        manager.items.batch { items in
            items.remove(where: { (_: Song) in true })
            items.moveSection(0, to: 5)
        }
        manager.flush()
        table.layoutIfNeeded()
        let view = header(5)
        songs[0].title = "first"
        songs[9].title = "last"
        await beat()
        expectSame(header(5), view)
        expectEqual(view?.text, "first")
        expectEqual(header(9)?.text, "last")
    }

    @Test("Footers of empty sections follow too (F76)")
    func footers() async {
        manager.items.setSections(songs.map { ItemSection([], footer: $0) })
        table.layoutIfNeeded()
        for song in songs { song.title = "b" }
        await beat()
        expectEqual((0..<10).map { table.footer(inSection: $0)?.text }, Array(repeating: "b", count: 10))
    }

    @Test("Headers of empty sections are made by another mapping if a condition has changed (F66)")
    func conditions() {
        var isLoud = false
        manager.unregisterHeader(SongHeader.self)
        manager.registerHeader(LoudHeader.self) { $0.condition = .where { _, _ in isLoud } }
        manager.registerHeader(SongHeader.self)
        show()
        isLoud = true
        manager.items.append(songs[0], toSection: 59)
        manager.flush()
        table.layoutIfNeeded()
        expectEqual((0..<10).map { table.header(inSection: $0)?.text }, Array(repeating: "A", count: 10))
    }

    @Test("The headers of a source that does not know its sections follow without rows too (F76, R18)")
    func foreignSource() async {
        let source = HeadersOnly(songs)
        let table = HeadlessTable(height: 280)
        let manager = TableManager(table, source: source)
        manager.registerHeader(SongHeader.self)
        table.layoutIfNeeded()
        songs[7].title = "b"
        await beat()
        expectEqual(table.header(inSection: 7)?.text, "b")
    }

    @Test("Headers of a collection whose sections are empty follow as well (F76)")
    func collection() async {
        final class Badge: HeadlessReusableView {}
        let layout = HeadlessFlowLayout()
        layout.headerReferenceSize = CGSize(width: 0, height: 28)
        let collection = HeadlessCollection(width: 300, height: 280, layout: layout)
        let manager = CollectionManager(collection)
        manager.registerHeader(Badge.self, for: Song.self) { badge, song, _ in badge.text = song.title }
        manager.items.setSections(songs.map { ItemSection([], header: $0) })
        collection.layoutIfNeeded()
        songs[7].title = "b"
        await beat()
        expectEqual(collection.supplementary(.header, at: [7, 0])?.text, "b")
    }
}

private final class LoudHeader: HeadlessHeaderFooter, Configurable {
    func configure(_ song: Song) { text = song.title.uppercased() }
}

/// Sections without rows, which cannot be told apart.
private final class HeadersOnly: ItemSource {
    let songs: [Song]
    init(_ songs: [Song]) { self.songs = songs }
    var numberOfSections: Int { songs.count }
    func numberOfItems(inSection section: Int) -> Int { 0 }
    func item(at indexPath: IndexPath) -> Any? { nil }
    func header(inSection section: Int) -> Any? { songs.indices.contains(section) ? songs[section] : nil }
}
