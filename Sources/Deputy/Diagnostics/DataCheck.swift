/// Checks the data of one kind of views, for mistakes that only items can show.
@MainActor
final class DataCheck<Position: EventPosition> {
    private let kind: ViewKind
    private let registry: Registry
    private let mappings: [RegisteredMapping]
    /// The mappings that match an item, by its type.
    private var known: [ObjectIdentifier: [RegisteredMapping]] = [:]
    private let needsNoMapping: (Any) -> Bool
    private let report: (UnshownItem) -> Anomaly.Report
    private var findings: [Anomaly] = []
    /// The types whose items all have a mapping; nothing more can be found about them.
    private var settled: Set<ObjectIdentifier> = []
    private var missing: Set<ObjectIdentifier> = []
    private var hasFoundNil = false
    /// By mapping, an item of each type that it has in the data.
    private var samples: [ObjectIdentifier: [ObjectIdentifier: Any]] = [:]

    init(
        _ registry: Registry, _ kind: ViewKind, needsNoMapping: @escaping (Any) -> Bool,
        _ report: @escaping (UnshownItem) -> Anomaly.Report
    ) {
        self.registry = registry
        self.kind = kind
        self.needsNoMapping = needsNoMapping
        self.report = report
        mappings = registry.mappings(coveredBy: kind)
    }

    func visit(_ item: Any, at position: Position) {
        guard let content = unwrapped(item) else {
            if !hasFoundNil { findings.append(report(.isNil(at: position.place)).at(nil)) }
            hasFoundNil = true
            return
        }
        let type = ObjectIdentifier(Swift.type(of: content))
        guard !settled.contains(type) else { return }
        let matching = known[type] ?? mappings.filter { $0.matchesModel(content) }
        known[type] = matching
        guard let mapping = matching.first(where: { $0.isAlive && $0.condition.holds(content, at: position._place) })
        else {
            return reportMissing(content, type, at: position)
        }
        if samples[ObjectIdentifier(mapping), default: [:]].updateValue(content, forKey: type) == nil {
            look(at: content, mapping)
        }
        // By its type alone every such item has a mapping; which one may still differ if conditions come before.
        if mapping === matching.first, mapping.isUnconditional,
            covers(mapping.modelType, Swift.type(of: content))
        {
            settled.insert(type)
        }
    }

    /// Everything found, once all items were visited.
    func finish() -> [Anomaly] { findings + strays() }

    private func reportMissing(_ content: Any, _ type: ObjectIdentifier, at position: Position) {
        guard !needsNoMapping(content), missing.insert(type).inserted else { return }
        findings.append(report(registry.unshown(content, kind, at: position.place)).at(nil))
    }

    private func look(at content: Any, _ mapping: RegisteredMapping) {
        if let list = registry.list(of: kind) {
            findings += registry.shadows(by: content, in: list, behind: mapping)
        }
        findings += registry.silences(by: content, on: mapping)
    }

    /// Handlers and streams of the manager whose model no item has. They are on mappings for a protocol or `Any`, whose items could be
    /// of that model, and the data shows that they are not.
    private func strays() -> [Anomaly] {
        registry.attached.filter {
            $0.event.kind == kind && !$0.isOfUses && isStray($0.expects, on: registry.mappings(of: $0))
        }.map(registry.unbound)
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
