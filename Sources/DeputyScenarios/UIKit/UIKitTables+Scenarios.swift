#if canImport(UIKit) && !os(watchOS)
import DeputyDiffable
import DeputyUIKit
import UIKit

extension UIKitTables: ScenarioTableKit {
    typealias BookCell = TableViews.BookCell
    typealias NoteCell = TableViews.NoteCell
    typealias ShelfView = TableViews.ShelfView
    typealias Driver = UIKitTableDriver

    static func makeList() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 220), style: .plain)
        (table.rowHeight, table.estimatedRowHeight) = (44, 0)
        table.contentInsetAdjustmentBehavior = .never
        if #available(iOS 15.0, tvOS 15.0, *) { table.sectionHeaderTopPadding = 0 }
        table.isPrefetchingEnabled = false
        return table
    }

    static func swipeActions(_ actions: [ScenarioAction]) -> SwipeActions? {
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

    static func makeDiffable(
        _ table: UITableView, _ cell: @escaping @MainActor (UITableView, IndexPath) -> UITableViewCell
    ) -> Diffable {
        let source = UITableViewDiffableDataSource<String, Book>(tableView: table) { table, path, _ in
            cell(table, path)
        }
        return Diffable(source) { source.apply(.init(books: $0), animatingDifferences: true) }
    }

    // It makes its cells itself.
    static func makePassingDiffable(
        _ table: UITableView, _ cell: @escaping @MainActor (UITableView, IndexPath) -> UITableViewCell
    ) -> Diffable {
        let source = DiffableTableSource<String, Book>(table)
        return Diffable(source) { source.apply(.init(books: $0), animatingDifferences: true) }
    }

    #if !os(tvOS)
    static var copyProposal: UITableViewDropProposal { UITableViewDropProposal(operation: .copy) }
    #endif
}
#endif
