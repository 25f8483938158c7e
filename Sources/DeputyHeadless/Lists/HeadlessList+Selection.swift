import DeputyLists
public import Foundation

/// Selecting items in code.
extension HeadlessList {
    /// The selected items, in the order they were selected.
    public var selectedItems: [IndexPath] { selection.items }

    /// Selects an item as code does: without questions or notices, also if a tap could not select it.
    ///
    /// A table does a pending reload first; in a collection that takes the selection away later. If one item can be selected at a time, the others are deselected. Nil deselects
    /// all items. An item the list does not have changes nothing; a collection view raises an exception for it.
    public func selectItem(at indexPath: IndexPath?) {
        if reloadsAtOnce { reloadIfDue() }
        guard let indexPath else { return deselectAll() }
        guard itemCounts.hasItem(at: indexPath) else { return raiseOutOfBounds(.select, indexPath) }
        if !allowsSeveral { deselectAll(except: indexPath) }
        markSelected(indexPath)
    }

    /// Deselects an item as code does: without questions or notices. An item that is not selected stays as it is.
    public func deselectItem(at indexPath: IndexPath) {
        if selection.remove(indexPath) { cell(ofItem: indexPath)?.isSelected = false }
    }

    func markSelected(_ item: IndexPath) {
        if selection.insert(item) { cell(ofItem: item)?.isSelected = true }
    }

    func deselectAll(except kept: IndexPath? = nil) {
        for item in selectedItems.reversed() where item != kept { deselectItem(at: item) }
    }
}
