import Deputy

/// The current uses of a manager's views, held weakly.
///
/// A view may outlive its manager, in a pool or because an app keeps it. What its use holds must not, so it is
/// released from here: when a mapping is removed, when the manager is detached, and when it is gone.
@MainActor
final class LiveUses {
    private var uses: [WeakUse] = []
    /// How many there may be before those of gone views are removed.
    private var limit = 64

    private struct WeakUse: Sendable {
        weak var use: _ViewUse?
    }

    /// The uses whose views live.
    var all: [_ViewUse] { uses.compactMap(\.use) }

    /// The items that the views show, by identity.
    var items: [ItemIdentity: Any] {
        var items: [ItemIdentity: Any] = [:]
        for use in all { if case .item(let identity) = use.subject { items[identity] = use.item } }
        return items
    }

    func add(_ use: _ViewUse) {
        if uses.count >= limit {
            uses.removeAll { $0.use == nil }
            limit = max(64, uses.count * 2)
        }
        uses.append(WeakUse(use: use))
    }

    /// The current uses of the item or section that a use showed; this use itself if the source identifies neither.
    func current(insteadOf former: _ViewUse) -> [_ViewUse] {
        guard former.subject != nil else { return [former] }
        return all.filter { $0.subject == former.subject && $0.kind == former.kind }
    }

    /// Ends the scopes of views that no longer have a `whileInUse` closure.
    func endScopes() {
        for use in all where use.mapping?.hasScopes != true { use.scope?.end() }
    }

    /// Ends every use.
    func end() {
        let ended = all
        uses = []
        for use in ended { use.release()?.end() }
    }

    deinit {
        let ended = uses
        onMainActor {
            let scopes = ended.compactMap { $0.use?.release() }
            // Ending a scope runs a user's code, which may read the property that held the manager, and that is just being
            // written. So scopes end a turn later, like the slots.
            guard !scopes.isEmpty else { return }
            Task { for scope in scopes { scope.end() } }
        }
    }
}
