public import DeputyLists

/// The list's five slots, which any code can set, as with a list view.
extension HeadlessList {
    /// The object that gets the items that will be needed soon, held weakly.
    public var prefetchDataSource: (any HeadlessSlotObject)? {
        get { slots[.prefetching] }
        set { put(newValue, in: .prefetching) }
    }

    /// The object that is asked which items a drag carries, held weakly. It is asked what it implements each time it is needed.
    public var dragDelegate: (any HeadlessSlotObject)? {
        get { slots[.drag] }
        set { put(newValue, in: .drag) }
    }

    /// The object that is asked about a drop, held weakly. It is asked what it implements each time it is needed.
    public var dropDelegate: (any HeadlessSlotObject)? {
        get { slots[.drop] }
        set { put(newValue, in: .drop) }
    }

    /// The object in a slot; nil for an empty slot.
    package func occupant(of slot: DelegatePart) -> (any HeadlessSlotObject)? {
        switch slot {
        case .delegate: anyDelegate
        case .dataSource: anyDataSource
        case .prefetching, .drag, .drop: slots[slot]
        }
    }

    /// Puts an object in a slot; one that cannot be there leaves it empty.
    func setOccupant(_ object: AnyObject?, of slot: DelegatePart) {
        let object = object as? any HeadlessSlotObject
        switch slot {
        case .delegate: anyDelegate = object
        case .dataSource: anyDataSource = object
        case .prefetching, .drag, .drop: put(object, in: slot)
        }
    }

    private func put(_ object: (any HeadlessSlotObject)?, in slot: DelegatePart) {
        let former = slots[slot]
        slots[slot] = object
        didSet(slot, object, from: former)
    }

    /// Asks an object that was put in a slot which events it implements, and keeps the answers; the same object is not
    /// asked again. For an empty slot, no event is implemented.
    func didSet(_ slot: DelegatePart, _ object: (any HeadlessSlotObject)?, from former: (any HeadlessSlotObject)?) {
        guard object !== former else { return }
        if slot == .dataSource { schedule.forgetCounts() }
        let all = events(of: slot)
        guard let object else {
            slots.empty(slot, of: all)
            return slots.note([], of: slot)
        }
        // Without a closure: an isolated one would make the runtime check the executor for each event.
        var answers: [Bool] = []
        for event in all { answers.append(object.responds(to: event)) }
        slots.fill(slot, all, implements: answers)
        slots.note(slots.unknownSelectors.filter(object.responds(toSelector:)), of: slot)
    }

    private func events(of slot: DelegatePart) -> [DelegateEvent] {
        SharedCatalogue<Kit.Events>.shared.parts[slot]?.events ?? []
    }

    /// The methods no catalogue knows that the list asks each slot about when it is set, as a later system might.
    package var unknownSelectors: [String] {
        get { slots.unknownSelectors }
        set { slots.unknownSelectors = newValue }
    }

    /// Calls a method that no catalogue knows, as a later system might; only if it was implemented when the slot was set.
    /// - Returns: whether it was called.
    @discardableResult
    public func perform(_ selector: String, on slot: DelegatePart) -> Bool {
        guard slots.knows(selector, slot), let object = occupant(of: slot) else { return false }
        object.perform(selector)
        return true
    }

    /// Whether the object in its slot said that it implements an event; drag and drop delegates are asked now.
    func isAnnounced(_ event: DelegateEvent) -> Bool {
        slots.isAnnounced(event) ?? (occupant(of: event.facts.part)?.responds(to: event) == true)
    }

    /// Checks whether the data source died. Then the list forgets it, and shows an empty section from the next layout on.
    func noticeLostDataSource() {
        guard anyDataSource == nil, slots.isFilled(.dataSource) else { return }
        slots.empty(.dataSource, of: events(of: .dataSource))
        schedule.forgetCounts()
    }

    /// Makes the objects in the slots apply what is pending, and does a pending reload.
    func prepareToAct() {
        // In the middle of a layout the list takes no changes. A manager that is answering waits with them, but one that has just
        // taken the list over does not know of the layout.
        if !isInLayout { announceAction() }
        reloadIfDue()
    }
}
