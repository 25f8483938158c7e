package import Deputy
public import DeputyLists
public import Foundation

/// The items of a diffable data source: it keeps its slot and updates the list, and the manager answers everything else.
///
/// ```swift
/// let dataSource = DiffableTableSource<Section, Post>(table)
/// manager = TableManager(table, source: DiffableItems(dataSource) { section in section.title })
/// ```
///
/// That data source of Deputy's passes editing, moving, titles and the index on to the manager. Over a data source of UIKit's own
/// class closures for them are never called, and each is an anomaly; a subclass with a method of its own may ask
/// `ListManager.send(_:_:view:at:owner:)`.
///
/// Only the data source may change its list. A cell that follows a model is filled again where it is; if another mapping
/// would now make the cell, reload the item with `reloadItems` of the data source's snapshot: `reconfigureItems` would end the app.
@MainActor
public final class DiffableItems<Source: _DiffableDataSource>: ItemSource {
    /// The data source.
    public let dataSource: Source
    private let items: ItemIdentities<Source.ItemIdentifierType>
    private let sections: ItemIdentities<Source.SectionIdentifierType>
    private let headerModel: (@MainActor (Source.SectionIdentifierType) -> Any?)?
    private let footerModel: (@MainActor (Source.SectionIdentifierType) -> Any?)?

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
        self.dataSource = dataSource
        headerModel = header
        footerModel = footer
        items = ItemIdentities { dataSource.indexPath(for: $0) != nil }
        sections = ItemIdentities { dataSource.index(for: $0) != nil }
    }

    /// Always `true`: the data source updates the list.
    public var ownsDataSource: Bool { true }

    /// How many sections the snapshot has.
    /// - Complexity: O(log n) in their number.
    public var numberOfSections: Int { count { identifier(ofSection: $0).flatMap(dataSource.index) == $0 } }

    /// How many items a section of the snapshot has; 0 for one that does not exist.
    /// - Complexity: O(log n) in their number.
    public func numberOfItems(inSection section: Int) -> Int {
        guard identifier(ofSection: section) != nil else { return 0 }
        return count { identifier(at: [section, $0]).flatMap(dataSource.indexPath) == [section, $0] }
    }

    /// How many numbers from 0 on have something, without a gap.
    // A data source tells a count only with a copy of all that it shows.
    private func count(_ has: (Int) -> Bool) -> Int {
        var (count, more) = (0, 1)
        while has(more - 1) { (count, more) = (more, more * 2) }
        while more - count > 1 {
            let middle = (count + more) / 2
            if has(middle - 1) { count = middle } else { more = middle }
        }
        return count
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

    private func identifier(at indexPath: IndexPath) -> Source.ItemIdentifierType? {
        guard indexPath.count == 2 else { return nil }
        return dataSource.itemIdentifier(for: indexPath)
    }

    private func identifier(ofSection section: Int) -> Source.SectionIdentifierType? {
        section >= 0 ? dataSource.sectionIdentifier(for: section) : nil
    }
}

extension DiffableItems: IdentifiedItems {
    package func identity(at indexPath: IndexPath) -> ItemIdentity? { identifier(at: indexPath).map(items.identity) }

    package func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath? {
        items.identifier(of: identity).flatMap(dataSource.indexPath)
    }

    package func identity(ofSection section: Int) -> ItemIdentity? {
        identifier(ofSection: section).map(sections.identity)
    }

    package func section(of identity: ItemIdentity) -> Int? {
        sections.identifier(of: identity).flatMap(dataSource.index)
    }
}

extension DiffableItems: ForeignDataSource {
    package var passing: (any _PassingDataSource)? { dataSource as? any _PassingDataSource }

    package func hasOwnMethod(_ selector: String) -> Bool { dataSource._hasOwnMethod(selector) }

    package func asksTitles(_ kind: ViewKind) -> Bool {
        let name = kind == .header ? "Header" : "Footer"
        return passing != nil || hasOwnMethod("tableView:titleFor\(name)InSection:")
    }

    package func hasOnlyIdentifiers(_ kind: ViewKind) -> Bool { kind == .header && headerModel == nil }
}

/// A diffable data source, of a table view or of a collection view.
///
/// UIKit's two conform to it. It shows items by identifiers, and changes its list itself.
@MainActor
public protocol _DiffableDataSource: AnyObject {
    /// The type of its sections' identifiers.
    associatedtype SectionIdentifierType: Hashable & Sendable
    /// The type of its items' identifiers.
    associatedtype ItemIdentifierType: Hashable & Sendable
    /// The item at an index path; nil for none.
    func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType?
    /// Where an item is; nil for one that is not shown.
    func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath?
    /// The section with a number; nil for none.
    func sectionIdentifier(for index: Int) -> SectionIdentifierType?
    /// The number of a section; nil for one that is not shown.
    func index(for sectionIdentifier: SectionIdentifierType) -> Int?
    /// Whether its list calls a method of it for editing, moving, titles or the index: only one that its class has itself.
    func _hasOwnMethod(_ selector: String) -> Bool
}
