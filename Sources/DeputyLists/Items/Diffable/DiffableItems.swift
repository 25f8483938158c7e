public import Foundation

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
public final class DiffableItems<Source: _DiffableDataSource>: ItemSource {
    /// The data source.
    public let dataSource: Source
    private let items: ItemIdentities<Source.ItemIdentifierType>
    private let sections: ItemIdentities<Source.SectionIdentifierType>

    /// The items of this data source.
    public init(_ dataSource: Source) {
        self.dataSource = dataSource
        items = ItemIdentities { dataSource.indexPath(for: $0) != nil }
        sections = ItemIdentities { dataSource.snapshot().sectionIdentifiers.contains($0) }
    }

    /// Always `true`: the data source updates the list.
    public var ownsDataSource: Bool { true }

    /// How many sections the snapshot has.
    public var numberOfSections: Int { dataSource.snapshot().numberOfSections }

    /// How many items a section of the snapshot has; 0 for one that does not exist.
    public func numberOfItems(inSection section: Int) -> Int {
        let snapshot = dataSource.snapshot()
        guard snapshot.sectionIdentifiers.indices.contains(section) else { return 0 }
        return snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[section])
    }

    /// The item at an index path; nil outside the snapshot.
    public func item(at indexPath: IndexPath) -> Any? { identifier(at: indexPath) }

    /// The section's identifier; nil outside the snapshot.
    public func id(ofSection section: Int) -> AnyHashable? { identifier(ofSection: section).map { AnyHashable($0) } }

    /// The section's identifier, so that a header can be registered for its type.
    public func header(inSection section: Int) -> Any? { identifier(ofSection: section) }

    // MARK: Following

    /// The identity of the item at an index path; it moves with the item's identifier.
    public func identity(at indexPath: IndexPath) -> ItemIdentity? {
        identifier(at: indexPath).map(items.identity)
    }

    /// Where the item of an identity is now; nil if it is gone.
    public func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath? {
        items.identifier(of: identity).flatMap(dataSource.indexPath)
    }

    /// The identity of a section; it moves with the section's identifier.
    public func identity(ofSection section: Int) -> ItemIdentity? {
        identifier(ofSection: section).map(sections.identity)
    }

    /// Where the section of an identity is now; nil if it is gone.
    /// - Complexity: O(n) in the number of sections.
    public func section(of identity: ItemIdentity) -> Int? {
        sections.identifier(of: identity).flatMap { dataSource.snapshot().sectionIdentifiers.firstIndex(of: $0) }
    }

    private func identifier(at indexPath: IndexPath) -> Source.ItemIdentifierType? {
        guard indexPath.count == 2 else { return nil }
        return dataSource.itemIdentifier(for: indexPath)
    }

    private func identifier(ofSection section: Int) -> Source.SectionIdentifierType? {
        let sections = dataSource.snapshot().sectionIdentifiers
        return sections.indices.contains(section) ? sections[section] : nil
    }
}
