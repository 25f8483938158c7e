public import Deputy
import Foundation

/// Takes the place of the delegate and data source of a table or a collection.
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
    /// Answers the events; see `EventManager` for its functions.
    public let dispatcher: EventDispatcher<Kit.Events>
    /// The items in memory; empty and unused with another source.
    public let items: ItemStore
    /// Where the items come from.
    public let source: any ItemSource
    /// The list, while it lives.
    public var list: Kit.List? { slots.list }

    /// The data that the list knows, from which its questions are answered.
    ///
    /// ``items`` are ahead of the list from a change until the list is updated, at the end of the turn or in ``flush()``. Code
    /// that gets the list's own numbers, such as a compositional layout's section provider, should use this. With another
    /// ``source`` it is the source, or if that tells its changes, the source as it was at the list's last update.
    ///
    /// ```swift
    /// let isFeatured = manager.shownItems.id(ofSection: number) == "featured"
    /// ```
    public var shownItems: any ItemSource { shown }

    /// The same, for events.
    let shown: any ItemSource
    /// What is announced, as long as the manager lives.
    let announced = AnnouncedEvents()
    /// The list's slots, with the proxies of this manager.
    let slots: SlotKeeper<Kit>
    /// When the list is updated.
    let schedule: UpdateSchedule
    /// Makes and fills views.
    let filler: ViewFiller<Kit>
    /// Updates the list.
    let updater: ListUpdater<Kit>
    /// Answers events.
    @usableFromInline let answerer: ListAnswerer<Kit>
    /// The way from proxies to this manager; not for apps.
    public let _link: _ManagerLink<Kit>

    /// Puts a manager in a list's delegate and data source slots.
    /// - Parameters:
    ///   - list: the table or collection.
    ///   - source: where the items come from; the manager's own store if nil.
    ///   - log: where anomalies go, for what happens before `anomalyLog` can be set up; a log of its own
    ///     if nil.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    public init<Host: ListHost>(
        _ list: Host, source: (any ItemSource)? = nil, anomalyLog log: AnomalyLog? = nil,
        fileID: StaticString = #fileID, line: UInt = #line
    ) where Host.DeputyKit == Kit {
        let list = list._kitList
        dispatcher = EventDispatcher(host: list, anomalyLog: log ?? AnomalyLog())
        items = ItemStore(anomalies: dispatcher.anomalyLog)
        self.source = source ?? items
        let data = ListData(source, items, dispatcher.anomalyLog)
        shown = data.shown
        slots = SlotKeeper(list, dispatcher.anomalyLog, at: CallSite(fileID, line))
        schedule = UpdateSchedule(items)
        filler = ViewFiller(dispatcher, data.current, showing: shown, schedule, slots)
        updater = ListUpdater(filler, items, data, schedule)
        answerer = ListAnswerer(updater)
        _link = _ManagerLink(answerer, list)
        _link.manager = self
        connectItems()
        connectTold()
        connectRegistry()
        connectSlots(of: list)
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
        let own = slots.proxies.map { (Optional($0), "the manager's own proxy") }
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
        slots.detach()
        dispatcher.exclude(Set(DelegatePart.allCases), because: "the manager was detached")
        // Scopes end, and cells deliver nothing.
        filler.uses.end()
    }

    deinit {
        // Nothing is answered from now on.
        onMainActor { [_link] in _link.answerer = nil }
        // A deinitializer belongs to no actor, so the list is left in the next turn of the main actor.
        Task { @MainActor [slots] in slots.managerIsGone() }
    }

    /// The selectors outside the catalogue that the list asked about and the owner has; their calls go to the owner unchanged.
    public var forwardedSelectors: [String] { slots.forwardedSelectors }

    /// Finds programming errors inside Deputy; empty if there are none.
    package func checkInvariants() -> [String] {
        dispatcher.checkInvariants() + items.checkInvariants() + updater.data.checkInvariants(isShown: !isUpdatePending)
    }
}
