#if canImport(UIKit) && !os(watchOS)
public import DeputyLists
public import UIKit

extension UITableViewDiffableDataSource: _DiffableDataSource
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension UICollectionViewDiffableDataSource: _DiffableDataSource
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: _DiffableSnapshot
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
#endif
