import DeputyHeadless
import Foundation

#if TOUR
/// A listing in a table, with everything the walk registers.
@MainActor
final class Stage {
    let listing: Listing
    let table = HeadlessTable(height: 8)
    let manager: TableManager<HeadlessTables>
    private let owner = Controller()
    private let columns: Columns
    private let numberWidth: Int
    private let drawingWidth: Int
    /// What the closures note about the gesture under way.
    var remark = ""
    /// How each event was answered since ``beginRecording()``.
    private(set) var resolutions: [EventResolution] = []

    /// A stage for a listing, whose table is drawn behind a margin in lines of this width, with numbers in front.
    init(_ listing: Listing, lineWidth: Int) {
        let (margin, edges) = (3, 4)
        self.listing = listing
        numberWidth = String(listing.rows.count).count + 1
        drawingWidth = lineWidth - margin - edges - numberWidth
        columns = Columns(for: listing, lineWidth: drawingWidth)
        table.rowHeight = 1
        table.sectionHeaderHeight = 1
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.owner = owner
        owner.remove = { [weak manager] row in
            manager?.items.remove(at: row)
            manager?.flush()
        }
        switch listing.kind {
        case .catalogue: register(NoticeCell.self, or: QuestionCell.self)
        case .file: register(GapCell.self, or: FullCell.self)
        }
        manager.items.setSections([ItemSection(listing.rows, header: listing.header)])
        table.layoutIfNeeded()
    }

    private func register<Special: HeadlessCell, Usual: HeadlessCell>(_ special: Special.Type, or usual: Usual.Type) {
        let columns = columns
        manager.registerHeader(ColumnsHeader.self, for: [String].self) { header, names, _ in
            header.text = "  " + columns.line(names)
        }
        manager.register(special, for: Row.self) { mapping in
            mapping.condition = .where { row, _ in row.isSpecial }
            mapping.willSelect.withoutCell { _, _ in nil }
        } configure: { cell, row, _ in
            cell.text = columns.line(row.fields, blank: "—")
        }
        manager.register(usual, for: Row.self) { mapping in
            mapping.didSelect.withoutCell { [weak self] row, _ in self?.remark = shortened(row.fields[0]) }
        } configure: { cell, row, _ in
            cell.text = columns.line(row.fields)
        }
        manager.on(model: Row.self).canEditCell.orPass { _, indexPath in indexPath == [0, 0] ? .answer(false) : .pass }
        manager.on(model: Row.self).commitEditingStyle.withoutCell(weak: manager) { manager, style, _, indexPath in
            if style == .delete { manager.items.remove(at: indexPath) }
        }
        manager.on(model: Row.self).moveRowTo.withoutCell(weak: manager) { manager, destination, _, source in
            manager.items.move(source, to: destination)
        }
    }

    /// Empties the journal, and records how each event is answered from now on.
    func beginRecording() {
        table.journal = HeadlessJournal()
        manager.isTracing = true
        manager.onResolution = { [weak self] in self?.resolutions.append($0) }
    }

    /// The names of the cell types for special rows and for the others, and what makes a row special.
    var cellNames: (special: String, usual: String, isSpecial: String) {
        listing.kind == .catalogue ? ("NoticeCell", "QuestionCell", "isNotice") : ("GapCell", "FullCell", "hasGap")
    }

    /// The table as text, each row behind its number.
    var drawing: String {
        let rows = table.visibleItems.map { String($0.row) }
        let lines = table.drawing(width: drawingWidth).split(separator: "\n")
        return lines.enumerated().map { index, line in
            let row = index - (lines.count - 1 - rows.count)
            let number = rows.indices.contains(row) ? rows[row] : ""
            return String(repeating: " ", count: numberWidth - 1 - number.count) + number + " " + line
        }.joined(separator: "\n")
    }

    /// How many rows there are at this moment.
    var rowCount: Int { manager.items.numberOfItems(inSection: 0) }

    /// A row of the usual kind, behind the first if there is one.
    var usualRow: IndexPath { [0, listing.rows.dropFirst().firstIndex { !$0.isSpecial } ?? 0] }

    /// A row of the other kind; nil if there is none.
    var specialRow: IndexPath? { listing.rows.firstIndex(where: \.isSpecial).map { [0, $0] } }
}

/// The beginning of a text and an ellipsis, where it is long.
private func shortened(_ text: String) -> String {
    // One character more than there is room for shows whether the text is too long.
    let text = text.prefix(41).onOneLine
    return text.columns > 40 ? text.fitted(to: 40) : text
}
#endif
