import DeputyLists
import Foundation

/// Loading data: what a reload takes away, and how many items there are.
extension HeadlessList {
    /// Loads the data again. The cells are asked for at the next layout.
    ///
    /// A table asks for the counts, the heights and the titles of the index now, or after the layout in the middle of which it
    /// is. A collection only marks everything, asks for counts when they are needed, and has its old selection and layout until
    /// then.
    ///
    /// As in a list view, everything leaves the screen in a reload, the selection is emptied without a notice, an open swipe is
    /// closed with its notices, and outstanding prefetching is cancelled. The item with focus keeps it if it still exists. A
    /// manager restores the selection of the items that are still there after a reload of its own.
    ///
    /// A table asks a text field in a cell to give back the keyboard, and does nothing if that refuses.
    public func reloadData() {
        guard !reloadsAtOnce || endsEditing() else { return }
        if reloadsAtOnce, !isInLayout { return reload() }
        reloadAtNextLayout()
    }

    /// Asks the text field that is being edited in a cell to give back the keyboard.
    /// - Returns: whether none has it any more.
    private func endsEditing() -> Bool {
        let cells = screen.views.values.compactMap { $0 as? HeadlessListCell }.filter(\.isFirstResponder)
        for cell in cells where cell.resignsFirstResponder { cell.isFirstResponder = false }
        return cells.allSatisfy(\.resignsFirstResponder)
    }

    func reloadAtNextLayout() {
        schedule.requestReload()
        setNeedsLayout()
    }

    /// Does a pending reload now, unless the list is in the middle of a layout.
    func reloadIfDue() {
        noticeLostDataSource()
        if schedule.isReloadDue { reload() }
    }

    /// Does a reload. Layouts and reloads that are requested meanwhile come after it.
    func reload() {
        willReload()
        endDisplayingLeft()
        making.release()
        suspendingLayout {
            inLayout {
                leaveForReload()
                load()
            }
        }
        settleAfterReload()
    }

    /// Takes everything off screen, empties the selection without a notice, and releases an item that is being moved.
    private func leaveForReload() {
        record.updates.reloads += 1
        schedule.beginReload()
        releaseItems()
        dragging.removePlaceholders()
        selection = SelectionState()
        endDisplayingAll()
    }

    /// The item with focus keeps it if it still exists; what was to be prefetched is cancelled.
    private func settleAfterReload() {
        focusing.settle(in: numbers)
        cancelPrefetching()
        screen.direction = nil
        // A handler of `didEndDisplaying` may have selected items.
        selection = SelectionState()
        setNeedsLayout()
    }

    // MARK: Counts

    /// Asks the data source how many items each section has; without one a list view shows one section without items.
    func askCounts() -> [Int] {
        guard let sections = askSectionCount() else { return [0] }
        return (0..<max(0, sections)).map { max(0, askItemCount(inSection: $0)) }
    }

    /// How many items each section has, by the last counts the list asked for.
    ///
    /// While a reload is due, a collection view asks its data source when it has to know; in the middle of a layout the reload
    /// waits, and the layout uses the old counts.
    package var itemCounts: [Int] { !reloadsAtOnce && schedule.isReloadDue ? askCounts() : numbers.counts }

    /// How many sections the list has, by the last counts it asked for.
    public var numberOfSections: Int { itemCounts.count }

    /// How many items a section has, by the last counts the list asked for.
    public func numberOfItems(inSection section: Int) -> Int {
        let counts = itemCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }
}
