import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

/// Four sections, as a table of Braid's tests has them.
enum Part: String, CaseIterable { case first, second, third, fourth }

/// A model with an identity and a value.
struct Note: Identifiable, Equatable {
    var id: Int
    var text = ""
}

final class NoteCell: HeadlessCell, Configurable {
    /// How often it was made ready for another row.
    private(set) var reuses = 0
    func configure(_ note: Note) { text = note.text }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

final class PlainNoteCell: HeadlessCell {}

final class PartHeader: HeadlessHeaderFooter, Configurable {
    /// How often it was made ready for another section.
    private(set) var reuses = 0
    func configure(_ title: String) { text = title }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A cell that tells when its text was entered.
class EntryCell: HeadlessCell, Configurable, ViewEventEmitting {
    enum ViewEvent: Equatable { case entered(String) }
    func configure(_ note: Note) { text = note.text }
    func enter(_ text: String) { emit(event: .entered(text)) }
}

/// A cell of a chain that emits something else than `EntryCell` does.
final class StarCell: HeadlessCell, Configurable, ViewEventEmitting {
    enum ViewEvent { case starred }
    func configure(_ note: Note) { text = note.text }
}

/// A table, and a binder of its sections that writes no anomaly anywhere.
@MainActor
final class BoundList {
    let table: HeadlessTable
    @ReleasedAfterTest private(set) var binder: SectionedTableBinder<HeadlessTables, Part>
    var calls: [String] = []

    init(height: CGFloat = 2_000) {
        table = HeadlessTable(height: height)
        binder = SectionedTableBinder(table, sectionedBy: Part.self, anomalyLog: quietLog())
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
            (0..<table.numberOfItems(inSection: section)).map { table.cell(at: [section, $0])?.text ?? "-" }
        }
    }

    /// Whether a row has a cell that never left the screen: one that was used again may be the same object.
    func keeps(_ cell: HeadlessCell?, _ section: Int, _ row: Int) -> Bool {
        guard let cell = cell as? NoteCell else { return false }
        return table.cell(at: [section, row]) === cell && cell.reuses == 0
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

    var anomalies: [Anomaly.Code] { binder.manager.anomalies.map(\.code) }

    /// The one anomaly that was reported.
    func onlyAnomaly(_ code: Anomaly.Code) throws -> Anomaly {
        expectEqual(anomalies, [code])
        return try #require(binder.manager.anomalies.first)
    }
}

/// Notes with these numbers, whose texts say which they are.
func notes(_ numbers: Int...) -> [Note] { numbers.map { Note(id: $0, text: "note \($0)") } }

extension Array where Element: Sendable {
    /// A closure that gives the values.
    var asClosure: @MainActor () -> [Element] { { self } }
}
