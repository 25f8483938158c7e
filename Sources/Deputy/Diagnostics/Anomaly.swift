/// Something the user should know: what happened, where in their code, why it matters and how to fix it.
///
/// An anomaly is a value: keep it, compare it, assert on it. Nothing traps because of one. Each code of
/// ``Anomaly/Code`` is stable; the sentences are not. A release build of an app has no sentences: see ``Anomaly/facts``.
public struct Anomaly: Sendable, Hashable {
    /// Which kind of anomaly this is.
    public let code: Code
    /// How much it matters.
    public let severity: Severity
    /// What it is about, in the order of its sentences: types, places, numbers.
    public let facts: [String]
    /// The line of the user's code that it is about, if one is known.
    public internal(set) var site: CallSite?
    #if EXPLANATIONS
    /// What happened, in one sentence.
    public let headline: String
    /// Why it matters.
    public let reason: String
    /// What to do, beginning with "To fix, ".
    public let remedy: String
    #endif

    /// How much an anomaly matters.
    public enum Severity: Sendable {
        /// Something registered or asked for has no effect.
        case warning
        /// A row, an event or a change could not be served.
        case error
    }
}

extension Anomaly {
    /// The kind of an anomaly; its raw value never changes its meaning.
    ///
    /// The runtime's own are here; a module that finds others adds them in an extension.
    public struct Code: Sendable, Hashable {
        /// The code as messages begin with it: `missing-mapping`.
        public let rawValue: String

        /// The code of a table's row: one that is in no table cannot be made.
        package init(_ row: some AnomalyRow) { self.init(of: row.rawValue) }

        // Once, and not in each constant: it would be six times as much code.
        @inline(never)
        private init(of row: String) { rawValue = String(row.prefix { $0 != "!" && $0 != " " }) }
    }
}

/// What the runtime reports.
extension Anomaly.Code {
    /// A mapping is hidden by an earlier one and never used.
    public static let shadowedMapping = Self(RuntimeAnomaly.shadowedMapping)
    /// A handler comes after one that always answers.
    public static let silentHandler = Self(RuntimeAnomaly.silentHandler)
    /// No registered mapping matches a handler or a stream of `manager.on(…)`.
    public static let unboundHandler = Self(RuntimeAnomaly.unboundHandler)
    /// The event of a handler or stream is never sent, because its gate says no.
    public static let closedGate = Self(RuntimeAnomaly.closedGate)
    /// The event of a handler or stream is never sent, because another object answers its whole protocol and does not ask the manager.
    public static let excludedHandler = Self(RuntimeAnomaly.excludedHandler)
    /// The object that a closure was registered with, after `weak:`, is gone; found by `validate()`.
    public static let lostObject = Self(RuntimeAnomaly.lostObject)
    /// The owner has a method whose name is almost a delegate's; found by `validate()`.
    public static let misspelledMethod = Self(RuntimeAnomaly.misspelledMethod)
    /// An event of a catalogue has another name than its property.
    public static let misnamedEvent = Self(RuntimeAnomaly.misnamedEvent)
    /// An event of a catalogue is gated by a name that no event has.
    public static let unknownGate = Self(RuntimeAnomaly.unknownGate)
    /// Two events of a catalogue have the same selector.
    public static let repeatedSelector = Self(RuntimeAnomaly.repeatedSelector)
    /// Something was registered for an event that its catalogue computes, or that is in none.
    public static let uncataloguedEvent = Self(RuntimeAnomaly.uncataloguedEvent)
    /// All handlers need the cell, and none was on screen; `validate()` finds handlers to which that can happen.
    public static let cellOffScreen = Self(RuntimeAnomaly.cellOffScreen)
    /// A view or an item was not of the type a closure takes.
    public static let failedCast = Self(RuntimeAnomaly.failedCast)
    /// The owner is the manager, its host or its proxy.
    public static let refusedOwner = Self(RuntimeAnomaly.refusedOwner)
    /// The owner is gone.
    public static let lostOwner = Self(RuntimeAnomaly.lostOwner)
    /// The host sent an event for which `responds(to:)` is false.
    public static let unannouncedEvent = Self(RuntimeAnomaly.unannouncedEvent)
    /// An event that a view emitted could not be delivered.
    public static let lostEvent = Self(RuntimeAnomaly.lostEvent)
}
