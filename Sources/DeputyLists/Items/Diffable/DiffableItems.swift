/// The items of a diffable data source: it keeps its slot and updates the list, and the manager answers everything else.
///
/// ```swift
/// let dataSource = UITableViewDiffableDataSource<Section, Post>(tableView: table) {
///     [weak self] table, indexPath, _ in self?.manager?.cell(in: table, at: indexPath)
/// }
/// manager = TableManager(table, source: DiffableItems(dataSource))
/// ```
///
/// Editing, moving and index titles are then the data source's: see the last table of the page on events. A collection's
/// data source asks for supplementary views too:
///
/// ```swift
/// dataSource.supplementaryViewProvider = { [weak self] collection, kind, indexPath in
///     self?.manager?.supplementary(ofKind: kind, in: collection, at: indexPath)
/// }
/// ```
///
/// Only the data source may change its list. A cell that follows a model is filled again where it is; if another mapping
/// would now make the cell, reload the item with `reloadItems` of the data source's snapshot.
@MainActor
public final class DiffableItems<Source: _DiffableDataSource>: _DiffableItemSource<Source> {
    /// The items of this data source.
    public init(_ dataSource: Source) { super.init(of: dataSource) }
}
