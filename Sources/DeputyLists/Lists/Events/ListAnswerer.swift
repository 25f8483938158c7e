public import Deputy
import Foundation

/// Answers the events of a list.
///
/// It is a part of the manager, and does not know it. A weak reference to an object makes each retain of it slow, and an
/// event through one to the manager took 165 instructions more; so proxies keep this (``_ManagerLink``).
@MainActor @usableFromInline
final class ListAnswerer<Kit: ListKit> {
    @usableFromInline let dispatcher: EventDispatcher<Kit.Events>
    let source: any ItemSource
    /// The data that the list knows.
    let shown: any ItemSource
    /// Whether the items are those of the store, which the dispatcher holds itself.
    @usableFromInline let isShowingItems: Bool
    @usableFromInline let slots: SlotKeeper<Kit>
    let filler: ViewFiller<Kit>
    let updater: ListUpdater<Kit>
    /// Whether something follows each cell that comes on screen.
    // Read at each display, and only for an instant: a check takes 76 instructions.
    @exclusivity(unchecked) @usableFromInline var reportsDisplays = false
    /// The event that asks for a row's context menu.
    let menuEvent: DelegateEvent?
    /// The row that a context menu was last asked for, and where the list had it.
    var menuRow: (identity: ItemIdentity?, row: IndexPath)?

    init(_ updater: ListUpdater<Kit>) {
        self.updater = updater
        (dispatcher, slots, filler) = (updater.dispatcher, updater.slots, updater.filler)
        (source, shown) = (filler.source, filler.shown)
        isShowingItems = source === updater.items
        menuEvent = dispatcher.catalogue.event(named: "contextMenuConfiguration")
    }

    var anomalyLog: AnomalyLog { dispatcher.anomalyLog }
    /// The list, while it lives.
    @usableFromInline var list: Kit.List? { slots.list }
}
