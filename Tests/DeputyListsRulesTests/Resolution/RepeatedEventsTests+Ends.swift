import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Closures whose object is gone, and the end of a manager.
extension RepeatedEventsTests {
    @Test("An object that a closure is tied to ends it when it dies (R11)")
    func tiedToAnObject() {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, for: Note.self, models: notes(1, 2, 3))
        var listener: Witness? = Witness()
        list.binder.manager.on(NoteCell.self, for: Note.self).didSelect(weak: listener!) { listener, _, note, _ in
            list.note("\(note.id) \(listener.word)")
        }
        list.show()
        warmUpTaps()
        expectEqual(tap(), ["1 alive"])
        listener = nil
        expectEqual(tap(), [])
    }

    @Test("A token tied to an object later ends the closure with it (R11)")
    func tiedLater() {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, for: Note.self, models: notes(1, 2, 3))
        var listener: Witness? = Witness()
        let token = list.binder.manager.on(NoteCell.self, for: Note.self).didSelect { _, note, _ in
            list.note("\(note.id)")
        }
        list.show()
        warmUpTaps()
        token.live(with: listener!)
        expectEqual(tap(), ["1"])
        listener = nil
        expectEqual(tap(), [])
    }

    @Test("A question's token tied to an object later ends the closure with it (R3, R11)")
    func questionTiedLater() {
        list.binder.onSection(.first).bind(cellType: NoteCell.self, for: Note.self, models: notes(1, 2, 3))
        var listener: Witness? = Witness()
        let token = list.binder.manager.on(model: Note.self).heightForCell { note, _ in CGFloat(note.id) }
        list.show()
        warmUp()
        token.live(with: listener!)
        expectEqual(height(0), 1)
        listener = nil
        expectEqual(height(0), 44)
    }

    @Test("No closure is called after the manager was detached (R15)")
    func detached() {
        bindFirst().onTapped { _, _, _ in list.note("chain") }
        list.show()
        warmUpTaps()
        list.binder.manager.detach()
        list.table.send(\.didSelect, at: [0, 0])
        expectEqual(list.takeCalls(), [])
    }
}
