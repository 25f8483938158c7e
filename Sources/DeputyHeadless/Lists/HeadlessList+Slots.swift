import DeputyLists

/// The list's five slots, which any code can set, as with a list view.
extension HeadlessList {
    /// Asks an object that was put in a slot which events it implements, and keeps the answers; the same object is not
    /// asked again. For an empty slot, no event is implemented.
    func didSet(_ slot: DelegatePart, _ object: (any HeadlessSlotObject)?, from former: (any HeadlessSlotObject)?) {
        guard object !== former else { return }
        filled[slot] = object != nil
        if slot == .dataSource { forgetCounts() }
        for event in catalogue.parts[slot]?.events ?? [] {
            if object?.responds(to: event) == true {
                announced.insert(event.ordinal)
            } else {
                announced.remove(event.ordinal)
            }
        }
        askedSelectors[slot] = Set(unknownSelectors.filter { object?.responds(toSelector: $0) == true })
        if object != nil { announcementsAsked[slot, default: 0] += 1 }
    }

    /// Calls a method that no catalogue knows, as a later system might; only if it was implemented when the slot was set.
    /// - Returns: whether it was called.
    @discardableResult
    public func perform(_ selector: String, on slot: DelegatePart) -> Bool {
        guard askedSelectors[slot]?.contains(selector) == true, let object = occupant(of: slot) else { return false }
        object.perform(selector)
        return true
    }

    /// Whether the object in its slot said that it implements an event; drag and drop delegates are asked now.
    func isAnnounced(_ event: DelegateEvent) -> Bool {
        switch event.facts.part {
        case .drag, .drop: occupant(of: event.facts.part)?.responds(to: event) == true
        case .delegate where event.ordinal == springLoading:
            occupant(of: .delegate)?.responds(to: event) == true
        default: announced.contains(event.ordinal)
        }
    }

    /// Checks whether the data source died. Then the list forgets it, and shows an empty section from the next layout on.
    func noticeLostDataSource() {
        guard filled[.dataSource] == true, occupant(of: .dataSource) == nil else { return }
        filled[.dataSource] = false
        for event in catalogue.parts[.dataSource]?.events ?? [] { announced.remove(event.ordinal) }
        forgetCounts()
    }

    /// Drops the former data source's counts, and shows everything again at the next layout.
    private func forgetCounts() { (needsReload, hasForgottenCounts) = (true, true) }

    /// Makes the objects in the slots apply what is pending, and does a pending reload.
    func prepareToAct() {
        announceAction()
        reloadIfDue()
    }

    /// Does a pending reload now, unless the list is in the middle of a layout.
    func reloadIfDue() {
        noticeLostDataSource()
        if needsReload, !isInLayout { reload() }
    }
}
