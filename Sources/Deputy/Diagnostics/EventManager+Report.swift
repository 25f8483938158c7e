extension EventManager {
    /// Everything registered, the data, what answers, and what is wrong, for a bug report.
    ///
    /// Changes nothing; see ``validate()`` for what it costs.
    public func report() -> EventReport { dispatcher.state.report(_findings(), _itemCounts) }
}

extension DispatchState {
    /// - Parameters:
    ///   - findings: what a manager finds wrong.
    ///   - itemCounts: how many items each of its sections has.
    fileprivate func report(_ findings: [Anomaly], _ itemCounts: [Int]) -> EventReport {
        sweep()
        return EventReport(
            host: host.map { typeName(type(of: $0)) }, itemCounts: itemCounts,
            mappings: registry.allMappings.map(\.report),
            events: eventReports(), owners: ownerReports(),
            implemented: events.filter { announcement.events.contains($0.ordinal) }.map {
                "\($0): \(reasons(for: $0).map(\.phrase).joined(separator: "; "))"
            },
            exclusions: DelegatePart.allCases.compactMap { part in
                exclusionReason(of: part).map { EventReport.Exclusion(part: part, because: $0) }
            },
            departures: registry.departures.map {
                EventReport._Departure(what: $0.name, object: $0.object, site: $0.site, count: $0.count)
            },
            findings: findings, anomalies: anomalies.anomalies, recorded: sink?.lastLines(100))
    }

    private func eventReports() -> [EventReport._EventHandlers] {
        // The names of types are slow to make, so each is made once.
        let mappings = registry.allMappings.filter { !$0.allHandlers.isEmpty }.map {
            ($0, "\(typeName($0.viewType)) for \(typeName($0.modelType))")
        }
        return (events.filter { $0.ordinal < events.count - viewEvents.all.count } + viewEvents.all[..<2])
            .compactMap { report(of: $0, on: mappings) }
    }

    private func report(of event: DelegateEvent, on mappings: [(RegisteredMapping, name: String)])
        -> EventReport._EventHandlers?
    {
        let onMappings = mappings.flatMap { mapping, name in
            mapping.handlers(of: event).filter { !$0.isStream }.map { $0.report(on: name) }
        }
        let others = registry.hostMapping.handlers(of: event).filter { !$0.isStream } + registry.strays(of: event)
        let handlers = onMappings + others.map { $0.report(on: nil) }
        let streams = registry.streams.filter { $0.event === event }.map(\.site)
        guard !handlers.isEmpty || !streams.isEmpty else { return nil }
        return EventReport._EventHandlers(
            event: event.name, settings: settings(against: event), gates: gates(of: event).map(\.step),
            handlers: handlers, streams: streams)
    }

    private func ownerReports() -> [EventReport._Owner] {
        var parts: [(owner: AnyObject, parts: [DelegatePart])] = []
        for part in DelegatePart.allCases {
            guard let owner = owners[part]?.object else { continue }
            if let index = parts.firstIndex(where: { $0.owner === owner }) {
                parts[index].parts.append(part)
            } else {
                parts.append((owner, [part]))
            }
        }
        return parts.map { owner, parts in
            EventReport._Owner(
                name: typeName(type(of: owner)), parts: parts,
                events: events.filter { owners.events.contains($0.ordinal) && parts.contains($0.facts.part) }.map(
                    \.name))
        }
    }
}

extension RegisteredMapping {
    fileprivate var report: EventReport._Mapping {
        EventReport._Mapping(
            kind: kind, view: typeName(viewType), model: typeName(modelType),
            condition: condition.isAlways ? nil : condition.description, site: site)
    }
}

extension Handler {
    fileprivate func report(on mapping: String?) -> EventReport._Handler {
        EventReport._Handler(mapping: mapping, site: site, takesView: needsView, mayPass: canPass)
    }
}
