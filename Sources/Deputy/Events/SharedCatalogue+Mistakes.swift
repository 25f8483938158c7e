/// Mistakes in a catalogue that the compiler cannot find: gates and selectors are written as text.
extension SharedCatalogue {
    /// The names of gates, and of the events that open them otherwise, that no event has.
    var unknownGates: [Anomaly.Report] {
        all.flatMap { event in
            event.facts.gates.flatMap { [$0.event] + ($0.alternative.map { [$0] } ?? []) }
                .filter { self.event(named: $0) == nil }
                .map { gate in
                    let nearest = all.filter { $0 !== event }.min {
                        distance(gate, $0.name) < distance(gate, $1.name)
                    }
                    return .unknownGate(gate, of: event.name, nearest: nearest?.name)
                }
        }
    }

    /// The selectors that an earlier event has too; an event without a delegate's method has none.
    var repeatedSelectors: [Anomaly.Report] {
        all.compactMap { event in
            guard !event.selector.isEmpty, let first = self.event(selector: event.selector), first !== event else {
                return nil
            }
            return .repeatedSelector(event.selector, of: event.name, and: first.name)
        }
    }
}
