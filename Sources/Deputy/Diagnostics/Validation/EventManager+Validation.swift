extension EventManager {
    /// What is wrong with what is registered: handlers and mappings that nothing can reach, each with its line.
    ///
    /// Looks, and changes nothing: no handler is called, and nothing is added to ``anomalies``. What a list's manager finds
    /// in its data, its owner and its slots is in there too. A test that fails when a list has a mistake:
    ///
    /// ```swift
    /// #expect(manager.validate() == [])
    /// ```
    /// - Complexity: O(mappings × handlers), and a look at each item of the data.
    public func validate() -> [Anomaly] {
        unique(dispatcher.catalogue.mistakes.map { $0.at(nil) } + dispatcher.state.findings().map(\.anomaly))
    }
}

/// The same anomalies, each once.
package func unique(_ anomalies: [Anomaly]) -> [Anomaly] {
    var seen: Set<Anomaly> = []
    return anomalies.filter { seen.insert($0).inserted }
}

extension DispatchState {
    /// Everything that can be found without looking at data.
    func findings() -> [Finding] {
        sweep()
        return registry.allMappings.compactMap(registry.shadow) + registry.silences() + registry.unboundHandlers()
            + registry.closuresForOtherViews() + registry.unboundUses() + registry.unboundStreams() + closedGates()
            + excludedHandlers()
            + takenSlots() + registry.uncatalogued
    }

    /// The slots of the host that somebody took.
    private func takenSlots() -> [Finding] {
        DelegatePart.allCases.compactMap { part in
            lostSlots[part].map { Finding(.lostSlot(part.slotName, to: $0), at: nil) }
        }
    }

    /// The handlers and streams of protocols that others answer for; of a slot that was taken, the slot is what is wrong.
    private func excludedHandlers() -> [Finding] {
        let handlers = (registry.allMappings + [registry.hostMapping]).flatMap(\.allHandlers)
            .compactMap { exclusion(of: .of($0), $0.event, at: $0.site) }
        return handlers + registry.listeners.all.compactMap { exclusion(of: .stream, $0.event, at: $0.site) }
    }

    private func exclusion(of receiver: Anomaly.Report.Receiver, _ event: DelegateEvent, at site: CallSite) -> Finding?
    {
        guard lostSlots[event.facts.part] == nil else { return nil }
        return exclusionReason(of: event.facts.part).map {
            Finding(.excluded(receiver, of: event.name, because: $0), at: site)
        }
    }
}

extension EventDispatcher {
    /// What the data shows of the mappings of a kind: items without one, and what is hidden from items of their types.
    /// - Parameters:
    ///   - needsNoMapping: whether a model is shown without any.
    ///   - data: calls its argument with each item and its position.
    package func validate<Position: EventPosition>(
        _ kind: ViewKind, needsNoMapping: @escaping (Any) -> Bool = { _ in false },
        _ data: (_ visit: @MainActor (Any, Position) -> Void) -> Void
    ) -> [Anomaly] {
        let check = DataCheck<Position>(state.registry, kind, needsNoMapping: needsNoMapping)
        data { item, position in check.visit(item, at: position) }
        return unique(check.finish().map(\.anomaly))
    }
}
