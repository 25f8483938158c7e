public import DeputyLists

/// The table's five slots, settable by anyone, as a table view's are.
extension HeadlessTable {
    /// Who is in a slot; nil for nobody.
    public func occupant(of slot: DelegatePart) -> (any HeadlessSlotObject)? {
        switch slot {
        case .delegate: delegate
        case .dataSource: dataSource
        case .prefetching: prefetchDataSource
        case .drag: dragDelegate
        case .drop: dropDelegate
        }
    }

    /// Puts an object in a slot; one that cannot be there leaves it empty.
    func setOccupant(_ object: AnyObject?, of slot: DelegatePart) {
        switch slot {
        case .delegate: delegate = object as? any HeadlessTableDelegate
        case .dataSource: dataSource = object as? any HeadlessTableDataSource
        case .prefetching: prefetchDataSource = object as? any HeadlessSlotObject
        case .drag: dragDelegate = object as? any HeadlessSlotObject
        case .drop: dropDelegate = object as? any HeadlessSlotObject
        }
    }

    /// Asks an object that was put in a slot which events it implements, and keeps the answers; the same object is not
    /// asked again, and nobody implements nothing.
    func didSet(_ slot: DelegatePart, _ object: (any HeadlessSlotObject)?, from former: (any HeadlessSlotObject)?) {
        guard object !== former else { return }
        filled[slot] = object != nil
        if slot == .dataSource { needsReload = true }
        for event in events.all where event.facts.part == slot {
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
    func isAnnounced(_ event: Event) -> Bool {
        switch event.facts.part {
        case .drag, .drop: occupant(of: event.facts.part)?.responds(to: event) == true
        case .delegate where event.ordinal == events.events.shouldSpringLoad.ordinal:
            delegate?.responds(to: event) == true
        default: announced.contains(event.ordinal)
        }
    }

    /// Notices that the data source died: the table forgets it, and shows an empty section from the next layout on.
    func noticeLostDataSource() {
        guard filled[.dataSource] == true, dataSource == nil else { return }
        filled[.dataSource] = false
        for event in events.all where event.facts.part == .dataSource { announced.remove(event.ordinal) }
        needsReload = true
    }

    /// Has everyone who is there apply what is pending, and does a reload that is due.
    func prepareToAct() {
        delegate?.tableWillAct(self)
        if dataSource !== delegate { dataSource?.tableWillAct(self) }
        noticeLostDataSource()
        if needsReload { reloadData() }
    }
}
