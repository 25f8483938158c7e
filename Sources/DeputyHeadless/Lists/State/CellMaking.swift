import DeputyLists
import Foundation

/// The cells and other views that are not on screen: in the pool, being made, or ready.
///
/// A list view hands out one cell for each item it asks for. What was dequeued and not returned goes back to the pool without a
/// notice. A view is prepared for reuse as it is handed out, not when it leaves. While an item is reconfigured, dequeuing gives
/// the cell that it has. A collection view makes cells before they show, and keeps those that have left for a while.
@MainActor
struct CellMaking<Cell: HeadlessListCell> {
    /// The views that wait to be used again.
    let pool = ReusePool()
    /// The nibs that the app has.
    var nibs: [HeadlessNib] = []
    /// What cells are made from that are dequeued by their class.
    let views = _ListViews()
    /// The item a cell is being made for; nil otherwise.
    var request: CellRequest<Cell>?
    /// The cells off screen that are ready for their items: not shown yet, or shown before. A table has none.
    var ready: [IndexPath: Cell] = [:]
    /// The views beside the cells that were dequeued while one is made; nil otherwise.
    var dequeuedViews: [HeadlessView]?

    /// Whether a ready cell is this one.
    func isReady(_ cell: Cell) -> Bool { ready.values.contains { $0 === cell } }

    /// Returns ready cells to the pool, without a notice; all of them, or those of some items.
    mutating func release(where isGone: (IndexPath) -> Bool = { _ in true }) {
        for (item, cell) in ready where isGone(item) {
            ready[item] = nil
            pool.give(cell)
        }
    }
}

/// The request for an item's cell while it is being made.
@MainActor
struct CellRequest<Cell: HeadlessListCell> {
    let item: IndexPath
    /// The cell that the item has and that is filled again where it is; nil where one is made.
    var reconfigured: Cell?
    /// The cell that was dequeued for it, and those that were after it.
    var dequeued: Cell?
    var others: [Cell] = []
    /// The cell that was set up while it was dequeued.
    var setUpCell: Cell?

    /// Whether a cell was dequeued for the item.
    func hasDequeued(_ cell: Cell) -> Bool { dequeued === cell || others.contains { $0 === cell } }

    /// The cells that were dequeued and not taken.
    func unused(taking cell: Cell) -> [Cell] { ([dequeued].compactMap { $0 } + others).filter { $0 !== cell } }
}
