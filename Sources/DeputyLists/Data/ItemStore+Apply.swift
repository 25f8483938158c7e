import Deputy
import Foundation

/// Applying new data to the store by comparing it with the old.
extension ItemStore {
    /// Replaces the data by these sections, and updates the host by the differences.
    ///
    /// Sections are matched by their `id`, or by their place among those without one. Items are matched by their `id` if
    /// they are `Identifiable`, else by their value if they are `Hashable`; objects by identity; others by their
    /// places. The cell of a kept item with other content is filled again where it is. Identifiers that occur twice in
    /// a section are reported, and every item is still shown.
    ///
    /// ```swift
    /// manager.items.apply(sections: [ItemSection(friends, id: "friends"), ItemSection(others, id: "others")])
    /// ```
    /// - Parameters:
    ///   - sections: the new data.
    ///   - animations: the animations of the turn's update, instead of the manager's: see `batch(animations:_:)`.
    ///   - fileID: the file of the call, which diagnostics name.
    ///   - line: its line.
    ///   - completion: called once, when the table shows the new data and its animations have ended; also after a
    ///     reload, if nothing has changed, and if the table is gone. See ``ListManager/didEndAnimations``.
    /// - Complexity: O(n) in the number of items.
    public func apply(
        sections: [ItemSection], animations: UpdateAnimations? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, completion: (@MainActor () -> Void)? = nil
    ) {
        edit(fileID, line, replacing: .everything, animations, then: completion) { store, site in
            for report in sections.repeatedIDs { store.log.report(report, at: site) }
            store.adopt(sections, for: 0..<store.sections.count, at: site)
        }
    }

    /// Replaces the data by sections of these items, matched by their places.
    @_disfavoredOverload
    public func apply(
        sections: [[Any]], animations: UpdateAnimations? = nil, fileID: StaticString = #fileID,
        line: UInt = #line, completion: (@MainActor () -> Void)? = nil
    ) {
        edit(fileID, line, replacing: .everything, animations, then: completion) { store, site in
            let new = sections.enumerated().map { number, items in
                let old = store.sections.section(number)
                return ItemSection(
                    items, id: old?.id, header: old?.header, footer: old?.footer,
                    supplementaries: old?.supplementaries ?? [:])
            }
            store.adopt(new, for: 0..<store.sections.count, at: site)
        }
    }

    /// Replaces one section's items by these, and animates the differences; a missing section is made, with those before it.
    ///
    /// Without `inSection:` it is the first section. The others keep their items.
    ///
    /// ```swift
    /// manager.items.apply(items: posts)
    /// ```
    public func apply(
        items: [Any], inSection section: Int = 0, animations: UpdateAnimations? = nil, fileID: StaticString = #fileID,
        line: UInt = #line,
        completion: (@MainActor () -> Void)? = nil
    ) {
        edit(fileID, line, replacing: .items(section), animations, then: completion) {
            $0.replaceItems(items, inSection: section, at: $1)
        }
    }

    /// Replaces one section's items by these, which are `Identifiable` and `Equatable`.
    ///
    /// Does the same as for items of any type, and faster if the section already has such items, because none is erased.
    @inlinable
    public func apply<Item: Identifiable & Equatable>(
        items: [Item], inSection section: Int = 0, animations: UpdateAnimations? = nil, fileID: StaticString = #fileID,
        line: UInt = #line,
        completion: (@MainActor () -> Void)? = nil
    ) {
        edit(fileID, line, replacing: .items(section), animations, then: completion) {
            $0.replaceItems(items, inSection: section, comparing: IdentifiableAndEquatable(), at: $1)
        }
    }

    /// Replaces one section's items by these, and compares them as you say, for items whose `==` does not see their content.
    ///
    /// ```swift
    /// manager.items.apply(items: posts, comparing: .by(\.id) { $0.text == $1.text })
    /// ```
    public func apply<Item, ID: Hashable>(
        items: [Item], inSection section: Int = 0, comparing comparison: ItemComparison<Item, ID>,
        animations: UpdateAnimations? = nil,
        fileID: StaticString = #fileID, line: UInt = #line, completion: (@MainActor () -> Void)? = nil
    ) {
        edit(fileID, line, replacing: .items(section), animations, then: completion) {
            $0.replaceItems(items, inSection: section, comparing: comparison, recognizes: false, at: $1)
        }
    }

