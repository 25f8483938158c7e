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
        // In no window, a list that is to reload asks for its cells anyway.
        guard !changed.isEmpty, Kit.isOnScreen(list) || !awaitsLayout else { return }
        dispatcher.nested {
            var stage = ChangeSet.Stage()
            fill(cells(of: changed, in: list, shown), in: list, elseReloading: &stage)
            guard slots.list === list else { return }
            fillSupplementaries(of: changed, in: list, elseReloading: &stage)
            guard !stage.isEmpty, slots.isReady(list) else { return }
            // A list that is in no window cannot lay itself out.
            guard Kit.isOnScreen(list) || !slots.answersForRows else { return schedule.setNeedsReload() }
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
            if use.mapping.hasViews(of: found.mapping) {
                fillInPlace(view, use, found, at: place)
                filledInPlace[kind, default: []].append(path)
            } else if path.count == 2, !stage.reloadedSections.contains(path[0]) {
                stage.reloadedSections.append(path[0])
            }
        }
        let sections = stage.reloadedSections
        stage.reloadedItems.removeAll { sections.contains($0[0]) }
        if !filledInPlace.isEmpty { takeViewSizes(filledInPlace, in: list, animations) }
    }
}
