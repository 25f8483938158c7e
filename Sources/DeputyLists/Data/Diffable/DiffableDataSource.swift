public import Foundation

/// A diffable data source, of a table view or of a collection view.
///
/// UIKit's two conform to it. It shows items by identifiers, and changes its list itself.
@MainActor
public protocol _DiffableDataSource: AnyObject {
    /// The type of its sections' identifiers.
    associatedtype SectionIdentifierType: Hashable & Sendable
    /// The type of its items' identifiers.
    associatedtype ItemIdentifierType: Hashable & Sendable
    /// What it shows at one moment.
    associatedtype Snapshot: _DiffableSnapshot where Snapshot.SectionIdentifierType == SectionIdentifierType
    /// What it shows: a copy, so no event asks for it.
    func snapshot() -> Snapshot
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

/// What a diffable data source shows at one moment.
public protocol _DiffableSnapshot {
    /// The type of its sections' identifiers.
    associatedtype SectionIdentifierType: Hashable & Sendable
    /// How many sections there are.
    var numberOfSections: Int { get }
    /// How many items a section has.
    func numberOfItems(inSection identifier: SectionIdentifierType) -> Int
}
