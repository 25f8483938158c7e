import Deputy
import DeputyLists

/// Binds the sections of a table; see ``SectionBinder``.
public typealias SectionedTableBinder<Kit: TableKit, Section: Hashable> = SectionBinder<Kit, Section>

/// Binds a table without sections; its chain is begun by ``SectionBinder/onTable(fileID:line:)``.
///
/// ```swift
/// let binder = TableBinder(table)
/// binder.onTable().bind(cellType: PostCell.self, models: { posts })
/// binder.finish()
/// ```
public typealias TableBinder<Kit: TableKit> = SectionBinder<Kit, WholeList>

extension SectionBinder where Kit: TableKit {
    /// Begins the chain for the rows of a table without sections.
    @discardableResult
    public func onTable(
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> SectionChain<SectionBinder, Kit.Cell, Any> where Section == WholeList {
        onList("onTable()", CallSite(fileID, line))
    }
}

/// Binds the sections of a collection; see ``SectionBinder``.
public typealias SectionedCollectionBinder<Kit: CollectionKit, Section: Hashable> = SectionBinder<Kit, Section>

/// Binds a collection without sections; its chain is begun by ``SectionBinder/onCollection(fileID:line:)``.
///
/// ```swift
/// let binder = CollectionBinder(collection)
/// binder.onCollection().bind(cellType: PhotoCell.self, models: { photos })
/// binder.finish()
/// ```
public typealias CollectionBinder<Kit: CollectionKit> = SectionBinder<Kit, WholeList>

extension SectionBinder where Kit: CollectionKit {
    /// Begins the chain for the items of a collection without sections.
    @discardableResult
    public func onCollection(
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> SectionChain<SectionBinder, Kit.Cell, Any> where Section == WholeList {
        onList("onCollection()", CallSite(fileID, line))
    }
}
