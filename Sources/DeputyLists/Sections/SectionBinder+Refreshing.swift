import Deputy

/// Reading the data of all chains, and giving the list what is to be shown.
extension SectionBinder {
    /// Reads every closure again, and has the list show what has changed: inserts, deletes, moves and new content, animated.
    ///
    /// The list is told once at the end of the turn, however often this is called; `manager.flush()` tells it at once. Inside
    /// an event, or while data is read, it happens when that is over, and is never lost. Values that were bound are not read
    /// again. Before ``finish()`` it does nothing.
    ///
    /// - Complexity: O(n) in the number of items.
    public func refresh() {
        guard hasFinishedBinding else { return }
        guard !isReading else {
            needsAnotherReading = true
            return
        }
        manager.dispatcher.whenIdle { [weak self] in self?.readAndApply() }
    }

    private func readAndApply() {
        guard !isReading else {
            needsAnotherReading = true
            return
        }
        isReading = true
        var sections: [ItemSection] = []
        var rounds = 0
        repeat {
            needsAnotherReading = false
            sections = read()
            rounds += 1
        } while needsAnotherReading && rounds < Self.mostReadings
        isReading = false
        if needsAnotherReading { manager.anomalyLog.report(.endlessRefresh(Self.mostReadings)) }
        needsAnotherReading = false
        manager.items.apply(sections)
    }

    /// How often data is read again because reading it asked for that.
    private static var mostReadings: Int { 8 }

    /// Reads the data of all chains: the sections to be shown.
    private func read() -> [ItemSection] {
        let reading = BinderReading(chains)
        for (chain, unknown) in reading.unknownSections(in: self) {
            manager.anomalyLog.report(.unknownSections(unknown.map { "\($0)" }, of: chain.name), at: chain.site)
        }
        discovered += reading.sections.filter { !discovered.contains($0) }
        let shown = display(reading)
        for section in shown where reading.isUnbound(section, in: self) {
            manager.anomalyLog.report(.unboundSection("\(section)"))
        }
        currentSections = shown
        return shown.map { reading.itemSection($0, in: self) }
    }
}

/// The data of all chains, read at one moment.
@MainActor
struct BinderReading<Kit: ListKit, Section: Hashable> {
    private var rows: [ObjectIdentifier: ChainReading<Section, [Any]>] = [:]
    private var others: [ViewKind: [ObjectIdentifier: ChainReading<Section, Any?>]] = [:]
    private let chains: [ChainCore<Kit, Section>]

    init(_ chains: [ChainCore<Kit, Section>]) {
        self.chains = chains
        for chain in chains {
            if let data = chain.data { rows[ObjectIdentifier(chain)] = data.read() }
            for (kind, data) in chain.supplementaries {
                others[kind, default: [:]][ObjectIdentifier(chain)] = data.read()
            }
        }
    }

    /// The sections that data has named, in an order that does not depend on the dictionary.
    var sections: [Section] {
        let named = rows.values.flatMap(\.sections) + others.values.flatMap { $0.values.flatMap(\.sections) }
        return Set(named).sorted { "\($0)" < "\($1)" }
    }

    func rows(of section: Section, in binder: SectionBinder<Kit, Section>) -> [Any] {
        binder.chain(binding: .cell, of: section).flatMap { rows[ObjectIdentifier($0)]?.find(section) } ?? []
    }

    func model(_ kind: ViewKind, of section: Section, in binder: SectionBinder<Kit, Section>) -> Any? {
        binder.chain(binding: kind, of: section).flatMap { others[kind]?[ObjectIdentifier($0)]?.find(section) ?? nil }
    }

    func itemSection(_ section: Section, in binder: SectionBinder<Kit, Section>) -> ItemSection {
        ItemSection(
            rows(of: section, in: binder), id: AnyHashable(section), header: model(.header, of: section, in: binder),
            footer: model(.footer, of: section, in: binder))
    }

    func contents(
        _ section: Section, in binder: SectionBinder<Kit, Section>
    ) -> SectionDisplayBehavior<Section>.Contents {
        SectionDisplayBehavior<Section>.Contents(
            section: section, numberOfRows: rows(of: section, in: binder).count,
            hasHeader: model(.header, of: section, in: binder) != nil,
            hasFooter: model(.footer, of: section, in: binder) != nil)
    }

    func isUnbound(_ section: Section, in binder: SectionBinder<Kit, Section>) -> Bool {
        [ViewKind.cell, .header, .footer].allSatisfy { binder.chain(binding: $0, of: section) == nil }
    }

    /// The sections that a chain has data for and that are not its own.
    func unknownSections(
        in binder: SectionBinder<Kit, Section>
    ) -> [(chain: ChainCore<Kit, Section>, sections: [Section])] {
        chains.compactMap { chain in
            let named = rows[ObjectIdentifier(chain)]?.sections ?? []
            let unknown = named.filter { binder.chain(binding: .cell, of: $0) !== chain }
            return unknown.isEmpty ? nil : (chain, unknown)
        }
    }
}
