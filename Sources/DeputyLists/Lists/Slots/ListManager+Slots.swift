import Deputy

/// What the manager does about its list's delegate slots; which slot is whose, a ``SlotKeeper`` knows.
extension ListManager {
    /// An object that came into a slot before the manager needed it is the owner there.
    func adopt(_ object: AnyObject, for part: DelegatePart) { setOwner(object, for: [part]) }

    /// The list is about to mark itself for a reload, as its data source is set again: what is selected is kept in mind.
    func willReloadBySlot(for selectors: Set<String>) {
        guard items.isHostLoaded, let list else { return }
        keptSelection += selection(in: list)
        dispatcher.noteSlotSetAgain(for: selectors)
        setNeedsUpdate()
    }

    /// Whether the list asks this manager for its rows, so that it can be told of changes. A list that another object's data
    /// source owns may be changed by that alone.
    var answersForRows: Bool { slots?.answersForRows == true }
}
