import Deputy
import Foundation

/// Makes the views that a list asks for, and fills them with their items.
extension ListCore {
    /// The cell of an item, filled: the one of the first mapping that matches, or a placeholder and an anomaly.
    func cell(in list: Kit.List, at indexPath: IndexPath) -> Kit.Cell {
        dispatcher.answering {
            let place = EventLocation.row(indexPath)
            guard let found = mapping(.cell, for: shown.item(at: indexPath), at: place) else {
                return otherCell(in: list, at: indexPath)
            }
            let use = makeUse(found.item, found.mapping, .cell, at: place)
            // In a later turn the list has it, or has none for the row any more.
            if made == nil { Task { [link] in link.core?.made = nil } }
            made = (nil, indexPath)
            let cell =
                found.mapping.makesViews
                ? makeView(found, in: list, use, at: indexPath)
                : Kit.dequeueCell(identifier: found.mapping.reuseIdentifier, in: list, at: indexPath)
            guard let cell else {
                made = nil
                return otherCell(in: list, at: indexPath)
            }
            fill(cell, found, at: place, use)
            // Whoever asks for a cell keeps it; its list may go before the manager.
            made = (Weak(cell), indexPath)
            return cell
        }
    }

    /// The cell that a row has already, or a placeholder.
    private func otherCell(in list: Kit.List, at indexPath: IndexPath) -> Kit.Cell {
        if let cell = reconfigured[indexPath] { return cell }
        hasMadePlaceholders = true
        let placeholder = Kit.placeholder(in: list, at: indexPath)
        Kit.setUse(makeUse(nil, nil, .cell, at: .row(indexPath)), of: placeholder)
        return placeholder
    }

    /// A view of another kind, filled: the one of the first mapping that matches; nil for none.
    func supplementary(_ kind: ViewKind, in list: Kit.List, at indexPath: IndexPath) -> Kit.Supplementary? {
        let place = Kit.supplementaryPosition(indexPath).place
        guard let model = shown.model(kind, at: place), !isShownByItself(kind, model, at: place),
            let found = mapping(kind, for: model, at: place),
            let view = Kit.dequeueSupplementary(
                kind, identifier: found.mapping.reuseIdentifier, in: list, at: indexPath)
        else { return nil }
        fill(view, found, at: place)
        return view
    }

    /// Whether the list itself shows a model: it has no mapping, or one without views, and the list can show it without one.
    func isShownByItself(_ kind: ViewKind, _ model: Any, at place: EventLocation) -> Bool {
        // The identifiers of a diffable data source are no titles.
        guard let content = unwrapped(model), Kit.showsByItself(content), source.asksTitles(kind),
            !source.hasOnlyIdentifiers(kind)
        else { return false }
        return dispatcher.registry.mapping(kind, for: content, at: place)?.isViewless ?? true
    }

    /// The mapping of an item, and the item without optionals; nil, with an anomaly, if there is none that can make views.
    func mapping(_ kind: ViewKind, for item: Any?, at place: EventLocation) -> FoundItem? {
        guard let item else {
            reportMissing(kind, at: place)
            return nil
        }
        if let found = dispatcher.registry.find(kind, for: item, at: place) {
            return !found.mapping.isViewless && usable(found.mapping) != nil ? found : nil
        }
        if !source.hasOnlyIdentifiers(kind) || unwrapped(item) == nil {
            anomalyLog.report(dispatcher.registry.unshown(item, kind, at: place))
        }
        return nil
    }

    /// Whether the data has changes that the list has not got, or is about to get.
    private var isChanging: Bool { schedule.isPending || data.isBehind }

    private func reportMissing(_ kind: ViewKind, at place: EventLocation) {
        guard !isChanging, kind == .cell, let path = place.rowPath, shown.hasItem(at: path) else {
            return reportOutside("A \(kind)", at: place)
        }
        anomalyLog.report(
            ListAnomaly.missingItem, place, counted(shown.numberOfItems(inSection: path[0]), "item"))
    }