    /// Replaces one section's items by these, and compares them away from the main actor, for lists that take long to compare.
    ///
    /// Returns when the store has them; the table is updated at the end of the turn, as always. If the store has changed
    /// meanwhile, or the section was empty or had items of other types, the comparison is made on the main actor.
    ///
    /// The last call wins, whichever is ready first: these items are dropped, without the completion, if the items of the section
    /// are replaced meanwhile, by any call, or if the task is cancelled.
    ///
    /// ```swift
    /// await manager.items.applyInBackground(items: posts)
    /// ```
    @inlinable
    public func applyInBackground<Item: Identifiable & Equatable & Sendable>(
        items: [Item], inSection section: Int = 0, animations: UpdateAnimations? = nil, fileID: StaticString = #fileID,
        line: UInt = #line,
        completion: (@MainActor () -> Void)? = nil
    ) async {
        let site = CallSite(fileID, line)
        let comparison = beginComparison(ofSection: section, at: site)
        let version = self.version
        let old = self.items(as: Item.self, inSection: section) ?? []
        let pairing = await Task.detached { Pairing(old, items, IdentifiableAndEquatable()) }.value
        guard let section = endComparison(comparison, at: site) else { return }
        change(animations: animations, then: completion) { store in
            guard store.version == version, !old.isEmpty else {
                return store.replaceItems(items, inSection: section, at: site)
            }
            store.replaceItems(items, inSection: section, pairedBy: pairing, at: site)
        }
    }

    /// Takes items of a type, compared in that type if the section has such items.
    @inlinable
    func replaceItems<Comparison: ItemIdentifying>(
        _ items: [Comparison.Item], inSection section: Int, comparing comparison: Comparison,
        recognizes: Bool = true, at site: CallSite
    ) {
        guard let old = self.items(as: Comparison.Item.self, inSection: section), !old.isEmpty else {
            return replaceItems(items, inSection: section, recognizes: recognizes, at: site)
        }
        let pairing = Pairing(old, items, comparison)
        replaceItems(items, inSection: section, pairedBy: pairing, recognizes: recognizes, at: site)
    }

    @usableFromInline
    package func replaceItems<Item>(
        _ items: [Item], inSection section: Int, recognizes: Bool = true, at site: CallSite
    ) {
        guard makeSection(section, at: site) else { return }
        var new = sections[section]
        new.setItems(items)
        adopt([new], for: section..<section + 1, recognizes: recognizes, at: site)
    }

    /// The items of a section as an array of a type; nil if one of them is not of it.
    @usableFromInline
    func items<Item>(as type: Item.Type, inSection section: Int) -> [Item]? {
        sections.section(section)?.items(as: type)
    }

    /// Takes items of a type, given their pairing with the former ones.
    @usableFromInline
    func replaceItems<Item>(
        _ items: [Item], inSection section: Int, pairedBy pairing: Pairing, recognizes: Bool = true, at site: CallSite
    ) {
        var new = sections[section]
        new.setItems(items)
        adopt([new], for: section..<section + 1, pairedBy: pairing, recognizes: recognizes, at: site)
    }

    /// Replaces some sections by new ones; items and sections that stay keep their identities.
    /// - Parameters:
    ///   - recognizes: whether they may be items of other sections; not where the caller says what makes two the same.
    ///   - isQuiet: whether nothing is said of identifiers that occur twice.
    func adopt(
        _ new: [ItemSection], for range: Range<Int>, recognizes: Bool = true,
        isQuiet: Bool = false, at site: CallSite
    ) {
        let old = Array(sections[range])
        var pairing = Pairing(from: old.itemCounts, to: new.itemCounts)
        pairing.pairSections(withIDs: old.map(\.id), new.map(\.id))
        // Of items that come into an empty list only those are looked at that may have to be reported.
        if isQuiet, pairing.old.count == 0 {
            return adopt(new, for: range, pairedBy: pairing, recognizes: recognizes, isQuiet: true, at: site)
        }
        if !pairing.pairUniform(old, new) {
            let entries = ListEntries(from: old, to: new, pairing)
            pairing.pairItems(entries.old, entries.new, ListEntry.Comparison())
        }
        adopt(new, for: range, pairedBy: pairing, recognizes: recognizes, isQuiet: isQuiet, at: site)
    }

