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
        guard let hider else {
            return Self(
                code: .silentHandler, severity: .warning, headline: headline,
                reason: "The handler registered at \(site) comes first and never passes.",
                remedy: "cancel one of the two, or do both things in one handler.")
        }
        let (view, hiding) = (typeName(mapping.viewType), typeName(hider.viewType))
        return Self(
            code: .silentHandler, severity: .warning, headline: headline,
            reason: "The mapping of \(view) is never used: \(hiding) for \(typeName(hider.modelType)), "
                + "registered at \(hider.site), takes every such item.",
            remedy: "register this handler on the earlier mapping, or give that mapping a condition.")
    }

    /// - Parameter kind: the kind of views that the event is about.
    static func unboundHandler(event: String, subject: String, of kind: ViewKind = .cell) -> Self {
        let isTitle = (kind == .header || kind == .footer) && subject == "\(String.self)"
        return Self(
            code: .unboundHandler, severity: .warning,
            headline: "No registered mapping matches this handler of \(event) for \(subject).",
            reason:
                "A handler on the manager applies to the mappings of its type. The data is shown, and there is no such mapping.",
            remedy: isTitle
                ? "register a \(kind) for String, or let the owner answer: a title has no mapping."
                : "register \(subject), or check that the type is the one you registered.")
    }

    static func unboundStream(event: String, subject: String) -> Self {
        Self(
            code: .unboundHandler, severity: .warning,
            headline: "\(Receiver.stream.isUseless(event)): no mapping is for \(subject).",
            reason:
                "A stream of the manager listens to the mappings of its type. The data is shown, and there is no such mapping.",
            remedy: "register \(subject), or check that the type is the one you registered.")
    }

    static func closedGate(_ receiver: Receiver, of event: String, gate: DelegateEvent) -> Self {
        Self(
            code: .closedGate, severity: .warning,
            headline: "\(receiver.isUseless(event)): "
                + (gate.isQuestion ? "\(gate) says no." : "\(gate) is not implemented."),
            reason: gate.isQuestion
                ? "The host asks \(gate) first. It is not answered, and its default is no."
                : "The host sends \(event) only while \(gate) is implemented too.",
            remedy: "\(gate.isQuestion ? "answer" : "register") \(receiver.registering(gate)).")
    }

    /// - Parameter object: the type of the object after `weak:`.
    static func lostObject(_ receiver: Receiver, of event: String, with object: String) -> Self {
        Self(
            code: .lostObject, severity: .warning,
            headline: "\(receiver.isUseless(event)): the \(object) it was registered with is gone.",
            reason: "The object after weak: is not kept, and without it the closure takes part no more.",
            remedy: "keep the object as long as the list, or register with one that stays.")
    }

    /// A handler that takes the cell, of an event that also comes for rows without one.
    static func missingCells(_ event: String) -> Self {
        Self(
            code: .cellOffScreen, severity: .warning,
            headline: "This handler of \(event) is not called for a row that has scrolled away.",
            reason: "It takes the cell, and such a row has none. \(event) comes for it all the same.",
            remedy: "register the form without the cell: mapping.\(event).withoutCell { model, position in … }.")
    }

    static func excluded(_ receiver: Receiver, of event: String, because reason: String) -> Self {
        Self(
            code: .excludedHandler, severity: .warning,
            headline: "\(receiver.isUseless(event)): \(reason).",
            reason: "The host asks the object in the slot of its protocol, which is not the manager.",
            remedy: "answer \(event) there, or let the manager have the slot.")
    }
}
