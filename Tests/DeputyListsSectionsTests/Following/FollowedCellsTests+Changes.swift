import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// What else happens to a row while its model changes (F76).
extension FollowedCellsTests {
    @Test(
        "F76: what happens to a row between the change and the turn counts: deleted, moved, replaced, reloaded, scrolled away",
        arguments: ["delete", "move", "replace", "reload", "scroll", "flush"])
    func betweenChangeAndTurn(_ what: String) async {
        show()
        let first = cell(0)
        songs[0].title = "b"
        switch what {
        case "delete": manager.items.remove(at: [0, 0])
        case "move": manager.items.move([0, 0], to: [0, 2])
        case "replace": manager.items.replace(at: [0, 0], with: songs[0])
        case "reload": manager.setNeedsUpdate()
        case "scroll": table.scroll(to: [0, 10])
        default: break
        }
        if what == "flush" { manager.flush() }
        await beat()
        table.layoutIfNeeded()
        let shown = table.visibleItems.map { table.cell(at: $0)?.text ?? "-" }
        switch what {
        case "delete": expectTrue(shown.first == "1a" && !shown.contains { $0.hasPrefix("0") })
        case "move": expectTrue(shown[2] == "0b" && cell(2) === first && first?.fillings == 2)
        case "scroll": expectEqual(shown.first, "10a")
        default: expectEqual(shown.first, "0b")
        }
        if what == "replace" { expectEqual(first?.fillings, 2) }
        expectEqual(codes, [])
        expectEmpty(table.exceptions)
        expectEqual(manager.checkInvariants(), [])
        songs[0].title = "c"
        await beat()
        table.scroll(to: [0, 0])
        expectEqual(table.visibleItems.contains { table.cell(at: $0)?.text == "0c" }, (what != "delete"))
    }

    @Test("F76, F45: the use of the cell goes on: its scope does not end, and events have the current item")
    func sameUse() async {
        var log: [String] = []
        show { mapping in
            mapping.whileInUse { scope, _, song, _ in
                log.append("begin \(song.id)")
                scope.onEnd { log.append("end \(song.id)") }
            }
        }
        log = []
        songs[0].title = "b"
        await until(cell(0)?.text, is: "0b")
        expectEqual(log, [])
        // Filled for other reasons it begins another use, as before.
        manager.items.replace(at: [0, 0], with: songs[0])
        manager.flush()
        expectEqual(log, ["end 0", "begin 0"])
        log = []
        manager.items.remove(at: [0, 0])
        manager.flush()
        table.layoutIfNeeded()
        expectContains(log, "end 0")
    }

    @Test("F76, R8: an equal item that took the place of another is what the cell is filled with, and leaves with")
    func equalItems() async {
        let (old, new) = (Tune(1), Tune(1))
        var left: [Tune] = []
        manager.register(SongCell.self, for: Tune.self) { mapping in
            mapping.didEndDisplaying { _, tune, _ in left.append(tune) }
        } configure: { cell, tune, _ in
            cell.text = tune.title
        }
        manager.items.apply(items: [old])
        table.layoutIfNeeded()
        manager.items.apply(items: [new])
        table.layoutIfNeeded()
        new.title = "new"
        old.title = "old"
        await until(table.cell(at: [0, 0])?.text, is: "new")
        manager.items.apply(items: [Tune]())
        table.layoutIfNeeded()
        expectEqual(left.count, 1)
        expectSame(left.first, new)
    }

    @Test("F76: cells are filled after a list that follows the same model was brought up to date")
    func afterTheList() async {
        let shelf = Bookcase()
        shelf.things = things(1, 2, 3)
        var asked: [Bool] = []
        manager.register(SongCell.self, for: Thing.self) { _ in
        } configure: { cell, _, path in
            asked.append(path[1] < shelf.things.count)
            cell.text = "\(shelf.title)"
        }
        manager.items.follow { shelf.things }
        table.layoutIfNeeded()
        shelf.title = "new"
        shelf.things = things(3)
        await until(table.visibleItems.map { table.cell(at: $0)?.text }, is: ["new"])
        expectTrue(asked.allSatisfy { $0 })
        expectEmpty(table.exceptions)
    }