    /// Reports a place outside the data, unless the list has only not got a change yet.
    func reportOutside(_ what: String, at place: EventLocation) {
        guard !isChanging else { return }
        anomalyLog.report(.outsideData(what, at: place, limits: shown.limits(around: place)))
    }
}

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
        let use = new ?? makeUse(found.item, found.mapping, found.mapping.kind, at: place)
        if let former, former.presence != .gone, use.isAbout(former) { use.presence = former.presence }
        noteSection(of: use, found.mapping, at: place)
        Kit.setUse(use, of: view)
        if show(found, in: view, use, at: place) { begin(use, of: view, at: place) }
    }

    /// Notes the section of a chain's view, which is that of its end, even if it is gone then.
    // Written here and not in the binder, because every bound row pays for a call of a closure.
    private func noteSection(of use: _ViewUse, _ mapping: RegisteredMapping, at place: EventLocation) {
        guard mapping.isGrouped, let name = place.sectionNumber.flatMap(shown.id) else { return }
        use.section = name
    }

    /// Fills a view where it is, for another use.
    func fillForNewUse(_ kind: ViewKind, _ view: AnyObject, _ model: Any?, at place: EventLocation) {
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
    func fillForSameUse(_ view: AnyObject, _ use: _ViewUse, _ found: FoundItem, at place: EventLocation) {
        guard Kit.use(of: view) === use else { return }
        use.isFilledInPlace = true
        fill(view, found, at: place)
        use.isFilledInPlace = false
    }

    /// The cell that a mapping's own closure makes, in a request of the list; nil if the list cannot have it.
    ///
    /// A row that is reconfigured keeps its cell, which `dequeue` gives. If the closure makes another one, the row is reloaded.
    private func makeView(
        _ found: FoundItem, in list: Kit.List, _ use: _ViewUse, at indexPath: IndexPath
    ) -> Kit.Cell? {
        func make() -> Kit.Cell? { found.mapping.makeView(in: list, for: found.item, at: .row(indexPath)) }
        let views = Kit.views(of: list)
        let outer = views.request
        defer { views.request = outer }
        views.request = (indexPath, reconfigured[indexPath], nil)
        let cell = found.mapping.followsModels ? followed.following(use, make) : make()
        let given = views.request?.given
        guard let cell, given !== cell else {
            if cell != nil { reconfigured[indexPath] = nil }
            return cell
        }
        guard reconfigured[indexPath] == nil else { return nil }
        found.mapping.makesOtherViews = true
        guard given != nil || isTaken(cell, for: use, in: list) else { return cell }
        let place = EventLocation.row(indexPath)
        anomalyLog.report(ListAnomaly.takenCell, place, typeName(type(of: cell)), at: found.mapping.site)
        return given as? Kit.Cell
    }

    /// Whether a cell is another list's, or shows another row.
    private func isTaken(_ cell: Kit.Cell, for use: _ViewUse, in list: Kit.List) -> Bool {
        guard let former = Kit.use(of: cell), former.isLive, !use.isAbout(former) else { return false }
        return !use.hasManager(of: former) || shown.path(of: former).flatMap { Kit.cell(in: list, at: $0) } === cell
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

    /// Makes the use of a view; without an item, for a placeholder.
    func makeUse(_ item: Any?, _ mapping: RegisteredMapping?, _ kind: ViewKind, at place: EventLocation) -> _ViewUse {
        let use = _ViewUse(
            item: item, mapping: mapping, kind: kind, place: place, version: isShowingItems ? items.version : nil,
            subject: shown.subject(of: kind, at: place), carrier: link)
        uses.add(use)
        return use
    }
}

extension RegisteredMapping? {
    /// Whether both are one mapping, so that a view of it can be filled again; not if there is none.
    func isSame(as other: RegisteredMapping?) -> Bool { self != nil && self === other }
}

/// Which of the views that the list has are on screen.
extension ListCore {
    /// The views beside the cells that are on screen, of the kinds that are registered.
    func visibleSupplementaries(in list: Kit.List) -> [(kind: ViewKind, path: IndexPath, view: Kit.Supplementary)] {
        dispatcher.registry.supplementaryKinds.flatMap { kind in
            let paths = Kit.visibleSupplementaries(kind, in: list) ?? filledPlaces(of: kind)
            return paths.compactMap { path in
                Kit.supplementary(kind, in: list, at: path).map { (kind, path, $0) }
            }
        }
    }

    /// The places where the list may have views of a kind that this manager has filled. There are few, also with many sections,
    /// and they need not be near rows on screen. The data may be ahead of the list.
    private func filledPlaces(of kind: ViewKind) -> [IndexPath] {
        Set(uses.all.filter { $0.kind == kind }.compactMap { shown.path(of: $0) }).inOrder(<)
    }

    /// The uses of views that are not on screen, given the cells that are.
    func usesOffScreen(in list: Kit.List, visible cells: [VisibleCell]) -> [_ViewUse] {
        var onScreen: Set<ObjectIdentifier> = []
        for (_, use) in cells { if let use { onScreen.insert(ObjectIdentifier(use)) } }
        for (_, _, view) in visibleSupplementaries(in: list) {
            if let use = Kit.use(of: view) { onScreen.insert(ObjectIdentifier(use)) }
        }
        return uses.all.filter { !onScreen.contains(ObjectIdentifier($0)) }
    }

    /// The rows on screen, and the uses of their cells.
    func visibleCells(in list: Kit.List) -> [VisibleCell] {
        Kit.visibleItems(in: list).map { path in (path, Kit.cell(in: list, at: path).flatMap { Kit.use(of: $0) }) }
    }

    /// The cells of some uses, on screen or made ahead, and where they are in some data.
    func cells(of uses: [_ViewUse], in list: Kit.List, _ items: any IdentifiedItems) -> [UsedCell] {
        let cells = uses.compactMap { use -> UsedCell? in
            guard use.kind == .cell, let path = items.path(of: use), let cell = Kit.cell(in: list, at: path),
                Kit.use(of: cell) === use
            else { return nil }
            return (path, cell, use)
        }
        return cells.inOrder { $0.path < $1.path }
    }

    typealias UsedCell = (path: IndexPath, cell: Kit.Cell, use: _ViewUse)
    typealias VisibleCell = (path: IndexPath, use: _ViewUse?)
}
