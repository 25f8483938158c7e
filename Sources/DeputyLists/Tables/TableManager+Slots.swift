import Deputy

/// What the manager does about its table's delegate slots; which slot is whose, a ``SlotKeeper`` knows.
extension TableManager {
    /// An object that came into a slot before the manager needed it is the owner there.
    func adopt(_ object: AnyObject, for part: DelegatePart) { setOwner(object, for: [part]) }

    /// The table is about to mark itself for a reload, as its data source is set again: what is selected is kept in mind.
    func willReloadBySlot(for selectors: Set<String>) {
        guard items.isHostLoaded, let table else { return }
        keptSelection += selection(in: table)
        dispatcher.noteSlotSetAgain(for: selectors)
        setNeedsUpdate()
    }

    /// Whether the table asks this manager for its rows, so that it can be told of changes.
    var answersForRows: Bool { source.ownsDataSource || slots?.answersForRows == true }
}
