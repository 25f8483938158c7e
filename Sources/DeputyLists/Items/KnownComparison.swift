/// Which item of the host's data is which of the store's, known from a change that compared them.
///
/// It holds for the same two lists only, whatever else was changed before and afterwards.
struct KnownComparison {
    private let pairing: Pairing
    private let old: [SectionIdentities]
    private let new: [SectionIdentities]

    init(_ pairing: Pairing, from old: [ItemSection], to new: [ItemSection]) {
        self.pairing = pairing
        self.old = old.map { SectionIdentities(section: $0.identity, items: $0.identities) }
        self.new = new.map { SectionIdentities(section: $0.identity, items: $0.identities) }
    }

    /// The pairing, if it is of these lists, and all items with other content are among those that it found.
    func pairing(from old: [ItemSection], to new: [ItemSection], updated: Set<ItemIdentity>) -> Pairing? {
        guard updated.count == pairing.updated.count, areSame(self.old, old), areSame(self.new, new) else { return nil }
        var pairing = pairing
        // They were reported when the items were compared.
        (pairing.duplicates, pairing.hasCollisions) = ([], false)
        return pairing
    }

    private func areSame(_ known: [SectionIdentities], _ sections: [ItemSection]) -> Bool {
        known.count == sections.count && known.indices.allSatisfy { known[$0].isSame(as: sections[$0]) }
    }
}

/// The identities of a section and its items.
private struct SectionIdentities {
    let section: ItemIdentity?
    let items: [ItemIdentity]

    /// Whether they are those of a section: the same array, not only an equal one, so that nothing is compared.
    func isSame(as other: ItemSection) -> Bool { section == other.identity && areSame(items, other.identities) }
}
