/// The messages for handlers, streams and closures of chains that are never called.
extension Anomaly.Report {
    /// Something registered that no event reaches.
    enum Receiver {
        case handler, stream
        case closure(ofChain: String)

        @MainActor
        static func of(_ handler: Handler) -> Receiver { handler.chain.map { .closure(ofChain: $0.name) } ?? .handler }

        func isUseless(_ event: String) -> String {
            switch self {
            case .handler: "This handler of \(event) is never called"
            case .stream: "This stream of \(event) stays empty"
            case .closure(let chain): "This closure for \(nameOnChains(event)) of \(chain) is never called"
            }
        }
    }

    /// A handler behind one that always answers.
    @MainActor
    static func silent(_ handler: Handler, behind site: CallSite) -> Self {
        guard let chain = handler.chain else {
            return Self(
                code: .silentHandler, severity: .warning,
                headline: "This handler of \(handler.event) is never called.",
                reason: "The handler registered at \(site) comes first and never passes.",
                remedy: "cancel one of the two, or do both things in one handler.")
        }
        return silentClosure(for: nameOnChains(handler.event.name), of: chain.name, "never passes", behind: site)
    }

    /// A closure for filled cells that an earlier one hides.
    package static func hiddenDequeue(_ chain: String, behind site: CallSite) -> Self {
        silentClosure(for: "onDequeue", of: chain, "takes every cell", behind: site)
    }

    private static func silentClosure(
        for event: String, of chain: String, _ reason: String, behind site: CallSite
    ) -> Self {
        Self(
            code: .silentHandler, severity: .warning,
            headline: "This closure for \(event) of \(chain) is never called.",
            reason: "The one registered at \(site) comes first and \(reason).",
            remedy: "remove one of the two, or do both things in one closure.")
    }

    /// A closure of a chain for views that its sections do not have.
    /// - Parameter mapping: one of its sections, whose views are of another class; nil if they have none.
    @MainActor
    static func unbound(_ handler: Handler, of chain: ChainSubject, beside mapping: MappingCore?) -> Self {
        let headline = "\(Receiver.of(handler).isUseless(handler.event.name))."
        guard let mapping, let view = handler.expects.view else {
            return Self(
                code: .unboundHandler, severity: .warning, headline: headline,
                reason: "No chain binds \(chain.kind)s there.",
                remedy: "bind \(chain.kind)s there, or remove the closure.")
        }
        return Self(
            code: .unboundHandler, severity: .warning, headline: headline,
            reason: "It takes \(typeName(view)), and the \(chain.kind)s there are \(typeName(mapping.viewType)).",
            remedy: "bind \(typeName(view)) there, or remove the closure.")
    }

    static func unboundHandler(event: String, subject: String) -> Self {
        Self(
            code: .unboundHandler, severity: .warning,
            headline: "No registered mapping matches this handler of \(event) for \(subject).",
            reason:
                "A handler on the manager applies to the mappings of its type. The data is shown, and there is no such mapping.",
            remedy: "register \(subject), or check that the type is the one you registered.")
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
        let verb = gate.isQuestion ? "answer" : "register"
        let remedy =
            switch receiver {
            case .closure: "\(verb) \(gate) on the chain too: .\(gate) { … }."
            case .handler, .stream:
                "\(verb) \(gate) too: \(gate.kind == .host ? "manager.onHost" : "mapping").\(gate) { … }."
            }
        return Self(
            code: .closedGate, severity: .warning,
            headline: "\(receiver.isUseless(event)): "
                + (gate.isQuestion ? "\(gate) says no." : "\(gate) is not implemented."),
            reason: gate.isQuestion
                ? "The host asks \(gate) first. It is not answered, and its default is no."
                : "The host sends \(event) only while \(gate) is implemented too.",
            remedy: remedy)
    }

    static func excluded(_ receiver: Receiver, of event: String, because reason: String) -> Self {
        Self(
            code: .excludedHandler, severity: .warning,
            headline: "\(receiver.isUseless(event)): \(reason).",
            reason: "The host asks the object in the slot of its protocol, which is not the manager.",
            remedy: "answer \(event) there, or let the manager have the slot.")
    }

    /// An event's name as people write it on chains, where one event has two.
    private static func nameOnChains(_ event: String) -> String {
        event == "didSelect" ? "didSelect (onTapped)" : event
    }
}
