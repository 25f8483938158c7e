import DeputyLists
import Foundation

/// Making an item's cell and setting it up, before it is on screen.
extension HeadlessList {
    /// Brings an item on screen: gets its cell, which may be ready, and sends `willDisplay`.
    func displayCell(at item: IndexPath) {
        if let cell = making.ready.removeValue(forKey: item) { return show(cell, at: item) }
        if let cell = newCell(at: item) { show(cell, at: item) }
    }

    /// The cell of an item, made and set up for the present walk over the window; nil without a data source.
    func newCell(at item: IndexPath) -> Kit.Cell? {
        let current = screen.walk
        guard let cell = suspendingLayout({ madeCell(at: item) }) else { return nil }
        // The code that made the cell may have changed what the list shows; then another item may be at its place.
        guard screen.walk == current else {
            making.pool.give(cell)
            return nil
        }
        return cell
    }

    /// Shows another cell for an item, on screen or off it.
    func replace(_ cell: Kit.Cell, by other: Kit.Cell, at item: IndexPath) {
        guard screen.views[.cell(item)] === cell else {
            making.ready[item] = other
            return making.pool.give(cell)
        }
        screen.views[.cell(item)] = nil
        endDisplaying(cell, at: .cell(item))
        suspendingLayout { setUp(other, at: item) }
        show(other, at: item)
    }

    /// Puts a cell that is set up on screen.
    private func show(_ cell: Kit.Cell, at item: IndexPath) {
        measure(cell, at: item)
        screen.views[.cell(item)] = cell
        tell(events.willDisplay, (), view: cell, at: item)
    }

    /// Asks for the attributes of an item's cell, before it is on screen.
    func setUp(_ cell: Kit.Cell, at item: IndexPath) {
        askAttributes(of: cell, at: item)
        cell.isSelected = selection.contains(item)
    }

    /// The cell of an item, made and set up.
    private func madeCell(at item: IndexPath) -> Kit.Cell? {
        let current = screen.walk
        making.request = CellRequest(item: item)
        let answer = askCell(at: item)
        let request = making.request
        making.request = nil
        guard let answer else { return nil }
        log(words.cellMethod, .row(item), answer: "\(type(of: answer))")
        let cell = accept(answer, request)
        // A cell that was dequeued and not returned goes back to the pool, without an event.
        for unused in request?.unused(taking: cell) ?? [] { making.pool.give(unused) }
        if request?.setUpCell !== cell, screen.walk == current { setUp(cell, at: item) }
        return cell
    }

    /// Notes a dequeued cell; a list view takes one for each item that it asks for, and while one is reconfigured only that.
    func handOut(_ cell: Kit.Cell) {
        guard let request = making.request else { return raiseUnasked(cell) }
        if let reconfigured = request.reconfigured {
            return raise(
                "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell when "
                    + "reconfiguring an item, which is not allowed.",
                at: .row(request.item), facts: ["A \(type(of: cell)) was dequeued for a \(type(of: reconfigured))."])
        }
        guard let first = request.dequeued else {
            making.request?.dequeued = cell
            return didDequeue(cell, for: request.item)
        }
        making.request?.others.append(cell)
        raise(
            "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need "
                + "to dequeue more cells than the \(words.list) view is requesting, use the "
                + "-dequeueReusableCellWith\(words.identifierLabel): method (without an index path).",
            at: .row(request.item), facts: ["A \(type(of: cell)) was dequeued after a \(type(of: first))."])
    }

    /// Notes that a view was dequeued and not returned, as there was no request for it or another was returned.
    func raiseUnasked(_ view: HeadlessView, at place: EventLocation = .host) {
        raise(
            "Expected dequeued view to be returned to the \(words.list) view in preparation for display. Avoid dequeuing views "
                + "without a request from the \(words.list) view.",
            at: place, facts: ["A \(type(of: view)) was dequeued."])
    }
}
