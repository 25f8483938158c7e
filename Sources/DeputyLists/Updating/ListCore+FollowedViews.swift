import Deputy
import Foundation

/// Filling views again where they are, when a model has changed that they read while they were filled.
extension ListCore {
    /// Fills the views again whose models have changed, as soon as the list can be updated.
    func fillChangedViews() {
        guard let list = slots.list, slots.manager != nil else { return }
        guard !isBusy(list) else { return viewsSchedule.postpone() }
        slots.keepingManager { fillChangedViews(in: list) }
        if !viewsSchedule.isScheduled { viewsSchedule.end() }
    }

    private func fillChangedViews(in list: Kit.List) {
        // A pending update of the list may fill the same views.
        if schedule.isPending { flush() }
        let changed = followed.takeChanged()
        guard !changed.isEmpty else { return }
        dispatcher.nested {
            let uses = Set(changed.map(ObjectIdentifier.init))
            var stage = ChangeSet.Stage()
            fill(cells(of: uses, changed, in: list), in: list, elseReloading: &stage)
            guard slots.list === list else { return }
            fillSupplementaries(of: uses, in: list, elseReloading: &stage)
            guard !stage.isEmpty, slots.isReady(list) else { return }
            // A list that is in no window cannot lay itself out.
            guard Kit.isOnScreen(list) || !slots.answersForRows else { return schedule.setNeedsReload() }
            keepingSelection(in: list) {
                Kit.perform(stage, in: list, animations: animations.used(in: stage), swap: {}, completion: {})
            }
        }
    }

    /// The cells of some uses that the list has: those on screen, and those made ahead.
    private func cells(
        of uses: Set<ObjectIdentifier>, _ changed: [_ViewUse], in list: Kit.List
    ) -> [(path: IndexPath, cell: Kit.Cell, use: _ViewUse)] {
        func cell(at path: IndexPath) -> (path: IndexPath, cell: Kit.Cell, use: _ViewUse)? {
            guard let cell = Kit.cell(in: list, at: path), let use = Kit.use(of: cell),
                uses.contains(ObjectIdentifier(use))
            else { return nil }
            return (path, cell, use)
        }
        let onScreen = Kit.visibleItems(in: list).compactMap { cell(at: $0) }
        let found = Set(onScreen.map { ObjectIdentifier($0.use) })
        let others = changed.compactMap { use -> IndexPath? in
            guard !found.contains(ObjectIdentifier(use)), case .item = use.subject else { return nil }
            return shown.path(of: use)
        }
        return onScreen + Set(others).sorted().compactMap { cell(at: $0) }
    }

    /// Fills cells again. A row that needs another cell is reloaded instead: a condition may depend on the
    /// model, and a closure that makes cells may make one of another class for it.
    private func fill(
        _ cells: [(path: IndexPath, cell: Kit.Cell, use: _ViewUse)], in list: Kit.List,
        elseReloading stage: inout ChangeSet.Stage
    ) {
        var (refilled, filledInPlace): ([IndexPath], [IndexPath]) = ([], [])
        for (path, cell, use) in cells {
            guard let found = shown.item(at: path).flatMap({ mapping(.cell, for: $0, at: .row(path)) }) else {
                continue
            }
            if !use.mapping.hasViews(of: found.mapping) {
                stage.reloadedItems.append(path)
            } else if found.mapping.makesViews {
                switch use.waitsForKeyboard ? reloading(cell, use) : makeAgain(path, in: list) {
                case nil: refilled.append(path)
                case .reloads: stage.reloadedItems.append(path)
                case .waits: break
                }
            } else if slots.isAttached(to: list) {
                refilled.append(path)
                use.isFilledInPlace = true
            } else {
                // Another object updates the list's rows.
                fillInPlace(cell, use, found, at: .row(path))
                filledInPlace.append(path)
            }
        }
        reconfigure(refilled, in: list, animations)
        if !filledInPlace.isEmpty, slots.list === list {
            Kit.takeSizes(of: .cell, at: filledInPlace, in: list, animations: animations)
        }
        for (_, _, use) in cells { use.isFilledInPlace = false }
    }

    /// Fills headers, footers and other views again, or reloads their sections.
    private func fillSupplementaries(
        of uses: Set<ObjectIdentifier>, in list: Kit.List, elseReloading stage: inout ChangeSet.Stage
    ) {
        var filledInPlace: [ViewKind: [IndexPath]] = [:]
        for (kind, path, view) in visibleSupplementaries(in: list) {
            guard let use = Kit.use(of: view), uses.contains(ObjectIdentifier(use)) else { continue }
            let place = Kit.supplementaryPosition(path).place
            guard let found = shown.model(kind, at: place).flatMap({ mapping(kind, for: $0, at: place) })
            else { continue }
            if use.mapping.hasViews(of: found.mapping) {
                fillInPlace(view, use, found, at: place)
                filledInPlace[kind, default: []].append(path)
            } else if path.count == 2, !stage.reloadedSections.contains(path[0]) {
                stage.reloadedSections.append(path[0])
            }
        }
        let sections = stage.reloadedSections
        stage.reloadedItems.removeAll { sections.contains($0[0]) }
        guard !filledInPlace.isEmpty, slots.list === list else { return }
        guard !slots.isAttached(to: list) else { return Kit.askSizes(in: list, animations: animations) }
        for (kind, places) in filledInPlace { Kit.takeSizes(of: kind, at: places, in: list, animations: animations) }
    }
}
