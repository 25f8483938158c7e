/// Identifies an entry of a list, also when it moves: two equal items have two identities.
public struct ItemIdentity: Hashable, Sendable {
    package let number: UInt64
}

/// Gives each identifier an identity, for a source that knows its items by identifiers of its own.
///
/// With it a source can tell the manager where an item is now, so that cells that emit events or follow a model are found
/// after their items have moved.
///
/// ```swift
/// lazy var identities = ItemIdentities<Post.ID> { [unowned self] id in posts.contains { $0.id == id } }
/// func identity(at indexPath: IndexPath) -> ItemIdentity? { identities.identity(of: posts[indexPath.row].id) }
/// func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath? {
///     identities.identifier(of: identity).flatMap { id in posts.firstIndex { $0.id == id } }.map { [0, $0] }
/// }
/// ```
@MainActor
public final class ItemIdentities<Identifier: Hashable> {
    private var identities: [Identifier: ItemIdentity] = [:]
    private var identifiers: [ItemIdentity: Identifier] = [:]
    private var last: UInt64 = 0
    /// How many identities there may be before those of gone items are removed.
    private var limit = 64
    private let isThere: @MainActor (Identifier) -> Bool

    /// No identities yet; each is made when it is asked for.
    /// - Parameter isThere: whether an identifier's item still exists; called now and then, to remove those that do not.
    public init(isThere: @escaping @MainActor (Identifier) -> Bool) {
        self.isThere = isThere
    }

    /// How many identities there are.
    package var count: Int { identities.count }

    /// The identity of an identifier: the same each time, as long as its item exists.
    /// - Complexity: O(1) on average.
    public func identity(of identifier: Identifier) -> ItemIdentity {
        if let known = identities[identifier] { return known }
        if identities.count >= limit { forgetThoseGone() }
        last += 1
        let new = ItemIdentity(number: last)
        identities[identifier] = new
        identifiers[new] = identifier
        return new
    }

    /// The identifier of an identity; nil for one that was not made here, or whose item is gone.
    /// - Complexity: O(1).
    public func identifier(of identity: ItemIdentity) -> Identifier? { identifiers[identity] }

    private func forgetThoseGone() {
        identities = identities.filter { isThere($0.key) }
        identifiers = identifiers.filter { isThere($0.value) }
        limit = max(64, identities.count * 2)
    }
}
