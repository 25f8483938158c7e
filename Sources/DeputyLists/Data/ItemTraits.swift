import Deputy

/// How the diff matches and compares items of a type, determined once for each type.
///
/// An `Identifiable` item is matched by its `id`, a `Hashable` one by its value, an object by its identity; others by
/// their places among items of their type. Content is compared if the type is `Equatable`; else a kept item counts as changed.
struct ItemTraits {
    let type: ObjectIdentifier
    /// The identifier of an item of the type; nil if items are matched by their places.
    let identifier: ((Any) -> AnyHashable)?
    /// Whether that is an `id` of the item's own, so that no other item should have it.
    let isIdentifiable: Bool
    /// Whether two items of the type, known to be the same one, have the same content.
    let isSame: (Any, Any) -> Bool

    init(_ type: Any.Type) {
        self.type = ObjectIdentifier(type)
        isIdentifiable = type is any Identifiable.Type
        if let type = type as? any Identifiable.Type {
            identifier = Self.identifying(type)
        } else if let type = type as? any Hashable.Type {
            identifier = Self.hashing(type)
        } else if type is AnyObject.Type {
            identifier = { AnyHashable(ObjectIdentifier($0 as AnyObject)) }
        } else {
            identifier = nil
        }
        if let type = type as? any Equatable.Type {
            isSame = Self.comparing(type)
        } else {
            isSame = { _, _ in false }
        }
    }

    private static func identifying<Item: Identifiable>(_ type: Item.Type) -> (Any) -> AnyHashable {
        { item in (item as? Item).map { AnyHashable($0.id) } ?? AnyHashable(ObjectIdentifier(type)) }
    }

    private static func hashing<Item: Hashable>(_ type: Item.Type) -> (Any) -> AnyHashable {
        { item in (item as? Item).map { AnyHashable($0) } ?? AnyHashable(ObjectIdentifier(type)) }
    }

    private static func comparing<Item: Equatable>(_ type: Item.Type) -> (Any, Any) -> Bool {
        { old, new in
            guard let old = old as? Item, let new = new as? Item else { return false }
            return old == new
        }
    }
}

/// The traits of the types met so far.
struct ItemTraitsTable {
    private var known: [ObjectIdentifier: ItemTraits] = [:]
    private var last: ItemTraits?

    /// The traits of an item's type; an optional is unwrapped.
    mutating func traits(of item: Any) -> ItemTraits {
        let type = Swift.type(of: item)
        // Most lists are of one type.
        if let last, last.type == ObjectIdentifier(type) { return last }
        let found = known[ObjectIdentifier(type)] ?? ItemTraits(type)
        known[found.type] = found
        last = found
        return found
    }

    /// The key that an item is matched by; nil if that is its place.
    /// - Parameter onlyIDs: whether only an `id` of its own counts.
    mutating func key(of item: Any, onlyIDs: Bool = false) -> ListEntry.Key? {
        let item = unwrapped(item) ?? item
        let traits = traits(of: item)
        guard let identifier = traits.identifier, traits.isIdentifiable || !onlyIDs else { return nil }
        return ListEntry.Key(type: traits.type, id: identifier(item))
    }

    /// Whether two items that are the same one have the same content.
    mutating func isSame(_ old: Any, _ new: Any) -> Bool {
        let (old, new) = (unwrapped(old) ?? old, unwrapped(new) ?? new)
        let traits = traits(of: new)
        return traits.type == self.traits(of: old).type && traits.isSame(old, new)
    }
}

/// Comparing lists whose items are all of one type, which is found out when they are compared.
// Instead of entries of any type: a key and a closure for each item took fifteen times the instructions.
extension Pairing {
    /// Pairs the items of some sections by their identifiers, and notes which have other content.
    /// - Returns: false if they are not all of one type, or of a type without identifiers; then nothing is paired.
    mutating func pairUniform(_ old: [ItemSection], _ new: [ItemSection]) -> Bool {
        // As for mappings, optionals are unwrapped, so these are no items of one type.
        guard let first = (new + old).lazy.compactMap(\.items.first).first, !(first is any OptionalItem) else {
            return false
        }
        func pairEquatable<Item: Identifiable & Equatable>(_ type: Item.Type) -> Bool {
            pair(old, new, IdentifiableAndEquatable<Item>())
        }
        func pairIdentifiable<Item: Identifiable>(_ type: Item.Type) -> Bool {
            pair(old, new, IdentifiableOnly<Item>())
        }
        func pairHashable<Item: Hashable>(_ type: Item.Type) -> Bool { pair(old, new, ByValue<Item>()) }
        let type = type(of: first)
        if let type = type as? any (Identifiable & Equatable).Type { return pairEquatable(type) }
        if let type = type as? any Identifiable.Type { return pairIdentifiable(type) }
        if let type = type as? any Hashable.Type { return pairHashable(type) }
        return false
    }

    private mutating func pair<Comparison: ItemIdentifying>(
        _ old: [ItemSection], _ new: [ItemSection], _ comparison: Comparison
    ) -> Bool {
        let items = (old + new).compactMap { $0.items(as: Comparison.Item.self) }
        guard items.count == old.count + new.count else { return false }
        let (oldItems, newItems) = (Array(items[..<old.count]), Array(items[old.count...]))
        // A binder that is refreshed without need gives the very items of before. The ids of objects may have changed in place.
        if !(Comparison.Item.self is AnyObject.Type), areSame(old, new) {
            for section in newItems.indices {
                guard let former = oldSection(of: section) else { continue }
                for (oldItem, newItem) in zip(self.old[former], self.new[section]) { pair(oldItem, newItem) }
            }
        } else {
            pairIdentifiers(oldItems, newItems, comparison)
        }
        for section in newItems.indices { markUpdates(oldItems, newItems[section], comparison, in: section) }
        return true
    }

    /// Whether each new section has the very items of its former one, and no identifier twice.
    private func areSame(_ old: [ItemSection], _ new: [ItemSection]) -> Bool {
        new.indices.allSatisfy { number in
            oldSection(of: number).map {
                old[$0].hasUniqueIDs && DeputyLists.areSame(old[$0].items, new[number].items)
            } ?? false
        }
    }
}

/// Items that are `Identifiable` only: every kept one counts as changed.
private struct IdentifiableOnly<Item: Identifiable>: ItemIdentifying {
    func identifier(of item: Item) -> Item.ID { item.id }
    func isSame(_ old: Item, _ new: Item) -> Bool { false }
}

private protocol OptionalItem {}
extension Optional: OptionalItem {}
