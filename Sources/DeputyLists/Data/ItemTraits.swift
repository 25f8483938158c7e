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
