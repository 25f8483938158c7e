public import Deputy
import Foundation

/// Stands in for the delegate and data source of a table or a collection.
///
/// Register cells with typed closures and set items; the manager answers the list's delegate and data source methods.
///
/// ```swift
/// let manager = ListManager(list)
/// manager.register(PostCell.self) { mapping in
///     mapping.didSelect { cell, post, indexPath in … }
/// }
/// manager.items.setItems(posts)
/// ```
///
/// Keep the manager as long as the list is shown: the list holds its delegate weakly, and the manager the list.
@MainActor
public final class ListManager<Kit: ListKit>: EventManager {
    /// The events of a list of this kit.
    public typealias Events = Kit.Events

    /// Answers the events; see ``EventManager`` for its functions.
    public let dispatcher: EventDispatcher<Kit.Events>
    /// The items in memory; empty and unused with another source.
    public let items: ItemStore
    /// Where the items come from.
    public let source: any ItemSource
    /// The list, while it lives.
    public private(set) weak var list: Kit.List?

    /// The data that the list knows, from which its questions are answered.
    ///
    /// ``items`` are ahead of the list from a change until the list is updated, at the end of the turn or in ``flush()``. Code
    /// that gets the list's own numbers, such as a compositional layout's section provider, should use this. With another
    /// ``source`` it is the source.
    ///
    /// ```swift
    /// let isFeatured = manager.shownItems.id(ofSection: number) == "featured"
    /// ```
    public var shownItems: any ItemSource { shown }

    /// The same, for events.
    let shown: any ItemSource
    /// Whether the items are those of the store, which the dispatcher has at hand.
    @usableFromInline let isShowingItems: Bool
    /// The data after the current update; empty between updates.
    let target = ShownItems()

    /// The animations of changes; read when the list is updated, at the end of the turn.
    ///
    /// For one change only: ``ItemStore/batch(animations:_:)``, and `animations:` of ``ItemStore``'s `apply`.
    public var animations = UpdateAnimations()
    /// Decides how each update is applied, instead of the manager; held weakly.
    public weak var updateDelegate: (any ListUpdateDelegate)?
    /// Called before the list is updated; nil means a reload. The list still shows the old data.
    public var willUpdate: (@MainActor (ChangeSet?) -> Void)?
    /// Called after the list was updated; nil means a reload. Animations may still run.
    public var didUpdate: (@MainActor (ChangeSet?) -> Void)?
    /// Called once for each update, after ``didUpdate``, when its animations have ended; for a reload, at once.
    ///
    /// On UIKit that is the completion of `performBatchUpdates`. A headless list has no animations, so it is called when
    /// the update is over. Batches that an update delegate makes itself are not waited for.
    public var didEndAnimations: (@MainActor (ChangeSet?) -> Void)?

    var slots: SlotKeeper<Kit>?
    /// The last row that a person deleted or inserted.
    var lastEdit: EditedRow?
    /// The selection before the list had to be reloaded because its data source slot was set again.
    var keptSelection: [SelectedRow] = []
    /// The cell made last, for questions about its row that come before the list has it.
    var madeCell = MadeCell<Kit>()
    /// The questions that the list asks about an item before it has the item's cell.
    let askedBeforeDisplay: [DelegateEvent]
    /// Whether the list has the data, or is about to ask for it again.
    var loading = Loading.notLoaded
    /// The events of appearing and leaving views that are announced for the scopes of uses.
    var requiredForScopes: [DelegateEvent] = []
    /// What provides the items and follows the list, such as a binder.
    weak var observer: (any ListObserver)?
    /// Whether the observer follows each cell that comes on screen.
    // Read at each display, and only for an instant.
    @exclusivity(unchecked) var reportsDisplays = false
    /// The uses of the current views.
    let uses = LiveUses()
    /// The uses whose views read models while they were filled.
    let followed = FollowedUses()
    /// Which reuse identifiers the mappings have.
    var viewSources = ViewSources()
    /// Waits while the list has uncommitted updates.
    package let busyWait = BusyWait()
    /// The same for views that follow a model.
    let viewsWait = BusyWait()
    private var needsUpdate = false
    private var needsReload = false
    private var isUpdateScheduled = false

    /// Puts a manager in a list's delegate and data source slots.
    /// - Parameters:
    ///   - source: where the items come from; the manager's own store if nil.
    ///   - log: where anomalies go, for what happens before ``EventManager/anomalyLog`` can be set up; a log of its own
    ///     if nil.
    public init<Host: ListHost>(
        _ list: Host, source: (any ItemSource)? = nil, anomalyLog log: AnomalyLog? = nil
    ) where Host.Kit == Kit {
        let log = log ?? AnomalyLog()
        let list = list._kitList
        dispatcher = EventDispatcher(host: list, anomalyLog: log)
        items = ItemStore(anomalies: log)
        askedBeforeDisplay = dispatcher.events.askedBeforeDisplay
        self.source = source ?? items
        shown = source ?? items.shown
        isShowingItems = source == nil || source === items
        target.currentEmptySections = items.shown.currentEmptySections
        self.list = list
        // A handler may keep the store, so the store must not keep the dispatcher, which keeps the handler.
        items.whenIdle = { [weak dispatcher] work in
            if let dispatcher { dispatcher.whenIdle(work) } else { work() }
        }
        items.isDispatching = { [weak dispatcher] in dispatcher.map { !$0.isIdle } ?? false }
        items.later = { [weak dispatcher] work in
            guard let dispatcher else { return work() }
            dispatcher.nested { dispatcher.whenIdle(work) }
        }
        items.didChange = { [weak self, weak items] in
            if let self { setNeedsChanges() } else { items?.hostIsGone() }
        }
        if self.source.ownsDataSource {
            dispatcher.exclude([.dataSource], because: "the items come with a data source of their own")
        }
        let slots = SlotKeeper(list, self)
        self.slots = slots
        for (object, part) in slots.adopted { setOwner(object, for: [part]) }
        dispatcher.onAnnouncementChange = { [weak slots] in slots?.review() }
        dispatcher.onLook = { [weak slots] in slots?.look() }
        dispatcher.onViewUseScopesChange { [weak self] kinds in self?.follow(kinds) }
        followRegistry()
        followModels()
        slots.review()
        setNeedsUpdate()
    }

