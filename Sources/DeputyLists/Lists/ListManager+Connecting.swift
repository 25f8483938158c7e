import Deputy

/// Connecting the parts of a manager. What one calls back is held weakly, as a handler may keep any of them.
extension ListManager {
    /// Lets the store wait for events, and its changes reach the list.
    func connectItems() {
        // A handler may keep the store, so the store must not keep the dispatcher, which keeps the handler.
        items.whenIdle = { [weak dispatcher] work in
            if let dispatcher { dispatcher.whenIdle(work) } else { work() }
        }
        items.isDispatching = { [weak dispatcher] in dispatcher.map { !$0.isIdle } ?? false }
        items.later = { [weak dispatcher] work in
            guard let dispatcher else { return work() }
            dispatcher.nested { dispatcher.whenIdle(work) }
        }
        items.didChange = { [weak schedule, weak items] in
            if let schedule { schedule.setNeeded() } else { items?.hostIsGone() }
        }
        updater.data.onShow { [weak dispatcher] in dispatcher?.sectionsChanged() }
    }

    /// Lets the changes that a source tells reach the list.
    func connectTold() {
        let data = updater.data
        data.onChange = { [weak schedule] reloads in
            if reloads { schedule?.setNeedsReload() } else { schedule?.setNeeded() }
        }
        data.selectedRows = { [weak slots] in
            guard let list = slots?.list else { return [] }
            return Kit.selectedItems(in: list)
        }
        data.itemsOnScreen = { [weak filler] in filler?.uses.items ?? [:] }
    }

    /// Follows the removal of mappings, and gives the registry the identifiers of sections.
    func connectRegistry() {
        dispatcher.onMappingRemoval { [weak schedule] in schedule?.setNeedsReload() }
        dispatcher.nameSections(areShown: answerer.isShowingItems) { [weak filler] in
            filler?.shown.numberOfSections ?? 0
        } by: { [weak filler] section in
            filler?.shown.id(ofSection: section)
        }
    }

    /// Puts the manager in the list's slots; what was there before becomes the owner.
    func connectSlots(of list: Kit.List) {
        dispatcher.announce(in: announced)
        slots.makeProxies(for: self, in: list)
        if source.ownsDataSource, !slots.isPassedOn {
            dispatcher.exclude(
                [.dataSource], because: "the items come with a data source of their own",
                isAskedElsewhere: { [weak self] in self?.isAskedByDataSource($0) ?? false })
        }
        // Whether a table asks a diffable data source what it implements, or looks at its class, is not known.
        if slots.isPassedOn { dispatcher.countAll(of: .dataSource) }
        for (object, part) in slots.adopted { setOwner(object, for: [part]) }
        dispatcher.onAnnouncementChange = { [weak slots, weak dispatcher] in
            // A list whose slot is set in the middle of its own layout asks for everything again in there.
            if dispatcher?.isAnswering == true { slots?.reviewLater() } else { slots?.review() }
        }
        dispatcher.onLook = { [slots] in slots.look(at: $0) }
        slots.review()
    }

    /// Remembers the selection before the data source is set again, which makes the list reload.
    func willReloadBySlot(for events: EventSet) {
        guard updater.loading != .notLoaded, let list else { return }
        updater.selection.keep(in: list)
        dispatcher.noteSlotSetAgain(for: events)
        schedule.setNeedsReload()
    }

    /// Whether the list sends an event to the data source of the items, which may ask the manager.
    private func isAskedByDataSource(_ event: DelegateEvent) -> Bool {
        if let foreign = source as? any ForeignDataSource { return foreign.hasOwnMethod(event.selector) }
        guard let list, let dataSource = Kit.occupant(of: .dataSource, in: list) else { return false }
        return Kit.responds(dataSource, to: event.selector)
    }
}
