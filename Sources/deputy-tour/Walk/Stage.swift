import DeputyHeadless
import Foundation

#if TOUR
/// A table that is drawn with numbered rows, and what its manager noted.
@MainActor
final class Stage {
    let table: HeadlessTable
    let manager: TableManager<HeadlessTables>
    /// What the last closure of `didSelect` got.
    var selected: String?
    /// How each event was answered, from the beginning.
    private(set) var resolutions: [EventResolution] = []
    /// The object with delegate methods of its own, where there is one.
    var owner: Controller?
    /// A row to propose for a tap.
    var proposed: IndexPath = [0, 0]
    let drawingWidth: Int
    private let numberWidth: Int

    /// A table that is drawn behind a margin in lines of a width, with numbers in front.
    init(rows: Int, height: CGFloat, lineWidth: Int) {
        let (margin, edges) = (3, 4)
        numberWidth = String(rows).count + 1
        drawingWidth = lineWidth - margin - edges - numberWidth
        table = HeadlessTable(height: height)
        (table.rowHeight, table.sectionHeaderHeight) = (1, 1)
        manager = TableManager(table)
        manager.anomalyLog.sink = { _ in }
        manager.isTracing = true
        manager.onResolution = { [weak self] in self?.resolutions.append($0) }
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
}
#endif
