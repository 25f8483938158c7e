public import Foundation

/// What a diffable data source shows, as a manager asks for it.
@MainActor
public class _DiffableItemSource<Source: _DiffableDataSource>: ItemSource {
    /// The data source.
    public let dataSource: Source
    private let items: ItemIdentities<Source.ItemIdentifierType>
    private let sections: ItemIdentities<Source.SectionIdentifierType>
    let headerModel: (@MainActor (Source.SectionIdentifierType) -> Any?)?
    private let footerModel: (@MainActor (Source.SectionIdentifierType) -> Any?)?

    init(
        of dataSource: Source, header: (@MainActor (Source.SectionIdentifierType) -> Any?)?,
        footer: (@MainActor (Source.SectionIdentifierType) -> Any?)?
    ) {
        self.dataSource = dataSource
        headerModel = header
        footerModel = footer
        items = ItemIdentities { dataSource.indexPath(for: $0) != nil }
        sections = ItemIdentities { dataSource.index(for: $0) != nil }
    }

    /// Always `true`: the data source updates the list.
    public var ownsDataSource: Bool { true }

    /// How many sections the snapshot has.
    public var numberOfSections: Int { dataSource.snapshot().numberOfSections }

    /// How many items a section of the snapshot has; 0 for one that does not exist.
    public func numberOfItems(inSection section: Int) -> Int {
        identifier(ofSection: section).map { dataSource.snapshot().numberOfItems(inSection: $0) } ?? 0
    }

    /// The item at an index path; nil outside the snapshot.
    public func item(at indexPath: IndexPath) -> Any? { identifier(at: indexPath) }

    /// The section's identifier; nil outside the snapshot.
    public func id(ofSection section: Int) -> AnyHashable? { identifier(ofSection: section).map { AnyHashable($0) } }

    /// The model of a section's header: the section's identifier, unless a closure was given.
    public func header(inSection section: Int) -> Any? {
        guard let identifier = identifier(ofSection: section) else { return nil }
        return headerModel.map { $0(identifier) } ?? identifier
    }

    /// The model of a section's footer, if a closure was given.
    public func footer(inSection section: Int) -> Any? {
        identifier(ofSection: section).flatMap { footerModel?($0) }
    }

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
    public func section(of identity: ItemIdentity) -> Int? {
        sections.identifier(of: identity).flatMap(dataSource.index)
    }

    private func identifier(at indexPath: IndexPath) -> Source.ItemIdentifierType? {
        guard indexPath.count == 2 else { return nil }
        return dataSource.itemIdentifier(for: indexPath)
    }

    private func identifier(ofSection section: Int) -> Source.SectionIdentifierType? {
        section >= 0 ? dataSource.sectionIdentifier(for: section) : nil
    }
}
