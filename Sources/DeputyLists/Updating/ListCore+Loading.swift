import Deputy
import Foundation

/// How much of the data a list knows.
enum Loading {
    /// It has asked for nothing yet, so its questions are answered from the current data.
    case notLoaded
    /// It is about to reload, and the data is swapped when it asks for the counts.
    case reloading
    /// It has the data of its last update.
    case loaded
    /// It did not reload, because a text field keeps the keyboard: it has the old data, and is asked again.
    case refused
}

/// Giving a list the data, at the moment it asks for it.
extension ListCore {
    /// Called when the list asks how many sections there are.
    ///
    /// A list that loads before the manager reloads it is up to date, so the pending reload is
    /// dropped. In a reload the data is swapped here, after the list has sent the notices of leaving views, which are about the
    /// old data.
    func listLoads() {
        made = nil
        switch loading {
        case .notLoaded where !items.isInBatch:
            schedule.takeReload()
            items.pending = PendingChanges()
            listHasLoaded()
        case .reloading: listHasLoaded()
        case .loaded, .refused, .notLoaded: break
        }
    }

    /// Called when the list asks for a cell: if it was busy for so long that polling has stopped, it may no longer be.
    func listAsksForCell() {
        if awaitsLayout, let list {
            awaitsLayout = false
            // A table view selects before it is laid out, and is not to be asked for its cells in here.
            if !Kit.loadsAtOnce { keepingSelection(in: list) {} }
        }
        comeBackIfShown()
        if schedule.hasGivenUp { schedule.setNeeded() }
        if viewsSchedule.hasGivenUp { Task { [link] in link.core?.fillChangedViews() } }
    }

    /// Reloads the list.
    func reload(_ list: Kit.List) {
        if loading != .refused { dispatcher.sink?.willUpdate(nil) }
        // The object that owns the list's data source reloads it, and the views keep what they show until then.
        guard !source.ownsDataSource else {
            // After a data source was set again, the next layout loads the data from it, which takes the selection away.
            if slots.isPassedOn, slots.list === list, Kit.isOnScreen(list) { Kit.layOut(list) }
            return listHasLoaded()
        }
        loading = .reloading
        // Afterwards these views are off screen or filled again.
        let former = uses.all
        defer { if loading != .refused { dropItems(of: former) } }
        if slots.list === list, !slots.isReplaced {
            Kit.reload(list)
            // A collection only marks: until it is laid out it has its old selection and layout.
            awaitsLayout = !Kit.isOnScreen(list)
            if !Kit.loadsAtOnce, !awaitsLayout { Kit.layOut(list) }
        }
        guard loading == .reloading else { return }
        // If another object answers for the rows, the list did not ask this manager for counts.
        guard Kit.loadsAtOnce, Kit.isOnScreen(list), slots.isAttached(to: list) else { return listHasLoaded() }
        // It may ask for them in a batch before it reloads, and they must be those of before then.
        loading = .refused
    }

    private func listHasLoaded() {
        loading = .loaded
        data.listHasLoaded()
    }
}
