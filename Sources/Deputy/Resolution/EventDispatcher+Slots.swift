/// What a list's slots have to do with its events.
extension EventDispatcher {
    /// Somebody else has taken a slot: the host sends its events to nobody here.
    package func lose(_ part: DelegatePart, to name: String) { state.lostSlots[part] = name }

    /// A slot that was lost has come back.
    package func regain(_ part: DelegatePart) { state.lostSlots[part] = nil }

    /// The host's slot was set again after the host had loaded, for events with these selectors.
    package func noteSlotSetAgain(for selectors: Set<String>) {
        for event in catalogue.all where selectors.contains(event.selector) { state.slotSetAgain.insert(event.ordinal) }
    }

    /// Called when something was registered or withdrawn, and before a question about what is implemented, so that a
    /// slot that somebody took is noticed.
    package var onLook: @MainActor () -> Void {
        get { state.onLook }
        set { state.onLook = newValue }
    }
}

extension DispatchState {
    /// Whether the host sends an event: it is announced, and the slot is not somebody else's.
    func isSent(_ event: DelegateEvent) -> Bool {
        announcement.contains(event.ordinal) && lostSlots[event.facts.part] == nil
    }
}

extension DelegatePart {
    /// The property of the list, as people write it.
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
