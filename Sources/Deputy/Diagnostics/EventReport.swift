/// The state of a manager for a bug report: everything registered, what answers, and what is wrong.
///
/// It is a value, made by ``EventManager/report()``, and so is each line of it; the text is `description`.
///
/// ```swift
/// print(manager.report())
/// ```
public struct EventReport: Sendable, Hashable {
    /// The type of the host; nil if it is gone, or there is none.
    package let host: String?
    /// How many items each section has; empty for a dispatcher without a manager, which has no data.
    package internal(set) var itemCounts: [Int]
    /// The mappings, in the order of their registration: cells, then headers, then footers.
    public let mappings: [_Mapping]
    /// The handlers and streams, by event in the order of the catalogue; of each event in the order they are asked.
    public let events: [_EventHandlers]
    /// The owners that live, each once.
    public let owners: [_Owner]
    /// The events for which `responds(to:)` says yes, and why: a line each.
    public let implemented: [String]
    /// What answers for whole protocols on the manager's behalf.
    package let exclusions: [Exclusion]
    /// The registrations that ended with their objects, the latest last; for at most a hundred lines of code.
    public let departures: [_Departure]
    /// What ``EventManager/validate()`` finds now.
    public internal(set) var findings: [Anomaly]
    /// The anomalies so far.
    public let anomalies: [Anomaly]
    /// The last hundred lines of what is recorded; nil while nothing is.
    package let recorded: [String]?

    /// A mapping.
    public struct _Mapping: Sendable, Hashable {
        /// What it makes.
        package let kind: ViewKind
        /// The type of its views.
        package let view: String
        /// The type of its items.
        package let model: String
        /// Which items, in words; nil for all of the type.
        package let condition: String?
        /// Where it was registered.
        package let site: CallSite
    }

    /// The handlers and streams of one event.
    public struct _EventHandlers: Sendable, Hashable {
        /// The event's name.
        package let event: String
        /// The settings of the host that do not allow it now, or not always.
        package let settings: [EventResolution.Step]
        /// The events that must say yes first, as far as they are known without a row.
        package let gates: [EventResolution.Step]
        /// The handlers, mapping by mapping.
        package let handlers: [_Handler]
        /// Where its streams were made.
        package let streams: [CallSite]
    }

    /// A handler on one mapping.
    public struct _Handler: Sendable, Hashable {
        /// The mapping: `PostCell for Post`; nil for an event of the host, or a handler that is on no mapping.
        package let mapping: String?
        /// Where it was registered.
        package let site: CallSite
        /// Whether it takes the view.
        package let takesView: Bool
        /// Whether it may pass.
        package let mayPass: Bool
    }

    /// An owner.
    public struct _Owner: Sendable, Hashable {
        /// Its type.
        package let name: String
        /// The protocols it was set for.
        package let parts: [DelegatePart]
        /// The events it implements.
        package let events: [String]
    }

    /// Something registered that was withdrawn because its object is gone.
    public struct _Departure: Sendable, Hashable {
        /// What it was: an event's name, a mapping, a closure for the uses of views.
        package let what: String
        /// The type of the object.
        package let object: String
        /// Where it was registered.
        package let site: CallSite
        /// How many registrations of this line have ended this way.
        package let count: Int
    }

    /// A protocol that others answer for.
    package struct Exclusion: Sendable, Hashable {
        /// The protocol.
        package let part: DelegatePart
        /// What answers for it, or why nothing does.
        package let because: String
    }
}
