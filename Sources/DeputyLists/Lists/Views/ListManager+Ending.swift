import Deputy
import Foundation

/// Ending the uses of views, and releasing their items, when mappings are removed or views leave the screen.
extension ListManager {
    /// Observes the removal of mappings, and gives the registry the identifiers of sections.
    func followRegistry() {
        dispatcher.onMappingRemoval { [weak self] in self?.setNeedsUpdate() }
        dispatcher.nameSections(areShown: source === items) { [weak self] section in
            self?.shown.id(ofSection: section)
        }
        items.shown.didChange = { [weak dispatcher, weak shown = items.shown, isAsked = source === items] in
            dispatcher?.sectionsChanged()
            if isAsked, let shown { dispatcher?.show(shown.sections.map { ShownSection($0.items, $0.unboxed) }) }
        }
    }

    /// Ends every use of a view, after the manager was detached: scopes end, and cells deliver nothing.
    func endUses() { uses.end() }

    /// Releases the item of a view that has left the screen.
    func takeItem(of use: _ViewUse) -> Any? {
        rememberItem(of: use)
        defer { use.content.dropItem() }
        return use.item
    }

    /// Sets the released item of a view again: the one of its identity, if it is still there.
    func rememberItem(of use: _ViewUse) {
        if use.item == nil, use.mapping != nil { use.content.item = present(use)?.0 }
    }

    /// Sets the items of the views on screen again, before the list is updated: a list may have kept a view that left
    /// the screen, and shown it again without asking for it.
    func rememberShownItems(in list: Kit.List) {
        // A list that is not in a window is not asked for its visible views, because it would lay itself out.
        guard let event = dispatcher.events.disappearing(.cell), dispatcher.announces(event), Kit.isOnScreen(list),
            isAttached(to: list)
        else { return }
        for path in Kit.visibleItems(in: list) {
            guard let cell = Kit.cell(in: list, at: path), let use = Kit.use(of: cell), use.item == nil,
                use.mapping != nil, let identity = shown.identity(at: path), use.content.subject == .item(identity)
            else { continue }
            use.content.item = unwrapped(shown.item(at: path))
        }
    }

    /// Releases the items of views, unless the list will send a notice when they leave the screen; then they are released there.
    func dropItems(of uses: [UseContent]) {
        let events = dispatcher.events
        for use in uses {
            if events.disappearing(use.kind).map(dispatcher.announces) != true { use.dropItem() }
        }
    }

    /// The uses of views that are not on screen.
    func usesOffScreen(in list: Kit.List) -> [UseContent] {
        let views =
            Kit.visibleItems(in: list).map { Kit.cell(in: list, at: $0) as AnyObject? }
            + visibleSupplementaries(in: list).map(\.view)
        let onScreen = Set(
            views.compactMap { view in view.flatMap { Kit.use(of: $0)?.content } }.map(ObjectIdentifier.init))
        return uses.all.filter { !onScreen.contains(ObjectIdentifier($0)) }
    }
}
