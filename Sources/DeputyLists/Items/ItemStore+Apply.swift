import Deputy
import Foundation

/// Bringing the store to new data by comparing it with the old.
extension ItemStore {
    /// Brings the store to these sections, and the host by what has changed.
    ///
    /// Sections are followed by their `id`, or by their place among those without one. Items are followed by their `id` if
    /// they are `Identifiable`, else by their value if they are `Hashable`; an object is itself; others are known by their
    /// places. A kept item whose content is another has its cell filled anew where it is. Identifiers that stand twice in
    /// a section are reported, and every item is shown all the same.
    ///
    /// ```swift
    /// manager.items.apply([ItemSection(friends, id: "friends"), ItemSection(others, id: "others")])
    /// ```
    /// - Complexity: O(n) in the number of items.
    public func apply(
        _ sections: [ItemSection], duplicates policy: DuplicatePolicy = .byOccurrence, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        let site = CallSite(fileID, line)
        change { store in store.adopt(sections, for: 0..<store.sections.count, policy, at: site) }
    }

    /// Brings the store to sections of these items, followed by their places.
    @_disfavoredOverload
    public func apply(
        _ sections: [[Any]], duplicates policy: DuplicatePolicy = .byOccurrence, fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        let site = CallSite(fileID, line)
        change { store in
            let new = sections.enumerated().map { number, items in
                let old = store.sections.section(number)
                return ItemSection(items, id: old?.id, header: old?.header, footer: old?.footer)
            }
            store.adopt(new, for: 0..<store.sections.count, policy, at: site)
        }
    }

    /// Brings one section to these items; it is made, with those before it, if it does not exist.
    ///
    /// ```swift
    /// manager.items.apply(items: posts)
    /// ```
    public func apply(
        items: [Any], inSection section: Int = 0, duplicates policy: DuplicatePolicy = .byOccurrence,
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let site = CallSite(fileID, line)
        change { store in
            guard store.makeSection(section, at: site) else { return }
            var new = store.sections[section]
            new.items = items
            store.adopt([new], for: section..<section + 1, policy, at: site)
        }
    }

    /// Puts new sections in the place of some, and lets what is still there keep its identity.
    private func adopt(_ new: [ItemSection], for range: Range<Int>, _ policy: DuplicatePolicy, at site: CallSite) {
        let old = Array(sections[range])
        var pairing = Pairing(from: old.map(\.items.count), to: new.map(\.items.count))
        pairing.pairSections(keys(of: old) + keys(of: new))
        let entries = ListEntries(from: old, to: new, pairing)
        pairing.pairItems(entries.old, entries.new, ListEntry.Comparison(), duplicates: policy)
        var adopted = new
        for (number, section) in new.enumerated() {
            let former = pairing.oldSection(of: number)
            adopted[number].identity = former.flatMap { old[$0].identity } ?? makeIdentity()
            adopted[number].identities = pairing.new[number].map { item in
                let partner = Int(pairing.oldItems[item])
                guard partner >= 0 else { return makeIdentity() }
                let section = pairing.section(of: partner, in: pairing.old)
                return old[section].identities[partner - pairing.old.starts[section]]
            }
            guard let former, let identity = adopted[number].identity else { continue }
            if pairing.rejected.contains(number) { pending.rejected.insert(identity) }
            if !isSameText(old[former].header, section.header) || !isSameText(old[former].footer, section.footer) {
                pending.updatedSections.insert(identity)
            }
        }
        for item in pairing.updated {
            let section = pairing.section(of: Int(item), in: pairing.new)
            pending.updated.insert(adopted[section].identities[Int(item) - pairing.new.starts[section]])
        }
        put(adopted, in: range)
        report(pairing, from: range.lowerBound, at: site)
    }

    private func report(_ pairing: Pairing, from first: Int, at site: CallSite) {
        if !pairing.repetitions.isEmpty {
            let duplicates = pairing.duplicates.map { duplicate in
                Duplicate(duplicate.identifier, at: duplicate.places.map { [$0[0] + first, $0[1]] })
            }
            let words = duplicates.map { "\($0.identifier) at \($0.places.map(\.description).joined(separator: ", "))" }
            anomalies.report(.duplicateIdentifiers(words), at: site)
        }
        if pairing.hasCollisions { anomalies.report(.collidingIdentifiers(), at: site) }
    }

    /// What sections are followed by.
    private func keys(of sections: [ItemSection]) -> [SectionKey] {
        var unnamed = 0
        return sections.map { section in
            if let id = section.id { return .id(id) }
            unnamed += 1
            return .place(unnamed)
        }
    }

    private func isSameText(_ old: Any?, _ new: Any?) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        var table = ItemTraitsTable()
        let (type, traits) = table.traits(of: old)
        return type == table.traits(of: new).type && traits.isSame(old, new)
    }
}

private enum SectionKey: Hashable {
    case id(AnyHashable)
    case place(Int)
}
