public import Deputy

/// Binds the sections of a collection; see ``SectionBinder``.
public typealias SectionedCollectionBinder<Kit: CollectionKit, Section: Hashable> = SectionBinder<Kit, Section>

/// Binds a collection without sections; its chain is begun by ``SectionBinder/onCollection(fileID:line:)``.
///
/// ```swift
/// let binder = CollectionBinder(collection)
/// binder.onCollection().bind(cellType: PhotoCell.self, models: { photos })
/// binder.finish()
/// ```
public typealias CollectionBinder<Kit: CollectionKit> = SectionBinder<Kit, _WholeList>

extension SectionBinder where Kit: CollectionKit {
    /// A binder of a collection's sections, with a manager of its own.
    /// - Parameters:
    ///   - collection: the collection.
    ///   - section: the type of the sections' names.
    ///   - log: where anomalies go; a log of its own if nil.
    public convenience init<Collection: CollectionHost>(
        _ collection: Collection, sectionedBy section: Section.Type, anomalyLog log: AnomalyLog? = nil
    ) where Collection.Kit == Kit {
        self.init(ListManager(collection, anomalyLog: log))
    }

    /// A binder of a collection as a whole, with a manager of its own.
    public convenience init<Collection: CollectionHost>(
        _ collection: Collection, anomalyLog log: AnomalyLog? = nil
    ) where Collection.Kit == Kit, Section == _WholeList {
        self.init(ListManager(collection, anomalyLog: log))
    }

    /// Begins the chain for the items of a collection without sections.
    @discardableResult
    public func onCollection(
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> SectionChain<SectionBinder, Kit.Cell, Any> where Section == _WholeList {
        onList("onCollection()", CallSite(fileID, line))
    }
}
