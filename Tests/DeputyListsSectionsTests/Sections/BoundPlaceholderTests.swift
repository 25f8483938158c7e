import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("Placeholders of what was dropped on a bound table (F50, F83, R10)", .releasesRigs)
struct BoundPlaceholderTests {
    @Test(
        "The item of a placeholder is read when the table waits for it, also inside an event", arguments: [false, true])
    func commits(isInEvent: Bool) {
        let list = BoundList()
        let sections = Changing([Part.first: notes(1, 2)])
        list.binder.onSection(.first).bind(cellType: NoteCell.self, models: { sections.value[.first] ?? [] })
        list.binder.displayedSections = [.first]
        let manager = list.binder.manager
        let dropping = Dropping(on: manager, list.table)
        let commit = { [unowned list] in
            dropping.placeholders[0].commitInsertion { path in
                list.binder.manager.commitInsertion(at: path) { _, _ in
                    sections.value[.first]?.insert(Note(id: 9, text: "note 9"), at: path[1])
                    list.binder.refresh()
                }
            }
            expectEqual(list.rows, [["note 1", "note 9", "note 2"]])
        }
        manager.on(model: Note.self).didHighlight.withoutCell { _, _ in commit() }
        list.show()
        dropping.drop(at: [0, 1])
        if isInEvent { list.table.send(\.didHighlight, at: [0, 0]) } else { commit() }
        let batches = list.table.updates.batches.count
        manager.flush()
        expectEqual(list.rows, [["note 1", "note 9", "note 2"]])
        expectEqual(list.table.updates.batches.count, batches)
        expectEqual(list.troubles, [])
    }
}
