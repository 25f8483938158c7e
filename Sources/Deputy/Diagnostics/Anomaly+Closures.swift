#if EXPLANATIONS
/// What is wrong with handlers, streams and closures that are never called.
extension Handler {
    /// That no event reaches it, without the full stop.
    private var isUseless: String {
        if isStream { return "This stream of \(event) stays empty" }
        return target.origin?.isUseless(event.name) ?? "This handler of \(event) is never called"
    }

    /// It comes behind one that always answers.
    /// - Parameters:
    ///   - site: where the one before it was registered.
    ///   - mapping: the mapping that both are on.
    ///   - hider: the mapping that takes every item of that one; neither handler is called then.
    func silent(behind site: CallSite, on mapping: RegisteredMapping, hiddenBy hider: RegisteredMapping?) -> Anomaly {
        if let origin = target.origin { return origin.silent(event.name, behind: site).at(self.site) }
        guard let hider else { return anomaly(.silentHandler, isUseless, site) }
        return anomaly(.silentOnUnusedMapping, isUseless, typeName(mapping.viewType), hider.name, hider.site)
    }

    /// No mapping is for it.
    func unbound() -> Anomaly {
        let (subject, kind) = (target.subject ?? "", target.kind)
        if isStream { return anomaly(.unboundStream, isUseless, subject) }
        let isTitle = (kind == .header || kind == .footer) && subject == "\(String.self)"
        return anomaly(
            .unboundHandler, event, subject,
            isTitle
                ? "register a \(kind) for String, or let the owner answer: a title has no mapping."
                : "register \(subject), or check that the type is the one you registered.")
    }

    /// A chain's mappings have other views than it takes, or there are none; nil for what is on no chain.
    func unbound(among others: RegisteredMapping?) -> Anomaly? {
        target.origin?.unbound(event.name, taking: expects.view, among: others?.viewType).at(site)
    }

    /// The gate of its event is closed.
    func closed(by gate: DelegateEvent) -> Anomaly {
        let remedy =
            (isStream ? nil : target.origin)?.registering(gate)
            ?? "\(gate) too: \(gate.kind == .host ? "manager.onHost" : "mapping").\(gate) { … }"
        return anomaly(gate.isQuestion ? .closedGate : .missingGate, isUseless, gate, remedy, event)
    }

    /// - Parameter object: the type of the object after `weak:`.
    func lost(_ object: String) -> Anomaly { anomaly(.lostObject, isUseless, object) }

    /// It takes the cell, of an event that also comes for rows without one.
    func missingCells() -> Anomaly { anomaly(.missingCells, event) }

    func excluded(because reason: String) -> Anomaly { anomaly(.excludedHandler, isUseless, reason, event) }

    private func anomaly(_ row: RuntimeAnomaly, _ facts: Any...) -> Anomaly {
        Anomaly.Report(row, facts: facts).at(site)
    }
}

extension RegisteredMapping {
    /// The mapping is never used, because of an earlier one.
    func shadowed(by earlier: RegisteredMapping) -> Anomaly {
        let view = typeName(viewType)
        let (headline, remedy) =
            name == earlier.name
            ? ("\(view) is registered for \(modelName) twice, and this mapping is never used.", "remove one of the two")
            : (
                "The mapping of \(name) is never used: \(earlier.name) matches every such item.",
                "register \(view) first"
            )
        return Anomaly.Report(RuntimeAnomaly.shadowedMapping, headline, earlier.site, remedy).at(site)
    }
}
#endif
