#if canImport(UIKit) && !os(watchOS)
package import DeputyUIKit
package import UIKit

extension UIKitTables: ScenarioTableKit {
    package typealias BookCell = TableViews.BookCell
    package typealias NoteCell = TableViews.NoteCell
    package typealias ShelfView = TableViews.ShelfView
    package typealias Driver = UIKitTableDriver

    package static func makeList() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220), style: .plain)
        (table.rowHeight, table.estimatedRowHeight) = (44, 0)
        table.contentInsetAdjustmentBehavior = .never
        if #available(iOS 15.0, tvOS 15.0, *) { table.sectionHeaderTopPadding = 0 }
        table.isPrefetchingEnabled = false
        return table
    }

    package static func swipeActions(_ actions: [ScenarioAction]) -> SwipeActions? {
        #if os(tvOS)
        nil
        #else
        UISwipeActionsConfiguration(
            actions: actions.map { action in
                UIContextualAction(style: action.isDestructive ? .destructive : .normal, title: action.title) {
                    _, _, isDone in
                    action.body()
                    isDone(true)
                }
            })
        #endif
    }

    package static func makeDiffable(
        _ table: UITableView, _ cell: @escaping @MainActor (UITableView, IndexPath) -> UITableViewCell
    ) -> Diffable {
        let source = UITableViewDiffableDataSource<String, Book>(tableView: table) { table, path, _ in
            cell(table, path)
        }
        return Diffable(object: source, source: DiffableItems(source)) { books in
            var snapshot = NSDiffableDataSourceSnapshot<String, Book>()
            if !books.isEmpty { snapshot.appendSections(["all"]) }
            snapshot.appendItems(books)
            source.apply(snapshot, animatingDifferences: true)
        }
    }

    package static func text(of cell: UITableViewCell) -> String { cell.accessibilityLabel ?? "?" }

    #if os(tvOS)
    package static var copyProposal: Void { () }
    package static func dropped(_ coordinator: Never) -> (texts: [String], place: IndexPath?) {}
    #else
    package static var copyProposal: UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }

    package static func dropped(
        _ coordinator: any UITableViewDropCoordinator
    ) -> (texts: [String], place: IndexPath?) {
        (ImitatedDrag.texts(of: coordinator.session.items), coordinator.destinationIndexPath)
    }
    #endif
}
#endif
