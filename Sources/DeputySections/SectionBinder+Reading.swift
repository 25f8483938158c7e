import Deputy
import DeputyLists

/// Reading the data of all chains at one moment.
extension SectionBinder {
    /// Reads the data of all chains: the sections to be shown.
    /// - Parameter tracker: follows what the chains' closures read; nil if they are not followed.
    func read(_ tracker: BinderTracker?) -> [ItemSection] {
        if precedence.takeLate() { manager.dispatcher.registry.sectionsChanged() }
        let chains = chains
        for chain in chains { chain.read(tracker) }
        defer { for chain in chains { chain.endReading() } }
        for (chain, unknown) in unknownSections {
            let names = unknown.joined(separator: ", ")
            report(.unknownSections, "\(chain.name) has data for \(names), which it does not bind.", at: chain.site)
        }
        discovered = discoveredSections
        currentSections = tracker.map { $0.read($0.displayObserver, display) } ?? display()
        for section in unboundSections { manager.anomalyLog.report(unbound(section)) }
        // The sections that the list was last given.
        let former = Dictionary(
            manager.items.sections.compactMap { section in section.id.map { ($0, section) } },
            uniquingKeysWith: { first, _ in first })
        return currentSections.map { itemSection($0, former[AnyHashable($0)]) }
    }

    /// The sections that only data names: first the former ones that still exist, then new ones, in an order that does not depend
    /// on the dictionary.
    private var discoveredSections: [Section] {
        let named = Set(chains.filter { $0.scope == .others }.flatMap { $0.namedByData.flatMap(\.sections) })
        // Equal sections need not be identical: the current data's value is used.
        let kept = discovered.compactMap { section in named.firstIndex(of: section).map { named[$0] } }
        let new = named.subtracting(kept).sorted { "\($0)" < "\($1)" }
        return kept + SectionDisplayBehavior.inNaturalOrder(new)
    }

    /// The sections that a chain has data for and does not bind, in words.
    private var unknownSections: [(chain: ChainCore<Kit, Section>, sections: [String])] {
        chains.compactMap { chain in
            let unknown = chain.namedByData.flatMap { kind, sections in
                sections.filter { self.chain(binding: kind, of: $0) !== chain }
            }
            return unknown.isEmpty ? nil : (chain, Set(unknown).map { "\($0)" }.sorted())
        }
    }

    private func rows(of section: Section) -> ChainRows? { model(.cell, of: section) as? ChainRows }

    private func model(_ kind: ViewKind, of section: Section) -> Any? {
        chain(binding: kind, of: section)?.readings[kind]?.find(section)
    }

    private func itemSection(_ section: Section, _ former: ItemSection?) -> ItemSection {
        let rows = rows(of: section)
        var made = ItemSection(header: model(.header, of: section), footer: model(.footer, of: section))
        // Unchanged, also if sections are optionals.
        made.id = AnyHashable(section)
        rows?.fill(&made, former)
        made.site = chain(binding: .cell, of: section)?.bindingSites[.cell]
        return made
    }

    /// What a section has at this reading.
    func contents(_ section: Section) -> SectionDisplayBehavior<Section>.Contents {
        .init(
            section: section, numberOfRows: rows(of: section)?.count ?? 0,
            hasHeader: model(.header, of: section) != nil, hasFooter: model(.footer, of: section) != nil)
    }
}

extension ChainCore {
    func read(_ tracker: BinderTracker?) { readings = data.mapValues { $0.read(tracker) } }

    func endReading() {
        for reading in readings.values { reading.end() }
        readings = [:]
    }

    /// The sections that only its data names, by kind of view.
    var namedByData: [(kind: ViewKind, sections: [Section])] { readings.map { ($0.key, $0.value.sections) } }
}

extension ViewKind {
    /// The kinds of views that a chain binds.
    static var boundKinds: [ViewKind] { [.cell, .header, .footer] }
}
