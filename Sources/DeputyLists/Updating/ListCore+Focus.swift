import Foundation

/// Keeps focus with its item, where a list keeps it at the item's place: in a reload, and where its cell is another.
extension ListCore {
    /// The row that has focus, if it can be found again.
    func focusedRow(in list: Kit.List) -> (identity: ItemIdentity, row: IndexPath)? {
        Kit.focusedItem(in: list).flatMap { row in shown.identity(at: row).map { ($0, row) } }
    }

    /// Gives focus to the item that had it before an update, if that is on screen.
    func giveBackFocus(_ former: (identity: ItemIdentity, row: IndexPath), in list: Kit.List) {
        guard slots.isReady(list), let row = shown.indexPath(of: former.identity, near: former.row),
            Kit.focusedItem(in: list) != row
        else { return }
        Kit.focus(row, in: list)
    }
}
