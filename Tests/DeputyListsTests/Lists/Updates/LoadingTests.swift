import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// When a list gets the data it loads, and what it lets go of then.
@MainActor
@Suite("Loading and reloading a list (F61, F67)")
struct LoadingTests {
    final class Song { deinit {} }
    final class SongCell: HeadlessCell, Configurable { func configure(_ song: Song) {} }

    let table = HeadlessTable(height: 440)
    let manager: TableManager<HeadlessTables>

    init() { manager = TableManager(table, anomalyLog: quietLog()) }

    @Test("A list that loads for the first time in the middle of a batch shows nothing of it before its end")
    func inTheMiddleOfABatch() {
        // Made here: one that a suite makes may have loaded before the test begins.
        let table = HeadlessTable(height: 440)
        let manager = TableManager(table, anomalyLog: quietLog())
        manager.register(HeadlessTables.ThingCell.self)
        var counts: [[Int]] = []
        manager.items.batch { items in
            items.append(thing(1))
            table.layoutIfNeeded()
            counts.append(table.itemCounts)
            items.append(thing(2))
        }
        manager.flush()
        table.layoutIfNeeded()
        counts.append(table.itemCounts)
        expectEqual(counts, [[], [2]])
        expectEqual(table.visibleItems.map { table.cell(at: $0)?.text }, ["1", "2"])
        expectEqual(manager.checkInvariants(), [])
    }

    @Test("Cells that a reload leaves in the reuse queue keep no item")
    func reloaded() {
        manager.register(SongCell.self)
        weak var song: Song?
        do {
            let songs = [Song(), Song(), Song()]
            song = songs[2]
            manager.items.setItems(songs)
            table.layoutIfNeeded()
        }
        expectNotNil(song)
        manager.items.setItems([Song()])
        table.layoutIfNeeded()
        expectNil(song)
    }

    @Test("Cells that outlive their list keep no item")
    func listIsGone() {
        var table: HeadlessTable? = HeadlessTable(height: 440)
        let manager = TableManager(table!, anomalyLog: quietLog())
        manager.register(SongCell.self)
        weak var song: Song?
        do {
            let items = [Song()]
            song = items[0]
            manager.items.setItems(items)
            table!.layoutIfNeeded()
        }
        let cell = table!.cell(at: [0, 0])
        table = nil
        manager.items.setItems([])
        manager.flush()
        expectNotNil(cell)
        expectNil(song)
    }
}
