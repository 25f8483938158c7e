import Deputy

/// Taking the list's slots.
extension ListManager {
    /// Puts the manager in the list's slots; what was there before becomes the owner.
    func connectSlots(of list: Kit.List) {
        slots.makeProxies(for: self, in: list)
        if source.ownsDataSource, !slots.isPassedOn {
            dispatcher.exclude([.dataSource], because: "the items come with a data source of their own")
        }
        // Whether a table asks a diffable data source what it implements, or looks at its class, is not known.
        if slots.isPassedOn { dispatcher.countAll(of: .dataSource) }
        for (object, part) in slots.adopted { setOwner(object, for: [part]) }
        dispatcher.client = core.link
        slots.review()
    }

    /// Remembers the selection before the data source is set again, which makes the list reload.
    func willReloadBySlot(for events: EventSet) {
        guard core.loading != .notLoaded, let list else { return }
        core.keepSelection(in: list)
        dispatcher.noteSlotSetAgain(for: events)
        schedule.setNeedsReload()
    }

    /// Whether the list sends an event to the data source of the items, which may ask the manager.
    func isAskedByDataSource(_ event: DelegateEvent) -> Bool {
        if let foreign = source as? any ForeignDataSource { return foreign.hasOwnMethod(event.selector) }
        guard let list, let dataSource = Kit.occupant(of: .dataSource, in: list) else { return false }
        return Kit.responds(dataSource, to: event.selector)
    }
}
