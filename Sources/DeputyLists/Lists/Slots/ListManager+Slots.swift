import Deputy

/// How the manager reacts to its list's delegate slots; a ``SlotKeeper`` manages the slots.
extension ListManager {
    /// Makes an object the owner that was assigned to a slot before the manager needed it.
    func adopt(_ object: AnyObject, for part: DelegatePart) { setOwner(object, for: [part]) }

    /// Remembers the selection before the data source is set again, which makes the list reload.
    func willReloadBySlot(for selectors: Set<String>) {
        guard items.isHostLoaded, let list else { return }
        keptSelection += selection(in: list)
        dispatcher.noteSlotSetAgain(for: selectors)
        setNeedsUpdate()
    }

    /// Whether the list asks this manager for its rows, so that it can be updated. A list that another object's data
    /// source owns may only be changed by that.
    var answersForRows: Bool { slots?.answersForRows == true }
}
