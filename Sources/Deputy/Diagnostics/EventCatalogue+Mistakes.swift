#if EXPLANATIONS
/// Mistakes in a catalogue that the compiler cannot find: gates and selectors are written as text.
extension SharedCatalogue {
    func findMistakes() -> [Anomaly.Report] { misnamed + unknownGates + repeatedSelectors }

    /// The events whose names differ from their properties', in the order of their declaration.
    ///
    /// Empty if the program is compiled without reflection metadata, because then the names of properties are not known.
    private var misnamed: [Anomaly.Report] {
        Mirror(reflecting: events).children.compactMap { child in
            guard let property = child.label, let event = child.value as? DelegateEvent, event.name != property else {
                return nil
            }
            return Anomaly.Report(RuntimeAnomaly.misnamedEvent, property, event)
        }
    }

    /// The names of gates, and of the events that open them otherwise, that no event has.
    private var unknownGates: [Anomaly.Report] {
        all.flatMap { event in
            event.facts.gates.flatMap { [$0.event] + ($0.alternative.map { [$0] } ?? []) }
                .filter { self.event(named: $0) == nil }
                .map { gate in
                    let nearest = all.filter { $0 !== event }.min {
                        distance(gate, $0.name) < distance(gate, $1.name)
                    }
                    let remedy = nearest.map { "write \"\($0)\", or the name of the event that you mean" }
                    return Anomaly.Report(RuntimeAnomaly.unknownGate, event, gate, remedy ?? "remove the gate")
                }
        }
    }

    /// The selectors that an earlier event has too; an event without a delegate's method has none.
    private var repeatedSelectors: [Anomaly.Report] {
        all.compactMap { event in
            guard !event.selector.isEmpty, let first = self.event(selector: event.selector), first !== event else {
                return nil
            }
            return Anomaly.Report(RuntimeAnomaly.repeatedSelector, first, event, event.selector)
        }
    }
}
#endif
