import Deputy
import Foundation

/// Filling views, each for a new use or again for the one it has.
extension ViewFiller {
    /// Fills a view: for another use, or for the one it has if ``UseContent/isFilledInPlace``.
    /// - Parameter new: its new use; made here if nil.
    func fill<Position: EventPosition>(
        _ view: AnyObject, _ found: FoundItem, at position: Position,
        _ new: _ViewUse? = nil
    ) {
        let former = Kit.use(of: view)
        former?.content.stopFollowing()
        if let former, former.content.isFilledInPlace {
            former.content.item = found.item
            _ = show(found, in: view, former, at: position)
            return
        }
        if let former = former?.content.mapping, former.number != found.mapping.number { former.release(view) }
        former?.scope?.end()
        let use = new ?? use(found.item, found.mapping, found.mapping.kind, at: position)
        if let former, former.presence == .shown, use.isAbout(former) { use.presence = .shown }
        noteSection(of: use, found.mapping, at: position)
        Kit.setUse(use, of: view)
        if show(found, in: view, use, at: position) { begin(use, of: view, at: position) }
    }

    /// Notes the section of a chain's view, because a view that leaves the screen is in the section it was filled in, even if that
    /// has moved.
    // A closure of the binder that did the same took a bound row a fifth of its instructions.
    private func noteSection<Position: EventPosition>(
        of use: _ViewUse, _ mapping: RegisteredMapping, at position: Position
    ) {
        guard mapping.isGrouped, let name = position.sectionNumber.flatMap(shown.id) else { return }
        use.content.note(name)
    }

    /// Notes the sections of chains' views once more, because rows have moved, perhaps to other sections, and are not filled again.
    func noteSectionsOfMovedRows() {
        for use in uses.all where use.hasSection {
            if let name = shown.path(of: use).flatMap({ shown.id(ofSection: $0[0]) }) { use.note(name) }
        }
    }

    /// Fills a view other than a cell again where it is.
    func refill(_ kind: ViewKind, _ view: Kit.Supplementary, _ model: Any?, at position: Kit.SupplementaryPosition) {
        dispatcher.nested {
            guard let model, let found = mapping(kind, for: model, at: position) else { return }
            fill(view, found, at: position)
        }
    }

    /// Fills a view again for the use it has.
    func fillInPlace<Position: EventPosition>(
        _ view: AnyObject, _ use: UseContent, _ found: FoundItem, at position: Position
    ) {
        use.isFilledInPlace = true
        fill(view, found, at: position)
        use.isFilledInPlace = false
    }

    /// The cell that a mapping's own closure makes.
    func makeView(
        _ found: FoundItem, in list: Kit.List, _ use: UseContent, at indexPath: IndexPath
    ) -> Kit.Cell? {
        func make() -> Kit.Cell? { found.mapping.makeView(in: list, for: found.item, at: indexPath) }
        return found.mapping.followsModels ? followed.following(use, make) : make()
    }

    /// Shows an item in a view, and follows the models that are read for it.
    /// - Returns: whether it is shown, and whether closures begin the view's use.
    private func show<Position: EventPosition>(
        _ found: FoundItem, in view: AnyObject, _ use: _ViewUse, at position: Position
    ) -> Bool {
        let follows = found.mapping.followsModels
        let isShown = found.mapping.fill(view, with: found.item, at: position, route: use) {
            follows ? followed.following(use.content, $0) : $0()
        }
        guard !isShown, found.mapping.isRegistered else { return isShown }
        anomalyLog.report(
            .failedCast(
                "view", found: String(describing: type(of: view)), expected: String(describing: found.mapping.viewType),
                at: position.place), at: found.mapping.site)
        return false
    }

    /// The new use of a view; without an item, for a placeholder.
    func use<Position: EventPosition>(
        _ item: Any?, _ mapping: RegisteredMapping?, _ kind: ViewKind, at position: Position
    ) -> _ViewUse {
        let content = UseContent(
            item: item, mapping: mapping, kind: kind, place: position.place,
            subject: shown.subject(of: kind, at: position), carrier: self)
        uses.add(content)
        return _ViewUse(content)
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
