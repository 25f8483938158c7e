import DeputyHeadless
import Foundation

/// Four sections, as a table of Braid's tests has them.
enum Part: String, CaseIterable { case first, second, third, fourth }

/// A model with an identity and a value.
struct Note: Identifiable, Equatable {
    var id: Int
    var text = ""
}

final class NoteCell: HeadlessCell, Configurable {
    func configure(_ note: Note) { text = note.text }
}

final class PlainNoteCell: HeadlessCell {}

final class PartHeader: HeadlessHeaderFooter, Configurable {
    func configure(_ title: String) { text = title }
}

/// A cell that tells when its text was entered.
class EntryCell: HeadlessCell, Configurable, ViewEventEmitting {
    enum ViewEvent: Equatable { case entered(String) }
    func configure(_ note: Note) { text = note.text }
    func enter(_ text: String) { emit(event: .entered(text)) }
}

/// A table, and a binder of its sections that writes no anomaly anywhere.
@MainActor
final class BoundList {
    let table = HeadlessTable(height: 2_000)
    @ReleasedAfterTest private(set) var binder: SectionedTableBinder<Headless, Part>
    var calls: [String] = []

    init() {
        let log = AnomalyLog()
        log.sink = { _ in }
        binder = SectionedTableBinder(table, sectionedBy: Part.self, anomalyLog: log)
    }

    /// Finishes binding and shows the table.
    func show() {
        binder.finish()
        table.layoutIfNeeded()
    }

    /// Reads the data again and shows what has changed.
    func refresh() {
        binder.refresh()
        table.layoutIfNeeded()
    }

    /// What the rows of each section show.
    var rows: [[String]] {
        (0..<table.numberOfSections).map { section in
            (0..<table.numberOfRows(inSection: section)).map { table.cell(at: [section, $0])?.text ?? "-" }
        }
    }

    /// What the headers and footers show, nil for none.
    var headers: [String?] { (0..<table.numberOfSections).map { table.header(inSection: $0)?.text } }
    var footers: [String?] { (0..<table.numberOfSections).map { table.footer(inSection: $0)?.text } }

    /// Notes a call, so that a test can say who was called with what, in order.
    func note(_ call: String) { calls.append(call) }

    /// The calls since this was asked last.
    func takeCalls() -> [String] {
        defer { calls = [] }
        return calls
    }

    /// What tests forget to check: Deputy's own consistency, and what a table view would have refused.
    var troubles: [String] {
        binder.manager.checkInvariants() + table.exceptions.map(\.reason)
    }

    var anomalies: [Anomaly.Code] { binder.manager.anomalies.map(\.code) }
}

/// Notes with these numbers, whose texts say which they are.
func notes(_ numbers: Int...) -> [Note] { numbers.map { Note(id: $0, text: "note \($0)") } }

/// A value that closures read and a test changes.
@MainActor
final class Changing<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
