#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

/// The items of a diffable data source: it keeps its slot and updates the list, the manager answers everything else.
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
@MainActor
public final class DiffableItems<Source: DiffableDataSource>: ItemSource {
    /// The data source.
    public let dataSource: Source

    /// The items of this data source.
    public init(_ dataSource: Source) { self.dataSource = dataSource }

    /// Yes: the data source updates the list.
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
    public func item(at indexPath: IndexPath) -> Any? {
        guard indexPath.count == 2 else { return nil }
        return dataSource.itemIdentifier(for: indexPath)
    }

    /// The section's identifier; nil outside the snapshot.
    public func id(ofSection section: Int) -> AnyHashable? {
        let sections = dataSource.snapshot().sectionIdentifiers
        return sections.indices.contains(section) ? AnyHashable(sections[section]) : nil
    }

    /// The section's identifier, so that a header can be registered for its type.
    public func header(inSection section: Int) -> Any? {
        let sections = dataSource.snapshot().sectionIdentifiers
        return sections.indices.contains(section) ? sections[section] : nil
    }
}

/// A diffable data source, of a table view or of a collection view.
@MainActor
public protocol DiffableDataSource: AnyObject {
    /// The type of its sections' identifiers.
    associatedtype SectionIdentifierType: Hashable & Sendable
    /// The type of its items' identifiers.
    associatedtype ItemIdentifierType: Hashable & Sendable
    /// What it shows.
    func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The item at an index path; nil for none.
    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
}

extension UITableViewDiffableDataSource: DiffableDataSource
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
extension UICollectionViewDiffableDataSource: DiffableDataSource
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
#endif
