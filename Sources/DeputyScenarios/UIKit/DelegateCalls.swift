#if canImport(UIKit) && !os(watchOS)
import DeputyUIKit
import UIKit

/// A list view with the calls of its delegates that a driver makes in its place, a line for each method: what tables and
/// collections name differently has one name here, so that the order of the calls is written once.
@MainActor
protocol DelegateCalls: UIKitListView {
    func askFocus(of item: IndexPath)
    func askPreferredFocus()

    #if !os(tvOS)
    // MARK: Menus

    /// Asks for a menu of some items; of none for one of the list itself.
    func askMenu(of items: [IndexPath]) -> UIContextMenuConfiguration?
    func askPreview(opening menu: UIContextMenuConfiguration, of items: [IndexPath])
    func tellDisplay(of menu: UIContextMenuConfiguration)
    func askPreview(closing menu: UIContextMenuConfiguration, of items: [IndexPath])
    func tellEnd(of menu: UIContextMenuConfiguration)

    // MARK: Dragging

    func askItems(for drag: ImitatedDrag, from item: IndexPath) -> [UIDragItem]
    func askItems(addedTo drag: ImitatedDrag, from item: IndexPath) -> [UIDragItem]
    func askDragPreview(of item: IndexPath)
    func tellBegin(of drag: ImitatedDrag)
    func askWhetherMoves(_ drag: ImitatedDrag)
    func askWhetherStaysHere(_ drag: ImitatedDrag)
    func askSpringLoading(of item: IndexPath)
    func tellEnd(of drag: ImitatedDrag)

    // MARK: Dropping

    associatedtype Proposal: UIDropProposal
    /// Whether there is a drop delegate, and it handles the drop.
    func handles(_ drop: ImitatedDrag) -> Bool
    func tellEntry(of drop: ImitatedDrag)
    func askProposal(for drop: ImitatedDrag, at place: IndexPath?) -> Proposal?
    func tellExit(of drop: ImitatedDrag)
    func perform(_ drop: ImitatedDrag, at place: IndexPath?, _ proposal: Proposal)
    func askDropPreview(of item: IndexPath)
    func tellDropEnd(of drop: ImitatedDrag)
    #endif
}
#endif
