import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// When a binder that follows reads its closures (F76).
extension FollowingBinderTests {
    @Test("F76: it reads once for all changes of a turn, and not for what no closure has read")
    func readings() async {
        var readings = 0
        bind { [screen] in
            readings += 1
            return screen.notes
        }.bind(headerTitle: { [screen] in screen.title })
        list.show()
        list.binder.follow()
        expectEqual(readings, 2)
        screen.unread = 1
        await endTurn()
        expectEqual(readings, 2)
        screen.notes = notes(1)
        screen.title = "one"
        screen.notes = notes(1, 2)
        await endTurn()
        expectEqual(readings, 3)
        screen.notes = notes(1)
        list.refresh()
        expectEqual(readings, 4)
        await endTurn()
        expectEqual(readings, 4)
        expectEqual(list.rows, [["note 1"]])
    }

    @Test("F76: without follow() a binder reads only at refresh(); values are read once in any case")
    func notFollowed() async {
        bind()
        list.show()
        screen.notes = notes(1)
        await endTurn()
        expectEqual(list.rows, [[]])
        list.refresh()
        expectEqual(list.rows, [["note 1"]])
        let other = BoundList()
        other.binder.onSection(.first).bind(cellType: NoteCell.self, models: screen.notes)
        other.binder.displayedSections = [.first]
        other.show()
        other.binder.follow()
        screen.notes = []
        await beat()
        expectEqual(other.rows, [["note 1"]])
    }

    @Test("F76: it may be asked to follow before it is finished, and inside a handler")
    func whenever() async {
        bind().onTapped { [list] _, _, _ in list.binder.follow() }
        list.binder.follow()
        screen.notes = notes(1)
        await beat()
        expectEqual(list.table.numberOfSections, 0)
        list.show()
        screen.notes = notes(1, 2)
        await endTurn()
        expectEqual(list.rows, [["note 1", "note 2"]])
        let other = BoundList()
        other.binder.onSection(.first).bind(cellType: NoteCell.self, models: { [screen] in screen.notes })
            .onTapped { [weak binder = other.binder] _, _, _ in binder?.follow() }
        other.binder.displayedSections = [.first]
        other.show()
        other.table.tap([0, 0])
        screen.notes = notes(3)
        await until(other.rows, is: [["note 3"]])
    }

    @Test("F76: what changes while it reads, in a handler, in a hook of the update or in another task is not missed")
    func nothingIsMissed() async {
        // The second closure changes what the first has read.
        var isDue = false
        bind().onTapped { [screen] row, _, _ in screen.notes.remove(at: row) }
        list.binder.onSection(.first).bind(headerTitle: { [screen] in
            if isDue {
                isDue = false
                screen.notes.append(Note(id: 9, text: "note 9"))
            }
            return screen.title
        })
        list.show()
        list.binder.follow()
        isDue = true
        screen.notes = notes(1)
        screen.title = "read"
        await endTurn(2)
        expectEqual(list.rows, [["note 1", "note 9"]])
        list.table.tap([0, 0])
        await endTurn()
        expectEqual(list.rows, [["note 9"]])
        list.binder.manager.didUpdate = { [screen] _ in
            if screen.notes.count == 2 { screen.notes.removeFirst() }
        }
        Task { [screen] in screen.notes = notes(7, 8) }
        await endTurn(4)
        await endTurn(2)
        expectEqual(list.rows, [["note 8"]])
        expectEqual(list.anomalies, [])
        expectEqual(list.troubles, [])
    }

    @Test("F76: a closure that writes what it reads is read once, and one that reads nothing at each refresh only")
    func closuresOfAllKinds() async {
        var readings = 0
        bind { [screen] in
            readings += 1
            screen.notes.append(Note(id: readings, text: "note \(readings)"))
            return screen.notes
        }
        list.show()
        list.binder.follow()
        let before = readings
        await endTurn(5)
        expectEqual(readings, before)
        let plain = Changing(notes(1))
        let other = BoundList()
        other.binder.onSection(.first).bind(cellType: NoteCell.self, models: { plain.value })
        other.binder.displayedSections = [.first]
        other.show()
        other.binder.follow()
        plain.value = notes(1, 2)
        await beat()
        expectEqual(other.rows, [["note 1"]])
        other.refresh()
        expectEqual(other.rows, [["note 1", "note 2"]])
        expectEqual(list.anomalies + other.anomalies, [])
    }

    @Test(
        "F76: closures that change one another's models are reported; in the end the last value is shown"
    )
    func endless() async {
        var readings = 0
        let goesOn = Changing(true)
        bind { [screen] in
            readings += 1
            if goesOn.value { screen.unread = readings }
            return screen.notes
        }
        list.binder.onSection(.first).bind(headerTitle: { [screen] in
            if goesOn.value { screen.notes = [Note(id: readings, text: "note")] }
            return "\(screen.unread)"
        })
        list.show()
        list.binder.follow()
        await until("the endless work is reported") { !list.anomalies.isEmpty || readings > 1_000 }
        expectEqual(list.anomalies, [.endlessWork])
        #expect(readings > 50)
        goesOn.value = false
        screen.notes = notes(5)
        await until("the last value is shown") {
            list.table.layoutIfNeeded()
            return list.rows == [["note 5"]]
        }
    }
}
