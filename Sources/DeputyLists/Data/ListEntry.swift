import Deputy

/// An item of any type, for the diff.
struct ListEntry {
    /// The key that items of a type are matched by.
    enum Key: Hashable, CustomStringConvertible {
        case identifier(ObjectIdentifier, AnyHashable)
        /// For a type without identifiers: the place among items of the type in a section.
        case place(ObjectIdentifier, section: Int, Int)

        var description: String {
            switch self {
            case .identifier(_, let id): "\(id.base)"
            case .place(_, _, let place): "item \(place)"
            }
        }
    }

    let key: Key
    let item: Any
    /// Compares the content of two items of the type.
    let isSame: (Any, Any) -> Bool

    struct Comparison: ItemIdentifying {
        func identifier(of entry: ListEntry) -> Key { entry.key }
        func isSame(_ old: ListEntry, _ new: ListEntry) -> Bool { new.isSame(old.item, new.item) }
    }
}

/// The entries of two lists.
struct ListEntries {
    private(set) var old: [[ListEntry]] = []
    private(set) var new: [[ListEntry]] = []

    init(from oldSections: [ItemSection], to newSections: [ItemSection], _ pairing: Pairing) {
        var table = ItemTraitsTable()
        // Items that are matched by place stay with their section: it has the number of the new list, or a new number.
        for (number, section) in oldSections.enumerated() {
            let partner = pairing.newSections[number]
            old.append(Self.entries(section.items, partner >= 0 ? partner : -1 - number, &table))
        }
        for (number, section) in newSections.enumerated() {
            new.append(Self.entries(section.items, number, &table))
            if let former = pairing.oldSection(of: number) { Self.matchEnds(&old[former], &new[number], number) }
        }
    }

    private static func entries(_ items: [Any], _ section: Int, _ table: inout ItemTraitsTable) -> [ListEntry] {
        var counts: [ObjectIdentifier: Int] = [:]
        return items.map { item in
            // As for mappings, optionals are unwrapped.
            let item = unwrapped(item) ?? item
            let (type, traits) = table.traits(of: item)
            if let identifier = traits.identifier {
                return ListEntry(key: .identifier(type, identifier(item)), item: item, isSame: traits.isSame)
            }
            counts[type, default: 0] += 1
            return ListEntry(key: .place(type, section: section, counts[type]!), item: item, isSame: traits.isSame)
        }
    }

    /// Numbers equal items at the end of two sections from the end, so that they are matched with their new places.
    private static func matchEnds(_ old: inout [ListEntry], _ new: inout [ListEntry], _ section: Int) {
        var (i, j) = (old.count - 1, new.count - 1)
        var place = -1
        // Only within the part of the shorter list after the equal items at the front.
        var head = 0
        while head <= min(i, j), isKnownByPlace(old[head], new[head]), old[head].isSame(old[head].item, new[head].item)
        {
            head += 1
        }
        while i >= head, j >= head, isKnownByPlace(old[i], new[j]), old[i].isSame(old[i].item, new[j].item) {
            guard case .place(let type, _, _) = old[i].key else { return }
            let key = ListEntry.Key.place(type, section: section, place)
            old[i] = ListEntry(key: key, item: old[i].item, isSame: old[i].isSame)
            new[j] = ListEntry(key: key, item: new[j].item, isSame: new[j].isSame)
            (i, j, place) = (i - 1, j - 1, place - 1)
        }
    }

    private static func isKnownByPlace(_ old: ListEntry, _ new: ListEntry) -> Bool {
        guard case .place(let first, _, _) = old.key, case .place(let second, _, _) = new.key else { return false }
        return first == second
    }
}
