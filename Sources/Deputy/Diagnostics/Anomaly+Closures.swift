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
        let headline = "\(isUseless)."
        let report =
            if let origin = target.origin { origin.silent(event.name, behind: site) } else if let hider {
                Anomaly.Report(
                    RuntimeAnomaly.silentOnUnusedMapping, headline, typeName(mapping.viewType),
                    typeName(hider.viewType), typeName(hider.modelType), hider.site)
            } else { Anomaly.Report(RuntimeAnomaly.silentHandler, headline, site) }
        return report.at(self.site)
    }

    /// No mapping is for it.
    func unbound() -> Anomaly {
        let (subject, kind) = (target.subject ?? "", target.kind)
        if isStream {
            let headline = "\(isUseless): no mapping is for \(subject)."
            return Anomaly.Report(RuntimeAnomaly.unboundStream, headline, subject).at(site)
        }
        let isTitle = (kind == .header || kind == .footer) && subject == "\(String.self)"
        return Anomaly.Report(
            RuntimeAnomaly.unboundHandler, "No registered mapping matches this handler of \(event) for \(subject).",
            isTitle
                ? "register a \(kind) for String, or let the owner answer: a title has no mapping."
                : "register \(subject), or check that the type is the one you registered."
        ).at(site)
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
        let report =
            gate.isQuestion
            ? Anomaly.Report(RuntimeAnomaly.closedGate, "\(isUseless): \(gate) says no.", gate, remedy)
            : Anomaly.Report(
                RuntimeAnomaly.missingGate, "\(isUseless): \(gate) is not implemented.", event, gate, remedy)
        return report.at(site)
    }

    /// - Parameter object: the type of the object after `weak:`.
    func lost(_ object: String) -> Anomaly {
        let headline = "\(isUseless): the \(object) it was registered with is gone."
        return Anomaly.Report(RuntimeAnomaly.lostObject, headline).at(site)
    }

    /// It takes the cell, of an event that also comes for rows without one.
    func missingCells() -> Anomaly {
        let headline = "This handler of \(event) is not called for a row that has scrolled away."
        return Anomaly.Report(RuntimeAnomaly.missingCells, headline, event, event).at(site)
    }

    func excluded(because reason: String) -> Anomaly {
        Anomaly.Report(RuntimeAnomaly.excludedHandler, "\(isUseless): \(reason).", event).at(site)
    }
}
