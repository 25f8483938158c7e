#if EXPLANATIONS
extension EventManager {
    /// Mistakes in the registrations: handlers and mappings that are never used, each with its line.
    ///
    /// Changes nothing: conditions are evaluated, nibs are opened, no handler is called, no cell is shown, and nothing is added to
    /// ``anomalies``. For a list's manager the result includes mistakes in its data, its owner and its slots. Give it the data
    /// that the list will have: a mistake that affects no item is not found. A test that fails when a list has a mistake:
    ///
    /// ```swift
    /// #expect(manager.validate() == [])
    /// ```
    /// - Complexity: O(mappings × handlers + items of the data).
    public func validate() -> [Anomaly] { _findings() }
}

/// The same anomalies, each once.
package func unique(_ anomalies: [Anomaly]) -> [Anomaly] {
    var seen: Set<Anomaly> = []
    return anomalies.filter { seen.insert($0).inserted }
}

extension AnyDispatcher {
    /// Everything that can be found without looking at data.
    func findings() -> [Anomaly] {
        sweep()
        let (mappings, handlers) = (registry.allMappings, registry.allHandlers)
        return registry.shadows(mappings)
            + registry.silences(handlers.filter { !$0.isShared } + registry.attached) + registry.unboundHandlers()
            + mappings.flatMap { registry.otherViews($0.allHandlers, on: $0) } + registry.handlersWithoutObjects()
            + registry.handlersWithoutCells() + closedGates() + excludedHandlers() + registry.uncatalogued
    }

    /// The handlers and streams of protocols that another object answers for.
    func excludedHandlers() -> [Anomaly] {
        guard !announcement.excluded.isEmpty else { return [] }
        let handlers = registry.allHandlers.filter { !$0.isStream && !$0.isOfUses } + registry.streams
        return handlers.compactMap { handler in
            let part = handler.event.facts.part
            guard takenSlots[part] == nil, !announcement.mayBePassedOn(handler.event) else { return nil }
            return exclusionReason(of: part).map(handler.excluded)
        }
    }
}

extension AnyDispatcher {
    /// The mistakes in the mappings of a kind that the data shows: items without a mapping, and hidden mappings and handlers.
    /// - Parameters:
    ///   - needsNoMapping: whether a model is shown without any.
    ///   - data: calls its argument with each item and its place.
    package func validate(
        _ kind: ViewKind, needsNoMapping: @escaping (Any) -> Bool = { _ in false },
        _ data: (_ visit: @MainActor (Any, EventLocation) -> Void) -> Void
    ) -> [Anomaly] { unique(registry.findings(kind, needsNoMapping: needsNoMapping, in: data)) }

    /// The misspelled methods of an owner, given every selector that it has.
    /// - Parameter others: the selectors of its delegate's methods that are not events.
    package func validate(methods: [String], of owner: AnyObject, besides others: [String]) -> [Anomaly] {
        let names = MethodNames(all.map(\.selector).filter { !$0.isEmpty } + others)
        return methods.compactMap { method in
            names.meant(by: method).map {
                Anomaly.Report(RuntimeAnomaly.misspelledMethod, withArticle(typeName(type(of: owner))), method, $0).at(
                    nil)
            }
        }
    }
}
#endif
