import Deputy

/// How the manager reacts to its list's delegate slots; a ``SlotKeeper`` manages the slots.
extension ListManager {
    /// Makes an object the owner that was assigned to a slot before the manager needed it.
    func adopt(_ object: AnyObject, for part: DelegatePart) { setOwner(object, for: [part]) }

    /// Remembers the selection before the data source is set again, which makes the list reload.
    func willReloadBySlot(for events: EventSet) {
        guard updater.loading != .notLoaded, let list else { return }
        updater.selection.keep(in: list)
        dispatcher.noteSlotSetAgain(for: events)
        schedule.setNeedsReload()
    }
}
