public import Foundation

/// The names that a table has for its items: rows.
extension HeadlessTable {
    /// The rows on screen, from the top down.
    public var visibleRows: [IndexPath] { visibleItems }

    /// How many rows a section has, by the last counts the table asked for.
    public func numberOfRows(inSection section: Int) -> Int { numberOfItems(inSection: section) }

    /// How many rows each section has, by the last counts the table asked for.
    package var rowCounts: [Int] { itemCounts }

    /// The row that has focus; nil for none.
    public var focusedRow: IndexPath? { focusedItem }

    /// The selected rows, in the order they were selected.
    public var selectedRows: [IndexPath] { selectedItems }

    /// The topmost of the selected rows; nil for none.
    public var selectedRow: IndexPath? { selectedItems.min() }

    /// Selects a row as code does: without questions or notices; see ``HeadlessList/selectItem(at:)``.
    public func selectRow(at indexPath: IndexPath?) { selectItem(at: indexPath) }

    /// Deselects a row as code does: without questions or notices. A row that is not selected stays as it is.
    public func deselectRow(at indexPath: IndexPath) { deselectItem(at: indexPath) }

    /// Fills the cells of some rows again where they are: see ``HeadlessList/reconfigureItems(at:animations:)``.
    public func reconfigureRows(at indexPaths: [IndexPath]) { reconfigureItems(at: indexPaths) }

    /// The header on screen; nil when there is none.
    public func header(inSection section: Int) -> HeadlessHeaderFooter? {
        supplementary(.header, at: [section, 0])
    }

    /// The footer on screen; nil when there is none.
    public func footer(inSection section: Int) -> HeadlessHeaderFooter? {
        supplementary(.footer, at: [section, 0])
    }
}
