import Deputy
import Foundation

/// Comparing lists whose items are all of one type, which is found out when they are compared.
// Instead of entries of any type: a key and a closure for each item took fifteen times the instructions.
extension Pairing {
    /// Pairs the items of some sections by their identifiers, and notes which have other content.
    /// - Returns: false if they are not all of one type, or of a type without identifiers; then nothing is paired.
    mutating func pairUniform(_ old: [ItemSection], _ new: [ItemSection], duplicates policy: DuplicatePolicy) -> Bool {
        // As for mappings, optionals are unwrapped, so these are no items of one type.
        guard let first = firstItem(of: new) ?? firstItem(of: old), let content = unwrapped(first),
            type(of: content) == type(of: first)
        else { return false }
        func pairEquatable<Item: Identifiable & Equatable>(_ type: Item.Type) -> Bool {
            pair(old, new, IdentifiableAndEquatable<Item>(), policy) { ids(of: $0) }
        }
        func pairIdentifiable<Item: Identifiable>(_ type: Item.Type) -> Bool {
            pair(old, new, IdentifiableOnly<Item>(), policy) { ids(of: $0) }
        }
        func pairHashable<Item: Hashable>(_ type: Item.Type) -> Bool {
            pair(old, new, ByValue<Item>(), policy) { $0 }
        }
        let type = type(of: first)
        if let type = type as? any (Identifiable & Equatable).Type { return pairEquatable(type) }
        if let type = type as? any Identifiable.Type { return pairIdentifiable(type) }
        if let type = type as? any Hashable.Type { return pairHashable(type) }
        return false
    }

    private func firstItem(of sections: [ItemSection]) -> Any? {
        for section in sections.indices { if let first = sections[section].items.first { return first } }
        return nil
    }

    /// Pairs the items of some sections, if all are of a type.
    /// - Parameter identifiers: the identifiers of a section's items, in the type that the comparison is by.
    // All of a section by one call: asking the comparison for each took a fourteenth of comparing a hundred sections.
    private mutating func pair<Comparison: ItemIdentifying>(
        _ old: [ItemSection], _ new: [ItemSection], _ comparison: Comparison, _ policy: DuplicatePolicy,
        identifiers: ([Comparison.Item]) -> [Comparison.ID]
    ) -> Bool {
        var (oldItems, newItems): ([[Comparison.Item]], [[Comparison.Item]]) = ([], [])
        for section in old.indices {
            guard let items = old[section].items(as: Comparison.Item.self) else { return false }
            oldItems.append(items)
        }
        let areSame = areSame(old, new) && !(Comparison.Item.self is AnyObject.Type)
        for section in new.indices {
            let known = areSame ? oldSection(of: section).map { oldItems[$0] } : nil
            guard let items = known ?? new[section].items(as: Comparison.Item.self) else { return false }
            newItems.append(items)
        }
        if areSame {
            for section in newItems.indices { pairAll(section) }
        } else {
            pair(identifiers: oldItems.map(identifiers), newItems.map(identifiers), policy)
        }
        for section in newItems.indices { markUpdates(oldItems, newItems[section], comparison, in: section) }
        return true
    }

    /// Whether each new section has the very items of its former one, and no identifier twice. A binder that is refreshed without
    /// need gives such.
    private func areSame(_ old: [ItemSection], _ new: [ItemSection]) -> Bool {
        new.indices.allSatisfy { number in
            oldSection(of: number).map {
                old[$0].hasUniqueIDs && DeputyLists.areSame(old[$0].items, new[number].items)
            } ?? false
        }
    }

    /// Pairs the items of a section with as many of its former one.
    private mutating func pairAll(_ section: Int) {
        guard let former = oldSection(of: section) else { return }
        for (oldItem, newItem) in zip(old[former], new[section]) { pair(oldItem, newItem) }
    }

    /// Pairs items by their identifiers.
    // Once more for the usual types, so that there is compiled code for each.
    private mutating func pair<ID: Hashable>(
        identifiers old: [[ID]], _ new: [[ID]], _ policy: DuplicatePolicy
    ) {
        if let old = old as? [[Int]], let new = new as? [[Int]] {
            pairIdentifiers(old, new, ByValue(), duplicates: policy)
        } else if let old = old as? [[String]], let new = new as? [[String]] {
            pairIdentifiers(old, new, ByValue(), duplicates: policy)
        } else if let old = old as? [[UUID]], let new = new as? [[UUID]] {
            pairIdentifiers(old, new, ByValue(), duplicates: policy)
        } else {
            pairIdentifiers(old, new, ByValue(), duplicates: policy)
        }
    }
}

/// The identifiers of some items.
private func ids<Item: Identifiable>(of items: [Item]) -> [Item.ID] {
    // Through pointers: where the type is not known when this is compiled, an array copies each item that is read.
    [Item.ID](writing: items.count) { ids, count in
        items.withUnsafeBufferPointer { items in
            guard let first = items.baseAddress, let start = ids.baseAddress else { return }
            for item in 0..<items.count { (start + item).initialize(to: (first + item).pointee.id) }
        }
        count = items.count
    }
}

/// Items that are `Identifiable` only: every kept one counts as changed.
private struct IdentifiableOnly<Item: Identifiable>: ItemIdentifying {
    func identifier(of item: Item) -> Item.ID { item.id }
    func isSame(_ old: Item, _ new: Item) -> Bool { false }
}

extension Array {
    /// An array whose memory a closure initializes; the closure is not called if there is none.
    // Of an empty array the standard library writes the count too, into memory that all threads share, and a diff may run on any
    // thread: the thread sanitizer reports that.
    @inlinable
    init(writing capacity: Int, _ body: (inout UnsafeMutableBufferPointer<Element>, inout Int) -> Void) {
        self = capacity == 0 ? [] : Array(unsafeUninitializedCapacity: capacity, initializingWith: body)
    }
}
