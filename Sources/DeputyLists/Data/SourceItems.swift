import Deputy
import Foundation

/// The items of a source that gives ids: each row has an identity, which it keeps as long as the source gives its id.
///
/// The ids are read after the source has said that it has changed, at the first question about a row or when the list is updated, and
/// compared with those that were read before.
@MainActor
final class SourceItems<Source: IdentifiedItemSource>: AskedItems, SourceListener {
    private let identified: Source
    /// The manager's store, which keeps what is pending.
    private let store: ItemStore
    /// The ids that were read last: of the rows, and of the sections.
    private var ids: [[Source.ItemID]] = []
    private var sectionIDs: [AnyHashable?] = []
    /// The identities of the same rows.
    private var rows = Snapshot()
    /// Whether a list has loaded; before, the source itself is asked.
    private var isLoaded = false
    /// Whether the source may have other ids than were read.
    private var isStale = false
    /// Whether the ids are being read, so that what the source says meanwhile is in them.
    private var isReading = false
    /// How many items the source counted when its ids were read.
    private var counts: [Int] = []
    /// The identities of ids that have gone since the last update: one that comes back is the same row.
    private var gone: [Source.ItemID: ItemIdentity] = [:]
    /// What has new content, by the ids that the source gave.
    private var updated: (items: Set<Source.ItemID>, sections: Set<AnyHashable>) = ([], [])
    var lastIdentity: UInt64 = 0
    var former = FormerItems()
    private let uses: LiveUses

    init(_ source: Source, _ store: ItemStore, _ uses: LiveUses) {
        (identified, self.store, self.uses) = (source, store, uses)
        let changes = source.changes
        changes.add(self)
        if changes !== source.changes { log.report(ListAnomaly.madeAnewChanges, type(of: source)) }
    }

    var source: any ItemSource { identified }
    private var log: AnomalyLog { store.log }
    var isComparable: Bool { true }

    // MARK: What the source says

    func changed(_ told: ToldChange) {
        guard !isReading else { return note(told) }
        store.change { _ in
            self.isStale = true
            self.note(told)
        }
    }

    private func note(_ told: ToldChange) {
        if let (old, new) = told.renamed { rename(old, to: new) }
        for item in told.items {
            guard let id = item.base as? Source.ItemID else {
                log.report(ListAnomaly.foreignID, item.base, typeName(Source.ItemID.self), at: told.site)
                continue
            }
            updated.items.insert(id)
        }
        updated.sections.formUnion(told.sections)
    }

    private func rename(_ old: AnyHashable, to new: AnyHashable) {
        guard let old = old.base as? Source.ItemID, let new = new.base as? Source.ItemID else { return }
        for section in ids.indices {
            if let row = ids[section].firstIndex(of: old) { ids[section][row] = new }
        }
    }

    func report(_ mistake: Anomaly.Report, at site: CallSite) { log.report(mistake, at: site) }

    func changedElsewhere(at site: CallSite) {
        log.report(ListAnomaly.toldElsewhere, at: site)
        invalidate()
        // What was said of it stays where it was said.
        store.pending.reloads = true
    }

    /// Finds out whether the source has changed without saying so: its counts are no longer those that were read.
    private func findSilentChange() -> Bool {
        guard isLoaded, !isStale else { return false }
        let now = identified.counts
        guard now != counts else { return false }
        log.report(ListAnomaly.untoldChange, now, counts)
        return true
    }

    func invalidate() { if isLoaded { changed(ToldChange()) } }

    // MARK: Reading

    func bringUpToDate() {
        if findSilentChange() { changed(ToldChange()) }
        read()
        gone = [:]
    }

    func load() {
        for report in identified.negativeCounts { log.report(report) }
        if !isLoaded || findSilentChange() { (isLoaded, isStale) = (true, true) }
        read()
        gone = [:]
    }

    func forget() {
        (ids, sectionIDs, rows, former, gone) = ([], [], Snapshot(), FormerItems(), [:])
        (isLoaded, isStale) = (false, false)
    }

    private func read() {
        guard isStale, isLoaded, !isReading else { return }
        (isStale, isReading) = (false, true)
        defer { isReading = false }
        let sections = identified.sectionNumbers
        let (new, newSectionIDs) = (sections.map(identified.ids), sections.map(identified.id))
        var pairing = Pairing(from: ids.map(\.count), to: new.map(\.count))
        pairing.pairSections(withIDs: sectionIDs, newSectionIDs)
        pairing.pairIdentifiers(ids, new, ByValue())
        var identities = pairing.identities(from: rows.sections.map(\.rows), making: makeIdentity)
        bringBack(new, in: &identities, pairing)
        keep(goneIn: pairing)
        let former = rows.sections
        rows.sections = new.indices.map { number in
            let identity = pairing.oldSection(of: number).map { former[$0].identity } ?? makeIdentity()
            return Snapshot.Section(identity, identities[number])
        }
        (ids, sectionIDs) = (new, newSectionIDs)
        if identified.changes.movesAreUpdates {
            for (section, ids) in new.enumerated() {
                updated.items.formUnion(pairing.displaced(in: section).map { ids[$0] })
            }
        }
        noteUpdates()
        log.report(pairing, from: 0)
        counts = identified.counts
        for (number, count) in zip(sections, counts) where count != new[number].count {
            log.report(ListAnomaly.misleadingIDs, new[number].count, number, count)
        }
    }

