import Foundation

/// The item that has focus, and which may get it next.
///
/// A list view that gets focus gives it to a selected item first; then, if it remembers that, to the one that had it last. Only if
/// none of these can have it the delegate is asked for the item it prefers; then come the one that had it last, the first
/// on screen and the first of all. Focus follows its item in a batch, and stays in a reload if there is still such an index path: its
/// manager gives it to the item that had it.
struct FocusState {
    /// The item that has focus; nil for none.
    var item: IndexPath?
    /// Whether an item is selected when it gets focus.
    var selectionFollows = false
    /// Whether the item that had focus last gets it again before the delegate is asked.
    var remembersLast = false

    /// The items that may have focus before the delegate is asked, the first choice first.
    func candidates(selected: [IndexPath]) -> [IndexPath] {
        [selected.min(), remembersLast ? item : nil].compactMap { $0 }
    }

    /// The items that may have focus when the delegate prefers one, or none.
    func candidates(preferred: IndexPath?, visible: [IndexPath]) -> [IndexPath] {
        [preferred, item, visible.first, [0, 0]].compactMap { $0 }
    }

    /// Follows the item to its place after a batch.
    @MainActor mutating func follow(_ places: HeadlessPlaces) { item = item.flatMap(places.destination) }

    /// Keeps focus after a reload if there is such an item.
    mutating func settle(in numbers: ItemNumbers) { item = item.flatMap { numbers.contains($0) ? $0 : nil } }
}
