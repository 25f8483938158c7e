#if EXPLANATIONS
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
    package let itemCounts: [Int]
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
    public let findings: [Anomaly]
    /// The anomalies so far.
    public let anomalies: [Anomaly]
    /// The last hundred lines of what is recorded; nil while nothing is.
    package let recorded: [String]?

    /// A mapping.
    public struct _Mapping: Sendable, Hashable, Printed {
        /// What it makes.
        package let kind: ViewKind
        /// Where it was registered.
        package let site: CallSite
        /// The mapping in a line.
        package let printed: String
    }

    /// The handlers and streams of one event.
    public struct _EventHandlers: Sendable, Hashable {
        /// The event's name.
        package let event: String
        /// The settings of the host that do not allow it now, or not always.
        let settings: [EventResolution.Step]
        /// The events that must say yes first, as far as they are known without a row.
        package let gates: [EventResolution.Step]
        /// The handlers, mapping by mapping.
        package let handlers: [_Handler]
        /// Where its streams were made.
        let streams: [CallSite]

        fileprivate var lines: [String] {
            [event] + (gates + settings).map { "  \($0)" } + handlers.map { "  \($0)" }
                + streams.map { "  stream (\($0))" }
        }
    }

    /// A handler on one mapping.
    public struct _Handler: Sendable, Hashable, Printed {
        /// The mapping: `PostCell for Post`; nil for an event of the host, or a handler that is on no mapping.
        package let mapping: String?
        /// Where it was registered.
        let site: CallSite
        /// Whether it takes the view.
        let takesView: Bool
        /// Whether it may pass.
        package let mayPass: Bool

        /// The handler in a line.
        package var printed: String {
            let remarks = (takesView ? ["takes the view"] : []) + (mayPass ? ["may pass"] : [])
            return (mapping.map { "\($0) " } ?? "") + "(\(site))"
                + (remarks.isEmpty ? "" : ": " + remarks.joined(separator: ", "))
        }
    }

    /// An owner.
    public struct _Owner: Sendable, Hashable, Printed {
        /// The protocols it was set for.
        package let parts: [DelegatePart]
        /// The owner in a line, with the events that it implements.
        package let printed: String
    }

    /// Something registered that was withdrawn because its object is gone.
    public struct _Departure: Sendable, Hashable, Printed {
        /// What it was: an event's name, a mapping, a closure for the uses of views.
        package let what: String
        /// The type of the object.
        package let object: String
        /// Where it was registered.
        package let site: CallSite
        /// How many registrations of this line have ended this way.
        package let count: Int

        /// What is gone, in a line.
        package var printed: String {
            "\(what), with \(withArticle(object)) (\(site))" + (count == 1 ? "" : ", \(count) times")
        }
    }

    /// A protocol that others answer for.
    package struct Exclusion: Sendable, Hashable {
        /// The protocol.
        package let part: DelegatePart
        /// What answers for it, or why nothing does.
        package let because: String
    }
}

extension EventReport: Printed {
    /// The report as text, to be pasted as it is.
    package var printed: String {
        var text = [headline]
        func add(_ title: String, _ lines: [String]) {
            text.append(lines.isEmpty ? "\(title): none" : title)
            text += lines.map { "  " + $0 }
        }
        add("Mappings", mappings.enumerated().map { "\($0 + 1). \($1)" })
        add("Handlers", events.flatMap(\.lines))
        add("Owner", owners.map(\.printed))
        add("Implemented", implemented)
        add("Answered by others", exclusions.map { "\($0.part): \($0.because)" })
        // Most lists have none.
        if !departures.isEmpty { add("Gone with their objects", departures.map(\.printed)) }
        add("Found by validate()", findings.flatMap(\.lines))
        add("Anomalies so far", anomalies.flatMap(\.lines))
        if let recorded { add("Recorded last", recorded) }
        return text.joined(separator: "\n")
    }

