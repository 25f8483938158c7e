import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Cells are filled again when a model changes that they read (F76).
@MainActor
@Suite("Cells that follow the models they show (F76)")
struct FollowedCellsTests {
    let table = HeadlessTable(height: 200)
    let manager: TableManager<HeadlessTables>
    let songs = (0..<20).map { Song($0) }

    init() {
        table.rowHeight = 40
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
    }

    func show(_ body: @MainActor (ViewMapping<E, CellScope, SongCell, Song>) -> Void = { _ in }) {
        manager.register(SongCell.self, for: Song.self, body) { cell, song, _ in cell.show(song) }
        manager.items.setItems(songs)
        table.layoutIfNeeded()
        table.updates = HeadlessUpdates()
        table.journal = HeadlessJournal()
    }

    func cell(_ row: Int) -> SongCell? { table.cell(at: [0, row]) as? SongCell }
    var codes: [Anomaly.Code] { manager.anomalies.map(\.code) }

    @Test("F76: a cell is filled again where it is, one turn later and once for all changes of a turn; no other is")
    func follows() async {
        show()
        let (first, second) = (cell(0), cell(1))
        songs[0].title = "b"
        songs[0].title = "c"
        expectEqual(first?.text, "0a")
        await until(first?.text, is: "0c")
        expectSame(cell(0), first)
        expectEqual(first?.fillings, 2)
        expectEqual(first?.reuses, 0)
        expectEqual(second?.fillings, 1)
        await until(table.updates.reconfigured, is: [[[0, 0]]])
        expectEmpty(table.updates.batches)
        expectEqual(table.updates.reloads, 0)
        songs[0].title = "d"
        await until(first?.text, is: "0d")
        expectEqual(codes, [])
    }

    @Test("F76: cells that read one model are filled again together, and what no cell reads fills none")
    func together() async {
        show()
        songs[0].plays = 1
        await beat()
        expectEqual(table.updates.reconfigured, [])
        for song in songs { song.title = "b" }
        await until(table.updates.reconfigured, is: [(0..<5).map { [0, $0] }])
        await until((0..<5).allSatisfy { cell($0)?.fillings == 2 }, is: true)
    }

    @Test("F76: a cell that was used for another item follows that one only; one that left the screen is not filled")
    func reused() async {
        show()
        let first = cell(0)
        table.scroll(to: [0, 10])
        table.layoutIfNeeded()
        songs[0].title = "b"
        await beat()
        expectEqual(table.updates.reconfigured, [])
        expectNotContains(table.visibleItems, [0, 0])
        let reused = table.visibleItems.first { cell($0[1]) === first }
        let fillings = first?.fillings
        if let reused {
            songs[reused[1]].title = "new"
            await until(first?.text, is: "\(reused[1])new")
            expectEqual(first?.fillings, (fillings ?? 0) + 1)
        }
        expectNotNil(reused)
        table.scroll(to: [0, 0])
        expectEqual(cell(0)?.text, "0b")
        songs[0].title = "c"
        await until(cell(0)?.text, is: "0c")
    }

    @Test("F76: many cells that read one model are filled at once, and that is not reported as endless")
    func manyCells() async {
        let table = HeadlessTable(height: 8_000)
        table.rowHeight = 40
        let manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.register(SongCell.self, for: Note.self) { _ in
        } configure: { [songs] cell, _, _ in
            cell.text = songs[0].title
        }
        manager.items.setItems((0..<200).map { Note(id: $0) })
        table.layoutIfNeeded()
        for title in ["b", "c", "d"] {
            songs[0].title = title
            await until(table.visibleItems.allSatisfy { table.cell(at: $0)?.text == title }, is: true)
        }
        expectEqual(table.updates.reconfigured.map(\.count), [200, 200, 200])
        expectEqual(manager.anomalies, [])
    }

    @Test("F76: the sizes of rows that are filled again are asked for")
    func sizes() async {
        show { $0.heightForCell { song, _ in CGFloat(40 + song.plays) } }
        songs[0].title = "b"
        songs[0].plays = 7
        await until(
            table.journal["heightForCell"].contains { $0.place == .row([0, 0]) && $0.answer == "47.0" }, is: true)
    }

    @Test("F76: what an event changes, in a handler, in filling another cell or in another task, is followed")
    func changedAnywhere() async {
        show { mapping in
            mapping.didSelect.withoutCell { [songs] song, _ in
                song.title = "tapped"
                songs[1].title = "too"
            }
        }
        table.tap([0, 0])
        await until(cell(0)?.text, is: "0tapped")
        await until(cell(1)?.text, is: "1too")
        await Task.detached { [song = songs[2]] in await MainActor.run { song.title = "away" } }.value
        await until(cell(2)?.text, is: "2away")
        expectEqual(codes, [])
    }

    @Test("F76: what another thread changes is shown a moment later")
    func otherThread() async {
        let model = SharedTitle()
        manager.register(SongCell.self, for: Note.self) { _ in
        } configure: { cell, _, _ in
            cell.text = model.title
        }
        manager.items.setItems(notes(1))
        table.layoutIfNeeded()
        // The change is told of, and made a while later.
        model.makesWait()
        DispatchQueue.global().async { model.title = "b" }
        await until("the change is announced") { model.isChanging }
        expectEqual(table.cell(at: [0, 0])?.text, "a")
        model.goOn()
        await until(table.cell(at: [0, 0])?.text, is: "b")
    }
}