    /// The object whose own delegate methods are the second tier, held weakly.
    ///
    /// It fills the slots of all protocols; a delegate or data source that the list had before the manager fills its own
    /// slot until then. The manager, its proxy and its list are refused with an anomaly.
    public var owner: AnyObject? {
        get { dispatcher.owner }
        set {
            setOwner(newValue, for: DelegatePart.allCases)
            reportIdleOwner()
        }
    }

    func setOwner(_ owner: AnyObject?, for parts: [DelegatePart]) {
        let own = (slots?.proxies ?? []).map { (Optional($0), "the manager's own proxy") }
        dispatcher.setOwner(
            owner, for: parts, refusing: own + [(self, "the manager itself"), (list, "the list itself")]
        ) { isImplemented($1, by: $0) }
    }

    /// Whether an object has a method for an event.
    func isImplemented(_ event: DelegateEvent, by object: AnyObject) -> Bool {
        dispatcher.listsMethod(object, for: event) || Kit.responds(object, to: event.selector)
    }

    /// Gives the list its former delegates back and reloads it; from then on the manager answers nothing.
    public func detach() {
        slots?.detach()
        slots = nil
        dispatcher.exclude(Set(DelegatePart.allCases), because: "the manager was detached")
        list = nil
        endUses()
    }

    deinit {
        guard let slots else { return }
        // A deinitializer belongs to no actor, so the list is left in the next turn of the main actor.
        Task { @MainActor in slots.managerIsGone() }
    }

    /// The selectors outside the catalogue that the list asked about and the owner has; their calls go to the owner unchanged.
    public var forwardedSelectors: [String] { slots?.forwardedSelectors ?? [] }

    // MARK: Updating the list

    /// Call it when the data changed in a way the manager cannot see: the list reloads at the end of the turn.
    ///
    /// Changes of ``items`` need no call; they reach the list automatically, and are animated.
    public func setNeedsUpdate() {
        needsReload = true
        setNeedsChanges()
    }

    /// Schedules one update of the list at the end of the turn, for any number of changes.
    func setNeedsChanges() {
        needsUpdate = true
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = true
        Task { [weak self, weak items] in
            guard let self else { return items?.hostIsGone() ?? () }
            isUpdateScheduled = false
            flush()
        }
    }

    /// Applies what is pending now instead of at the end of the turn; inside a notice, when the event is over.
    ///
    /// While the list waits for an answer or a cell, lays itself out (a view appears or disappears, or the end of a section is
    /// near), or has just moved a row, it takes no changes; they are applied at the end of the turn. The same holds inside a
    /// batch of ``items``. A list with uncommitted updates (a row is being moved, something is about to be dropped) would lose
    /// them, so it is updated when they are over. A handler
    /// of `performDropWithCoordinator` is the exception: there the list waits for the changes, and gets them at once.
    public func flush() {
        guard !dispatcher.isAnswering, !items.isInBatch else {
            // Pending changes schedule their own update.
            if needsUpdate { setNeedsChanges() }
            return
        }
        dispatcher.sweepViews()
        dispatcher.whenIdle { [weak self] in
            guard let self, needsUpdate else { return }
            if let list, isBusy(list) { return flushSoon() }
            busyWait.isOver()
            needsUpdate = false
            guard let list else {
                dropItems(of: uses.all)
                return items.hostIsGone()
            }
            dispatcher.reportUnreachableHandlers()
            update(list)
        }
    }

    /// Whether the list would lose uncommitted updates; in a drop it waits for changes instead.
    func isBusy(_ list: Kit.List) -> Bool { !dispatcher.isInPlace && Kit.hasUncommittedUpdates(list) }

    /// Polls the list, which does not report when it is no longer busy, until it has been busy for too long.
    private func flushSoon() {
        guard !isUpdateScheduled else { return }
        isUpdateScheduled = busyWait.again(
            { [weak self] in
                self?.isUpdateScheduled = false
                self?.flush()
            }, tooLong: { [weak self] in self?.anomalyLog.report(.heldUpdates()) })
    }

    /// Whether the list has to reload; called once for each update.
    @discardableResult
    func takeReload() -> Bool {
        defer { needsReload = false }
        return needsReload
    }

    /// Whether the data has changed since the list's last update.
    package var isUpdatePending: Bool { needsUpdate }

    /// Finds programming errors inside Deputy; empty if there are none.
    package func checkInvariants() -> [String] {
        dispatcher.checkInvariants() + items.checkInvariants(isShown: !needsUpdate && source === items)
            + anomalies.map(\.code).filter { !Anomaly.Code.allCases.contains($0) }
            .map { "\($0.rawValue) is not among all codes" }
    }
}
