/// The messages for handlers, streams and closures that are never called.
extension Anomaly.Report {
    /// Something registered that no event reaches.
    enum Receiver {
        case handler, stream
        case closure(any ClosureOrigin)

        @MainActor
        static func of(_ handler: Handler) -> Receiver {
            handler.isStream ? .stream : handler.target.origin.map(Receiver.closure) ?? .handler
        }

        func isUseless(_ event: String) -> String {
            switch self {
            case .handler: "This handler of \(event) is never called"
            case .stream: "This stream of \(event) stays empty"
            case .closure(let origin): origin.isUseless(event)
            }
        }

        /// How another event is registered beside it.
        func registering(_ event: DelegateEvent) -> String {
            switch self {
            case .handler, .stream: "\(event) too: \(event.kind == .host ? "manager.onHost" : "mapping").\(event) { … }"
            case .closure(let origin): origin.registering(event)
            }
        }
    }

    /// A handler behind one that always answers.
    /// - Parameters:
    ///   - site: where the one before it was registered.
    ///   - mapping: the mapping that both are on.
    ///   - hider: the mapping that takes every item of that one; neither handler is called then.
    @MainActor
    static func silent(_ handler: Handler, behind site: CallSite, on mapping: MappingCore, hiddenBy hider: MappingCore?)
        -> Self
    {
        if let origin = handler.target.origin { return origin.silent(handler.event.name, behind: site) }
        let headline = "\(Receiver.handler.isUseless(handler.event.name))."
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

    static func unboundStream(event: String, subject: String) -> Self {
        Self(
            RuntimeAnomaly.unboundStream, "\(Receiver.stream.isUseless(event)): no mapping is for \(subject).", subject)
    }

    static func closedGate(_ receiver: Receiver, of event: String, gate: DelegateEvent) -> Self {
        let useless = receiver.isUseless(event)
        return gate.isQuestion
            ? Self(RuntimeAnomaly.closedGate, "\(useless): \(gate) says no.", gate, receiver.registering(gate))
            : Self(
                RuntimeAnomaly.missingGate, "\(useless): \(gate) is not implemented.", event, gate,
                receiver.registering(gate))
    }

    /// - Parameter object: the type of the object after `weak:`.
    static func lostObject(_ receiver: Receiver, of event: String, with object: String) -> Self {
        Self(RuntimeAnomaly.lostObject, "\(receiver.isUseless(event)): the \(object) it was registered with is gone.")
    }

    /// A handler that takes the cell, of an event that also comes for rows without one.
    static func missingCells(_ event: String) -> Self {
        Self(
            RuntimeAnomaly.missingCells,
            "This handler of \(event) is not called for a row that has scrolled away.", event, event)
    }

    static func excluded(_ receiver: Receiver, of event: String, because reason: String) -> Self {
        Self(RuntimeAnomaly.excludedHandler, "\(receiver.isUseless(event)): \(reason).", event)
    }
}
