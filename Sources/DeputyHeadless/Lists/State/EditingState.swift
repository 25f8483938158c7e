import DeputyLists
import Foundation

/// Whether a list is edited, and which row's swipe actions are open.
///
/// A table view edits since `setEditing` or while a swipe is open. A change of the mode deselects all rows, except where several
/// rows are selected and several can be selected in both modes. A swipe closes with a notice for its row, which a batch
/// moves along. If the batch deletes the row the notice comes without one. An action that reports late, when its swipe is over,
/// closes nothing.
struct EditingState {
    /// Whether editing has begun and not ended.
    var isInMode = false
    /// The row whose actions are open; nil for none.
    private(set) var swipedRow: IndexPath?
    /// The actions that are open; nil for none.
    private(set) var actions: HeadlessSwipeActions?
    /// How many swipes were opened, which tells one from the next.
    private(set) var swipes = 0

    /// What follows when an action has reported.
    enum Report: Equatable {
        /// The swipe was over before.
        case comesLate
        /// The swipe closes.
        case closes
        /// The swipe stays open, as the row should be gone; nil if it is, or if the action is the table's own.
        case stays(IndexPath?)
    }

    /// Whether the list is editing: by its mode, or because a swipe is open.
    var isEditing: Bool { isInMode || swipedRow != nil }

    /// Whether the selection outlasts a change of the mode.
    func keepsSelection(beginning: Bool, _ settings: _ListInteractionSettings, selected: Int) -> Bool {
        beginning && settings.allowsMultipleSelection && settings.allowsMultipleSelectionDuringEditing && selected > 1
    }

    mutating func open(_ actions: HeadlessSwipeActions, of row: IndexPath) {
        (swipedRow, self.actions) = (row, actions)
        swipes += 1
    }

    /// Closes the swipe: its row, or nil if none was open.
    mutating func close() -> IndexPath? {
        guard let row = swipedRow else { return nil }
        (swipedRow, actions) = (nil, nil)
        return row
    }

    /// Closes the swipe of a row that was deleted.
    /// - Returns: whether there was such a swipe.
    mutating func closeWithoutRow() -> Bool {
        guard swipedRow == nil, actions != nil else { return false }
        actions = nil
        return true
    }

    /// What follows when an action of a swipe has reported that it was performed, or cancelled.
    func report(_ style: HeadlessSwipeAction.Style, wasPerformed: Bool, inSwipe number: Int) -> Report {
        guard number == swipes else { return .comesLate }
        guard style == .destructive, wasPerformed else { return .closes }
        return .stays(actions?.isTablesOwn == false ? swipedRow : nil)
    }

    /// Follows the swiped row to its place after a batch.
    @MainActor mutating func follow(_ places: HeadlessPlaces) { swipedRow = swipedRow.flatMap(places.destination) }
}
