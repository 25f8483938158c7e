import Deputy
import Foundation

/// Releasing the items of views that have left the screen.
extension ListCore {
    /// Releases the item of a view that has left the screen.
    func takeItem(of use: _ViewUse) -> Any? {
        rememberItem(of: use)
        return use.takeItem()
    }

    /// Sets the released item of a view again: the one of its identity, if it is still there.
    func rememberItem(of use: _ViewUse) { if use.item == nil { use.item = knownItem(of: use) } }

    /// The item of a view, also if it was released: then the one of its identity, if that is still there.
    func knownItem(of use: _ViewUse) -> Any? { use.item ?? (use.mapping == nil ? nil : present(use)?.0) }

    /// Sets the items of the views on screen again, before the list is updated: a list may have kept a view that left
    /// the screen, and shown it again without asking for it.
    func rememberShownItems(in list: Kit.List) {
        // A list that is not in a window is not asked for its visible views, because it would lay itself out.
        guard let leaving = dispatcher.catalogue.notice(.disappearing, of: .cell), dispatcher.announces(leaving),
            Kit.isOnScreen(list),
            slots.isAttached(to: list)
        else { return }
        for path in Kit.visibleItems(in: list) {
            guard let cell = Kit.cell(in: list, at: path), let use = Kit.use(of: cell), use.item == nil,
                use.mapping != nil, let identity = shown.identity(at: path), use.subject == .item(identity)
            else { continue }
            use.item = unwrapped(shown.item(at: path))
        }
    }

    /// Releases the items of views, unless the list will send a notice when they leave the screen; then they are released there.
    func dropItems(of uses: [_ViewUse]) {
        for (kind, uses) in Dictionary(grouping: uses, by: \.kind) {
            guard dispatcher.catalogue.notice(.disappearing, of: kind).map(dispatcher.announces) != true else {
                continue
            }
            for use in uses { use.dropItem() }
        }
    }
}
