import Deputy
import Foundation

/// The changes of a list's data since its host's last update, besides those that the items' identities show.
struct PendingChanges {
    /// Whether there was any change.
    var hasChanges = false
    /// How they are animated; nil for the manager's way.
    var animations: UpdateAnimations?
    /// Whether so much was replaced that the host reloads.
    var reloads = false
    /// The items whose content has changed.
    var updated: Set<ItemIdentity> = []
    /// The sections of which a header, a footer or another view has another model, and the kinds of these views; none where a source
    /// names only the section.
    var updatedSections: [ItemIdentity: Set<ViewKind>] = [:]
    /// The items and sections that were moved on purpose, so that they move and not their neighbours.
    var moved: Set<ItemIdentity> = []
    /// Whether the host has to ask for all sizes again.
    var asksSizes = false
    /// The items that may be the same ones in another followed section.
    var wanderers = Wanderers()
    /// How the rows that the host shows are paired with these, if they come of one comparison alone, which then need not be made again.
    var pairing: Pairing?
    /// Called when the host shows the changes and its animations have ended.
    var completions: [Completion] = []
}

/// One update of the host: the new rows, and the changes that led to them.
@MainActor
struct StoreUpdate {
    var snapshot: Snapshot
    /// Where items are kept that go after it.
    let former: FormerItems
    let changes: PendingChanges
}

extension ItemStore {
    func takeCompletions() -> [Completion] {
        defer { pending.completions = [] }
        return pending.completions
    }

    /// Begins a change. Of several animations of a turn *off* wins, else the last.
    func begin(_ animations: UpdateAnimations?) {
        if let animations, pending.animations != .off { pending.animations = animations }
        pending.hasChanges = true
    }

    /// Whether there are changes that the host has not got.
    var isUpdateDue: Bool { pending.hasChanges }

    /// The next update of the host.
    /// - Parameter items: where the items are.
    func takeUpdate(of items: any CurrentItems) -> StoreUpdate {
        var changes = PendingChanges()
        swap(&changes, &pending)
        items.former = items.former.following(after: items.lastIdentity)
        return StoreUpdate(snapshot: items.snapshot, former: items.former, changes: changes)
    }

    /// Drops pending changes because the host has all data; only completions remain.
    func hostHasEverything() {
        let completions = takeCompletions()
        pending = PendingChanges()
        pending.completions = completions
    }
}
