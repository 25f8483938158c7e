import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputySamples
@testable import ListTestSupport

/// The sources that pages show.
@MainActor
@Suite("Sources to copy (F38)")
struct SampleSourcesTests {
    @Test("What an observer gives is animated, and the cells stay")
    func observed() async {
        let (stream, rows) = AsyncStream.makeStream(of: [Thing].self)
        let board = Board(source: ObservedRows(stream))
        rows.yield(things(1, 2))
        await until { board.manager.shownItems.numberOfItems(inSection: 0) == 2 }
        board.endTurn()
        board.list.updates = HeadlessUpdates()
        let cell = board.cell(0, 1)
        rows.yield(things(3, 2))
        await until { board.shown == "[3 2]" }
        expectTrue(board.keeps(cell, 0, 1))
        expectEqual(board.list.updates.batches.count, 1)
        expectEqual(board.codes, [])
    }

    @Test("A file is read by pages, says when lines have come, and has other lines if it was cut")
    func paged() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).log")
        defer { try? FileManager.default.removeItem(at: url) }
        func write(_ numbers: Range<Int>) throws {
            let lines = numbers.map { String(repeating: "0", count: 5 - "\($0)".count) + "\($0)\n" }
            try Data(lines.joined().utf8).write(to: url)
        }
        try write(0..<250)
        let file = try PagedFile(url, width: 6)
        let table = HeadlessTable(height: 440)
        let manager = TableManager(table, source: file, anomalyLog: quietLog())
        manager.register(AnyCell.self, for: String.self) { cell, line, _ in cell.text = line }
        table.layoutIfNeeded()
        table.updates = HeadlessUpdates()
        table.scroll(to: [0, 249])
        expectEqual(table.cell(at: [0, 249])?.text, "00249")
        try write(0..<1000)
        try file.refresh()
        manager.flush()
        table.scroll(to: [0, 999])
        expectEqual(table.cell(at: [0, 999])?.text, "00999")
        expectEqual(file.item(at: [0, 250]) as? String, "00250")
        expectEqual(table.updates.reloads, 0)
        try write(0..<3)
        try file.refresh()
        manager.flush()
        table.layoutIfNeeded()
        expectEqual(table.itemCounts, [3])
        expectEqual(table.cell(at: [0, 2])?.text, "00002")
        expectEqual(table.updates.reloads, 0)
        expectEqual(manager.anomalies, [])
    }
}
