extension Handler {
    /// That no event reaches it, without the full stop.
    fileprivate var isUseless: String {
        if isStream { return "This stream of \(event) stays empty" }
        return target.origin?.isUseless(event.name) ?? "This handler of \(event) is never called"
    }

    /// How another event is registered beside it.
    fileprivate func registering(_ event: DelegateEvent) -> String {
        (isStream ? nil : target.origin)?.registering(event)
            ?? "\(event) too: \(event.kind == .host ? "manager.onHost" : "mapping").\(event) { … }"
    }
}

/// The messages for handlers, streams and closures that are never called.
@MainActor
extension Anomaly.Report {
    /// A handler behind one that always answers.
    /// - Parameters:
    ///   - site: where the one before it was registered.
    ///   - mapping: the mapping that both are on.
    ///   - hider: the mapping that takes every item of that one; neither handler is called then.
    static func silent(_ handler: Handler, behind site: CallSite, on mapping: MappingCore, hiddenBy hider: MappingCore?)
        -> Self
    {
        if let origin = handler.target.origin { return origin.silent(handler.event.name, behind: site) }
        let headline = "\(handler.isUseless)."
        guard let hider else { return Self(RuntimeAnomaly.silentHandler, headline, site) }
        return Self(
            RuntimeAnomaly.silentOnUnusedMapping, headline, typeName(mapping.viewType), typeName(hider.viewType),
            typeName(hider.modelType), hider.site)
    }

    /// - Parameter kind: the kind of views that the event is about.
    static func unboundHandler(event: String, subject: String, of kind: ViewKind = .cell) -> Self {
        let isTitle = (kind == .header || kind == .footer) && subject == "\(String.self)"
        return Self(
            RuntimeAnomaly.unboundHandler,
            "No registered mapping matches this handler of \(event) for \(subject).",
            isTitle
                ? "register a \(kind) for String, or let the owner answer: a title has no mapping."
                : "register \(subject), or check that the type is the one you registered.")
    }

    static func unboundStream(_ stream: Handler, subject: String) -> Self {
        Self(RuntimeAnomaly.unboundStream, "\(stream.isUseless): no mapping is for \(subject).", subject)
    }

    static func closedGate(_ handler: Handler, gate: DelegateEvent) -> Self {
        let (useless, remedy) = (handler.isUseless, handler.registering(gate))
        return gate.isQuestion
            ? Self(RuntimeAnomaly.closedGate, "\(useless): \(gate) says no.", gate, remedy)
            : Self(RuntimeAnomaly.missingGate, "\(useless): \(gate) is not implemented.", handler.event, gate, remedy)
    }

    /// - Parameter object: the type of the object after `weak:`.
    static func lostObject(_ handler: Handler, _ object: String) -> Self {
        Self(RuntimeAnomaly.lostObject, "\(handler.isUseless): the \(object) it was registered with is gone.")
    }

    /// A handler that takes the cell, of an event that also comes for rows without one.
    static func missingCells(_ event: String) -> Self {
        Self(
            RuntimeAnomaly.missingCells,
            "This handler of \(event) is not called for a row that has scrolled away.", event, event)
    }

    static func excluded(_ handler: Handler, because reason: String) -> Self {
        Self(RuntimeAnomaly.excludedHandler, "\(handler.isUseless): \(reason).", handler.event)
    }
}
