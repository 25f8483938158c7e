public import Deputy
import Foundation

/// The inside of a manager: it answers the list's events, makes and fills its views, and updates it.
///
/// It does not keep the manager, and the list's proxies keep it only as long as the manager lives (``_ManagerLink``).
@MainActor @usableFromInline
final class ListCore<Kit: ListKit> {
    @usableFromInline let dispatcher: EventDispatcher<Kit.Events>
    /// The manager's store.
    let items: ItemStore
    /// What the list knows, and what it has to get.
    let data: ListData
    /// Where the items come from.
    let source: any ItemSource
    /// The data as it is now.
    var current: any CurrentItems { data.current }
    /// The data that the list knows.
    let shown: ShownItems
    /// The list's slots, with the proxies of the manager.
    @usableFromInline let slots: SlotKeeper<Kit>
    /// When the list is updated.
    let schedule = TurnWork()
    /// The way here, while the manager lives.
    let link: _ManagerLink<Kit>

    // MARK: Events

    /// The event that asks for a row's context menu.
    let menuEvent: DelegateEvent?
    /// The event that asks for the context menu of some items.
    let menusEvent: DelegateEvent?
    /// The row that a context menu was last asked for, and where the list had it.
    var menuRow: (identity: ItemIdentity?, row: IndexPath)?
    /// What has begun and not ended: with a row, or with a title that the list shows in a view of its own.
    var begun: [Beginning] = []
    #if EXPLANATIONS
    /// The last row that a person deleted or inserted.
    var lastEdit: EditedRow?
    #endif

    // MARK: Views

    /// Which reuse identifiers the mappings have.
    var viewSources = ViewSources()
    /// The uses of the current views.
    let uses = LiveUses()
    /// The uses whose views read models while they were filled.
    let followed: FollowedUses
    /// The events of appearing and leaving views that are announced for the scopes of uses.
    var requiredForScopes: [DelegateEvent] = []
    /// Whether views of any kind have scopes.
    var hasScopes = false
    /// The cells of rows that are reconfigured and whose closures have not made them yet.
    var reconfigured: [IndexPath: Kit.Cell] = [:]
    /// The cell made last and its row, for questions about it that come before the list has it; without the cell while that is being made.
    /// Nil from the next turn on, before a person acts, and once the list has loaded again.
    var made: (cell: Weak<AnyObject>?, row: IndexPath)?
    /// Whether a row without a mapping was shown, which may get one later.
    var hasMadePlaceholders = false
    /// Whether something was dropped, so that the list may show cells of its own.
    var hasDropped = false

    // MARK: Updates

    /// Whether the list has the data, or is about to ask for it again.
    var loading = Loading.notLoaded
    /// Whether an update is under way, in which a closure may lay out the list.
    var isUpdating = false
    /// The selection before the list had to be reloaded because its data source slot was set again.
    var keptSelection: [SelectedRow] = []
    /// Whether a list in no window only marked a reload, and has no cell that shows anything, and a collection the selection of before,
    /// until it asks for a cell.
    var awaitsLayout = false
    /// The items that were selected and are gone, and that are to be told.
    var lostSelection: [Any] = []
    /// What follows the list, such as a binder, in the order in which they came.
    var observers: [any ListObserver] = []

    /// - Parameter source: where the items come from; nil for the store.
    init(
        _ list: Kit.List, _ dispatcher: EventDispatcher<Kit.Events>, _ items: ItemStore, _ source: (any ItemSource)?,
        at site: CallSite
    ) {
        self.dispatcher = dispatcher
        self.items = items
        data = ListData(source, items, uses, schedule, dispatcher)
        (self.source, shown) = (source ?? items, data.shown)
        slots = SlotKeeper(list, dispatcher.anomalyLog, at: site)
        link = _ManagerLink(list)
        followed = FollowedUses(uses, dispatcher) { [link] in
            // One turn after lists that follow the same model, because there may be fewer rows then.
            Task { link.core?.dispatcher.whenIdle { link.core?.fillChangedViews() } }
        }
        menuEvent = dispatcher.catalogue.event(named: "contextMenuConfiguration")
        menusEvent = dispatcher.catalogue.event(named: "contextMenuConfigurationForItemsAtIndexPaths")
        link.core = self
        schedule.onTurn = { [link] in link.core?.flush() }
        #if EXPLANATIONS
        schedule.reportEndless = { [weak log = dispatcher.anomalyLog] in log?.report(ListAnomaly.endlessWork) }
        #endif
    }

    /// Ends what the manager has begun with the list, which asks others from now on: scopes end, cells deliver nothing, and others hear the
    /// end of what is under way.
    func leaveList() {
        uses.end()
        begun = []
        for observer in observers { observer.didLeaveList() }
    }

    /// The manager, while it lives.
    var manager: ListManager<Kit>? { slots.manager }
    /// The list, while it lives.
    @usableFromInline var list: Kit.List? { slots.list }
    var anomalyLog: AnomalyLog { dispatcher.anomalyLog }
    /// The animations of changes.
    var animations: UpdateAnimations { manager?.animations ?? .automatic }
    /// The data after the current update; empty between updates.
    var target: ShownItems { data.target }
    /// Whether the items are those of the store, which the dispatcher holds itself.
    @usableFromInline var isShowingItems: Bool { source === items }
}
