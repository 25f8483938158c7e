import Deputy
import DeputyLists

/// The data of all chains, read at one moment.
@MainActor
struct BinderReading<Kit: ListKit, Section: Hashable> {
    private var rows: [ObjectIdentifier: ChainReading<Section, ChainRows>] = [:]
    private var others: [ViewKind: [ObjectIdentifier: ChainReading<Section, Any?>]] = [:]
    private let chains: [ChainCore<Kit, Section>]
    /// The sections that the list was last given, by their ids.
    private let former: [AnyHashable: ItemSection]

    /// - Parameter tracker: follows what the chains' closures read; nil if they are not followed.
    init(_ chains: [ChainCore<Kit, Section>], _ tracker: BinderTracker?, former: [ItemSection]) {
        self.chains = chains
        self.former = Dictionary(
            former.compactMap { section in section.id.map { ($0, section) } }, uniquingKeysWith: { first, _ in first })
        for chain in chains {
            if let data = chain.data { rows[ObjectIdentifier(chain)] = data.read(tracker) }
            for (kind, data) in chain.supplementaries {
                others[kind, default: [:]][ObjectIdentifier(chain)] = data.read(tracker)
            }
        }
    }

    /// Ends the reading.
    func end() {
        for reading in rows.values { reading.end() }
        for reading in others.values.flatMap(\.values) { reading.end() }
    }

    /// The sections that only data names: first the former ones that still exist, then new ones, in
    /// an order that does not depend on the dictionary.
    func discovered(in binder: SectionBinder<Kit, Section>, after former: [Section]) -> [Section] {
        let named = Set(chains.filter { $0.scope == .others }.flatMap(sections(of:)))
        // Equal sections need not be identical: the current data's value is used.
        let kept = former.compactMap { section in named.firstIndex(of: section).map { named[$0] } }
        return kept
            + SectionDisplayBehavior.inNaturalOrder(
                named.subtracting(kept).sorted { "\($0)" < "\($1)" })
    }

    /// The sections that a chain's data names, by kind of view.
    private func named(by chain: ChainCore<Kit, Section>) -> [(kind: ViewKind, sections: [Section])] {
        let id = ObjectIdentifier(chain)
        return [(.cell, rows[id]?.sections ?? [])] + others.map { ($0.key, $0.value[id]?.sections ?? []) }
    }

    private func sections(of chain: ChainCore<Kit, Section>) -> [Section] { named(by: chain).flatMap(\.sections) }

    private func rows(of section: Section, in binder: SectionBinder<Kit, Section>) -> ChainRows? {
        binder.chain(binding: .cell, of: section).flatMap { rows[ObjectIdentifier($0)]?.find(section) }
    }

    func model(_ kind: ViewKind, of section: Section, in binder: SectionBinder<Kit, Section>) -> Any? {
        binder.chain(binding: kind, of: section).flatMap { others[kind]?[ObjectIdentifier($0)]?.find(section) ?? nil }
    }

    func itemSection(_ section: Section, in binder: SectionBinder<Kit, Section>) -> ItemSection {
        let rows = rows(of: section, in: binder)
        var made = ItemSection(
            header: model(.header, of: section, in: binder),
            footer: model(.footer, of: section, in: binder))
        // Unchanged, also if sections are optionals.
        made.id = AnyHashable(section)
        if let id = made.id { rows?.fill(&made, former[id]) }
        made.site = binder.chain(binding: .cell, of: section)?.bindingSites[.cell]
        return made
    }

    func contents(
        _ section: Section, in binder: SectionBinder<Kit, Section>
    ) -> SectionDisplayBehavior<Section>.Contents {
        SectionDisplayBehavior<Section>.Contents(
            section: section, numberOfRows: rows(of: section, in: binder)?.count ?? 0,
            hasHeader: model(.header, of: section, in: binder) != nil,
            hasFooter: model(.footer, of: section, in: binder) != nil)
    }

    /// The sections that a chain has data for and does not bind, in words.
    func unknownSections(
        in binder: SectionBinder<Kit, Section>
    ) -> [(chain: ChainCore<Kit, Section>, sections: [String])] {
        chains.compactMap { chain in
            let unknown = named(by: chain).flatMap { kind, sections in
                sections.filter { binder.chain(binding: kind, of: $0) !== chain }
            }
            return unknown.isEmpty ? nil : (chain, Set(unknown).map { "\($0)" }.sorted())
        }
    }
}
