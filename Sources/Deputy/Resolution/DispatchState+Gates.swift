/// Events that are never sent unless another says yes (rule R13).
extension DispatchState {
    /// What a gate says, as far as can be told without calling anybody.
    func state(of gate: Gate) -> Resolution.Outcome {
        guard let event = events.first(where: { $0.name == gate.event }) else { return .isOpen }
        // A gate behind a closed gate is never asked, whoever answers it.
        if let outer = event.facts.gate, state(of: outer) == .isClosed { return .isClosed }
        // What is announced because its protocol requires it is answered by nobody yet.
        let isAnswered = handled.contains(event.ordinal) || ownerEvents.contains(event.ordinal)
        return isAnswered ? .mayClose : gate.isOpenByDefault ? .isOpen : .isClosed
    }

    /// Reports the handlers of events whose gate is closed; asked when the host first shows data.
    func reportClosedGates() {
        for event in events where handled.contains(event.ordinal) {
            guard let gate = event.facts.gate, state(of: gate) == .isClosed else { continue }
            for mapping in registry.allMappings + [registry.hostMapping] {
                for handler in mapping.handlers(of: event) {
                    anomalies.report(.closedGate(event: event.name, gate: gate.event), at: handler.site)
                }
            }
        }
    }
}
