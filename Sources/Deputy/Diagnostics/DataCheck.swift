/// Checks the data of one kind of views, for mistakes that only items can show.
@MainActor
final class DataCheck {
    private let kind: ViewKind
    private let registry: Registry
    private let mappings: [RegisteredMapping]
    /// The mappings that match an item, by its type.
    private var known: [ObjectIdentifier: [RegisteredMapping]] = [:]
    private let needsNoMapping: (Any) -> Bool
    private var findings: [Anomaly] = []
    /// The types of items that are not shown; nil is a type of its own.
    private var missing: Set<ObjectIdentifier> = []
    /// By mapping, an item of each type that it has in the data.
    private var samples: [ObjectIdentifier: [ObjectIdentifier: Any]] = [:]

    init(_ registry: Registry, _ kind: ViewKind, needsNoMapping: @escaping (Any) -> Bool) {
        self.registry = registry
        self.kind = kind
        self.needsNoMapping = needsNoMapping
        mappings = registry.mappings(coveredBy: kind)
    }

    func visit(_ item: Any, at place: EventLocation) {
        guard let content = unwrapped(item) else { return noteUnshown(item, ObjectIdentifier(Never.self), at: place) }
        let type = ObjectIdentifier(Swift.type(of: content))
        let matching = known[type] ?? mappings.filter { $0.matchesModel(content) }
        known[type] = matching
        guard let mapping = matching.first(where: { $0.isAlive && $0.condition.holds(content, at: place) }) else {
            if !needsNoMapping(content) { noteUnshown(content, type, at: place) }
            return
        }
        guard samples[ObjectIdentifier(mapping), default: [:]].updateValue(content, forKey: type) == nil else { return }
        if let list = registry.list(of: kind) {
            findings += registry.shadows(by: content, in: list, behind: mapping)
        }
        findings += registry.silences(by: content, on: mapping)
    }

    private func noteUnshown(_ item: Any, _ type: ObjectIdentifier, at place: EventLocation) {
        if missing.insert(type).inserted { findings.append(registry.unshown(item, kind, at: place).at(nil)) }
    }

    /// Everything found, once all items were visited; with the handlers and streams of the manager whose model no item has. They are
    /// on mappings for a protocol or `Any`, whose items could be of that model, and the data shows that they are not.
    func finish() -> [Anomaly] {
        let strays = registry.attached.filter {
            $0.event.kind == kind && !$0.isOfUses && isStray($0.expects, on: registry.mappings(of: $0))
        }
        return findings + strays.map(registry.unbound)
    }

    /// Whether the data shows that no item of some mappings is of a type.
    private func isStray(_ expects: Expectation, on mappings: [RegisteredMapping]) -> Bool {
        !mappings.isEmpty
            && mappings.allSatisfy { mapping in
                guard let seen = samples[ObjectIdentifier(mapping)] else { return false }
                return !covers(mapping.modelType, expects.model) && !expects.coversModel(mapping.modelType)
                    && seen.values.allSatisfy { type(of: $0) == mapping.modelType && !expects.matchesModel($0) }
            }
    }
}
