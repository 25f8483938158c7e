import Foundation

/// The item that has focus, and which may get it next.
///
/// A list view that gets focus gives it to a selected item first; then, if it remembers that, to the one that had it last. Only if
/// none of these can have it the delegate is asked for the item it prefers; then come the one that had it last, the first
/// on screen and the first of all. Focus follows its item in a batch, and stays at its index path in a reload, if there is still such a
/// path. A list that leaves its window has no focus.
struct FocusState {
    /// The item that has focus, or had it last; nil for none.
    private(set) var last: IndexPath?
    /// Whether focus is in the list.
    private var isHere = false
    /// Whether an item is selected when it gets focus.
    var selectionFollows = false
    /// Whether the item that had focus last gets it again before the delegate is asked.
    var remembersLast = false

    /// The item that has focus; nil for none.
    var item: IndexPath? { isHere ? last : nil }

    /// Focus comes to an item.
    mutating func come(to item: IndexPath) { (last, isHere) = (item, true) }

    /// Focus leaves the list.
    mutating func leave() { isHere = false }

    /// The items that may have focus before the delegate is asked, the first choice first.
    func candidates(selected: [IndexPath]) -> [IndexPath] {
        [selected.min(), remembersLast ? last : nil].compactMap { $0 }
    }

    /// The items that may have focus when the delegate prefers one, or none.
    func candidates(preferred: IndexPath?, visible: [IndexPath]) -> [IndexPath] {
        [preferred, last, visible.first, [0, 0]].compactMap { $0 }
    }

    /// Follows the item to its place after a batch.
    @MainActor mutating func follow(_ places: HeadlessPlaces) { last = last.flatMap(places.destination) }

    /// Keeps focus after a reload if there is such an item.
    mutating func settle(in numbers: ItemNumbers) { last = last.flatMap { numbers.contains($0) ? $0 : nil } }
}
