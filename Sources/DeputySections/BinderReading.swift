import Deputy
import DeputyLists

/// The data of all chains, read at one moment.
@MainActor
struct BinderReading<Kit: ListKit, Section: Hashable> {
    private var readings: [ViewKind: [ObjectIdentifier: ChainReading<Section>]] = [:]
    private let binder: SectionBinder<Kit, Section>
    /// The sections that the list was last given, by their ids.
    private let former: [AnyHashable: ItemSection]

    /// - Parameter tracker: follows what the chains' closures read; nil if they are not followed.
    init(of binder: SectionBinder<Kit, Section>, _ tracker: BinderTracker?) {
        self.binder = binder
        former = Dictionary(
            binder.manager.items.sections.compactMap { section in section.id.map { ($0, section) } },
            uniquingKeysWith: { first, _ in first })
        for chain in binder.chains {
            for kind in ViewKind.boundKinds {
                readings[kind, default: [:]][ObjectIdentifier(chain)] = chain.data[kind]?.read(tracker)
            }
        }
    }

    /// Ends the reading.
    func end() { for reading in readings.values.flatMap(\.values) { reading.end() } }

    /// The sections that only data names: first the former ones that still exist, then new ones, in
    /// an order that does not depend on the dictionary.
    func discovered(after former: [Section]) -> [Section] {
        let named = Set(binder.chains.filter { $0.scope == .others }.flatMap { self.named(by: $0).flatMap(\.sections) })
        // Equal sections need not be identical: the current data's value is used.
        let kept = former.compactMap { section in named.firstIndex(of: section).map { named[$0] } }
        return kept
            + SectionDisplayBehavior.inNaturalOrder(
                named.subtracting(kept).sorted { "\($0)" < "\($1)" })
    }

    /// The sections that a chain's data names, by kind of view.
    private func named(by chain: ChainCore<Kit, Section>) -> [(kind: ViewKind, sections: [Section])] {
        readings.map { ($0.key, $0.value[ObjectIdentifier(chain)]?.sections ?? []) }
    }

    private func rows(of section: Section) -> ChainRows? { model(.cell, of: section) as? ChainRows }

    private func model(_ kind: ViewKind, of section: Section) -> Any? {
        binder.chain(binding: kind, of: section).flatMap { readings[kind]?[ObjectIdentifier($0)]?.find(section) }
    }

    func itemSection(_ section: Section) -> ItemSection {
        let rows = rows(of: section)
        var made = ItemSection(header: model(.header, of: section), footer: model(.footer, of: section))
        // Unchanged, also if sections are optionals.
        made.id = AnyHashable(section)
        if let id = made.id { rows?.fill(&made, former[id]) }
        made.site = binder.chain(binding: .cell, of: section)?.bindingSites[.cell]
        return made
    }

    func contents(_ section: Section) -> SectionDisplayBehavior<Section>.Contents {
        SectionDisplayBehavior<Section>.Contents(
            section: section, numberOfRows: rows(of: section)?.count ?? 0,
            hasHeader: model(.header, of: section) != nil, hasFooter: model(.footer, of: section) != nil)
    }

    /// The sections that a chain has data for and does not bind, in words.
    var unknownSections: [(chain: ChainCore<Kit, Section>, sections: [String])] {
        binder.chains.compactMap { chain in
            let unknown = named(by: chain).flatMap { kind, sections in
                sections.filter { binder.chain(binding: kind, of: $0) !== chain }
            }
            return unknown.isEmpty ? nil : (chain, Set(unknown).map { "\($0)" }.sorted())
        }
    }
}

extension ViewKind {
    /// The kinds of views that a chain binds.
    static var boundKinds: [ViewKind] { [.cell, .header, .footer] }
}
