/// A set of events of one catalogue, one bit for each.
package struct EventSet: Equatable {
    private var words: [UInt64] = []

    /// No event.
    package init() {}

    /// The events of these ordinals.
    init(_ ordinals: some Sequence<Int>) { for ordinal in ordinals { insert(ordinal) } }

    /// Whether there is none.
    package var isEmpty: Bool { words.isEmpty }

    /// Whether an event is in it; one of no catalogue never is.
    package func contains(_ ordinal: Int) -> Bool {
        ordinal >= 0 && ordinal >> 6 < words.count && words[ordinal >> 6] & (1 << UInt64(ordinal & 63)) != 0
    }

    /// Adds an event.
    mutating func insert(_ ordinal: Int) {
        guard ordinal >= 0 else { return }
        while words.count <= ordinal >> 6 { words.append(0) }
        words[ordinal >> 6] |= 1 << UInt64(ordinal & 63)
    }

    /// Removes an event.
    mutating func remove(_ ordinal: Int) { self = subtracting(EventSet(CollectionOfOne(ordinal))) }

    /// The events of either.
    func union(_ other: EventSet) -> EventSet { combined(with: other, |) }
    /// The events of both.
    package func intersection(_ other: EventSet) -> EventSet { combined(with: other, &) }
    /// The events that are not in the other.
    func subtracting(_ other: EventSet) -> EventSet { combined(with: other) { $0 & ~$1 } }
    /// The events of just one of them.
    package func symmetricDifference(_ other: EventSet) -> EventSet { combined(with: other, ^) }

    private func combined(with other: EventSet, _ operation: (UInt64, UInt64) -> UInt64) -> EventSet {
        var result = EventSet()
        for index in 0..<max(words.count, other.words.count) {
            let (own, others) = (
                index < words.count ? words[index] : 0, index < other.words.count ? other.words[index] : 0
            )
            result.words.append(operation(own, others))
        }
        // Without empty words at the end, so that equal sets are equal.
        while result.words.last == 0 { result.words.removeLast() }
        return result
    }
}

/// The events of one delegate protocol in a catalogue.
package struct PartEvents {
    /// The events, in the order of the catalogue.
    package let events: [DelegateEvent]
    /// The same, as a set.
    package let all: EventSet
    /// Those that the protocol requires.
    let required: EventSet

    package init(_ events: [DelegateEvent]) {
        self.events = events
        all = EventSet(events.map(\.ordinal))
        required = EventSet(events.filter(\.facts.isRequired).map(\.ordinal))
    }
}
