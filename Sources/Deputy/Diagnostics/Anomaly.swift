/// Something the user should know: what happened, where in their code, why it matters and how to fix it.
///
/// An anomaly is a value: keep it, compare it, assert on it. Nothing traps because of one. Each code of
/// ``Anomaly/Code`` is stable; the sentences are not.
public struct Anomaly: Sendable, Hashable {
    /// Which kind of anomaly this is.
    public let code: Code
    /// How much it matters.
    public let severity: Severity
    /// What happened, in one sentence.
    public let headline: String
    /// Why it matters.
    public let reason: String
    /// What to do, beginning with "To fix, ".
    public let remedy: String
    /// The line of the user's code that it is about, if one is known.
    public let site: CallSite?

    /// How much an anomaly matters.
    public enum Severity: Sendable {
        /// Something registered or asked for has no effect.
        case warning
        /// A row, an event or a change could not be served.
        case error
    }
}

extension Anomaly: Printed {
    /// The whole message, as the default sink prints it.
    package var printed: String {
        var lines = ["[\(code.rawValue)] \(headline)"]
        if let site { lines.append("  at: \(site)") }
        lines.append("  why: \(reason)")
        lines.append("  \(remedy)")
        return lines.joined(separator: "\n")
    }
}

extension Anomaly {
    /// The kind of an anomaly; its raw value never changes its meaning.
    ///
    /// The runtime's own are here; a module that finds others adds them in an extension.
    public struct Code: Sendable, Hashable {
        /// The code as messages begin with it: `missing-mapping`.
        public let rawValue: String

        /// A code by its name.
        package init(rawValue: String) { self.rawValue = rawValue }
    }
}

/// What the runtime reports.
extension Anomaly.Code {
    /// A mapping is hidden by an earlier one and never used.
    public static let shadowedMapping = Self(rawValue: "shadowed-mapping")
    /// A handler comes after one that always answers.
    public static let silentHandler = Self(rawValue: "silent-handler")
    /// No registered mapping matches a handler of a type's place, or a stream.
    public static let unboundHandler = Self(rawValue: "unbound-handler")
    /// The event of a handler or stream is never sent, because its gate says no.
    public static let closedGate = Self(rawValue: "closed-gate")
    /// The event of a handler or stream is never sent, because another object answers for its whole protocol, and does not ask.
    public static let excludedHandler = Self(rawValue: "excluded-handler")
    /// The owner has a method whose name nearly is a delegate's; found by `validate()`.
    public static let misspelledMethod = Self(rawValue: "misspelled-method")
    /// An event of a catalogue has another name than its property.
    public static let misnamedEvent = Self(rawValue: "misnamed-event")
    /// An event of a catalogue is gated by a name that no event has.
    public static let unknownGate = Self(rawValue: "unknown-gate")
    /// Two events of a catalogue have the same selector.
    public static let repeatedSelector = Self(rawValue: "repeated-selector")
    /// Something was registered for an event that its catalogue computes, or that is in none.
    public static let uncataloguedEvent = Self(rawValue: "uncatalogued-event")
    /// A notice found only handlers that need a cell, and no cell was on screen.
    public static let cellOffScreen = Self(rawValue: "cell-off-screen")
    /// A view or an item was not of the type a closure takes.
    public static let failedCast = Self(rawValue: "failed-cast")
    /// The owner is the manager, its host or its proxy.
    public static let refusedOwner = Self(rawValue: "refused-owner")
    /// The owner is gone.
    public static let lostOwner = Self(rawValue: "lost-owner")
    /// The host sent an event that was not announced.
    public static let unannouncedEvent = Self(rawValue: "unannounced-event")
    /// An event that a view emitted could not be delivered.
    public static let lostEvent = Self(rawValue: "lost-event")
    /// Changes that handlers make cause more changes without end; or a model changes whenever it is read.
    public static let endlessWork = Self(rawValue: "endless-work")

    /// The codes of the runtime, in the order of the page that lists them.
    package static let ofRuntime: [Self] = [
        .shadowedMapping, .silentHandler, .unboundHandler, .closedGate, .excludedHandler, .misspelledMethod,
        .misnamedEvent, .unknownGate, .repeatedSelector, .uncataloguedEvent, .cellOffScreen, .failedCast, .refusedOwner,
        .lostOwner, .unannouncedEvent, .lostEvent, .endlessWork,
    ]
}
