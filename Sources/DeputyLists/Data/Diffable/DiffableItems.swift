import Deputy

/// The items of a diffable data source: it keeps its slot and updates the list, and the manager answers everything else.
///
/// ```swift
/// let dataSource = DiffableTableSource<Section, Post>(table)
/// manager = TableManager(table, source: DiffableItems(dataSource) { section in section.title })
/// ```
///
/// That data source of Deputy's passes editing, moving, titles and the index on to the manager. Over a data source of UIKit's own
/// class closures for them are never called, and each is an anomaly; a subclass with a method of its own may ask
/// ``ListManager/ask(_:_:view:at:owner:)``.
///
/// Only the data source may change its list. A cell that follows a model is filled again where it is; if another mapping
/// would now make the cell, reload the item with `reloadItems` of the data source's snapshot.
@MainActor
public final class DiffableItems<Source: _DiffableDataSource>: _DiffableItemSource<Source> {
    /// The items of this data source.
    /// - Parameters:
    ///   - dataSource: where the items are.
    ///   - header: the model of a section's header, such as its title; nil for none. Without this closure it is the
    ///     section's identifier, for which there need be no view.
    ///   - footer: the model of a section's footer; nil for none.
    public init(
        _ dataSource: Source, header: (@MainActor (Source.SectionIdentifierType) -> Any?)? = nil,
        footer: (@MainActor (Source.SectionIdentifierType) -> Any?)? = nil
    ) {
        super.init(of: dataSource, header: header, footer: footer)
    }
}

extension DiffableItems: ForeignDataSource {
    var passing: (any _PassingDataSource)? { dataSource as? any _PassingDataSource }

    func hasOwnMethod(_ selector: String) -> Bool { dataSource._hasOwnMethod(selector) }

    func asksTitles(_ kind: ViewKind) -> Bool {
        let name = kind == .header ? "Header" : "Footer"
        return passing != nil || hasOwnMethod("tableView:titleFor\(name)InSection:")
    }

    func hasOnlyIdentifiers(_ kind: ViewKind) -> Bool { kind == .header && headerModel == nil }
}
