#if EXPLANATIONS
/// Checking the data of one kind of views, for mistakes that only items can show.
extension Registry {
    /// The items without a mapping, the hidden mappings and handlers, and the handlers and streams of the manager whose model no item has.
    func findings(
        _ kind: ViewKind, needsNoMapping: @escaping (Any) -> Bool,
        in data: (_ visit: @MainActor (Any, EventLocation) -> Void) -> Void
    ) -> [Anomaly] {
        let mappings = mappings(coveredBy: kind)
        var findings: [Anomaly] = []
        // The mappings that match an item, by its type.
        var known: [ObjectIdentifier: [RegisteredMapping]] = [:]
        // By mapping, an item of each type that it has in the data.
        var samples: [ObjectIdentifier: [ObjectIdentifier: Any]] = [:]
        // The types of items that are not shown; nil is a type of its own.
        var missing: Set<ObjectIdentifier> = []
        func noteUnshown(_ item: Any, _ type: Any.Type, at place: EventLocation) {
            if missing.insert(ObjectIdentifier(type)).inserted {
                findings.append(unshown(item, kind, at: place).at(nil))
            }
        }
        data { item, place in
            guard let content = unwrapped(item) else { return noteUnshown(item, Never.self, at: place) }
            let type = ObjectIdentifier(Swift.type(of: content))
            let matching = known[type] ?? mappings.filter { $0.matchesModel(content) }
            known[type] = matching
            if let mapping = matching.first(where: { $0.isAlive && $0.condition.holds(content, at: place) }) {
                let former = samples[ObjectIdentifier(mapping), default: [:]].updateValue(content, forKey: type)
                if former == nil { findings += self.findings(showing: content, on: mapping) }
            } else if !needsNoMapping(content) {
                noteUnshown(content, Swift.type(of: content), at: place)
            }
        }
        let strays = attached.filter { handler in
            guard handler.event.kind == kind, !handler.isOfUses else { return false }
            let mappings = self.mappings(of: handler)
            return !mappings.isEmpty
                && mappings.allSatisfy { shows($0, samples[ObjectIdentifier($0)], nothingFor: handler.expects) }
        }
        return findings + strays.map(unbound)
    }

    /// Whether a mapping is for a protocol or `Any`, whose items could be of a type that a closure takes, and its items in the data show
    /// that they are not.
    private func shows(
        _ mapping: RegisteredMapping, _ items: [ObjectIdentifier: Any]?, nothingFor expects: Expectation
    ) -> Bool {
        guard let items, !covers(mapping.modelType, expects.model), !expects.coversModel(mapping.modelType) else {
            return false
        }
        return items.values.allSatisfy { type(of: $0) == mapping.modelType && !expects.matchesModel($0) }
    }
}
#endif
