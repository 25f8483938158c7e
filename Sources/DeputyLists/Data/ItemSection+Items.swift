import Deputy

/// Changing the items of a section together with their identities.
extension ItemSection {
    /// Takes over the items of another section, and what is known of them.
    mutating func takeItems(of other: ItemSection) {
        items = other.items
        (typed, hasUniqueIDs) = (other.typed, other.hasUniqueIDs)
    }

    /// Takes items of a type.
    mutating func takeItems<Item>(_ items: [Item]) {
        self.items = items
        // A second reference to the items themselves would make each edit copy them.
        if Item.self != Any.self { typed = TypedItems(items) }
    }

    /// The items as an array of a type; nil if one of them is not exactly of it.
    func items<Item>(as type: Item.Type) -> [Item]? {
        if let typed, Swift.type(of: typed.array) == [Item].self { return typed.array as? [Item] }
        var found: [Item] = []
        found.reserveCapacity(items.count)
        for item in items {
            guard Swift.type(of: item) == type, let item = item as? Item else { return nil }
            found.append(item)
        }
        return found
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
        var places: [ListEntry.Key: Int] = [:]
        places.reserveCapacity(items.count + new.count)
        /// Where the first item with a key is; for one without such a one the end, where it comes.
        func place(of item: Any, else end: Int) -> Int {
            guard let key = table.key(of: item) else { return end }
            func find(_ place: inout Int) -> Int { place }
            return find(&places[key, default: end])
        }
        // Of several with the same id the first is updated.
        for (number, item) in items.enumerated() { _ = place(of: item, else: number) }
        var updated: [ItemIdentity] = []
        for item in new {
            let place = place(of: item, else: items.count)
            guard place < items.count else {
                insert(contentsOf: [item], [make()], at: items.count)
                continue
            }
            if !table.isSame(items[place], item) { updated.append(identities[place]) }
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

/// Whether two arrays are the same storage, not only equal, so that nothing of them has to be compared.
func areSame<Item>(_ one: [Item], _ other: [Item]) -> Bool {
    one.count == other.count
        && one.withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { $0.baseAddress == one.baseAddress }
        }
}
