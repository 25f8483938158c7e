import DeputyLists
import Foundation

/// Making a row's cell and setting it up, before it is on screen.
///
/// A table view asks about a row (its indentation, whether and how it can be edited and moved, its mark) while its data
/// source dequeues the cell, and so before the cell is filled; where heights are estimated and the row's is not known by
/// then, it asks right after the data source has returned the cell. In neither case `cell(at:)` has it yet.
extension HeadlessTable {
    /// Brings a row on screen: has its cell made, sets it up, and tells.
    func display(_ row: IndexPath) {
        let current = walk
        guard let cell = making({ madeCell(at: row) }) else { return }
        // Whoever made the cell may have had the table show others meanwhile; then its place is another's.
        guard walk == current else { return pool.give(cell) }
        show(cell, at: row)
    }

    /// Shows another cell for a row on screen.
    func replace(_ cell: HeadlessCell, by other: HeadlessCell, at row: IndexPath) {
        visible[.row(row)] = nil
        endDisplaying(cell, at: .row(row))
        making { setUp(other, at: row) }
        show(other, at: row)
    }

    /// Puts a cell that is set up on screen.
    private func show(_ cell: HeadlessCell, at row: IndexPath) {
        visible[.row(row)] = cell
        tell(events.events.willDisplay, (), view: cell, at: row)
    }

    /// Runs what makes a view. A layout that is asked for meanwhile waits, as it would ask for the same view.
    func making<View>(_ body: () -> View) -> View {
        let wasMaking = isMakingView
        isMakingView = true
        defer { isMakingView = wasMaking }
        return body()
    }

    /// The cell of a row, made and set up.
    private func madeCell(at row: IndexPath) -> HeadlessCell? {
        guard let dataSource else { return nil }
        let current = walk
        cellRequest = CellRequest(row: row)
        let cell = dataSource.table(self, cellForRowAt: row)
        let request = cellRequest
        cellRequest = nil
        if keepsJournal {
            journal.append(Journal.Entry("cellForRow", at: .row(row), answer: "\(type(of: cell))"))
        }
        // What was dequeued and not returned goes back, and nobody is told.
        if let first = request?.dequeued, first !== cell { pool.give(first) }
        for unused in request?.others ?? [] where unused !== cell { pool.give(unused) }
        if request?.setUpCell !== cell, walk == current { setUp(cell, at: row) }
        return cell
    }

    /// A cell was dequeued. If it is for the row that is being made, it may be set up at once.
    func handOut(_ cell: HeadlessCell) {
        guard let request = cellRequest else { return }
        let row = request.row
        if let first = request.dequeued {
            cellRequest?.others.append(cell)
            return raise(
                HeadlessException(
                    "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need "
                        + "to dequeue more cells than the table view is requesting, use the "
                        + "-dequeueReusableCellWithIdentifier: method (without an index path).",
                    at: .row(row), facts: ["A \(type(of: cell)) was dequeued after a \(type(of: first))."]
                ))
        }
        cellRequest?.dequeued = cell
        let current = walk
        if estimatesRowHeights {
            // Asked there and then: where the answer is a number, the cell can be set up before it is filled.
            guard isAnnounced(events.events.heightForCell) else { return }
            let (height, isAutomatic) = askHeight(ofRowAt: row)
            guard walk == current else { return }
            setHeight(height, ofRowAt: row)
            guard !isAutomatic else { return }
        }
        setUp(cell, at: row)
        cellRequest?.setUpCell = cell
    }

    /// Asks what a cell has to know of its row, in a table view's order.
    private func setUp(_ cell: HeadlessCell, at row: IndexPath) {
        if let level = ask(events.events.indentationLevelForCell, (), at: row) { cell.indentationLevel = level }
        setUpEditing(at: row)
        if let type = ask(events.events.accessoryType, (), at: row) { cell.accessoryType = type }
        cell.isSelected = selectedRows.contains(row)
    }
}

/// What happens while a cell is being made for a row.
struct CellRequest {
    let row: IndexPath
    /// The cell that was dequeued for it, and those that were after it.
    var dequeued: HeadlessCell?
    var others: [HeadlessCell] = []
    /// The cell that was set up while it was dequeued.
    var setUpCell: HeadlessCell?
}
