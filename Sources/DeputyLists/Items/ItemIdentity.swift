/// Identifies an entry of a list, also when it moves: two equal items have two identities.
public struct ItemIdentity: Hashable, Sendable {
    let number: UInt64
}

extension ItemStore {
    func makeIdentity() -> ItemIdentity {
        lastIdentity += 1
        return ItemIdentity(number: lastIdentity)
    }

    /// A section with an identity for each entry.
    func identified(_ section: ItemSection) -> ItemSection {
        var section = section
        section.identity = makeIdentity()
        section.identities = section.items.map { _ in makeIdentity() }
        return section
    }
}

extension ItemSection {
    /// Replaces the items; an item that is equal to an old one, or the same object, keeps its identity.
    mutating func replaceItems(_ new: [Any], making make: () -> ItemIdentity) {
        var numbers = IdentifierNumbers<AnyHashable>(capacity: max(items.count, new.count))
        var known: [Int32: [ItemIdentity]] = [:]
        for (item, identity) in zip(items, identities).reversed() {
            if let key = key(of: item) { known[numbers.number(of: key), default: []].append(identity) }
        }
        items = new
        identities = new.map { item in
            guard !known.isEmpty, let key = key(of: item), let number = numbers.knownNumber(of: key) else {
                return make()
            }
            return known[number]?.popLast() ?? make()
        }
    }
}

/// The item's value if it is `Hashable`, or its object identity; nil if it has neither.
private func key(of item: Any) -> AnyHashable? {
    if let hashable = item as? AnyHashable { return hashable }
    return type(of: item) is AnyObject.Type ? AnyHashable(ObjectIdentifier(item as AnyObject)) : nil
}
