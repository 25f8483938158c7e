/// What explaining an event asks of the registry, without a look at every mapping.
extension Registry {
    /// What a dry run says about the mappings of a kind for an item, already unwrapped.
    func explained(_ kind: ViewKind, for item: Any) -> ExplainedMappings {
        list(of: kind)?.explained(for: item) ?? ExplainedMappings(mappings(coveredBy: kind), for: item)
    }

    /// How many handlers of an event would be called if their turn came, over all mappings.
    func liveHandlers(of event: DelegateEvent) -> Int {
        guard lifetimes.hasLoss else {
            return handlerCounts.indices.contains(event.ordinal) ? handlerCounts[event.ordinal] : 0
        }
        return handlers(of: event).filter(\.isAlive).count
    }

    /// How many handlers of an event ended with their objects, and are still registered; each once.
    func deadHandlers(of event: DelegateEvent) -> Int {
        guard lifetimes.hasLoss else { return 0 }
        return Set(handlers(of: event).filter { !$0.isAlive }.map(\.serial)).count
    }
}
