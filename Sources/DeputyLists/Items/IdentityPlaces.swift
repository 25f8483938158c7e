import Foundation

/// Where items are by their identities: searched one by one, until indexing all of them is cheaper.
struct IdentityPlaces {
    /// How many items were searched so far.
    private(set) var looks = 0
    /// How many of them since the last change.
    private var looksSinceChange = 0
    private var known: [ItemIdentity: IndexPath]?

    /// Clears the index, after items have come, gone or moved.
    mutating func forget() {
        known = nil
        looksSinceChange = 0
    }

    /// Where an item is; nil if it is not there.
    /// - Complexity: O(n) in the number of items for any number of questions between two changes.
    mutating func indexPath(of identity: ItemIdentity, in sections: [ItemSection]) -> IndexPath? {
        if let known { return known[identity] }
        let count = sections.reduce(0) { $0 + $1.identities.count }
        guard looksSinceChange <= count else {
            let places = notePlaces(in: sections, count)
            return places[identity]
        }
        for (number, section) in sections.enumerated() {
            let found = section.identities.firstIndex(of: identity)
            add(found.map { $0 + 1 } ?? section.identities.count)
            if let found { return [number, found] }
        }
        return nil
    }

    private mutating func notePlaces(in sections: [ItemSection], _ count: Int) -> [ItemIdentity: IndexPath] {
        var places: [ItemIdentity: IndexPath] = [:]
        places.reserveCapacity(count)
        for (number, section) in sections.enumerated() {
            for (item, identity) in section.identities.enumerated() { places[identity] = [number, item] }
        }
        add(count)
        known = places
        return places
    }

    private mutating func add(_ count: Int) {
        looks += count
        looksSinceChange += count
    }
}
