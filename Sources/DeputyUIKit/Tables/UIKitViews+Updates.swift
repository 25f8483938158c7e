// What each member means is documented by the requirement of `TableKit`, which its readers are shown.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

/// How a table view is told of changes.
extension _UIKitTableWork {
    public static func itemCounts(in table: UITableView) -> [Int] {
        (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
    }

    public static func visibleItems(in table: UITableView) -> [IndexPath] { table.indexPathsForVisibleRows ?? [] }

    public static func reconfigure(_ rows: [IndexPath], in table: UITableView, animations: UpdateAnimations) {
        animating(animations) { table.reconfigureRows(at: rows) }
    }

    public static func selectedItems(in table: UITableView) -> [IndexPath] { table.indexPathsForSelectedRows ?? [] }

    public static func select(_ row: IndexPath, in table: UITableView) {
        table.selectRow(at: row, animated: false, scrollPosition: .none)
    }

    // A table view asks for all heights at the end of a batch, also of an empty one.
    public static func askSizes(in table: UITableView, animations: UpdateAnimations) {
        animating(animations) { table.performBatchUpdates(nil) }
    }

    // Only the owner of a data source may have its table ask for heights, as that takes a batch. A cell that sizes itself says
    // that it has another size, which a table takes from iOS 16 on; a header cannot.
    public static func takeSizes(
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
