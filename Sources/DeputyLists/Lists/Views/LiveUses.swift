import Deputy

/// The uses of a manager's views, held weakly: what the current views were filled with.
///
/// A view outlives its manager in a pool, or with whoever keeps it. What it was given must not, so it is taken back from
/// here: when a mapping is taken out, when the manager is detached, and when it is gone.
@MainActor
final class LiveUses {
    private var uses: [WeakUse] = []
    /// How many there may be before those that are gone are looked for.
    private var limit = 64

    private struct WeakUse: Sendable {
        weak var content: UseContent?
    }

    /// Those whose views live.
    var all: [UseContent] { uses.compactMap(\.content) }

    func add(_ use: UseContent) {
        if uses.count >= limit {
            uses.removeAll { $0.content == nil }
            limit = max(64, uses.count * 2)
        }
        uses.append(WeakUse(content: use))
    }

    /// Ends the scopes of views that no closure of `whileInUse` is for any more.
    func endScopes() {
        for use in all where use.mapping?.hasScopes != true { use.scope?.end() }
    }

    /// Ends every use.
    func end() {
        let ended = all
        uses = []
        for use in ended { use.finish() }
    }

    deinit {
        let ended = uses
        onMainActor {
            let scopes = ended.compactMap { $0.content?.release() }
            // What ends a scope is a user's, and may read the property that held the manager, which is being written just
            // now. So scopes end a turn later, as slots are given back.
            guard !scopes.isEmpty else { return }
            Task { for scope in scopes { scope.end() } }
        }
    }
}
