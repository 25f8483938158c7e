import Deputy
import DeputyLists

/// Which chain binds what, cached for each section: the first that names it, else the first on all other sections.
@MainActor
struct ChainPrecedence<Kit: ListKit, Section: Hashable> {
    /// The chains that bind views of a kind, in the order they were bound.
    private var binding: [ViewKind: [ChainCore<Kit, Section>]] = [:]
    /// The chains that were bound after the list had its data: they take effect at the next reading.
    private var late: [(kind: ViewKind, chain: ChainCore<Kit, Section>)] = []
    private var known: [ViewKind: [Section: ChainCore<Kit, Section>?]] = [:]

    mutating func add(_ chain: ChainCore<Kit, Section>, binding kind: ViewKind, isLate: Bool) {
        if isLate { late.append((kind, chain)) } else { claim(chain, binding: kind) }
    }

    /// Makes late bindings take effect, before data is read.
    /// - Returns: whether there were any.
    mutating func takeLate() -> Bool {
        defer { late = [] }
        for (kind, chain) in late { claim(chain, binding: kind) }
        return !late.isEmpty
    }

    private mutating func claim(_ chain: ChainCore<Kit, Section>, binding kind: ViewKind) {
        binding[kind, default: []].append(chain)
        known[kind] = nil
    }

    mutating func chain(binding kind: ViewKind, of section: Section) -> ChainCore<Kit, Section>? {
        if let known = known[kind]?[section] { return known }
        let chains = binding[kind] ?? []
        let found = chains.first { $0.names(section) } ?? chains.first { $0.scope == .others }
        known[kind, default: [:]][section] = .some(found)
        return found
    }

    /// The chains that bind views of a kind, including late ones.
    func chains(binding kind: ViewKind) -> [ChainCore<Kit, Section>] {
        (binding[kind] ?? []) + late.filter { $0.kind == kind }.map(\.chain)
    }
}

extension SectionBinder {
    /// The chain that binds a section's views of a kind.
    func chain(binding kind: ViewKind, of section: Section) -> ChainCore<Kit, Section>? {
        precedence.chain(binding: kind, of: section)
    }

    /// Notes that a chain binds views of a kind.
    func didBind(_ kind: ViewKind, of chain: ChainCore<Kit, Section>) {
        precedence.add(chain, binding: kind, isLate: hasFinishedBinding)
    }

    /// That other chains have bound before what a chain binds.
    func conflicts(of chain: ChainCore<Kit, Section>, binding kind: ViewKind) -> [Anomaly.Report] {
        let earlier = precedence.chains(binding: kind).prefix { $0 !== chain }
        func boundTwice(_ what: String, after first: ChainCore<Kit, Section>?) -> Anomaly.Report? {
            first.map { .boundTwice("the \(kind)s of \(what)", by: $0.site(of: kind), canMerge: kind == .cell) }
        }
        guard let sections = chain.named else {
            return [boundTwice(chain.name, after: earlier.first { $0.scope == chain.scope })].compactMap { $0 }
        }
        return sections.compactMap { section in
            boundTwice("section \(section)", after: earlier.first { $0.names(section) })
        }
    }
}