    /// Gives ids that come back their identities.
    private func bringBack(_ new: [[Source.ItemID]], in identities: inout [[ItemIdentity]], _ pairing: Pairing) {
        guard !gone.isEmpty else { return }
        for (section, ids) in new.enumerated() {
            for (row, id) in ids.enumerated() where pairing.oldItems[pairing.new.starts[section] + row] < 0 {
                if let identity = gone.removeValue(forKey: id) { identities[section][row] = identity }
            }
        }
    }

    /// Keeps what goes: the identities of ids, and the items on screen.
    private func keep(goneIn pairing: Pairing) {
        let items = uses.items
        for (section, ids) in ids.enumerated() {
            for (row, id) in ids.enumerated() where pairing.newItems[pairing.old.starts[section] + row] < 0 {
                let identity = rows.sections[section].rows[row]
                gone[id] = identity
                if let item = items[identity] { former.add([identity], [item]) }
            }
        }
    }

    private func noteUpdates() {
        if !updated.items.isEmpty {
            for (ids, section) in zip(ids, rows.sections) {
                for (id, row) in zip(ids, section.rows) where updated.items.contains(id) {
                    store.pending.updated.insert(row)
                }
            }
        }
        for (id, section) in zip(sectionIDs, rows.sections) {
            if let id, updated.sections.contains(id) { store.pending.updatedSections[section.identity] = [] }
        }
        updated = ([], [])
    }

    // MARK: Items

    var snapshot: Snapshot {
        read()
        return rows
    }

    var numberOfSections: Int { isLoaded ? snapshot.sections.count : identified.numberOfSections }

    func numberOfItems(inSection section: Int) -> Int {
        isLoaded ? snapshot.section(section)?.rows.count ?? 0 : identified.numberOfItems(inSection: section)
    }

    func item(at indexPath: IndexPath) -> Any? {
        guard indexPath.count == 2 else { return nil }
        if let item = identified.item(at: indexPath) { return item }
        if findSilentChange() { changed(ToldChange()) }
        return nil
    }

    func identity(at indexPath: IndexPath) -> ItemIdentity? { snapshot.identity(at: indexPath) }

    func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath? {
        read()
        return rows.indexPath(of: identity, near: indexPath)
    }

    func identity(ofSection section: Int) -> ItemIdentity? { snapshot.section(section)?.identity }
    func section(of identity: ItemIdentity) -> Int? { snapshot.section(of: identity) }
}

/// Items that are asked of a source.
@MainActor
protocol AskedItems: CurrentItems {
    var source: any ItemSource { get }
}

extension AskedItems {
    var numberOfSections: Int { source.numberOfSections }
    func numberOfItems(inSection section: Int) -> Int { source.numberOfItems(inSection: section) }
    func item(at indexPath: IndexPath) -> Any? { source.item(at: indexPath) }
    func header(inSection section: Int) -> Any? { source.header(inSection: section) }
    func footer(inSection section: Int) -> Any? { source.footer(inSection: section) }
    func supplementary(_ kind: String, at indexPath: IndexPath) -> Any? { source.supplementary(kind, at: indexPath) }
    func id(ofSection section: Int) -> AnyHashable? { source.id(ofSection: section) }
    var keepsModels: Bool { false }
}

/// The items of a source that gives no ids: its list reloads.
@MainActor
final class UncomparedItems: AskedItems {
    let source: any ItemSource
    let snapshot = Snapshot()
    var lastIdentity: UInt64 = 0
    var former = FormerItems()

    /// The same source, if it finds its items itself, as a diffable data source does.
    private let identified: (any IdentifiedItems)?

    init(_ source: any ItemSource) { (self.source, identified) = (source, source as? any IdentifiedItems) }

    var isComparable: Bool { false }

    func identity(at indexPath: IndexPath) -> ItemIdentity? { identified?.identity(at: indexPath) }
    func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath? {
        identified?.indexPath(of: identity, near: indexPath)
    }
    func identity(ofSection section: Int) -> ItemIdentity? { identified?.identity(ofSection: section) }
    func section(of identity: ItemIdentity) -> Int? { identified?.section(of: identity) }
}
