package import DeputyLists

/// Gives each identifier of a diffable data source an identity, which it keeps as long as its item is shown.
@MainActor
package final class ItemIdentities<Identifier: Hashable> {
    private var identities: [Identifier: ItemIdentity] = [:]
    private var identifiers: [ItemIdentity: Identifier] = [:]
    private var last: UInt64 = 0
    /// How many identities there may be before those of gone items are removed.
    private var limit = 64
    private let isThere: @MainActor (Identifier) -> Bool

    /// - Parameter isThere: whether an identifier's item is still shown; called now and then, to forget those that are not.
    package init(isThere: @escaping @MainActor (Identifier) -> Bool) {
        self.isThere = isThere
    }

    /// How many identities there are.
    package var count: Int { identities.count }

    /// The identity of an identifier: the same each time, as long as its item is shown.
    package func identity(of identifier: Identifier) -> ItemIdentity {
        if let known = identities[identifier] { return known }
        if identities.count >= limit { forgetThoseGone() }
        last += 1
        let new = ItemIdentity(number: last)
        identities[identifier] = new
        identifiers[new] = identifier
        return new
    }

    /// The identifier of an identity; nil for one whose item is gone.
    package func identifier(of identity: ItemIdentity) -> Identifier? { identifiers[identity] }

    private func forgetThoseGone() {
        identities = identities.filter { isThere($0.key) }
        identifiers = identifiers.filter { isThere($0.value) }
        limit = max(64, identities.count * 2)
    }
}
