import Foundation

/// The items as the host knows them.
///
/// A host that lays itself out between a change and its batch asks for rows of the old data. So
/// its questions are answered from here, and the data is swapped inside the batch.
@MainActor
final class ShownItems: ItemSource {
    private(set) var sections: [ItemSection] = [] {
        didSet {
            rows = sections.map { $0.items }
            places.forget()
            didChange()
        }
    }

    /// Where the items are by their identities.
    private(set) var places = IdentityPlaces()
    /// Whether sections without items show headers and footers.
    private(set) var emptySections = EmptySections()
    /// Which sections had items at the host's last update.
    ///
    /// A person may fill or empty a section by dragging. Its header and its footer follow with the next update, in which
    /// the host asks for them.
    private var hadItems: [Bool] = []
    /// Whether sections without items show headers and footers now.
    var currentEmptySections: @MainActor () -> EmptySections = { EmptySections() }

    /// Called when they have changed.
    var didChange: @MainActor () -> Void = {}

    /// The items of each section.
    // Separate from the sections, because reading one of those copies all its parts, and every event reads the rows. Read only
    // for an instant, so exclusivity is not checked, which would cost a tenth of the event.
    @exclusivity(unchecked) private var rows: [[Any]] = []

    /// Sets the data that the host knows. An item's deinit may ask about others, so old items are released after they are in
    /// place.
    func show(_ sections: [ItemSection]) {
        let old = self.sections
        emptySections = currentEmptySections()
        hadItems = sections.map { !$0.items.isEmpty }
        self.sections = sections
        withExtendedLifetime(old) {}
    }

    var numberOfSections: Int { rows.count }
    func numberOfItems(inSection section: Int) -> Int { rows.indices.contains(section) ? rows[section].count : 0 }

    func item(at indexPath: IndexPath) -> Any? {
        guard indexPath.count == 2 else { return nil }
        let (section, item) = (indexPath[0], indexPath[1])
        guard section >= 0, section < rows.count, item >= 0, item < rows[section].count else { return nil }
        return rows[section][item]
    }

    // Asked for every section at every layout, so no section is copied, which takes 200 instructions.
    func header(inSection section: Int) -> Any? {
        sections.indices.contains(section) && (emptySections.showHeaders || hadItems[section])
            ? sections[section].header : nil
    }
    func footer(inSection section: Int) -> Any? {
        sections.indices.contains(section) && (emptySections.showFooters || hadItems[section])
            ? sections[section].footer : nil
    }
    func supplementary(_ kind: String, at indexPath: IndexPath) -> Any? { sections.supplementary(kind, at: indexPath) }
    func id(ofSection section: Int) -> AnyHashable? { sections.section(section)?.id }
    func identity(at indexPath: IndexPath) -> ItemIdentity? { sections.identity(at: indexPath) }
    func identity(ofSection section: Int) -> ItemIdentity? { sections.section(section)?.identity }
    func section(of identity: ItemIdentity) -> Int? { sections.firstIndex { $0.identity == identity } }

    func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath? {
        self.identity(at: indexPath) == identity ? indexPath : places.indexPath(of: identity, in: sections)
    }

    /// Adds an item that the host itself has inserted; for a place that does not exist, at the nearest one.
    func insert(_ entry: (item: Any, identity: ItemIdentity), at place: IndexPath) {
        guard place.count == 2, sections.indices.contains(place[0]) else { return }
        let row = max(0, min(place[1], sections[place[0]].items.count))
        sections[place[0]].insert(entry.item, entry.identity, at: row)
    }

    /// Moves a row that the host itself has moved.
    func move(_ source: IndexPath, to destination: IndexPath) {
        guard identity(at: source) != nil, destination.count == 2, sections.indices.contains(destination[0]) else {
            return
        }
        let room = sections[destination[0]].items.count - (source[0] == destination[0] ? 1 : 0)
        guard (0...room).contains(destination[1]) else { return }
        let (item, identity) = sections[source[0]].remove(at: source[1])
        sections[destination[0]].insert(item, identity, at: destination[1])
    }
}

/// Lookups by section number.
extension [ItemSection] {
    func section(_ number: Int) -> ItemSection? { indices.contains(number) ? self[number] : nil }

    func numberOfItems(inSection section: Int) -> Int { indices.contains(section) ? self[section].items.count : 0 }

    func item(at indexPath: IndexPath) -> Any? {
        guard indexPath.count == 2 else { return nil }
        let (section, item) = (indexPath[0], indexPath[1])
        guard section >= 0, section < count, item >= 0, item < self[section].items.count else { return nil }
        return self[section].items[item]
    }

    func supplementary(_ kind: String, at indexPath: IndexPath) -> Any? {
        switch indexPath.count {
        // A view over the whole layout is kept with the first section.
        case 1: first?.supplementaries[kind]?[indexPath[0]]
        case 2: section(indexPath[0])?.supplementaries[kind]?[indexPath[1]]
        default: nil
        }
    }

    func identity(at indexPath: IndexPath) -> ItemIdentity? {
        guard indexPath.count == 2, indices.contains(indexPath[0]),
            self[indexPath[0]].identities.indices.contains(indexPath[1])
        else { return nil }
        return self[indexPath[0]].identities[indexPath[1]]
    }
}
