import DeputyLists

/// The list's five slots, settable by anyone, as a list view's are.
extension HeadlessList {
    /// Asks an object that was put in a slot which events it implements, and keeps the answers; the same object is not
    /// asked again, and nobody implements nothing.
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

    /// Notices that the data source died: the list forgets it, and shows an empty section from the next layout on.
    func noticeLostDataSource() {
        guard filled[.dataSource] == true, occupant(of: .dataSource) == nil else { return }
        filled[.dataSource] = false
        for event in catalogue.parts[.dataSource]?.events ?? [] { announced.remove(event.ordinal) }
        forgetCounts()
    }

    /// What the former data source said no longer counts, and everything is shown again at the next layout.
    private func forgetCounts() { (needsReload, hasForgottenCounts) = (true, true) }

    /// Has everyone who is there apply what is pending, and does a reload that is due.
    func prepareToAct() {
        announceAction()
        reloadIfDue()
    }

    /// Does a reload that waits for the next layout, unless the list is in the middle of one.
    func reloadIfDue() {
        noticeLostDataSource()
        if needsReload, !isInLayout { reload() }
    }
}
