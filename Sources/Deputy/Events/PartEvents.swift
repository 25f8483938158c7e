/// The events of one delegate protocol in a catalogue.
package struct PartEvents {
    /// The events, in the order of the catalogue.
    package let events: [DelegateEvent]
    /// The same, as a set.
    let all: EventSet
    /// Those that the protocol requires.
    let required: EventSet

    package init(_ events: [DelegateEvent]) {
        self.events = events
        all = EventSet(events.map(\.ordinal))
        required = EventSet(events.filter(\.facts.isRequired).map(\.ordinal))
    }
}
