import DeputyLists
public import Foundation

/// A row that a finger drags to another place.
struct HeadlessMovingRow {
    /// Where it was.
    let source: IndexPath
    /// The place under the finger.
    var proposed: IndexPath
    /// The place the delegate wants instead, where the row would land.
    var target: IndexPath

    init(_ source: IndexPath) { (self.source, proposed, target) = (source, source, source) }
}

/// Moving rows with their reorder controls.
extension HeadlessTable {
    /// Drags a row to another place with its reorder control, over others on the way.
    ///
    /// There is no control unless `moveRowTo` is announced, nor for a row that may not be edited or moved; whether the table
    /// is editing is not looked at. The place behind the last row of another section is one. For each place the finger
    /// comes to the delegate may name another. The row has moved when the delegate is told; the data is the handler's to
    /// change. Where it ends at its own place nobody is told.
    ///
    /// A table view raises an exception when the delegate names a place that is none; here it is in ``exceptions``, and the
    /// row goes back.
    /// - Parameter path: the places the finger comes to before the last.
    /// - Returns: whether the table told that the row is to be moved.
    @discardableResult
    public func move(_ source: IndexPath, through path: [IndexPath] = [], to destination: IndexPath) -> Bool {
        guard reach(source), (path + [destination]).allSatisfy({ hasPlace($0, forRowAt: source) }), beginMove(source)
        else { return false }
        for place in path + [destination] where !moveOver(place) {
            cancelMove()
            return false
        }
        return endMove()
    }

    /// Lifts a row by its reorder control. Until ``endMove()`` or ``cancelMove()`` the table is busy: see
    /// ``hasUncommittedUpdates``. A batch or a reload lets the row go.
    /// - Returns: whether it has one; false also while another is being moved.
    @discardableResult
    public func beginMove(_ source: IndexPath) -> Bool {
        guard movingRow == nil, reach(source), isAnnounced(events.events.moveRowTo), canEdit(source), canMove(source)
        else { return false }
        movingRow = HeadlessMovingRow(source)
        return true
    }

    /// Drags the lifted row over another place. The delegate is asked where it may land, if the place is another than before.
    /// - Returns: whether the row is still lifted and there is such a place.
    @discardableResult
    public func moveOver(_ proposed: IndexPath) -> Bool {
        guard let moving = movingRow, hasPlace(proposed, forRowAt: moving.source) else { return false }
        guard proposed != moving.proposed else { return true }
        let target = ask(events.events.targetIndexPathForMove, proposed, at: moving.source) ?? proposed
        // What the delegate called may have let the row go.
        guard movingRow != nil else { return false }
        guard hasPlace(target, forRowAt: moving.source) else {
            raiseBadTarget(target, of: moving.source)
            return false
        }
        movingRow?.proposed = proposed
        movingRow?.target = target
        return true
    }

    /// Lets the lifted row go where it is. If that is another place the row is moved, and then the delegate told.
    /// - Returns: whether it was told.
    @discardableResult
    public func endMove() -> Bool {
        guard let moving = movingRow else { return false }
        movingRow = nil
        guard moving.target != moving.source else { return false }
        moveRowAndTell(moving.source, to: moving.target)
        return true
    }

    /// Lets the lifted row go back to where it was; nobody is told.
    public func cancelMove() { movingRow = nil }

    /// Whether the table is in the middle of something that a reload or a batch would undo: a row is being moved.
    ///
    /// A manager does not update it meanwhile. A table view is busy also while a gap is open for a drop, and while a
    /// placeholder waits for what is dropped; here a drop is done in one go, and there are no placeholders.
    public var hasUncommittedUpdates: Bool { movingRow != nil }

    /// Lets go of what fingers hold by its place, for the rows are about to be others.
    func releaseRows() {
        movingRow = nil
        dragSession?.forgetSources()
    }

    func moveRowAndTell(_ source: IndexPath, to target: IndexPath) {
        let cell = cell(at: source)
        moveRow(source, to: target)
        tell(events.events.moveRowTo, target, view: cell, at: source)
        showVisible()
    }

    /// Whether a row could be put at a place: before another, or behind the last of a section.
    func hasPlace(_ place: IndexPath, forRowAt source: IndexPath?) -> Bool {
        guard place.count == 2, layout.sections.indices.contains(place[0]), place[1] >= 0 else { return false }
        let room = layout.sections[place[0]].rows.count - (place[0] == source?[0] ? 1 : 0)
        return place[1] <= room
    }

    private func raiseBadTarget(_ target: IndexPath, of source: IndexPath) {
        let rows = target.first.map { numberOfRows(inSection: $0) } ?? 0
        cancelMove()
        raise(
            HeadlessException(
                "attempt to move the row at \(Place.row(source)) to \(Place.row(target)), where there is no place for it",
                at: .row(source),
                facts: [
                    "targetIndexPathForMove named that place.",
                    "The table has \(numberOfSections) sections, and \(rows) rows in the section named.",
                    "The row went back, and nobody was told.",
                ]))
    }
}
