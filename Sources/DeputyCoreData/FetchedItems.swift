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
/// It is the controller's delegate, which it takes from any other object: that is the anomaly `lost-slot`. What a person moved is in place
/// already, so no flag is needed for changes that a person makes. The controller has to be that of a context of the main queue.
///
/// Objects are identified by their object identifiers, and asked for one by one as their rows are shown. How much a request's
/// `fetchBatchSize` saves was not measured: the controller may read all objects, in batches, to tell its changes.
///
/// A closure of an event that ends something, such as `didEndDisplaying`, `didLoseSelection` or that of a swipe, may get an object that was
/// deleted and saved by then: its `managedObjectContext` is nil, and it must not be read. Look at that first, or keep elsewhere what the
/// closure needs.
@MainActor
public final class FetchedItems<Object: NSManagedObject>: IdentifiedItemSource {
    /// The controller; change its fetch request and call ``fetch()`` to search.
    public let controller: NSFetchedResultsController<Object>
    // The controller tells no new content of an object that moves.
    /// Says that the controller has other objects.
    public let changes = SourceChanges(movesAreUpdates: true)
    private let reporter: FetchedReporter
    private let headerModel: @MainActor (any NSFetchedResultsSectionInfo) -> Any?

    /// The objects of a controller, which need not have fetched yet.
    /// - Parameters:
    ///   - controller: fetches the objects.
    ///   - header: the model of a section's header; its name if there is more than one section, unless you give another
    ///     closure.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    public init(
        _ controller: NSFetchedResultsController<Object>,
        header: (@MainActor (any NSFetchedResultsSectionInfo) -> Any?)? = nil, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.controller = controller
        reporter = FetchedReporter(changes)
        headerModel = header ?? { [controller] in controller.sectionNameKeyPath == nil ? nil : $0.name }
        reporter.take(controller, at: CallSite(fileID, line))
    }

    /// Fetches, again after the request has changed, and animates the difference. What the controller has cached goes then, as a cache is
    /// for the request that it was made with.
    public func fetch() throws {
        if controller.fetchedObjects != nil, let name = controller.cacheName {
            NSFetchedResultsController<Object>.deleteCache(withName: name)
        }
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

    /// Becomes the delegate of a controller, and stays alive as long as that, which an app may keep: it holds its delegate neither strongly
    /// nor weakly.
    @MainActor
    func take<Object>(_ controller: NSFetchedResultsController<Object>, at site: CallSite) {
        if let other = objc_getAssociatedObject(controller, Self.key.address) as? FetchedReporter {
            other.changes.report(
                Anomaly.Report(ListAnomaly.lostController, "those that this list shows", "this list"), at: site)
        } else if controller.perform(NSSelectorFromString("delegate")) != nil {
            // A controller does not know whether its delegate is still there, so nothing else is asked about it.
            changes.report(
                Anomaly.Report(ListAnomaly.lostController, "an object of yours", "that object"), at: site)
        }
        controller.delegate = self
        objc_setAssociatedObject(controller, Self.key.address, self, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    // Called for each change and for each fetch. From iOS 15 on the controller names there the objects that have changed.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {
        let told = snapshot.sectionIdentifiers.map { section in
            identifiers(snapshot.itemIdentifiersInSection(withIdentifier: section))
        }
        // That of an object which is not saved yet would be another one when it is.
        let (temporary, context) = (told.joined().filter(\.isTemporaryID), controller.managedObjectContext)
        let new = temporary.map(context.object(with:))
        // At once, because the store is asked each time.
        if !new.isEmpty { try? context.obtainPermanentIDs(for: new) }
        let permanent = Dictionary(zip(temporary, new.map(\.objectID))) { first, _ in first }
        ids = told.map { $0.map { permanent[$0] ?? $0 } }
        let updated = identifiers(snapshot.reloadedItemIdentifiers + snapshot.reconfiguredItemIdentifiers)
        changes.tell(updated: updated.map { permanent[$0] ?? $0 })
    }

    private func identifiers(_ items: [Any]) -> [NSManagedObjectID] { items.compactMap { $0 as? NSManagedObjectID } }
}
#endif
