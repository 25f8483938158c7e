#if canImport(UIKit) && canImport(CoreData) && !os(watchOS)
public import CoreData
public import DeputyLists
public import Foundation
import UIKit

/// The objects of a fetched results controller, whose changes are animated.
///
/// ```swift
/// let songs = FetchedItems(controller)
/// manager = TableManager(tableView, source: songs)
/// try songs.fetch()
/// ```
///
/// It is the controller's delegate. What a person moved is in place already, so no flag is needed for changes that a person makes. Objects
/// are identified by their object identifiers, which the controller gives without reading an object, so a request's `fetchBatchSize` works. The
/// controller has to be that of a context of the main queue.
@MainActor
public final class FetchedItems<Object: NSManagedObject>: IdentifiedItemSource {
    /// The controller; change its fetch request and call ``fetch()`` to search.
    public let controller: NSFetchedResultsController<Object>
    /// Says that the controller has other objects.
    public let changes = SourceChanges()
    private let reporter: FetchedReporter
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
    public func fetch() throws {
        try controller.performFetch()
        changes.tell()
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

    /// The object identifiers of a section.
    public func ids(inSection section: Int) -> [NSManagedObjectID] {
        // A controller that fetched before is asked for its objects.
        guard let ids = reporter.ids else {
            return (self.section(section)?.objects ?? []).compactMap { ($0 as? NSManagedObject)?.objectID }
        }
        return ids.indices.contains(section) ? ids[section] : []
    }

    private func section(_ number: Int) -> (any NSFetchedResultsSectionInfo)? {
        guard let sections = controller.sections, sections.indices.contains(number) else { return nil }
        return sections[number]
    }
}

/// The delegate of a controller: it takes what the controller shows, and says so.
///
/// Of no actor, because a controller's delegate is called where its context is; what it says on another thread is reported there.
private final class FetchedReporter: NSObject, NSFetchedResultsControllerDelegate {
    private let changes: SourceChanges
    /// The identifiers of all objects, by section; nil before it was told of any.
    private(set) var ids: [[NSManagedObjectID]]?

    private static let key = AssociationKey()

    init(_ changes: SourceChanges) { self.changes = changes }

    /// Keeps this object alive as long as a controller, which an app may keep: it holds its delegate neither strongly nor weakly.
    func stay(with controller: NSObject) {
        objc_setAssociatedObject(controller, Self.key.address, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    // Called for each change and for each fetch. From iOS 15 on the controller names there the objects that have changed.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
        var permanent: [NSManagedObjectID: NSManagedObjectID] = [:]
        ids = snapshot.sectionIdentifiers.enumerated().map { number, section in
            identifiers(snapshot.itemIdentifiersInSection(withIdentifier: section)).enumerated().map { row, id in
                // That of an object which is not saved yet would be another one when it is.
                guard id.isTemporaryID, let object = controller.object(at: [number, row]) as? NSManagedObject else {
                    return id
                }
                try? controller.managedObjectContext.obtainPermanentIDs(for: [object])
                permanent[id] = object.objectID
                return object.objectID
            }
        }
        let updated = identifiers(snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers)
        changes.tell(updated: updated.map { permanent[$0] ?? $0 })
    }

    private func identifiers(_ items: [Any]) -> [NSManagedObjectID] { items.compactMap { $0 as? NSManagedObjectID } }
}
#endif
