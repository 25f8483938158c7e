public import DeputyLists
public import Foundation

/// Taking batches, as a table view does between `beginUpdates` and `endUpdates`, and a collection view in
/// `performBatchUpdates`.
extension HeadlessList {
    /// Applies a batch: cells stay with their items, and so do selection, focus and what is on screen.
    ///
    /// A pending layout is done first, from the old data, and outstanding prefetching is cancelled. If a handler of that asks for
    /// a reload, it waits until the batch is over; the batch still has to add up.
    ///
    /// A list view raises an exception on a batch that does not add up. This one refuses it: the numbers are in
    /// ``updates`` and ``exceptions``, and everything is reloaded. A batch that moves an item out of a deleted section, or
    /// into an inserted one, also ends in a reload, but is taken, and raises no exception. A change that the batch names twice
    /// counts once. Where the list is scrolled, the rows on screen stay where they are; at the top, it stays at the top.
    ///
    /// A list view does not survive a batch in the middle of its own layout, that is, while a view appears, leaves or is asked
    /// about. This one refuses it, and reloads after the layout.
    /// - Parameter swap: replaces the data by that after the batch; called once, before any question.
    /// - Returns: whether the batch was taken.
    @discardableResult
    public func performBatch(
        _ stage: ChangeSet.Stage, animations: UpdateAnimations = .automatic, swap: @MainActor () -> Void
    ) -> Bool {
        guard mayChange(["A batch was asked for: \(stage)."]) else { return false }
        guard mayChangeNow("perform a batch of updates", "The data was swapped") else {
            swap()
            return false
        }
        layOutIfPending()
        // A handler may ask for a layout or a reload, which follows the batch.
        suspendingLayout { cancelPrefetching() }
        let before = numbers.counts
        swap()
        // If another data source was set meanwhile, there are no old counts.
        guard !hasForgottenCounts else {
            reload()
            return true
        }
        let after = askCounts()
        let batch = HeadlessBatch(stage, forgivesReloads: forgivesMovesInReloadedSections)
        guard !batch.isReload else {
            reload()
            return true
        }
        let stage = batch.stage
        let ledger = BatchLedger(stage, from: before, to: after, of: words.item)
        guard ledger.isBalanced else {
            updates.refusals.append(ledger)
            raise(HeadlessException("Invalid update: \(ledger.problems[0])", facts: ledger.problems))
            reload()
            return false
        }
        updates.batches.append(HeadlessUpdates.Batch(stage: stage, animations: animations))
        releaseItems()
        inLayout { follow(HeadlessPlaces(stage, followsItem)) }
        didPerformBatch()
        layOutIfPending()
        return true
    }

    /// Moves everything to its place after a batch, and shows what is then within the window.
    private func follow(_ places: HeadlessPlaces) {
        let anchor = self.anchor(places)
        let gone = moveViews(places)
        suspendingLayout {
            arrangeAgain()
            moveMarks(places)
            if let anchor, numbers.contains(anchor.item) { contentOffset = top(of: anchor.item) - anchor.distance }
            adjustOffset()
            clampOffset()
        }
        for (element, view) in gone { endDisplaying(view, at: element) }
        showVisible()
    }

    /// Whether the list may be changed at this moment: not in the middle of its own layout, where everything is reloaded after
    /// it instead.
    func mayChangeNow(_ what: String, _ outcome: String) -> Bool {
        guard isInLayout else { return true }
        raise(
            HeadlessException(
                "Attempted to \(what) while the \(words.list) view lays itself out, which is undefined and ends some apps.",
                facts: [
                    "\(outcome), and everything is reloaded after the layout.",
                    "Change the data; the \(words.list) is updated at the end of the turn.",
                ]))
        needsReload = true
        setNeedsLayout()
        return false
    }

    /// Fills the cells of some items again where they are: the data source is asked for each, and gets the same cell when
    /// it dequeues one. A table asks for heights again; a collection keeps its layout as it is.
    ///
    /// A pending reload is done first. In the middle of the list's own layout it is refused, as a batch is.
    public func reconfigureItems(at indexPaths: [IndexPath], animations: UpdateAnimations = .automatic) {
        guard mayChange(["Items were to be reconfigured: \(indexPaths.map(EventLocation.row))."]),
            mayChangeNow("reconfigure items", "No cell was filled")
        else { return }
        reloadIfDue()
        updates.reconfigured.append(indexPaths)
        updates.reconfiguredAnimations.append(animations)
        guard occupant(of: .dataSource) != nil else { return }
        for path in indexPaths {
            guard let cell = cell(at: path) else { continue }
            reconfigured = cell
            let filled = suspendingLayout { askCell(at: path) }
            reconfigured = nil
            guard let filled, filled !== cell, self.cell(at: path) === cell else { continue }
            raise(
                HeadlessException(
                    "The cell returned for \(words.anItem) that is reconfigured must be the one it has.",
                    at: .row(path), facts: ["The \(words.item) is shown with the other cell instead."]))
            if visible[.cell(path)] === cell {
                replace(cell, by: filled, at: path)
            } else {
                replaceKept(cell, by: filled, at: path)
            }
        }
        didReconfigure()
    }

    /// The first item on screen that stays, and how far it is below the top of the window; nil at the top of the content.
    private func anchor(_ places: HeadlessPlaces) -> (item: IndexPath, distance: CGFloat)? {
        guard contentOffset > 0 else { return nil }
        for item in visibleItems where !places.isMoved(item) {
            guard let to = places.destination(of: item) else { continue }
            return (to, top(of: item) - contentOffset)
        }
        return nil
    }

    /// Moves the views to where their items are now; returns those whose items are deleted or reloaded.
    private func moveViews(_ places: HeadlessPlaces) -> [(HeadlessElement, HeadlessView)] {
        walk += 1
        var gone: [(HeadlessElement, HeadlessView)] = []
        var kept: [HeadlessElement: HeadlessView] = [:]
        for element in visible.keys.sorted() {
            guard let view = visible[element] else { continue }
            if let to = places.destination(of: element), !places.isReloaded(element) {
                kept[to] = view
            } else {
                gone.append((element, view))
            }
        }
        visible = kept
        return gone
    }

    /// Moves an item to another place, as a person's finger does, before the notice is sent.
    func moveItem(_ source: IndexPath, to destination: IndexPath) {
        var stage = ChangeSet.Stage()
        stage.movedItems = [ChangeSet.Move(from: source, to: destination)]
        let places = HeadlessPlaces(stage, followsItem)
        moveInLayout(source, to: destination)
        _ = moveViews(places)
        moveMarks(places)
    }
}
