/// Whether anybody receives what a question decides about.
extension AnyDispatcher {
    /// The handlers of an event that live, for the item and the place of a call.
    func handlers(of event: DelegateEvent, for call: EventCall) -> [Handler] {
        if event.kind == .host { return registry.hostMapping.handlers(of: event).filter(\.isAlive) }
        guard let item = call.content else { return [] }
        let mapping = registry.mappings(coveredBy: event.kind).first {
            $0.isAlive && $0.matchesModel(item) && $0.condition.holds(item, at: call.place)
        }
        return (mapping?.handlers(of: event) ?? []).filter { $0.isAlive && $0.expects.matchesModel(item) }
    }

    /// Whether a closure, a stream or the owner receives an event that a question decides about, for the item of the question.
    ///
    /// Also true where no such event is announced, because then the list does what it does without a delegate.
    func isHeard(whatIsDecidedBy question: DelegateEvent, _ call: EventCall) -> Bool {
        guard !question.facts.decides.isEmpty else { return true }
        let decided = question.facts.decides.compactMap(event(named:)).filter {
            announcement.events.contains($0.ordinal) || announcement.counted.contains($0.ordinal)
        }
        return decided.isEmpty
            || decided.contains { event in
                owners.events.contains(event.ordinal)
                    || handlers(of: event, for: call).contains { $0.target.applies(at: call.place) }
            }
    }
}

extension AnyDispatcher {
    /// Where the closure was registered that gets an event about an item first; nil for none.
    package func receiver(of event: DelegateEvent, about item: Any, at place: EventLocation) -> CallSite? {
        handlers(of: event, for: EventCall(dryAt: place, item: item))
            .first { !$0.isStream && $0.target.applies(at: place) }?.site
    }
}
