import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Cells whose filling changes what they read, and the end of following (F76).
extension FollowedCellsTests {
    @Test("F76: a cell that changes its own model as it is filled is filled once more at most")
    func writesItsOwn() async {
        manager.register(SongCell.self, for: Song.self) { _ in
        } configure: { cell, song, _ in
            song.plays += 1
            cell.text = "\(song.plays)"
        }
        manager.items.setItems([songs[0]])
        table.layoutIfNeeded()
        await beat()
        expectEqual(songs[0].plays, 1)
        expectEqual(codes, [])
    }

    @Test(
        "F76: cells that change one another's models are reported; in the end they show the last value")
    func endless() async {
        let goesOn = Changing(true)
        var fillings = 0
        let line = #line + 1
        manager.register(SongCell.self, for: Song.self) { _ in
        } configure: { [songs] cell, song, _ in
            fillings += 1
            cell.text = "\(song.plays)"
            if goesOn.value { songs[song.id == 0 ? 1 : 0].plays += 1 }
        }
        manager.items.setItems([songs[0], songs[1]])
        table.layoutIfNeeded()
        await until("the endless work is reported") { !codes.isEmpty || fillings > 2_000 }
        expectEqual(codes, [.endlessWork])
        expectEqual(manager.anomalies.first?.site?.line, UInt(line))
        goesOn.value = false
        songs[0].plays = 77
        await until(table.cell(at: [0, 0])?.text, is: "77")
    }

    @Test("F76: nothing is filled after the manager is detached or gone, and nothing is kept: song, cell, manager")
    func released() async {
        weak var (song, manager): (Song?, TableManager<HeadlessTables>?)
        let table = HeadlessTable(height: 200)
        let calls = Counter()
        let model = Song(7)
        do {
            let own = TableManager(table)
            own.register(SongCell.self, for: Song.self) { _ in
            } configure: { cell, song, _ in
                calls()
                cell.text = song.title + model.title
            }
            let item = Song(1)
            (song, manager) = (item, own)
            own.items.setItems([item])
            table.layoutIfNeeded()
            own.detach()
            model.title = "b"
            await beat()
            expectEqual(calls.count, 1)
        }
        await until("it is let go") { song == nil }
        await until("it is let go") { manager == nil }
        model.title = "c"
        await beat()
        expectEqual(calls.count, 1)
    }
}
