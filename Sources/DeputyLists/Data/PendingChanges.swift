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
    /// The rows that a person has moved: the item's identity, where it was, and whether the data has had it where it was put since.
    var absorbed: [(identity: ItemIdentity, from: IndexPath, isFollowed: Bool)] = []
    /// Whether the host itself has inserted a row, for an item that is there.
    var hasInsertedRow = false
    /// Whether the host itself has moved or inserted rows.
    var hasListActed: Bool { !absorbed.isEmpty || hasInsertedRow }
    /// How the rows that the host shows are paired with these, if they come of one comparison alone, which then need not be made again.
    var pairing: Pairing?
    /// Called when the host shows the changes and its animations have ended.
    var completions: [Completion] = []

    /// Adds earlier changes.
    mutating func add(_ earlier: PendingChanges) {
        hasChanges = hasChanges || earlier.hasChanges
        reloads = reloads || earlier.reloads
        asksSizes = asksSizes || earlier.asksSizes
        updated.formUnion(earlier.updated)
        updatedSections.merge(earlier.updatedSections) { $0.union($1) }
        moved.formUnion(earlier.moved)
        absorbed = earlier.absorbed + absorbed
        hasInsertedRow = hasInsertedRow || earlier.hasInsertedRow
        completions = earlier.completions + completions
    }
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
        mergeUpdates()
        defer { pending.completions = [] }
        return pending.completions
    }

    /// Begins a change. Earlier changes with other animations become an update of their own, which comes first.
    func begin(_ animations: UpdateAnimations?) {
        // A row that the host itself has moved is not a separate state that could come first.
        if isShown, isHostLoaded, pending.hasChanges, pending.absorbed.isEmpty, pending.animations != animations {
            former = former.following(after: lastIdentity)
            earlierUpdates.append(StoreUpdate(snapshot: snapshot, former: former, changes: pending))
            pending = PendingChanges()
        }
        // A source is compared once a turn, so its changes are one update: what was asked for one of them counts for all.
        if isShown || animations != nil { pending.animations = animations }
        pending.hasChanges = true
    }

    /// Whether there are changes that the host has not got.
    var isUpdateDue: Bool { !earlierUpdates.isEmpty || pending.hasChanges }

    /// The next pending update of the host.
    /// - Parameter items: where the items are.
    func takeUpdate(of items: any CurrentItems) -> StoreUpdate {
        if !earlierUpdates.isEmpty { return earlierUpdates.removeFirst() }
        var changes = PendingChanges()
        swap(&changes, &pending)
        items.former = items.former.following(after: items.lastIdentity)
        return StoreUpdate(snapshot: items.snapshot, former: items.former, changes: changes)
    }

    /// Merges all pending updates of the host into one.
    func mergeUpdates() {
        for update in earlierUpdates.reversed() { pending.add(update.changes) }
        earlierUpdates = []
    }

    /// Drops pending changes because the host has all data; only completions remain.
    func hostHasEverything() {
        mergeUpdates()
        let completions = pending.completions
        pending = PendingChanges()
        pending.completions = completions
    }
}
