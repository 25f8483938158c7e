public import Foundation

/// What a diffable data source shows, as a manager asks for it.
@MainActor
public class _DiffableItemSource<Source: _DiffableDataSource>: ItemSource {
    /// The data source.
    public let dataSource: Source
    private let items: ItemIdentities<Source.ItemIdentifierType>
    private let sections: ItemIdentities<Source.SectionIdentifierType>

    init(of dataSource: Source) {
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
