import DeputyHeadless
import Foundation
import TestSupport
import Testing

/// Waits until every list has done what is due by now, so that a test can say what was not done.
///
/// A list of its own shows an item that changes in place, and is waited for, twice. All lists take turns of the main actor,
/// one after the other, and none has a longer way from a change to the screen than a cell that follows a model. So what
/// another list would do for an earlier change is done before.
@MainActor
func beat() async {
    let table = HeadlessTable()
    let manager = TableManager(table, anomalyLog: quietLog())
    let song = Song(0)
    manager.register(SongCell.self, for: Song.self) { _ in
    } configure: { cell, song, _ in
        cell.text = song.title
    }
    manager.items.setItems([song])
    table.layoutIfNeeded()
    for title in ["b", "c"] {
        song.title = title
        await until(table.cell(at: [0, 0])?.text, is: title)
    }
}