    private var headline: String {
        let name = host ?? "No host"
        guard !itemCounts.isEmpty else { return name }
        let counts = itemCounts.prefix(10).map(String.init).joined(separator: ", ")
        return "\(name), items by section: \(counts)" + (itemCounts.count > 10 ? ", …" : "")
    }
}

extension Anomaly {
    fileprivate var lines: [String] { printed.split(separator: "\n").map(String.init) }
}

extension EventManager {
    /// Everything registered, the data, what answers, and what is wrong, for a bug report.
    ///
    /// Changes nothing; see ``validate()`` for what it costs.
    public func report() -> EventReport { dispatcher.report(_findings(), _itemCounts) }
}

extension AnyDispatcher {
    /// - Parameters:
    ///   - findings: what a manager finds wrong, once it has withdrawn what is gone.
    ///   - itemCounts: how many items each of its sections has.
    fileprivate func report(_ findings: [Anomaly], _ itemCounts: [Int]) -> EventReport {
        EventReport(
            host: host.map { typeName(type(of: $0)) }, itemCounts: itemCounts,
            mappings: registry.allMappings.map { mapping in
                let condition = mapping.condition.isAlways ? "" : ", \(mapping.condition.description)"
                let line = "\(mapping.kind) \(mapping.name)\(condition) (\(mapping.site))"
                return EventReport._Mapping(kind: mapping.kind, site: mapping.site, printed: line)
            },
            events: eventReports(), owners: ownerReports(),
            implemented: all.filter { announcement.events.contains($0.ordinal) }.map {
                "\($0): \(reasons(for: $0).map(\.phrase).joined(separator: "; "))"
            },
            exclusions: DelegatePart.allCases.compactMap { part in
                exclusionReason(of: part).map { EventReport.Exclusion(part: part, because: $0) }
            },
            departures: registry.departures.map {
                EventReport._Departure(what: $0.name, object: $0.object, site: $0.site, count: $0.count)
            },
            findings: findings, anomalies: log.anomalies, recorded: sink?.lastLines(100))
    }

    private func eventReports() -> [EventReport._EventHandlers] {
        // Of the events that are no delegate methods, those that views emit come first.
        return all.dropLast(viewEvents.all.count - 2).compactMap { event in
            let onMappings = registry.allMappings.flatMap { mapping in
                mapping.handlers(of: event).filter { !$0.isStream }.map { $0.report(on: mapping.name) }
            }
            let others = registry.hostMapping.handlers(of: event).filter { !$0.isStream } + registry.strays(of: event)
            let handlers = onMappings + others.map { $0.report(on: nil) }
            let streams = registry.streams.filter { $0.event === event }.map(\.site)
            guard !handlers.isEmpty || !streams.isEmpty else { return nil }
            return EventReport._EventHandlers(
                event: event.name, settings: settings(against: event), gates: gates(of: event).map(\.step),
                handlers: handlers, streams: streams)
        }
    }

    private func ownerReports() -> [EventReport._Owner] {
        var seen: [AnyObject] = []
        return DelegatePart.allCases.compactMap { part in
            guard let owner = owners[part]?.object, !seen.contains(where: { $0 === owner }) else { return nil }
            seen.append(owner)
            let parts = DelegatePart.allCases.filter { owners[$0]?.object === owner }
            let protocols = parts == DelegatePart.allCases ? "everything" : listed(parts.map { "\($0)" })
            let implemented = all.filter { owners.events.contains($0.ordinal) && parts.contains($0.facts.part) }
            let names = implemented.isEmpty ? "implements no event" : listed(implemented.map(\.name))
            return EventReport._Owner(parts: parts, printed: "\(typeName(type(of: owner))), for \(protocols): \(names)")
        }
    }

    private func listed(_ words: [String]) -> String { words.joined(separator: ", ") }
}

extension Handler {
    fileprivate func report(on mapping: String?) -> EventReport._Handler {
        EventReport._Handler(mapping: mapping, site: site, takesView: needsView, mayPass: canPass)
    }
}
#endif
