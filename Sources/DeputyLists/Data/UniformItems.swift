/// Comparing lists whose items are all of one type, which is found out when they are compared.
// Instead of entries of any type: a key and a closure for each item took fifteen times the instructions.
extension Pairing {
    /// Pairs the items of some sections by their identifiers, and notes which have other content.
    /// - Returns: false if they are not all of one type, or of a type without identifiers; then nothing is paired.
    mutating func pairUniform(_ old: [ItemSection], _ new: [ItemSection], duplicates policy: DuplicatePolicy) -> Bool {
        // As for mappings, optionals are unwrapped, so these are no items of one type.
        guard let first = (new + old).lazy.compactMap(\.items.first).first, !(first is any OptionalItem) else {
            return false
        }
        func pairEquatable<Item: Identifiable & Equatable>(_ type: Item.Type) -> Bool {
            pair(old, new, IdentifiableAndEquatable<Item>(), policy)
        }
        func pairIdentifiable<Item: Identifiable>(_ type: Item.Type) -> Bool {
            pair(old, new, IdentifiableOnly<Item>(), policy)
        }
        func pairHashable<Item: Hashable>(_ type: Item.Type) -> Bool { pair(old, new, ByValue<Item>(), policy) }
        let type = type(of: first)
        if let type = type as? any (Identifiable & Equatable).Type { return pairEquatable(type) }
        if let type = type as? any Identifiable.Type { return pairIdentifiable(type) }
        if let type = type as? any Hashable.Type { return pairHashable(type) }
        return false
    }

    private mutating func pair<Comparison: ItemIdentifying>(
        _ old: [ItemSection], _ new: [ItemSection], _ comparison: Comparison, _ policy: DuplicatePolicy
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
            pairIdentifiers(oldItems, newItems, comparison, duplicates: policy)
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
