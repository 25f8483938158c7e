package import Deputy
import Foundation

/// What a section has beside its items. It is kept apart, because in the section itself it would be four fifths of its size, and
/// most sections have little of it.
extension ItemSection {
    /// Your identifier of the section, which it keeps when it moves; nil for a section that is matched by its place.
    public var id: AnyHashable? {
        get { extras?.id }
        set { if extras != nil || newValue != nil { change { $0.id = newValue } } }
    }

    /// The model of the header; nil for none.
    public var header: Any? {
        get { extras?.header }
        set { if extras != nil || newValue != nil { change { $0.header = newValue } } }
    }

    /// The model of the footer; nil for none.
    public var footer: Any? {
        get { extras?.footer }
        set { if extras != nil || newValue != nil { change { $0.footer = newValue } } }
    }

    /// The models of views of kinds of their own, by kind and by the number their layout gives them in the section.
    ///
    /// A view of such a kind that has none here shows the item it belongs to, and goes where that goes. A view over a whole
    /// compositional layout, whose index path has one number, finds its model here in the first section.
    public var supplementaries: [String: [Int: Any]] {
        get { extras?.supplementaries ?? [:] }
        set { if extras != nil || !newValue.isEmpty { change { $0.supplementaries = newValue } } }
    }

    /// Where its items were bound, for messages; nil for items that were set in the store directly.
    package var site: CallSite? {
        get { extras?.site }
        set { if extras != nil || newValue != nil { change { $0.site = newValue } } }
    }

    /// Copies of a section share it until one of them changes it.
    final class Extras {
        fileprivate(set) var id: AnyHashable?
        fileprivate(set) var header: Any?
        fileprivate(set) var footer: Any?
        fileprivate(set) var supplementaries: [String: [Int: Any]] = [:]
        fileprivate(set) var site: CallSite?

        fileprivate init(_ other: Extras?) {
            guard let other else { return }
            (id, header, footer) = (other.id, other.header, other.footer)
            (supplementaries, site) = (other.supplementaries, other.site)
        }
    }

    private mutating func change(_ body: (Extras) -> Void) {
        if !isKnownUniquelyReferenced(&extras) { extras = Extras(extras) }
        if let extras { body(extras) }
    }
}

/// Changing the items of a section together with their identities.
extension ItemSection {
    /// Takes over the items of another section, and what is known of them.
    mutating func adoptItems(of other: ItemSection) {
        items = other.items
        (typed, hasUniqueIDs) = (other.typed, other.hasUniqueIDs)
    }

    /// Takes items of a type.
    mutating func setItems<Item>(_ items: [Item]) {
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
            items[place] = item
        }
        return updated
    }
}

extension [ItemSection] {
    /// How many items each section has.
    // By a closure: a key path of two parts is followed at run time, which is slow.
    var itemCounts: [Int] { map { $0.items.count } }
}

/// Whether two arrays are the same storage, not only equal, so that nothing of them has to be compared.
func areSame<Item>(_ one: [Item], _ other: [Item]) -> Bool {
    one.count == other.count
        && one.withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { $0.baseAddress == one.baseAddress }
        }
}

/// Lookups by section number.
extension [ItemSection] {
    func section(_ number: Int) -> ItemSection? { indices.contains(number) ? self[number] : nil }

    func numberOfItems(inSection section: Int) -> Int { indices.contains(section) ? self[section].items.count : 0 }

    func supplementary(_ kind: String, at indexPath: IndexPath) -> Any? {
        switch indexPath.count {
        // A view over the whole layout is kept with the first section.
        case 1: first?.supplementaries[kind]?[indexPath[0]]
        case 2: section(indexPath[0])?.supplementaries[kind]?[indexPath[1]]
        default: nil
        }
    }

    func identity(at indexPath: IndexPath) -> ItemIdentity? {
        guard indexPath.count == 2, indices.contains(indexPath[0]) else { return nil }
        let identities = self[indexPath[0]].identities
        return identities.indices.contains(indexPath[1]) ? identities[indexPath[1]] : nil
    }
}
