import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Rows and a header that follow one model (F76)")
struct FollowedSectionsTests {
    final class LongHeader: HeadlessHeaderFooter {}

    @Test("Where other mappings make both the header and a row now, the section is shown again, and the row with it")
    func both() async {
        let table = HeadlessTable(height: 400)
        let manager = TableManager(table, anomalyLog: quietLog())
        let song = Song(1)
        manager.register(LongSongCell.self, for: Song.self) { mapping in
            mapping.condition = .where { song, _ in song.isLong }
        } configure: { cell, song, _ in
            cell.text = "long \(song.title)"
        }
        manager.register(SongCell.self, for: Song.self) { _ in
        } configure: { cell, song, _ in
            cell.text = "\(song.isLong)"
        }
        manager.registerHeader(LongHeader.self, for: Song.self) { mapping in
            mapping.condition = .where { song, _ in song.isLong }
        } configure: { header, song, _ in
            header.text = "long \(song.title)"
        }
        manager.registerHeader(SongHeader.self, for: Song.self) { _ in
        } configure: { header, song, _ in
            header.text = "\(song.isLong)"
        }
        manager.items.setSections([ItemSection([song], header: song)])
        table.layoutIfNeeded()
        table.updates = HeadlessUpdates()
        song.isLong = true
        await until(table.header(inSection: 0)?.text, is: "long a")
        expectEqual(table.updates.batches.map(\.stage.reloadedSections), [[0]])
        expectEqual(table.updates.batches.map(\.stage.reloadedItems), [[]])
        expectEqual(table.cell(at: [0, 0])?.text, "long a")
        expectEqual(table.updates.refusals, [])
    }
}
