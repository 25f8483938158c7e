import DeputyLists
import Foundation

/// Setting up a row's cell before it is on screen.
///
/// A table view asks about a row (its indentation, whether and how it can be edited and moved) while its data
/// source dequeues the cell, and so before the cell is filled; where heights are estimated and the row's is not yet
/// known, it asks right after the data source has returned the cell. In neither case `cell(at:)` has it yet.
extension HeadlessTable {
    /// A cell was dequeued for a row; it may be set up at once.
    func setUpEarly(_ cell: HeadlessCell, at row: IndexPath) {
        let current = screen.walk
        cell.fitsRow = false
        if estimatesRowHeights {
            // Asked there and then: where the answer is a number, the cell can be set up before it is filled.
            let (height, isAutomatic) = askHeight(ofRowAt: row)
            guard screen.walk == current else { return }
            cell.fitsRow = height < 0
            if height >= 0 { setHeight(height, ofRowAt: row) }
            guard !isAutomatic else { return }
        }
        setUp(cell, at: row)
        making.request?.setUpCell = cell
    }

    /// Asks for the attributes of a row's cell, in a table view's order.
    func askRowAttributes(of cell: HeadlessCell, at row: IndexPath) {
        if let level = ask(events.indentationLevelForCell, (), at: row) { cell.indentationLevel = level }
        setUpEditing(cell, at: row)
    }
}
