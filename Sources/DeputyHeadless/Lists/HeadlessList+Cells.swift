import DeputyLists
import Foundation

/// Making an item's cell and setting it up, before it is on screen.
extension HeadlessList {
    /// Brings an item on screen: gets its cell, sets it up, and sends `willDisplay`.
    func displayNewCell(at item: IndexPath) {
        let current = walk
        guard let cell = suspendingLayout({ madeCell(at: item) }) else { return }
        // The code that made the cell may have changed what the list shows; then another item may be at its place.
        guard walk == current else { return pool.give(cell) }
        show(cell, at: item)
    }

    /// Shows another cell for an item on screen.
    func replace(_ cell: Kit.Cell, by other: Kit.Cell, at item: IndexPath) {
        visible[.cell(item)] = nil
        endDisplaying(cell, at: .cell(item))
        suspendingLayout { setUp(other, at: item) }
        show(other, at: item)
    }

    /// Puts a cell that is set up on screen.
    func show(_ cell: Kit.Cell, at item: IndexPath) {
        visible[.cell(item)] = cell
        tell(events.willDisplay, (), view: cell, at: item)
    }

    /// Runs code that makes a view, or that takes views off screen in a reload. A layout that is requested meanwhile waits: it
    /// would ask for the same view, or show a view that is leaving.
    func suspendingLayout<Result>(_ body: () -> Result) -> Result {
        let wasSuspended = isLayoutSuspended
        isLayoutSuspended = true
        defer { isLayoutSuspended = wasSuspended }
        return body()
    }

    /// Runs a part of the list's own layout, in which it takes neither a reload nor a batch.
    func inLayout(_ body: () -> Void) {
        layoutDepth += 1
        body()
        layoutDepth -= 1
    }

    /// Whether the list is in the middle of a layout of its own.
    var isInLayout: Bool { layoutDepth > 0 || isLayoutSuspended }

    /// The cell of an item, made and set up.
    func madeCell(at item: IndexPath) -> Kit.Cell? {
        let current = walk
        cellRequest = CellRequest(item: item)
        let answer = askCell(at: item)
        let request = cellRequest
        cellRequest = nil
        guard let answer else { return nil }
        if keepsJournal {
            journal.append(HeadlessJournal.Entry(words.cellMethod, at: .row(item), answer: "\(type(of: answer))"))
        }
        let cell = accept(answer, request)
        // A cell that was dequeued and not returned goes back to the pool, without an event.
        if let first = request?.dequeued, first !== cell { pool.give(first) }
        for unused in request?.others ?? [] where unused !== cell { pool.give(unused) }
        if request?.setUpCell !== cell, walk == current { setUp(cell, at: item) }
        return cell
    }

    /// Notes a dequeued cell; a list view takes one for each item.
    func handOut(_ cell: Kit.Cell) {
        guard let request = cellRequest else { return }
        guard let first = request.dequeued else {
            cellRequest?.dequeued = cell
            return didDequeue(cell, for: request.item)
        }
        cellRequest?.others.append(cell)
        raise(
            HeadlessException(
                "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need "
                    + "to dequeue more cells than the \(words.list) view is requesting, use the "
                    + "-dequeueReusableCellWith\(words.identifierLabel): method (without an index path).",
                at: .row(request.item), facts: ["A \(type(of: cell)) was dequeued after a \(type(of: first))."]))
    }
}

/// The request for an item's cell while it is being made.
struct CellRequest<Cell: HeadlessListCell> {
    let item: IndexPath
    /// The cell that was dequeued for it, and those that were after it.
    var dequeued: Cell?
    var others: [Cell] = []
    /// The cell that was set up while it was dequeued.
    var setUpCell: Cell?
}