    @Test("F76, F5: where a condition looks at the model, another mapping makes the cell, and the row stays selected")
    func otherMapping() async {
        manager.register(LongSongCell.self, for: Song.self) { mapping in
            mapping.condition = .where { song, _ in song.isLong }
        } configure: { cell, song, _ in
            cell.text = "long \(song.title)"
        }
        manager.register(SongCell.self, for: Song.self) { _ in
        } configure: { cell, song, _ in
            cell.text = "\(song.isLong)"
        }
        manager.items.setItems(songs)
        table.layoutIfNeeded()
        table.tap([0, 0])
        songs[0].isLong = true
        await until(table.cell(at: [0, 0])?.text, is: "long a")
        expectEqual(table.selectedItems, [[0, 0]])
        songs[0].title = "b"
        await until(table.cell(at: [0, 0])?.text, is: "long b")
        expectEmpty(table.exceptions)
    }

    @Test("F76: a table in no window is marked for a reload, and shows what has changed when it is in one again")
    func offScreen() async {
        show()
        table.isOnScreen = false
        songs[0].title = "b"
        songs[1].title = "b"
        await beat()
        expectEmpty(table.updates.reconfigured)
        table.isOnScreen = true
        table.layoutIfNeeded()
        expectEqual([cell(0)?.text, cell(1)?.text], ["0b", "1b"])
        expectEmpty(table.exceptions)
    }

    @Test("F76: where another mapping makes the cell, such a table is reloaded, and gets no batch")
    func offScreenWithOtherMapping() async {
        manager.register(LongSongCell.self, for: Song.self) { mapping in
            mapping.condition = .where { song, _ in song.isLong }
        } configure: { cell, song, _ in
            cell.text = "long \(song.title)"
        }
        manager.register(SongCell.self, for: Song.self) { _ in
        } configure: { cell, song, _ in
            cell.text = "\(song.isLong)"
        }
        manager.items.setItems(songs)
        table.layoutIfNeeded()
        table.updates = HeadlessUpdates()
        table.isOnScreen = false
        songs[0].isLong = true
        await until(table.updates.reloads, is: 1)
        expectEmpty(table.updates.batches)
        table.isOnScreen = true
        table.layoutIfNeeded()
        expectEqual(table.cell(at: [0, 0])?.text, "long a")
        expectEmpty(table.exceptions)
    }

    @Test("F76: a row that a person moves is filled when it was dropped")
    func whileMoving() async {
        show { $0.moveRowTo.withoutCell { _, _, _ in } }
        table.beginEditing()
        expectTrue(table.beginMove([0, 1]))
        songs[0].title = "b"
        await beat()
        expectEqual(cell(0)?.text, "0a")
        table.endMove()
        await until(cell(0)?.text, is: "0b")
    }

    @Test("F76: a change that another thread has announced is shown, though the cell is filled again before it is made")
    func changeDuringARefill() async {
        let model = SharedTitle()
        manager.register(SongCell.self, for: Song.self) { _ in
        } configure: { cell, song, _ in
            cell.text = song.title + model.title
        }
        manager.items.setItems([songs[0]])
        table.layoutIfNeeded()
        for number in 1...3 {
            model.makesWait()
            Thread.detachNewThread { model.title = "\(number)" }
            while !model.isChanging {}
            // All in this turn: what goes on after the change takes its time from the next one on.
            manager.items.replace(at: [0, 0], with: songs[0])
            manager.flush()
            expectEqual(cell(0)?.text, "a\(number == 1 ? "a" : "\(number - 1)")")
            model.goOn()
            while model.isChanging {}
            await until(cell(0)?.text, is: "a\(number)")
        }
        expectEqual(codes, [])
    }
}
