package import Foundation

/// The rows of a list at one moment, by their identities, with the models beside them.
///
/// It has no items. Those are asked of what the app has now, where their identities are now. So it takes eight bytes a row, and to
/// keep one costs nothing until the data changes.
struct Snapshot {
    var sections: [Section] = [] {
        didSet { places.forget() }
    }
    private var places = IdentityPlaces()

    init(sections: [Section] = []) { self.sections = sections }

    struct Section {
        let identity: ItemIdentity
        var rows: [ItemIdentity]
        /// The models beside the items that are shown; nil for none, and where the source is asked for them.
        ///
        /// A person may fill or empty a section by dragging. Its header and its footer follow with the next update, in which the
        /// list asks for them.
        let extras: ItemSection.Extras?

        init(_ identity: ItemIdentity, _ rows: [ItemIdentity], extras: ItemSection.Extras? = nil) {
            self.identity = identity
            self.rows = rows
            self.extras = extras
        }

        /// Whether its header and footer are there as they are in another, whatever they show.
        func hasSameViews(as other: Section) -> Bool {
            (extras?.header == nil) == (other.extras?.header == nil)
                && (extras?.footer == nil) == (other.extras?.footer == nil)
        }
    }

    /// How many rows each section has.
    var counts: [Int] { sections.map { $0.rows.count } }

    func section(_ number: Int) -> Section? { sections.indices.contains(number) ? sections[number] : nil }

    func identity(at row: IndexPath) -> ItemIdentity? {
        guard row.count == 2, sections.indices.contains(row[0]), sections[row[0]].rows.indices.contains(row[1]) else {
            return nil
        }
        return sections[row[0]].rows[row[1]]
    }

    /// Where a row is; nil if it is not there.
    /// - Parameter row: where it was last.
    /// - Complexity: O(n) in the number of rows for any number of questions between two changes.
    mutating func indexPath(of identity: ItemIdentity, near row: IndexPath) -> IndexPath? {
        if self.identity(at: row) == identity { return row }
        return places.indexPath(of: identity, in: sections.map(\.rows))
    }

    /// Where a section is; nil if it is not there.
    func section(of identity: ItemIdentity) -> Int? { sections.firstIndex { $0.identity == identity } }

    /// Adds a row that the list itself has inserted; for a place that does not exist, at the nearest one.
    mutating func insert(_ identity: ItemIdentity, at place: IndexPath) {
        guard place.count == 2, sections.indices.contains(place[0]) else { return }
        sections[place[0]].rows.insert(identity, at: max(0, min(place[1], sections[place[0]].rows.count)))
    }

    /// Moves a row that the list itself has moved.
    /// - Returns: whether there are such places.
    mutating func move(_ source: IndexPath, to destination: IndexPath) -> Bool {
        guard let identity = identity(at: source), counts.hasPlace(destination, forItemAt: source) else { return false }
        sections[source[0]].rows.remove(at: source[1])
        sections[destination[0]].rows.insert(identity, at: destination[1])
        return true
    }
}

/// From one snapshot to the next.
extension Snapshot {
    /// The changes that lead to another one.
    ///
    /// Each row has an identity of its own, so no item is compared and no code of the user is called.
    /// - Parameter noted: what the identities do not show.
    /// - Complexity: O(n) in the number of rows.
    func changes(to new: Snapshot, _ noted: PendingChanges) -> ChangeSet {
        // One of some sections only, or with sections that were made for it, is not of these rows.
        let fitting = noted.pairing.flatMap { $0.old.counts == counts && $0.new.counts == new.counts ? $0 : nil }
        var pairing = fitting ?? pairing(with: new, noted)
        new.note(noted, in: &pairing)
        var changes = ChangeSet(pairing)
        let inserted = Set(changes.stages.first?.insertedSections ?? [])
        for number in new.sections.indices where !inserted.contains(number) {
            guard let former = pairing.oldSection(of: number) else { continue }
            let section = new.sections[number]
            if noted.updatedSections[section.identity] != nil || !section.hasSameViews(as: sections[former]) {
                changes.updatedSections.append(number)
            }
        }
        return changes
    }

    private func pairing(with new: Snapshot, _ noted: PendingChanges) -> Pairing {
        var pairing = Pairing(from: counts, to: new.counts)
        pairing.pairSections(sections.map(\.identity) + new.sections.map(\.identity))
        pairing.pairItems(
            sections.map(\.rows), new.sections.map(\.rows), ByIdentity(updated: noted.updated), areUnique: true)
        return pairing
    }

    private func note(_ noted: PendingChanges, in pairing: inout Pairing) {
        for (number, section) in sections.enumerated() where !noted.moved.isEmpty {
            if noted.moved.contains(section.identity) { pairing.movingSections.insert(number) }
            for (row, identity) in section.rows.enumerated() where noted.moved.contains(identity) {
                pairing.movingItems.insert(Int32(pairing.new.starts[number] + row))
            }
        }
    }
}

/// Compares rows by their identities.
private struct ByIdentity: ItemIdentifying {
    let updated: Set<ItemIdentity>
    func identifier(of item: ItemIdentity) -> ItemIdentity { item }
    func isSame(_ old: ItemIdentity, _ new: ItemIdentity) -> Bool { updated.isEmpty || !updated.contains(new) }
}

/// The numbers of items of sections: which places there are.
extension [Int] {
    /// Whether sections with these counts have an item at an index path.
    package func hasItem(at path: IndexPath) -> Bool {
        path.count == 2 && indices.contains(path[0]) && path[1] >= 0 && path[1] < self[path[0]]
    }

    /// Whether an item can be put at an index path: before another, or behind the last of a section.
    /// - Parameter source: where the item is now; nil for one that comes from elsewhere.
    package func hasPlace(_ path: IndexPath, forItemAt source: IndexPath?) -> Bool {
        guard path.count == 2, indices.contains(path[0]), path[1] >= 0 else { return false }
        return path[1] <= self[path[0]] - (path[0] == source?[0] ? 1 : 0)
    }
}

/// Where rows are by their identities: searched one by one, until indexing all of them is cheaper.
struct IdentityPlaces {
    /// How many rows were searched since the last change.
    private(set) var looks = 0
    private var known: [ItemIdentity: IndexPath]?

    /// Clears the index, after rows have come, gone or moved.
    mutating func forget() { (looks, known) = (0, nil) }

    /// Where a row is; nil if it is not there.
    /// - Complexity: O(n) in the number of rows for any number of questions between two changes.
    mutating func indexPath(of identity: ItemIdentity, in rows: [[ItemIdentity]]) -> IndexPath? {
        if let known { return known[identity] }
        let count = rows.reduce(0) { $0 + $1.count }
        // To put all rows into an index takes as long as to look through them a hundred times.
        if looks > 100 * count {
            var places: [ItemIdentity: IndexPath] = [:]
            places.reserveCapacity(count)
            for (number, section) in rows.enumerated() {
                for (row, identity) in section.enumerated() { places[identity] = [number, row] }
            }
            known = places
            return places[identity]
        }
        looks += count
        return rows.place(of: identity)
    }
}

extension Array {
    /// Where a row is, given the rows of each section; nil if it is not there.
    /// - Complexity: O(n) in the number of rows.
    package func place<Row: Equatable>(of identity: Row) -> IndexPath? where Element == [Row] {
        for (number, rows) in enumerated() { if let row = rows.firstIndex(of: identity) { return [number, row] } }
        return nil
    }
}
