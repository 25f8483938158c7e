package import Foundation

extension ListKit {
    /// Whether an item can have focus by default.
    package static func canFocus(_ item: IndexPath, in list: List) -> Bool {
        let settings = interactionSettings(of: list)
        let isEditing = isEditing(list)
        // A table view raises an exception for a cell at an index path without exactly two numbers.
        guard item.count == 2, settings.allowsFocus(isEditing: isEditing), !hasFocusableContent(list, at: item) else {
            return false
        }
        return selectedItems(in: list).contains(item)
            || settings.allowsSelection(isEditing: isEditing) && mayHighlight(list, at: item)
    }
}
