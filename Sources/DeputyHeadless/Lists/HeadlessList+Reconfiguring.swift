public import DeputyLists
public import Foundation

/// Filling cells again where they are.
extension HeadlessList {
    /// Fills the cells of some items again where they are: the data source is asked for each, and gets the same cell when
    /// it dequeues one. A table asks for heights again; a collection keeps its layout as it is.
    ///
    /// A pending reload is done first. In the middle of the list's own layout it is refused, as a batch is.
    public func reconfigureItems(at indexPaths: [IndexPath], animations: UpdateAnimations = .automatic) {
        guard mayChange(["Items were to be reconfigured: \(indexPaths.map(EventLocation.row))."]),
            mayChangeNow("reconfigure items", "No cell was filled")
        else { return }
        reloadIfDue()
        record.updates.reconfigured.append(indexPaths)
        record.updates.reconfiguredAnimations.append(animations)
        guard anyDataSource != nil else { return }
        // What fills a cell may put another data source in its slot, and then the list reloads.
        for path in indexPaths where !schedule.isReloadDue {
            if let cell = cell(ofItem: path) { refill(cell, at: path) }
        }
        didReconfigure()
    }

    private func refill(_ cell: Kit.Cell, at path: IndexPath) {
        making.request = CellRequest(item: path, reconfigured: cell)
        let filled = suspendingLayout { askCell(at: path) }
        making.request = nil
        guard let filled, filled !== cell, self.cell(ofItem: path) === cell else { return }
        raise(
            "The cell returned for \(words.anItem) that is reconfigured must be the one it has.",
            at: .row(path), facts: ["The \(words.item) is shown with the other cell instead."])
        replace(cell, by: filled, at: path)
    }
}
