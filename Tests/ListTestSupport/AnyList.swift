import DeputyHeadless
import Foundation

/// What every headless list can do, whatever its kit: rules are written over it once, and run over tables and collections.
@MainActor
protocol AnyHeadlessList: _HeadlessHost {
    var updates: HeadlessUpdates { get set }
    var exceptions: [HeadlessException] { get set }
    var visibleItems: [IndexPath] { get }
    var itemCounts: [Int] { get }
    func scroll(to indexPath: IndexPath)
    /// The view of a kind that is on screen, or a cell made for an item before it is; a header's or footer's item is 0.
    func view(_ kind: ViewKind, at indexPath: IndexPath) -> HeadlessView?
}

extension HeadlessList: AnyHeadlessList {
    func view(_ kind: ViewKind, at indexPath: IndexPath) -> HeadlessView? {
        kind == .cell ? cell(at: indexPath) : supplementary(kind, at: indexPath)
    }
}

/// What every list's manager can do, whatever its kit.
@MainActor
protocol AnyListManager: AnyObject {
    var items: ItemStore { get }
    var owner: AnyObject? { get set }
    var ownerReceives: OwnerNotices { get set }
    var implementedEvents: [String] { get }
    var anomalies: [Anomaly] { get }
    var isUpdatePending: Bool { get }
    func setNeedsUpdate()
    func flush()
    /// Whether the list is told of an event at this moment.
    func announces(eventNamed name: String) -> Bool
    #if EXPLANATIONS
    var isTracing: Bool { get set }
    var onResolution: (@MainActor (EventResolution) -> Void)? { get set }
    func validate() -> [Anomaly]
    func checkInvariants() -> [String]
    /// What is said beforehand of an event at an item, or its section.
    func explain(eventNamed name: String, at indexPath: IndexPath) -> EventResolution
    #endif
}

extension ListManager: AnyListManager {
    func announces(eventNamed name: String) -> Bool {
        dispatcher.announces(dispatcher.catalogue.event(named: name)!)
    }
}
