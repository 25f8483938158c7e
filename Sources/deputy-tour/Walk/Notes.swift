import DeputyHeadless
import DeputySections
import Foundation

#if TOUR
private struct Note: Identifiable, Equatable {
    var id: Int
    var title: String
}

private final class NoteCell: HeadlessCell, Configurable {
    func configure(_ note: Note) { text = note.title }
}

@MainActor
private final class Notes {
    var pinned = [Note(id: 1, title: "Keys")]
    var others = [Note(id: 2, title: "Milk"), Note(id: 3, title: "Tea")]
}

private enum NoteSection { case pinned, others }

/// Sections that are bound by name, before and after their data changes.
@MainActor
func sectionsPart() -> Part {
    let notes = Notes()
    let table = HeadlessTable(height: 6)
    (table.rowHeight, table.sectionHeaderHeight) = (1, 1)
    let binder = SectionedTableBinder(table, sectionedBy: NoteSection.self)
    binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
    binder.onSection(.pinned).bind(headerTitle: "PINNED").bind(cellType: NoteCell.self, models: { notes.pinned })
    binder.onSection(.others).bind(headerTitle: { "\(notes.others.count) NOTES" })
        .bind(cellType: NoteCell.self, models: { notes.others })
    binder.finish()
    table.layoutIfNeeded()
    let before = table.drawing(width: 12)
    notes.others += notes.pinned
    notes.pinned = []
    binder.refresh()
    table.layoutIfNeeded()
    return Part(
        title: "Sections, bound by name",
        sentence: "A chain says what its section shows. A refresh reads the data again; an empty section is hidden.",
        code: """
            binder.sectionDisplayBehavior = .hidesSectionsWithNoCellData
            binder.onSection(.pinned).bind(headerTitle: "PINNED")
                .bind(cellType: NoteCell.self, models: { pinned })
            binder.onSection(.others).bind(headerTitle: { "\\(others.count) NOTES" })
                .bind(cellType: NoteCell.self, models: { others })
            binder.finish()
            """,
        result: before + "\n\nothers += pinned; pinned = []; binder.refresh()\n\n" + table.drawing(width: 12))
}
#endif
