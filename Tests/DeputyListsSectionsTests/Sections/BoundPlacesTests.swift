import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("The index path beside a bound model is where the data has it (R19, F95)", .releasesRigs)
struct BoundPlacesTests {
    @Test("Of the two notices of one tap the second is about its own model, whatever the first has changed")
    func twoNotices() {
        let list = BoundList()
        let models = Changing(notes(1, 2, 3, 4))
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: { models.value })
        let manager = list.binder.manager
        manager.on(model: Note.self).didDeselect.withoutCell { [unowned list] note, path in
            expectEqual(models.value[path[1]], note)
            models.value.remove(at: path[1])
            list.binder.refresh()
        }
        manager.on(model: Note.self).didSelect.withoutCell { [unowned list] note, path in
            expectEqual(models.value[path[1]], note)
            list.note("\(note.id) at \(path[1])")
        }
        list.show()
        list.table.tap([0, 0])
        list.table.tap([0, 2])
        manager.flush()
        expectEqual(list.takeCalls(), ["1 at 0", "3 at 1"])
        expectEqual(list.rows.first, ["note 2", "note 3", "note 4"])
        expectEqual(list.troubles, [])
    }
}
