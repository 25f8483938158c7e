import Deputy
import Foundation

/// Updating the cells of items that changed: they are filled again where they are, or reloaded if another mapping now makes
/// them.
extension ListCore {
    /// The rows with other content, and whether another mapping makes their cells from now on.
    func rowUpdates(_ changes: ChangeSet) -> [RowUpdate] {
        changes.updates.map { update in
            let before = unwrapped(shown.item(at: update.from))
                .flatMap { dispatcher.registry.mapping(.cell, for: $0, at: .row(update.from)) }
            let now = unwrapped(target.item(at: update.to))
                .flatMap { currentMapping(.cell, for: $0, at: .row(update.to)) }
            return RowUpdate(
                row: update.to, hasOtherMapping: !before.isSame(as: now), isMade: now?.makesViews == true)
        }
    }

    /// Reconfigures rows, or reloads those whose mapping changed; then does the same to the views beside the cells.
    ///
    /// A mapping may change without a change of the item: a condition may use the place of a row, and so its section.
    func fillAgain(
        _ changes: ChangeSet, _ updates: [RowUpdate], since former: FormerViews, in list: Kit.List,
        animations: UpdateAnimations, _ end: UpdateEnd
    ) {
        // A reload requested meanwhile may wait for a layout; until then the old rows are on screen.
        guard slots.isReady(list) else { return }
        var stage = ChangeSet.Stage()
        let supplementaries = supplementaryUpdates(changes, updates.map(\.row), since: former, in: list)
        let shownAgain = supplementaries.reloadedSections
        stage.reloadedSections = shownAgain.sorted()
        var rows = Set(updates.filter(\.hasOtherMapping).map(\.row))
        let changed = Set(updates.map(\.row))
        // Looked at once, because a list view sorts its rows and looks up its cells each time.
        let visible = visibleCells(in: list)
        // A cell that was made ahead stays at its place although the place has another item.
        let ahead = cells(of: usesOffScreen(in: list, visible: visible), in: list, target).map {
            ($0.path, Optional($0.use))
        }
        // Without conditions only what has changed can have another mapping, and what had none.
        let looksAtAll = dispatcher.registry.hasConditionalCells
        namingTargetSections {
            for (row, use) in visible + ahead {
                guard let use, looksAtAll || use.mapping == nil || changed.contains(row) else { continue }
                let now = unwrapped(target.item(at: row)).flatMap {
                    dispatcher.registry.mapping(.cell, for: $0, at: .row(row))
                }
                // A placeholder cannot be filled, and stays until its mapping changes.
                let isPlaceholder = use.mapping == nil && now == nil
                if isPlaceholder ? changed.contains(row) : !use.mapping.isSame(as: now) {
                    rows.insert(row)
                } else {
                    rows.remove(row)
                }
            }
        }
        let filled = updates.filter { !rows.contains($0.row) && !shownAgain.contains($0.row[0]) }
        // A condition's closure may have put another manager in the slots, or reloaded the list: then it has
        // newer data with other rows.
        guard slots.isReady(list), Kit.itemCounts(in: list) == data.targetCounts else { return }
        rows.formUnion(reconfigure(filled.map(\.row), made: filled.filter(\.isMade).map(\.row), in: list, animations))
        stage.reloadedItems = rows.filter { !shownAgain.contains($0[0]) }.inOrder(<)
        if !stage.isEmpty, slots.isAttached(to: list) { perform(stage, in: list, animations, end) }
        if slots.isAttached(to: list) { refill(supplementaries, in: list, animations: animations) }
    }

    /// Has the list ask for rows again whose cells stay.
    /// - Parameter made: those of which closures make the cells.
    /// - Returns: those of them that have to be reloaded: the closure has made another cell, or gets some elsewhere than from `dequeue`.
    func reconfigure(
        _ rows: [IndexPath], made: [IndexPath], in list: Kit.List, _ animations: UpdateAnimations
    ) -> [IndexPath] {
        guard !rows.isEmpty, slots.isAttached(to: list) else { return [] }
        for row in made { reconfigured[row] = Kit.cell(in: list, at: row) }
        defer { reconfigured = [:] }
        let asked = made.isEmpty ? rows : rows.filter { reconfigured[$0].map { isDequeued($0, in: list) } != false }
        if !asked.isEmpty { Kit.reconfigure(asked, in: list, animations: animations) }
        return Array(reconfigured.keys)
    }

    /// Whether a closure got a cell from `dequeue`, as all others, so that it can have it again. Only the list makes prototypes.
    private func isDequeued(_ cell: Kit.Cell, in list: Kit.List) -> Bool {
        !Kit.views(of: list).hasPrototypes && Kit.use(of: cell)?.mapping?.makesOtherViews == false
    }

