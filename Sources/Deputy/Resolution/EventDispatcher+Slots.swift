/// How the slots of a host affect its events.
extension EventDispatcher {
    /// Notes that another object has taken a slot, so the host sends the slot's events there.
    package func lose(_ part: DelegatePart, to name: String) { state.takenSlots[part] = name }

    /// The slots that other objects have taken, and what those are.
    package var lostSlots: [(slot: DelegatePart, holder: String)] {
        DelegatePart.allCases.compactMap { part in state.takenSlots[part].map { (part, $0) } }
    }

    /// Notes that a lost slot is the manager's again.
    package func regain(_ part: DelegatePart) { state.takenSlots[part] = nil }

    /// Notes that the host's slot was set again after the host had loaded, for these events.
    package func noteSlotSetAgain(for events: EventSet) { state.takenSlots.setAgain.formUnion(events) }

    /// Called when something was registered or withdrawn, and before a question about what is implemented, so that a
    /// slot that another object took is noticed.
    ///
    /// It gets the protocol, if only one is asked about.
    package var onLook: @MainActor (DelegatePart?) -> Void {
        get { state.onLook }
        set { state.onLook = newValue }
    }
}

/// The slots of a host that other objects have taken: the host sends their events there.
struct TakenSlots {
    private var takers: [DelegatePart: String] = [:]
    /// The events that made a slot be set again after the host had loaded.
    var setAgain = EventSet()

    /// The name of the object that has taken a slot; nil if none has.
    subscript(part: DelegatePart) -> String? {
        // Asked of each event in turn, and nearly always in vain.
        get { takers.isEmpty ? nil : takers[part] }
        set { takers[part] = newValue }
    }
}

extension DispatchState {
    /// Whether the host sends an event, after a look at what has happened since.
    func responds(to event: DelegateEvent) -> Bool {
        // Nothing that has happened since can make it announced.
        guard announcement.events.contains(event.ordinal) else { return false }
        sweep(for: event.facts.part)
        return isSent(event)
    }

    /// Whether the host sends an event: it is announced, and no other object has taken the slot.
    func isSent(_ event: DelegateEvent) -> Bool {
        announcement.events.contains(event.ordinal) && takenSlots[event.facts.part] == nil
    }
}

extension DelegatePart {
    /// The property of the host, as people write it.
    package var slotName: String {
        switch self {
        case .delegate: "delegate"
        case .dataSource: "dataSource"
        case .drag: "dragDelegate"
        case .drop: "dropDelegate"
        case .prefetching: "prefetchDataSource"
        }
    }
}
