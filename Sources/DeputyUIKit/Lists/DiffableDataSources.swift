#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

extension UITableViewDiffableDataSource: DiffableDataSource
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension UICollectionViewDiffableDataSource: DiffableDataSource
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: DiffableSnapshot
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
#endif
