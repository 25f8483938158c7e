import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputySamples
@testable import ListTestSupport

private final class TuneCell: HeadlessCell, Configurable {
    func configure(_ tune: Tune) { text = tune.title }
}

/// The sample of a model whose rows a person moves.
@MainActor
@Suite("A model that is followed, and whose rows a person moves")
struct PlaylistTests {
    private let table = HeadlessTable()
    private let manager: TableManager<HeadlessTables>
    private let playlist = Playlist((1...4).map { Tune(id: $0, title: "\($0)") })
    private let list: PlaylistList<TuneCell>

    init() {
        manager = TableManager(table, anomalyLog: quietLog())
        list = PlaylistList(manager, playlist)
        table.layoutIfNeeded()
        table.beginEditing()
    }

    private var shown: [String] { table.visibleItems.compactMap { table.cell(at: $0)?.text } }

    @Test("The move changes the model, and the list gets no update for it")
    func moves() async {
        let batches = table.updates.batches.count
        expectTrue(table.move([0, 0], to: [0, 2]))
        await table.rest()
        expectEqual(playlist.tunes.map(\.id), [2, 3, 1, 4])
        expectEqual(shown, ["2", "3", "1", "4"])
        expectEqual(table.updates.batches.count, batches)
        expectEqual(table.updates.reloads, 1)
        expectEqual(manager.anomalies, [])
    }

    @Test("What the model changes while a row is held comes when it is put down, between the same rows")
    func changesMeanwhile() async {
        expectTrue(table.beginMove([0, 0]))
        playlist.tunes.insert(Tune(id: 9, title: "9"), at: 0)
        playlist.tunes.removeAll { $0.id == 4 }
        await table.rest()
        expectTrue(table.moveOver([0, 2]))
        expectTrue(table.endMove())
        await table.rest()
        expectEqual(playlist.tunes.map(\.id), [9, 2, 3, 1])
        expectEqual(shown, ["9", "2", "3", "1"])
        expectEqual(manager.anomalies, [])
    }
}