    /// Has the list ask for all sizes again. A table does so in a batch, in which it lays itself out. In no window it is reloaded, which
    /// only marks.
    func askSizes(in list: Kit.List, _ animations: UpdateAnimations) {
        guard Kit.isOnScreen(list) else { return setNeedsReload() }
        Kit.askSizes(in: list, animations: animations)
    }

    /// The mapping of an item at its place in the data after the update.
    func currentMapping(_ kind: ViewKind, for item: Any, at place: EventLocation) -> RegisteredMapping? {
        namingTargetSections { dispatcher.registry.mapping(kind, for: item, at: place) }
    }

    func namingTargetSections<Result>(_ body: () -> Result) -> Result {
        dispatcher.registry.namingSections(by: { [target] in target.id(ofSection: $0) }, body)
    }
}

/// A row whose content changed: where it is, whether another mapping makes its cell from now on, and whether a closure does.
struct RowUpdate {
    let row: IndexPath
    let hasOtherMapping: Bool
    let isMade: Bool
}

/// Filling views again where they are, when a model has changed that they read while they were filled.
extension ListCore {
    /// Fills the views again whose models have changed, as soon as the list can be updated.
    func fillChangedViews() {
        guard let list = slots.list, slots.manager != nil else { return }
        guard !isBusy(list) else { return followed.work.postpone() }
        slots.keepingManager {
            followed.work.perform { keepingPlace(in: list, nil, animations) { _ in fillChangedViews(in: list) } }
        }
    }

    private func fillChangedViews(in list: Kit.List) {
        // A pending update of the list may fill the same views.
        if schedule.isPending { flush() }
        let changed = followed.takeChanged()
        guard !changed.isEmpty else { return }
        guard Kit.isOnScreen(list) || !slots.answersForRows else { return setNeedsReload() }
        dispatcher.nested {
            var stage = ChangeSet.Stage()
            fill(cells(of: changed, in: list, shown), in: list, elseReloading: &stage)
            guard slots.list === list else { return }
            fillSupplementaries(of: changed, in: list, elseReloading: &stage)
            guard !stage.isEmpty, slots.isReady(list) else { return }
            keepingSelection(in: list) {
                Kit.perform(stage, in: list, animations: animations.used(in: stage), swap: {}, completion: {})
            }
        }
    }

    /// Fills cells again. A row that needs another cell is reloaded instead: a condition may depend on the
    /// model, and a closure that makes cells may make one of another class for it.
    private func fill(
        _ cells: [UsedCell], in list: Kit.List, elseReloading stage: inout ChangeSet.Stage
    ) {
        var (refilled, made, filledInPlace): ([IndexPath], [IndexPath], [IndexPath]) = ([], [], [])
        for (path, cell, use) in cells {
            guard let found = shown.item(at: path).flatMap({ mapping(.cell, for: $0, at: .row(path)) }) else {
                continue
            }
            if !use.mapping.isSame(as: found.mapping) {
                stage.reloadedItems.append(path)
            } else if slots.isAttached(to: list) {
                refilled.append(path)
                if found.mapping.makesViews { made.append(path) } else { use.isFilledInPlace = true }
            } else {
                // Another object updates the list's rows.
                fillForSameUse(cell, use, found, at: .row(path))
                filledInPlace.append(path)
            }
        }
        stage.reloadedItems += reconfigure(refilled, made: made, in: list, animations)
        if !filledInPlace.isEmpty, slots.list === list {
            Kit.updateSizes(of: .cell, at: filledInPlace, in: list, animations: animations)
        }
        for (_, _, use) in cells { use.isFilledInPlace = false }
    }

    /// Fills headers, footers and other views again, or reloads their sections.
    private func fillSupplementaries(
        of uses: [_ViewUse], in list: Kit.List, elseReloading stage: inout ChangeSet.Stage
    ) {
        var filledInPlace: [ViewKind: [IndexPath]] = [:]
        for use in uses where use.kind != .cell {
            let kind = use.kind
            guard let path = shown.path(of: use), let view = Kit.supplementary(kind, in: list, at: path),
                Kit.use(of: view) === use
            else { continue }
            let place = Kit.supplementaryPosition(path).place
            guard let found = shown.model(kind, at: place).flatMap({ mapping(kind, for: $0, at: place) })
            else { continue }
            if use.mapping.isSame(as: found.mapping) {
                fillForSameUse(view, use, found, at: place)
                filledInPlace[kind, default: []].append(path)
            } else if path.count == 2, !stage.reloadedSections.contains(path[0]) {
                stage.reloadedSections.append(path[0])
            }
        }
        let sections = stage.reloadedSections
        stage.reloadedItems.removeAll { sections.contains($0[0]) }
        if !filledInPlace.isEmpty { updateViewSizes(filledInPlace, in: list, animations) }
    }
}
