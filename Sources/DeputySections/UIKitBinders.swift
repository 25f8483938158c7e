#if canImport(UIKit) && !os(watchOS)
public import Deputy
import DeputyLists
public import DeputyUIKit
public import UIKit

/// Binds the sections of a table view; see `SectionBinder`.
///
/// ```swift
/// let binder = SectionedTableViewBinder(tableView: tableView, sectionedBy: Section.self)
/// ```
public typealias SectionedTableViewBinder<Section: Hashable> = SectionBinder<UIKitTables, Section>

/// Binds a table view without sections; its chain is begun by `onTable()`.
public typealias TableViewBinder = SectionBinder<UIKitTables, WholeList>

extension SectionBinder where Kit == UIKitTables {
    /// A binder of a table view's sections, with a manager of its own.
    /// - Parameters:
    ///   - tableView: the table view.
    ///   - section: the type of the sections' names.
    ///   - log: where anomalies go; a log of its own if nil.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    public convenience init(
        tableView: UITableView, sectionedBy section: Section.Type, anomalyLog log: AnomalyLog? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(tableView, sectionedBy: section, anomalyLog: log, fileID: fileID, line: line)
    }

    /// A binder of a table view as a whole, with a manager of its own.
    public convenience init(
        tableView: UITableView, anomalyLog log: AnomalyLog? = nil, fileID: StaticString = #fileID, line: UInt = #line
    ) where Section == WholeList {
        self.init(tableView, anomalyLog: log, fileID: fileID, line: line)
    }
}

/// Binds the sections of a collection view; see `SectionBinder`.
///
/// ```swift
/// let binder = SectionedCollectionViewBinder(collectionView: collectionView, sectionedBy: Section.self)
/// ```
public typealias SectionedCollectionViewBinder<Section: Hashable> = SectionBinder<UIKitCollections, Section>

/// Binds a collection view without sections; its chain is begun by `onCollection()`.
public typealias CollectionViewBinder = SectionBinder<UIKitCollections, WholeList>

extension SectionBinder where Kit == UIKitCollections {
    /// A binder of a collection view's sections, with a manager of its own.
    /// - Parameters:
    ///   - collectionView: the collection view.
    ///   - section: the type of the sections' names.
    ///   - log: where anomalies go; a log of its own if nil.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    public convenience init(
        collectionView: UICollectionView, sectionedBy section: Section.Type, anomalyLog log: AnomalyLog? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(collectionView, sectionedBy: section, anomalyLog: log, fileID: fileID, line: line)
    }

    /// A binder of a collection view as a whole, with a manager of its own.
    public convenience init(
        collectionView: UICollectionView, anomalyLog log: AnomalyLog? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) where Section == WholeList {
        self.init(collectionView, anomalyLog: log, fileID: fileID, line: line)
    }
}
#endif
