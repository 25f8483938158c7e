// What each override answers is documented by UIKit.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
import DeputyUIKit
public import UIKit

/// A diffable data source of a table view whose rows are edited, moved and titled by the closures of a manager.
///
/// ```swift
/// let dataSource = DiffableTableSource<Day, Visit>(tableView)
/// let manager = TableManager(tableView, source: DiffableItems(dataSource) { day in day.title })
/// manager.register(VisitCell.self) { mapping in
///     mapping.commitEditingStyle.withoutCell { style, visit, indexPath in … }
/// }
/// ```
///
/// The manager makes the cells. As with every diffable data source only it changes its table: a closure for an edit or a move
/// applies a snapshot. Keep it as long as the table is shown; the items of the manager do.
public final class DiffableTableSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    UITableViewDiffableDataSource<Section, Item>, _PassingDataSource
{
    /// The way to the manager.
    public let _link: _DataSourceLink

    /// Puts itself in a table view's data source slot; make the manager of the table view next.
    public init(_ tableView: UITableView) {
        let link = _DataSourceLink(TableEvents<UIKitTables>.self)
        _link = link
        super.init(tableView: tableView) { tableView, indexPath, _ in
            link.dataSource?.tableView(tableView, cellForRowAt: indexPath)
                ?? UITableViewCell()
        }
    }

    private var proxy: (any UITableViewDataSource)? { _link.dataSource }

    /// A table view counts only what is answered.
    public nonisolated override func responds(to selector: Selector!) -> Bool {
        diffableSource(super.responds(to: selector), to: selector) { _link }
    }

    // MARK: Titles and index

    public override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        proxy?.tableView?(tableView, titleForHeaderInSection: section) ?? nil
    }

    public override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        proxy?.tableView?(tableView, titleForFooterInSection: section) ?? nil
    }

    public override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        proxy?.sectionIndexTitles?(for: tableView) ?? nil
    }

    public override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        proxy?.tableView?(tableView, sectionForSectionIndexTitle: title, at: index) ?? index
    }

    // MARK: Editing and moving

    public override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        // Without a manager nobody deletes a row, and this class has a method for it.
        proxy?.tableView?(tableView, canEditRowAt: indexPath) ?? false
    }

    public override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        proxy?.tableView?(tableView, canMoveRowAt: indexPath) ?? false
    }

    public override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        proxy?.tableView?(tableView, commit: editingStyle, forRowAt: indexPath)
    }

    public override func tableView(
        _ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath
    ) {
        proxy?.tableView?(tableView, moveRowAt: source, to: destination)
    }
}

extension _DataSourceLink {
    /// The proxy of the manager.
    fileprivate var dataSource: (any UITableViewDataSource)? { proxy as? any UITableViewDataSource }
}
#endif
