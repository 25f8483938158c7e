import Deputy

/// An item of any type, for the diff.
struct ListEntry {
    /// The key that items of a type are matched by: an identifier, or for a type without them a place among items of the type in a section.
    struct Key: Hashable, CustomStringConvertible {
        let type: ObjectIdentifier
        let id: AnyHashable

        var description: String { "\(id.base)" }
    }

    var key: Key
    let item: Any
    let traits: ItemTraits

    struct Comparison: ItemIdentifying {
        func identifier(of entry: ListEntry) -> Key { entry.key }
        func isSame(_ old: ListEntry, _ new: ListEntry) -> Bool { new.traits.isSame(old.item, new.item) }
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
            let traits = table.traits(of: item)
            let place = counts[traits.type, default: 0]
            counts[traits.type] = place + 1
            let id = traits.identifier?(item) ?? AnyHashable([section, place])
            return ListEntry(key: ListEntry.Key(type: traits.type, id: id), item: item, traits: traits)
        }
    }

    /// Numbers equal items at the end of two sections from the end, so that they are matched with their new places.
    private static func matchEnds(_ old: inout [ListEntry], _ new: inout [ListEntry], _ section: Int) {
        func isSame(_ old: ListEntry, _ new: ListEntry) -> Bool {
            old.traits.identifier == nil && old.traits.type == new.traits.type && new.traits.isSame(old.item, new.item)
        }
        // Only within the part of the shorter list after the equal items at the front.
        let head = zip(old, new).prefix(while: isSame).count
        let most = min(old.count, new.count) - head
        let tail = zip(old.reversed(), new.reversed()).prefix(most).prefix(while: isSame).count
        for place in 0..<tail {
            let (i, j) = (old.count - 1 - place, new.count - 1 - place)
            old[i].key = ListEntry.Key(type: old[i].traits.type, id: [section, -1 - place])
            new[j].key = old[i].key
        }
    }
}
