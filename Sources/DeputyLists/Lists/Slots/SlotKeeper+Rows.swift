/// Whether a list asks its manager for its rows, so that the manager can update it.
extension SlotKeeper {
    /// Whether the list asks this manager for its rows. A list that another object's data source owns may only be changed by
    /// that.
    var answersForRows: Bool {
        // Without a closure: an isolated one would make the runtime check the executor.
        guard let rowEntry else { return false }
        return rowEntry.plan.state == .held && !rowEntry.isPassedOn
    }

    /// Whether the slot of the data source holds an object of the items', which passes on what it is asked.
    var isPassedOn: Bool { rowEntry?.isPassedOn ?? false }

    /// Whether a list is the manager's, and asks it for its rows: a handler called during an update may have detached it.
    func isAttached(to list: Kit.List) -> Bool { self.list === list && answersForRows }

    /// Lays a list out, and returns whether it is still the manager's.
    ///
    /// A batch begins with a layout. A handler called in it may put another manager in the slots, and with that manager's counts
    /// the batch would not add up.
    func isReady(_ list: Kit.List) -> Bool {
        if isAttached(to: list) { Kit.layOut(list) }
        return isAttached(to: list)
    }

    /// Runs code in which the list asks its manager. A handler that is called in it may release the manager, so that is kept
    /// until the end.
    // Not by `withExtendedLifetime`, which looks up the type of the manager: 1,000 instructions.
    func keepingManager(_ body: () -> Void) {
        let kept = manager
        body()
        _fixLifetime(kept)
    }
}
