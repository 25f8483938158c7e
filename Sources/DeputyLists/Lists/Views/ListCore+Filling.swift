import Deputy
import Foundation

/// Filling views, each for a new use or again for the one it has.
extension ListCore {
    /// Fills a view: for another use, or for the one it has if ``_ViewUse/isFilledInPlace``.
    /// - Parameter new: its new use; made here if nil.
    func fill(_ view: AnyObject, _ found: FoundItem, at place: EventLocation, _ new: _ViewUse? = nil) {
        let former = Kit.use(of: view)
        former?.stopFollowing()
        if let former, former.isFilledInPlace {
            former.item = found.item
            _ = show(found, in: view, former, at: place)
            return
        }
        former?.emptyProperties(of: view)
        former?.scope?.end()
        let use = new ?? use(found.item, found.mapping, found.mapping.kind, at: place)
        if let former, former.presence == .shown, use.isAbout(former) { use.presence = .shown }
        noteSection(of: use, found.mapping, at: place)
        Kit.setUse(use, of: view)
        if show(found, in: view, use, at: place) { begin(use, of: view, at: place) }
    }

    /// Notes the section of a chain's view, because a view that leaves the screen is in the section it was filled in, even if that
    /// has moved.
    // A closure of the binder that did the same took a bound row a fifth of its instructions.
    private func noteSection(of use: _ViewUse, _ mapping: RegisteredMapping, at place: EventLocation) {
        guard mapping.isGrouped, let name = place.sectionNumber.flatMap(shown.id) else { return }
        use.section = name
    }

    /// Notes the sections of chains' cells once more, because their rows have moved, perhaps to other sections, and are not filled again.
    func noteSectionsOfMovedRows(_ uses: [_ViewUse]) {
        for use in uses where use.section != nil {
            if let name = shown.path(of: use).flatMap({ shown.id(ofSection: $0[0]) }) { use.section = name }
        }
    }

    /// Fills a view where it is, for another use.
    func refill(_ kind: ViewKind, _ view: AnyObject, _ model: Any?, at place: EventLocation) {
        dispatcher.nested {
            let former = Kit.use(of: view)
            // A condition may hand the list over to a manager that uses the view for its own data.
            guard let model, let found = mapping(kind, for: model, at: place), Kit.use(of: view) === former else {
                return
            }
            fill(view, found, at: place)
        }
    }

    /// Fills a view again for the use it has; nothing if it has another one since its mapping was looked for.
    func fillInPlace(_ view: AnyObject, _ use: _ViewUse, _ found: FoundItem, at place: EventLocation) {
        guard Kit.use(of: view) === use else { return }
        use.isFilledInPlace = true
        fill(view, found, at: place)
        use.isFilledInPlace = false
    }

    /// The cell that a mapping's own closure makes.
    func makeView(
        _ found: FoundItem, in list: Kit.List, _ use: _ViewUse, at indexPath: IndexPath
    ) -> Kit.Cell? {
        func make() -> Kit.Cell? { found.mapping.makeView(in: list, for: found.item, at: .row(indexPath)) }
        let views = Kit.views(of: list)
        views.dequeued = views.again
        let cell = found.mapping.followsModels ? followed.following(use, make) : make()
        use.isDequeued = cell != nil && views.dequeued === cell
        return cell
    }

    /// Fills a cell that a mapping's own closure made again, where it is: the closure is called, and gets it from `dequeue`. A list takes
    /// no other cell for a row that it keeps, so this comes before the list asks, and it gets the cell as it is. Where there are
    /// prototypes the closure is not called: it may ask for one, which only the list has.
    /// - Returns: whether the closure makes this cell again, and not one of another class.
    func makeAgain(_ cell: Kit.Cell, _ found: FoundItem, in list: Kit.List, at indexPath: IndexPath) -> Bool {
        let views = Kit.views(of: list)
        guard Kit.use(of: cell)?.isDequeued == true, !views.hasPrototypes else { return false }
        return dispatcher.answering {
            let use = use(found.item, found.mapping, .cell, at: .row(indexPath))
            views.again = cell
            let made = makeView(found, in: list, use, at: indexPath)
            views.again = nil
            guard made === cell else { return false }
            fill(cell, found, at: .row(indexPath), use)
            madeAgain[indexPath] = cell
            return true
        }
    }

    /// Shows an item in a view, and follows the models that are read for it.
    /// - Returns: whether it is shown, and whether closures begin the view's use.
    private func show(_ found: FoundItem, in view: AnyObject, _ use: _ViewUse, at place: EventLocation) -> Bool {
        let follows = found.mapping.followsModels
        let isShown = found.mapping.fill(view, with: found.item, at: place, route: use) {
            follows ? followed.following(use, $0) : $0()
        }
        guard !isShown, found.mapping.isRegistered else { return isShown }
        anomalyLog.report(
            .failedCast(
                "view", found: String(describing: type(of: view)), expected: String(describing: found.mapping.viewType),
                at: place), at: found.mapping.site)
        return false
    }

    /// The new use of a view; without an item, for a placeholder.
    func use(_ item: Any?, _ mapping: RegisteredMapping?, _ kind: ViewKind, at place: EventLocation) -> _ViewUse {
        let use = _ViewUse(
            item: item, mapping: mapping, kind: kind, place: place, version: isShowingItems ? items.version : nil,
            subject: shown.subject(of: kind, at: place), carrier: link)
        uses.add(use)
        return use
    }
}

extension RegisteredMapping? {
    /// Whether a view of one mapping can be filled by another; not if there is none.
    @MainActor
    func hasViews(of other: RegisteredMapping?) -> Bool {
        guard let self, let other else { return false }
        return self.number == other.number
    }
}
