public import DeputyLists
import Foundation

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
    /// counts once. In a table that estimates heights the rows on screen stay where they are; at the top, it stays at the top. Without
    /// estimates, and in a collection, the offset stays.
    ///
    /// A list view does not survive a batch in the middle of its own layout, that is, while a view appears, leaves or is asked
    /// about. This one refuses it, and reloads after the layout.
    /// - Parameters:
    ///   - stage: the changes.
    ///   - animations: the animations, which are only recorded.
    ///   - swap: replaces the data by that after the batch; called once, before any question.
    /// - Returns: whether the batch was taken.
    @discardableResult
    public func performBatch(
        _ stage: ChangeSet.Stage, animations: UpdateAnimations = .automatic, swap: @MainActor () -> Void
    ) -> Bool {
        defer { endAnimationsUnlessKept() }
        return perform(stage, animations, swap)
    }

    /// The same, as a part of an update: its animations go on. Without animations the item of a placeholder comes in its place: its
    /// cell is all that is asked for, and nothing else is cancelled or let go.
    func perform(_ stage: ChangeSet.Stage, _ animations: UpdateAnimations?, _ swap: @MainActor () -> Void) -> Bool {
        guard mayChange(["A batch was asked for: \(stage)."]) else { return false }
        guard mayChangeNow("perform a batch of updates", "The data was swapped") else {
            swap()
            return false
        }
        layOutIfPending()
        // A handler may ask for a layout or a reload, which follows the batch.
        if animations != nil { suspendingLayout { cancelPrefetching() } }
        let before = numbers.counts
        swap()
        // If another data source was set meanwhile, there are no old counts.
        guard !schedule.hasForgottenCounts else {
            reload()
            return true
        }
        let after = askCounts()
        let batch = HeadlessBatch(stage, forgivesReloads: forgivesMovesInReloadedSections)
        switch batch.verdict(from: before, to: after, of: words.item) {
        case .reloads:
            reload()
            return true
        case .isRefused(let ledger):
            record.updates.refusals.append(ledger)
            raise("Invalid update: \(ledger.problems[0])", facts: ledger.problems)
            reload()
            return false
        case .isTaken(let stage):
            let places = HeadlessPlaces(stage, followsItem)
            guard let animations else {
                for item in stage.insertedItems { changeInPlace(places) { insertInLayout(item) } }
                showVisible()
                return true
            }
            record.updates.batches.append(HeadlessUpdates.Batch(stage: stage, animations: animations))
            releaseItems()
            inLayout { follow(places) }
            didPerformBatch()
            layOutIfPending()
            return true
        }
    }

    /// Moves everything to its place after a batch, and shows what is then within the window.
    private func follow(_ places: HeadlessPlaces) {
        let anchor = keepsItemsInPlace ? screen.anchor(places, top: top) : nil
        animating.leaving += screen.follow(places)
        suspendingLayout {
            arrangeAgain(places)
            moveMarks(places)
            if let anchor, numbers.contains(anchor.item) { contentOffset = top(of: anchor.item) - anchor.distance }
            adjustOffset()
            clampOffset()
        }
        animating.isBeginning = true
        showVisible()
        animating.isBeginning = false
    }

    /// Moves what the list stores about items.
    func moveMarks(_ places: HeadlessPlaces) {
        selection.follow(places)
        focusing.follow(places)
        prefetching.follow(places)
        dragging.movePlaceholders(places, in: numbers)
        // After a batch a collection asks its layout again, so no cell is ready.
        making.release()
        menus.follow(places)
        editing.follow(places)
    }

    /// Whether the list may be changed at this moment: not in the middle of its own layout, where everything is reloaded after
    /// it instead.
    func mayChangeNow(_ what: String, _ outcome: String) -> Bool {
        guard isInLayout else { return true }
        raise(
            "Attempted to \(what) while the \(words.list) view lays itself out, which is undefined and ends some apps.",
            facts: [
                "\(outcome), and everything is reloaded after the layout.",
                "Change the data; the \(words.list) is updated at the end of the turn.",
            ])
        reloadAtNextLayout()
        return false
    }
}
