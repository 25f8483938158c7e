#if canImport(UIKit) && !os(watchOS)
import UIKit

extension UITableView: DelegateCalls {
    func askFocus(of row: IndexPath) { _ = delegate?.tableView?(self, canFocusRowAt: row) }
    func askPreferredFocus() { _ = delegate?.indexPathForPreferredFocusedView?(in: self) }

    #if !os(tvOS)
    func askMenu(of rows: [IndexPath]) -> UIContextMenuConfiguration? {
        rows.first.flatMap { delegate?.tableView?(self, contextMenuConfigurationForRowAt: $0, point: .zero) ?? nil }
    }
    func askPreview(opening menu: UIContextMenuConfiguration, of rows: [IndexPath]) {
        _ = delegate?.tableView?(self, previewForHighlightingContextMenuWithConfiguration: menu)
    }
    func tellDisplay(of menu: UIContextMenuConfiguration) {
        delegate?.tableView?(self, willDisplayContextMenu: menu, animator: nil)
    }
    func askPreview(closing menu: UIContextMenuConfiguration, of rows: [IndexPath]) {
        _ = delegate?.tableView?(self, previewForDismissingContextMenuWithConfiguration: menu)
    }
    func tellEnd(of menu: UIContextMenuConfiguration) {
        delegate?.tableView?(self, willEndContextMenuInteraction: menu, animator: nil)
    }

    func askItems(for drag: ImitatedDrag, from row: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView(self, itemsForBeginning: drag, at: row) ?? []
    }
    func askItems(addedTo drag: ImitatedDrag, from row: IndexPath) -> [UIDragItem] {
        dragDelegate?.tableView?(self, itemsForAddingTo: drag, at: row, point: .zero) ?? []
    }
    func askDragPreview(of row: IndexPath) { _ = dragDelegate?.tableView?(self, dragPreviewParametersForRowAt: row) }
    func tellBegin(of drag: ImitatedDrag) { dragDelegate?.tableView?(self, dragSessionWillBegin: drag) }
    func askWhetherMoves(_ drag: ImitatedDrag) {
        _ = dragDelegate?.tableView?(self, dragSessionAllowsMoveOperation: drag)
    }
    func askWhetherStaysHere(_ drag: ImitatedDrag) {
        _ = dragDelegate?.tableView?(self, dragSessionIsRestrictedToDraggingApplication: drag)
    }
    func askSpringLoading(of row: IndexPath) {
        _ = delegate?.tableView?(self, shouldSpringLoadRowAt: row, with: ImitatedSpringLoading())
    }
    func tellEnd(of drag: ImitatedDrag) { dragDelegate?.tableView?(self, dragSessionDidEnd: drag) }

    func handles(_ drop: ImitatedDrag) -> Bool {
        dropDelegate.map { $0.tableView?(self, canHandle: drop) ?? true } ?? false
    }
    func tellEntry(of drop: ImitatedDrag) { dropDelegate?.tableView?(self, dropSessionDidEnter: drop) }
    func askProposal(for drop: ImitatedDrag, at place: IndexPath?) -> UITableViewDropProposal? {
        dropDelegate?.tableView?(self, dropSessionDidUpdate: drop, withDestinationIndexPath: place)
    }
    func tellExit(of drop: ImitatedDrag) { dropDelegate?.tableView?(self, dropSessionDidExit: drop) }
    func perform(_ drop: ImitatedDrag, at place: IndexPath?, _ proposal: UITableViewDropProposal) {
        dropDelegate?.tableView(self, performDropWith: ImitatedTableDrop(drop, at: place, proposal))
    }
    func askDropPreview(of row: IndexPath) { _ = dropDelegate?.tableView?(self, dropPreviewParametersForRowAt: row) }
    func tellDropEnd(of drop: ImitatedDrag) { dropDelegate?.tableView?(self, dropSessionDidEnd: drop) }
    #endif
}
#endif
