import Deputy

/// Changing the items of a section together with their identities.
extension ItemSection {
    /// Takes over the items of another section, and what is known of them.
    mutating func takeItems(of other: ItemSection) {
        items = other.items
        (ids, unboxed, hasUniqueIDs) = (other.ids, other.unboxed, other.hasUniqueIDs)
    }

    mutating func insert(_ item: Any, _ identity: ItemIdentity, at index: Int) {
        insert(contentsOf: [item], [identity], at: index)
    }

    mutating func insert(contentsOf new: [Any], _ newIdentities: [ItemIdentity], at index: Int) {
        // An insertion at the end grows an array by one row only, and copies it at the next.
        guard index < items.count else {
            items.append(contentsOf: new)
            return identities.append(contentsOf: newIdentities)
        }
        items.insert(contentsOf: new, at: index)
        identities.insert(contentsOf: newIdentities, at: index)
    }

    mutating func remove(at index: Int) -> (item: Any, identity: ItemIdentity) {
        (items.remove(at: index), identities.remove(at: index))
    }

    /// Keeps some of the items, and removes the others.
    /// - Parameter isKept: whether each item is.
    mutating func keep(_ isKept: [Bool]) {
        let (all, allIdentities) = (items, identities)
        items = all.indices.filter { isKept[$0] }.map { all[$0] }
        identities = all.indices.filter { isKept[$0] }.map { allIdentities[$0] }
    }

    /// Replaces an item by another one, which keeps the identity.
    /// - Returns: the replaced item. Its deinit may call the store, so it has to live until the store is consistent again.
    mutating func replace(at index: Int, with item: Any) -> Any {
        let old = items[index]
        items[index] = item
        return old
    }

    /// Replaces the items that these are new versions of, and adds the others at the end.
    /// - Returns: the identities of the replaced items with other content.
    mutating func updateOrAppend(_ new: [Any], making make: () -> ItemIdentity) -> [ItemIdentity] {
        var table = ItemTraitsTable()
        var numbers = IdentifierNumbers<ListEntry.Key>(capacity: items.count + new.count)
        var places: [Int32: Int] = [:]
        func number(of item: Any) -> Int32? {
            let item = unwrapped(item) ?? item
            let (type, traits) = table.traits(of: item)
            return traits.identifier.map { numbers.number(of: .identifier(type, $0(item))) }
        }
        for (place, item) in items.enumerated() {
            // Of several with the same id the first is updated.
            if let number = number(of: item), places[number] == nil { places[number] = place }
        }
        var updated: [ItemIdentity] = []
        for item in new {
            let number = number(of: item)
            guard let place = number.flatMap({ places[$0] }) else {
                if let number { places[number] = items.count }
                insert(item, make(), at: items.count)
                continue
            }
            let traits = table.traits(of: unwrapped(item) ?? item).traits
            if !traits.isSame(unwrapped(items[place]) ?? items[place], unwrapped(item) ?? item) {
                updated.append(identities[place])
            }
            _ = replace(at: place, with: item)
        }
        return updated
    }
}

extension [ItemSection] {
    /// How many items each section has.
    // By a closure: a key path of two parts is followed at run time, for 2,400 instructions a section.
    var itemCounts: [Int] { map { $0.items.count } }
}
