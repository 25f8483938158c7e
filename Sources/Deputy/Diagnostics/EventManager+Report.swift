#if EXPLANATIONS
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
