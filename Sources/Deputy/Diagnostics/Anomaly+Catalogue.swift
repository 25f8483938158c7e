/// The messages for mistakes in catalogues of events.
extension Anomaly.Report {
    static func misnamedEvent(_ event: String, property: String) -> Self {
        Self(
            code: .misnamedEvent, severity: .warning,
            headline: "The event \(property) of the catalogue is named \"\(event)\".",
            reason: "Closures are registered by the property; explain, implementedEvents and gates go by the name.",
            remedy: "write \"\(property)\" as its name.")
    }

    /// A gate with a name that no event has.
    /// - Parameter nearest: the name that comes closest; nil in a catalogue without another event.
    static func unknownGate(_ gate: String, of event: String, nearest: String?) -> Self {
        Self(
            code: .unknownGate, severity: .warning,
            headline: "The event \(event) is gated by \"\(gate)\", and no event of the catalogue has that name.",
            reason: "explain, validate() and reports find gates by their names, so they pass this one over.",
            remedy: nearest.map { "write \"\($0)\", or the name of the event that you mean." } ?? "remove the gate.")
    }

    /// A selector that two events have.
    static func repeatedSelector(_ selector: String, of event: String, and first: String) -> Self {
        Self(
            code: .repeatedSelector, severity: .warning,
            headline: "The events \(first) and \(event) of the catalogue have the same selector, \(selector).",
            reason: "A host that asks by the selector is answered for \(first) alone.",
            remedy: "give \(event) the selector of its own method.")
    }

    /// An event that is made each time it is read.
    static func uncataloguedEvent(_ event: String) -> Self {
        Self(
            code: .uncataloguedEvent, severity: .warning,
            headline: "The event \(event) is in no catalogue, so nothing registered for it is ever called.",
            reason:
                "A catalogue has the events that its struct stores. A computed property makes another one each time.",
            remedy: "store the event in the catalogue: let \(event) = ….")
    }
}
