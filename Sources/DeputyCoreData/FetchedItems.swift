#if canImport(UIKit) && canImport(CoreData) && !os(watchOS)
public import CoreData
public import DeputyLists
import DeputyUIKit
public import Foundation

/// The objects of a fetched results controller, whose changes are animated.
///
/// ```swift
/// let songs = FetchedItems(controller)
/// manager = TableManager(tableView, source: songs)
/// try songs.fetch()
/// ```
///
/// It is the controller's delegate. A row that a person moved is told like any other move and cancels out with what the list has
/// done, so no flag is needed for changes that a person makes. The controller has to be that of a context of the main queue.
@MainActor
public final class FetchedItems<Object: NSManagedObject>: ItemSource {
    /// The controller; change its fetch request and call ``fetch()`` to search.
    public let controller: NSFetchedResultsController<Object>
    /// Tells the managers what the controller reports.
    public let changes = SourceChanges()
    private let reporter: FetchedReporter
    private lazy var identities = ItemIdentities<NSManagedObjectID> { [unowned self] id in place(of: id) != nil }
    private let sectionIDs = ItemIdentities<String> { _ in true }
    private let headerModel: @MainActor (any NSFetchedResultsSectionInfo) -> Any?

    /// The objects of a controller, which need not have fetched yet.
    /// - Parameters:
    ///   - controller: fetches the objects.
    ///   - header: the model of a section's header; its name if there is more than one section, unless you give another
    ///     closure.
    public init(
        _ controller: NSFetchedResultsController<Object>,
        header: (@MainActor (any NSFetchedResultsSectionInfo) -> Any?)? = nil
    ) {
        self.controller = controller
        reporter = FetchedReporter(changes)
        headerModel = header ?? { [controller] in controller.sectionNameKeyPath == nil ? nil : $0.name }
        controller.delegate = reporter
        reporter.stay(with: controller)
    }

    /// Fetches, again after the request has changed, and animates the difference.
    ///
    /// Before a list has loaded no object is looked at, so a request's `fetchBatchSize` works. Later the identifiers of all objects are
    /// compared.
    public func fetch() throws {
        guard changes.hasLoadedList else {
            try controller.performFetch()
            return changes.tell(nil)
        }
        let old = objects
        try controller.performFetch()
        changes.tell(ChangeSet(fromSections: old, toSections: objects))
    }

    /// The identifiers of all objects, by section.
    private var objects: [ListSection<String, NSManagedObjectID>] {
        (controller.sections ?? []).map { section in
            ListSection(section.name, (section.objects ?? []).compactMap { ($0 as? NSManagedObject)?.objectID })
        }
    }

    /// How many sections were fetched.
    public var numberOfSections: Int { controller.sections?.count ?? 0 }

    /// How many objects a section has.
    public func numberOfItems(inSection section: Int) -> Int { self.section(section)?.numberOfObjects ?? 0 }

    /// The object at an index path; nil outside what was fetched.
    public func item(at indexPath: IndexPath) -> Any? {
        guard indexPath.count == 2, let section = section(indexPath[0]), indexPath[1] >= 0,
            indexPath[1] < section.numberOfObjects
        else { return nil }
        return controller.object(at: indexPath)
    }

    /// Has the context report what was changed in it and is not saved, which it does at the end of a turn otherwise: a row that a person
    /// deletes would slide back until then.
    public func tellChanges() { controller.managedObjectContext.processPendingChanges() }

    /// The model of a section's header.
    public func header(inSection section: Int) -> Any? { self.section(section).flatMap(headerModel) }

    /// The name of a section.
    public func id(ofSection section: Int) -> AnyHashable? { self.section(section).map { AnyHashable($0.name) } }

    /// The identity of an object, by its object identifier.
    public func identity(at indexPath: IndexPath) -> ItemIdentity? {
        guard let object = item(at: indexPath) as? Object else { return nil }
        // A temporary identifier changes when the object is saved.
        if object.objectID.isTemporaryID { try? controller.managedObjectContext.obtainPermanentIDs(for: [object]) }
        return identities.identity(of: object.objectID)
    }

    /// Where an object is now.
    public func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath? {
        identities.identifier(of: identity).flatMap(place)
    }

    /// The identity of a section, by its name.
    public func identity(ofSection section: Int) -> ItemIdentity? {
        self.section(section).map { sectionIDs.identity(of: $0.name) }
    }

    /// Where a section is now.
    public func section(of identity: ItemIdentity) -> Int? {
        sectionIDs.identifier(of: identity).flatMap { name in controller.sections?.firstIndex { $0.name == name } }
    }

    private func section(_ number: Int) -> (any NSFetchedResultsSectionInfo)? {
        guard let sections = controller.sections, sections.indices.contains(number) else { return nil }
        return sections[number]
    }

    private func place(of id: NSManagedObjectID) -> IndexPath? {
        // Of a request that fetches in batches the context does not know every object yet. This one is not fetched for it.
        (controller.managedObjectContext.object(with: id) as? Object).flatMap(controller.indexPath)
    }
}

/// The delegate of a controller: it tells what the controller reports.
///
/// Of no actor, because a controller's delegate is called where its context is; what it tells on another thread is refused there.
private final class FetchedReporter: NSObject, NSFetchedResultsControllerDelegate {
    private let changes: SourceChanges
    private var reported = ReportedChanges()

    private static let key = AssociationKey()

    init(_ changes: SourceChanges) { self.changes = changes }

    /// Keeps this object alive as long as a controller, which an app may keep: it holds its delegate neither strongly nor weakly.
    func stay(with controller: NSObject) {
        objc_setAssociatedObject(controller, Self.key.address, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        reported = ReportedChanges()
    }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex section: Int,
        for type: NSFetchedResultsChangeType
    ) {
        switch type {
        case .insert: reported.insertSection(section)
        case .delete: reported.deleteSection(section)
        default: break
        }
    }

    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
        switch (type, indexPath, newIndexPath) {
        case (.insert, _, let new?): reported.insert(at: new)
        case (.delete, let old?, _): reported.delete(at: old)
        case (.move, let old?, let new?): reported.move(from: old, to: new)
        case (.update, let old?, _): reported.update(at: old)
        default: break
        }
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
        changes.tell(reported.changes)
    }
}
#endif
