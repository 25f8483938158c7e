import Foundation

/// The context menu that is shown, and the items it is for.
///
/// In a collection view a press on one of several selected items opens a menu for all of them, a press beside the items one for
/// none. In a table view a menu is for one row.
struct MenuState {
    /// The menu that is shown; nil for none.
    var menu: HeadlessMenu?
    /// The items of the menu that was opened last.
    var items: [IndexPath] = []

    /// The items that a press on one opens a menu for.
    static func items(pressing item: IndexPath, in selection: SelectionState) -> [IndexPath] {
        selection.items.count > 1 && selection.contains(item) ? selection.items.sorted() : [item]
    }

    /// An item of the menu by its title.
    func item(titled title: String) -> HeadlessMenuItem? { menu?.items.first { $0.title == title } }

    /// Takes the menu away: the menu that was shown.
    mutating func close() -> HeadlessMenu? {
        defer { menu = nil }
        return menu
    }

    /// Follows the items to their places after a batch.
    @MainActor mutating func follow(_ places: HeadlessPlaces) {
        if !items.isEmpty { items = items.compactMap(places.destination) }
    }
}

/// When a menu's previews are asked for.
enum MenuMoment {
    case isShown, isDismissed
}