    /// Replaces some sections by new ones, given the pairing of items.
    private func adopt(
        _ new: [ItemSection], for range: Range<Int>, pairedBy pairing: Pairing, recognizes: Bool, isQuiet: Bool = false,
        at site: CallSite
    ) {
        let old = Array(sections[range])
        var adopted = new
        let identities = pairing.identities(from: old.map { $0.identities }, making: makeIdentity)
        for number in new.indices {
            let former = pairing.oldSection(of: number)
            let known = former.flatMap { old[$0].identity }
            let identity = known ?? makeIdentity()
            adopted[number].identity = identity
            adopted[number].identities = identities[number]
            adopted[number].hasUniqueIDs = (!isQuiet || pairing.old.count > 0) && pairing.duplicates.isEmpty
            guard let former else { continue }
            let views = viewsWithOtherModels(old[former], new[number])
            if !views.isEmpty { pending.updatedSections[identity, default: []].formUnion(views) }
        }
        for item in pairing.updated {
            let section = pairing.section(of: Int(item), in: pairing.new)
            pending.updated.insert(adopted[section].identities[Int(item) - pairing.new.starts[section]])
        }
        // Then this pairing begins at what the host shows, so the update has no other to look for.
        if isFirstChange {
            pending.pairing = pairing
            pending.pairing?.duplicates = []
            pending.pairing?.hasCollisions = false
        }
        if recognizes { recognizeWanderers(in: &adopted, replacing: range, pairing) }
        replaceSections(range, with: adopted)
        guard !isQuiet else { return }
        let duplicated = pairing.duplicates.first?.places.first.flatMap { new.section($0[0])?.site }
        log.report(pairing, from: range.lowerBound, at: duplicated ?? site)
    }

    /// The kinds of the views beside the cells whose models are others.
    private func viewsWithOtherModels(_ old: ItemSection, _ new: ItemSection) -> Set<ViewKind> {
        // Most sections have none.
        guard old.extras != nil || new.extras != nil else { return [] }
        var kinds: Set<ViewKind> = []
        if !isSameModel(old.header, new.header) { kinds.insert(.header) }
        if !isSameModel(old.footer, new.footer) { kinds.insert(.footer) }
        let (former, present) = (old.supplementaries, new.supplementaries)
        for kind in Set(former.keys).union(present.keys) {
            let (former, present) = (former[kind] ?? [:], present[kind] ?? [:])
            let isSame = Set(former.keys).union(present.keys).allSatisfy { isSameModel(former[$0], present[$0]) }
            if !isSame { kinds.insert(.supplementary(kind)) }
        }
        return kinds
    }

    private func isSameModel(_ old: Any?, _ new: Any?) -> Bool {
        guard let old, let new else { return old == nil && new == nil }
        var table = ItemTraitsTable()
        return table.isSame(old, new)
    }
}

extension AnomalyLog {
    /// Reports identifiers that occur more than once, and those that collide.
    /// - Parameter first: the number of the first of the compared sections.
    func report(_ pairing: Pairing, from first: Int, at site: CallSite? = nil) {
        let duplicates = pairing.duplicates
        if !duplicates.isEmpty {
            let words = duplicates.prefix(3).map { duplicate in
                let places = duplicate.places.prefix(3).map { "[\($0[0] + first), \($0[1])]" }
                let more = duplicate.places.count > 3 ? " and \(duplicate.places.count - 3) more places" : ""
                return "\(duplicate.identifier) at \(places.joined(separator: ", "))\(more)"
            }
            let more = duplicates.count > 3 ? ["\(duplicates.count - 3) more"] : []
            report(ListAnomaly.duplicateIdentifiers, (words + more).joined(separator: "; "), at: site)
        }
        if pairing.hasCollisions { report(ListAnomaly.collidingIdentifiers, at: site) }
    }
}

private enum SectionKey: Hashable {
    case id(AnyHashable)
    case place(Int)

    /// The keys that sections are matched by: their ids, or their places among those without one.
    static func keys(_ ids: [AnyHashable?]) -> [SectionKey] {
        var unnamed = 0
        return ids.map { id in
            if let id { return .id(id) }
            unnamed += 1
            return .place(unnamed)
        }
    }
}

extension Pairing {
    /// Pairs sections by the ids that they were given.
    mutating func pairSections(withIDs old: [AnyHashable?], _ new: [AnyHashable?]) {
        pairSections(SectionKey.keys(old) + SectionKey.keys(new))
    }

    /// The identities of the new items, by section: those of their old versions, or new ones.
    /// - Complexity: O(n log s) in the number of items and of sections.
    func identities(
        from old: [[ItemIdentity]], making makeIdentity: () -> ItemIdentity
    ) -> [[ItemIdentity]] {
        (0..<new.numberOfSections).map { number in
            if let former = oldSection(of: number),
                head(of: number) == max(self.old[former].count, new[number].count)
            {
                return old[former]
            }
            var (range, former) = (0..<0, [ItemIdentity]())
            return new[number].map { item in
                let partner = Int(oldItems[item])
                guard partner >= 0 else { return makeIdentity() }
                if !range.contains(partner) {
                    let section = section(of: partner, in: self.old)
                    (range, former) = (self.old[section], old[section])
                }
                return former[partner - range.lowerBound]
            }
        }
    }
}
