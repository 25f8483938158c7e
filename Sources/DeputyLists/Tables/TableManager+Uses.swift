import Deputy

/// Beginning and ending the scopes of uses.
extension TableManager {
    /// Announces the coming and leaving of views that have scopes, for a scope must end when its view leaves.
    func follow(_ kind: ViewKind, _ hasScopes: Bool) {
        let events = dispatcher.events
        let needed: [Event] =
            switch kind {
            case .cell: [events.willDisplay, events.didEndDisplaying]
            case .header: [events.willDisplayHeaderView, events.didEndDisplayingHeaderView]
            case .footer: [events.willDisplayFooterView, events.didEndDisplayingFooterView]
            case .host: []
            }
        dispatcher.batch {
            for event in needed {
                if hasScopes {
                    dispatcher.require(event, because: "the scopes of uses")
                } else {
                    dispatcher.stopRequiring(event)
                }
            }
        }
        uses.endScopes()
    }

    /// Begins a use, after its view was filled.
    func begin(_ use: ViewUse, of view: AnyObject, at position: any EventPosition) {
        guard use.isLive, let item = use.item, let mapping = use.mapping else { return }
        use.scope = mapping.beginUse(of: view, item: item, at: position)
        // What was called may have ended all this.
        if !use.isLive || !mapping.hasScopes { use.scope?.end() }
    }

    /// Begins a use again when its view comes back on screen without having been filled.
    @usableFromInline
    func resume(_ use: ViewUse, of view: AnyObject, at position: any EventPosition) {
        guard use.scope?.hasEnded == true else { return }
        dispatcher.nested { begin(use, of: view, at: position) }
    }
}
