import Deputy

/// Beginning and ending the scopes of uses.
extension ListCore {
    /// Announces the events of appearing and leaving views that have scopes, because a scope must end when its view leaves.
    /// - Parameter kinds: the kinds whose views have scopes.
    func follow(_ kinds: [ViewKind]) {
        let needed = kinds.flatMap { kind in
            [ViewMoment.appearing, .disappearing].compactMap { dispatcher.catalogue.notice($0, of: kind) }
        }
        dispatcher.batch {
            for event in requiredForScopes { dispatcher.stopRequiring(event, because: Self.scopes) }
            for event in needed { dispatcher.require(event, because: Self.scopes) }
        }
        requiredForScopes = needed
        hasScopes = !kinds.isEmpty
        uses.endScopes()
    }

    private static var scopes: String { "the scopes of uses" }

    /// Begins a use, after its view was filled.
    func begin(_ use: _ViewUse, of view: AnyObject, at place: EventLocation) {
        guard let mapping = use.mapping, use.scope != nil || mapping.hasScopes, use.isLive, let item = use.item else {
            return
        }
        use.scope = mapping.beginUse(of: view, item: item, at: place)
        // A closure that was called may have ended the use.
        if !use.isLive || !mapping.hasScopes { use.scope?.end() }
    }

    /// Begins a use again when its view comes back on screen without having been filled.
    func resume(_ use: _ViewUse, of view: AnyObject, at place: EventLocation) {
        guard use.scope?.hasEnded == true else { return }
        dispatcher.nested { begin(use, of: view, at: place) }
    }
}
