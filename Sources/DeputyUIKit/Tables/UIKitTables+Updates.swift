// What each member means is documented by the requirement of `TableKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

/// Updating a table view.
extension _UIKitTableWork {
    public static func itemCounts(in table: UITableView) -> [Int] {
        (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    }

    // In no window a table view would lay itself out to say which cells it shows.
    public static func visibleItems(in table: UITableView) -> [IndexPath] {
        (table.window == nil ? table.indexPathsForRows(in: table.bounds) : table.indexPathsForVisibleRows) ?? []
    }

    public static func scrollsSideways(_ table: UITableView) -> Bool { false }

    public static func start(of row: IndexPath, in table: UITableView) -> CGFloat {
        table.rectForRow(at: row).minY - table.contentOffset.y
    }

    public static func reconfigure(_ rows: [IndexPath], in table: UITableView, animations: UpdateAnimations) {
        animating(animations) { table.reconfigureRows(at: rows) }
    }

    public static func selectedItems(in table: UITableView) -> [IndexPath] { table.indexPathsForSelectedRows ?? [] }

    public static func select(_ row: IndexPath, in table: UITableView) {
        table.selectRow(at: row, animated: false, scrollPosition: .none)
    }

    public static func deselect(_ row: IndexPath, in table: UITableView) { table.deselectRow(at: row, animated: false) }

    // A table view asks for all heights at the end of a batch, also of an empty one.
    public static func askSizes(in table: UITableView, animations: UpdateAnimations) {
        animating(animations) { table.performBatchUpdates(nil) }
    }

    // Only a data source may make its table ask for heights, because that takes a batch. A self-sizing cell invalidates
    // its size, which a table accepts from iOS 16 on; a header cannot.
    public static func updateSizes(
        of kind: ViewKind, at places: [IndexPath], in table: UITableView, animations: UpdateAnimations
    ) {
        guard kind == .cell else { return }
        animating(animations) {
            for row in places { table.cellForRow(at: row)?.invalidateIntrinsicContentSize() }
        }
    }

    public static func reloadIndexTitles(in table: UITableView) { table.reloadSectionIndexTitles() }

    public static func batch(
        _ stage: ChangeSet.Stage, in table: UITableView, _ animations: UpdateAnimations, _ swap: @MainActor () -> Void,
        _ completion: @escaping @MainActor () -> Void
    ) {
        table.performBatchUpdates {
            swap()
            table.deleteSections(IndexSet(stage.deletedSections), with: animations.deletedSections.style)
            table.reloadSections(IndexSet(stage.reloadedSections), with: animations.reloadedSections.style)
            table.insertSections(IndexSet(stage.insertedSections), with: animations.insertedSections.style)
            for move in stage.movedSections { table.moveSection(move.from, toSection: move.to) }
            table.deleteRows(at: stage.deletedItems, with: animations.deletedItems.style)
            table.reloadRows(at: stage.reloadedItems, with: animations.reloadedItems.style)
            table.insertRows(at: stage.insertedItems, with: animations.insertedItems.style)
            for move in stage.movedItems { table.moveRow(at: move.from, to: move.to) }
        } completion: { _ in
            completion()
        }
    }
}

extension RowAnimation {
    fileprivate var style: UITableView.RowAnimation {
        switch self {
        case .fade: .fade
        case .right: .right
        case .left: .left
        case .top: .top
        case .bottom: .bottom
        case .none: .none
        case .middle: .middle
        case .automatic: .automatic
        }
    }
}
#endif
