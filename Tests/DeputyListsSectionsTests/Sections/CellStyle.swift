import DeputyHeadless
import DeputySections
import Foundation
import Observation
import TestSupport

@testable import ListTestSupport

/// The ways cells can be bound, each in every scope: by Braid's names, what its own tests try.
enum CellStyle: String, CaseIterable, Sendable {
    case models, viewModels, mapped, provider, count
}

/// A model that is no view model: it is mapped to a ``Note``.
struct Draft: Identifiable, Equatable {
    var id: Int
    var text: String
    var note: Note { Note(id: id, text: text) }
}

/// What the closures of chains read.
@MainActor @Observable
final class Notebook {
    var notes: [Part: [Note]]
    init(_ notes: [Part: [Note]]) { self.notes = notes }

    func callAsFunction(_ part: Part) -> [Note] { notes[part] ?? [] }
    func some(_ parts: Part...) -> [Part: [Note]] { notes.filter { parts.contains($0.key) } }
    func drafts(_ part: Part) -> [Draft] { self(part).map { Draft(id: $0.id, text: $0.text) } }

    /// One, two, three and four notes.
    static var tenNotes: Notebook {
        Notebook([
            .first: ListTestSupport.notes(1), .second: ListTestSupport.notes(2, 3),
            .third: ListTestSupport.notes(4, 5, 6), .fourth: ListTestSupport.notes(7, 8, 9, 10),
        ])
    }

    /// Appends to the first section, changes one of the second, deletes the first of the third, and deletes and changes some
    /// of the fourth.
    func change() {
        notes[.first]?.append(Note(id: 11, text: "note 11"))
        notes[.second]?[1].text = "changed 3"
        notes[.third]?.removeFirst()
        notes[.fourth]?.removeFirst()
        notes[.fourth]?[0].text = "changed 8"
        notes[.fourth]?[2].text = "changed 10"
    }
}

extension BoundList {
    /// Binds every section of a notebook in a style, by three chains: one on a section, one on two, one on all others. What
    /// `onDequeue` gets is noted.
    func bind(_ style: CellStyle, to book: Notebook, dequeued: @escaping @MainActor (IndexPath, HeadlessCell) -> Void) {
        func seen(_ part: Part, _ row: Int, _ cell: HeadlessCell, _ model: Any) {
            dequeued([Part.allCases.firstIndex(of: part) ?? -1, row], cell)
            note("\(part) \(row) \(cell.text) \(text(of: model))")
        }
        let (one, two, others) = (
            binder.onSection(.first), binder.onSections(.second, .third), binder.onAllOtherSections()
        )
        func make(_ table: HeadlessTable, _ text: String) -> HeadlessCell {
            let cell = table.dequeue(PlainNoteCell.self)
            cell.text = text
            return cell
        }
        switch style {
        case .models:
            one.bind(cellType: PlainNoteCell.self, for: Note.self, models: { book(.first) })
                .onDequeue { row, cell, note in
                    cell.text = note.text
                    seen(.first, row, cell, note)
                }
            two.bind(cellType: PlainNoteCell.self, for: Note.self, models: { book.some(.second, .third) })
                .onDequeue { section, row, cell, note in
                    cell.text = note.text
                    seen(section, row, cell, note)
                }
            others.bind(cellType: PlainNoteCell.self, for: Note.self, models: { section in book(section) })
                .onDequeue { section, row, cell, note in
                    cell.text = note.text
                    seen(section, row, cell, note)
                }
        case .viewModels:
            one.bind(cellType: NoteCell.self, viewModels: { book(.first) })
                .onDequeue { row, cell, note in seen(.first, row, cell, note) }
            two.bind(cellType: NoteCell.self, viewModels: { book.some(.second, .third) })
                .onDequeue { section, row, cell, note in seen(section, row, cell, note) }
            others.bind(cellType: NoteCell.self, viewModels: { book.some(.fourth) })
                .onDequeue { section, row, cell, note in seen(section, row, cell, note) }
        case .mapped:
            one.bind(
                cellType: NoteCell.self, for: Draft.self, models: { book.drafts(.first) },
                mapToViewModels: \.note
            )
            .onDequeue { row, cell, draft in seen(.first, row, cell, draft) }
            two.bind(
                cellType: NoteCell.self, for: Draft.self,
                models: { [.second: book.drafts(.second), .third: book.drafts(.third)] }, mapToViewModels: \.note
            )
            .onDequeue { section, row, cell, draft in seen(section, row, cell, draft) }
            others.bind(
                cellType: NoteCell.self, for: Draft.self, models: { [.fourth: book.drafts(.fourth)] },
                mapToViewModels: \.note
            )
            .onDequeue { section, row, cell, draft in seen(section, row, cell, draft) }
        case .provider:
            one.bind(
                cellProvider: { table, row, note in make(table, note.text) }, for: Note.self,
                models: { book(.first) }
            )
            .onDequeue { row, cell, note in seen(.first, row, cell, note) }
            two.bind(
                cellProvider: { table, section, row, note in make(table, note.text) }, for: Note.self,
                models: { book.some(.second, .third) }
            )
            .onDequeue { section, row, cell, note in seen(section, row, cell, note) }
            others.bind(
                cellProvider: { table, section, row, note in make(table, note.text) }, for: Note.self,
                models: { book.some(.fourth) }
            )
            .onDequeue { section, row, cell, note in seen(section, row, cell, note) }
        case .count:
            one.bind(
                cellProvider: { table, row in make(table, book(.first)[row].text) },
                numberOfCells: { book(.first).count }
            )
            .onDequeue { row, cell, number in seen(.first, row, cell, book(.first)[number]) }
            two.bind(
                cellProvider: { table, section, row in make(table, book(section)[row].text) },
                numberOfCells: { book.some(.second, .third).mapValues(\.count) }
            )
            .onDequeue { section, row, cell, number in seen(section, row, cell, book(section)[number]) }
            others.bind(
                cellProvider: { table, section, row in make(table, book(section)[row].text) },
                numberOfCells: { book.some(.fourth).mapValues(\.count) }
            )
            .onDequeue { section, row, cell, number in seen(section, row, cell, book(section)[number]) }
        }
    }

    private func text(of model: Any) -> String { (model as? Note)?.text ?? (model as? Draft)?.text ?? "\(model)" }
}
