import Foundation

/// The changes of a store since its host's last update, besides those that the items' identities show.
struct PendingChanges {
    /// Whether there was any change.
    var hasChanges = false
    /// How they are animated; nil for the manager's way.
    var animations: UpdateAnimations?
    /// Whether so much was replaced that the host reloads.
    var reloads = false
    /// The items whose content has changed.
    var updated: Set<ItemIdentity> = []
    /// The sections whose header or footer has changed.
    var updatedSections: Set<ItemIdentity> = []
    /// The items and sections that were moved on purpose, so that they move and not their neighbours.
    var moved: Set<ItemIdentity> = []
    /// The sections that are reloaded as a whole.
    var rejected: Set<ItemIdentity> = []
    /// What a change has found that compared all items; nil if there was none.
    var comparison: KnownComparison?
    /// The rows that a person has moved: the item's identity, and where it was.
    var absorbed: [(identity: ItemIdentity, from: IndexPath)] = []
    /// Whether the host itself has inserted a row, for an item that is there.
    var hasInsertedRow = false
    /// Called when the host shows the changes and its animations have ended.
    var completions: [Completion] = []

    /// Adds earlier changes.
    mutating func add(_ earlier: PendingChanges) {
        hasChanges = hasChanges || earlier.hasChanges
        reloads = reloads || earlier.reloads
        updated.formUnion(earlier.updated)
        updatedSections.formUnion(earlier.updatedSections)
        moved.formUnion(earlier.moved)
        rejected.formUnion(earlier.rejected)
        absorbed = earlier.absorbed + absorbed
        hasInsertedRow = hasInsertedRow || earlier.hasInsertedRow
        completions = earlier.completions + completions
    }
}

/// One update of the host: the new data, and the changes that led to it.
struct StoreUpdate {
    let sections: [ItemSection]
    let changes: PendingChanges
}

extension ItemStore {
    /// Notes a completion for when the host shows the current change.
    func note(_ completion: Completion?) {
        if let completion { pending.completions.append(completion) }
    }

    func takeCompletions() -> [Completion] {
        mergeUpdates()
        defer { pending.completions = [] }
        return pending.completions
    }

    /// Begins a change. Earlier changes with other animations become an update of their own, which comes first.
    func begin(_ animations: UpdateAnimations?) {
        // A row that the host itself has moved is not a separate state that could come first.
        if isHostLoaded, pending.hasChanges, pending.absorbed.isEmpty, pending.animations != animations {
            // The host is now two updates behind, which edits cannot tell.
            shown.catchUp()
            earlierUpdates.append(StoreUpdate(sections: sections, changes: pending))
            pending = PendingChanges()
        }
        pending.animations = animations
        pending.hasChanges = true
    }

    /// Whether there are changes that the host has not got.
    var isUpdateDue: Bool { !earlierUpdates.isEmpty || pending.hasChanges }

    /// The next pending update of the host.
    func takeUpdate() -> StoreUpdate {
        if !earlierUpdates.isEmpty { return earlierUpdates.removeFirst() }
        var changes = PendingChanges()
        swap(&changes, &pending)
        return StoreUpdate(sections: sections, changes: changes)
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

    func noteUpdate(ofSection section: Int) {
        if let identity = sections[section].identity { pending.updatedSections.insert(identity) }
    }

    /// The changes from the data that the host knows to an update's data.
    ///
    /// Every item has an identity of its own, so no item is compared and no code of the user is called.
    /// - Complexity: O(s) in the number of sections for a few edits of items, else O(n) in the number of items.
    func changes(_ update: StoreUpdate) -> ChangeSet {
        if var changes = editedChanges(update) {
            noteHeaders(of: update, in: &changes) { $0 }
            return changes
        }
        let (sections, pending) = (update.sections, update.changes)
        var pairing =
            pending.comparison?.pairing(from: shown.sections, to: sections, updated: pending.updated)
            ?? pairing(to: sections, updated: pending.updated)
        if !pending.moved.isEmpty { noteMoves(of: update, in: &pairing) }
        for number in sections.indices where !pending.rejected.isEmpty {
            if let identity = sections[number].identity, pending.rejected.contains(identity) {
                pairing.rejected.insert(number)
            }
        }
        var changes = ChangeSet(pairing)
        noteHeaders(of: update, in: &changes) { pairing.rejected.contains($0) ? nil : pairing.oldSection(of: $0) }
        return changes
    }

    /// Notes the sections whose header or footer has changed.
    /// - Parameter former: the number that a section had before; nil for one without an update of its own.
    private func noteHeaders(of update: StoreUpdate, in changes: inout ChangeSet, _ former: (Int) -> Int?) {
        guard !update.changes.updatedSections.isEmpty || emptySections.mayDiffer(from: shown) else { return }
        let (sections, updated) = (update.sections, update.changes.updatedSections)
        for number in sections.indices {
            guard let former = former(number),
                sections[number].identity.map(updated.contains) == true
                    || emptySections.differ(sections[number], fromSection: former, of: shown)
            else { continue }
            changes.updatedSections.append(number)
        }
    }

    /// Pairs the items that the host knows with others by their identities.
    private func pairing(to sections: [ItemSection], updated: Set<ItemIdentity>) -> Pairing {
        var pairing = Pairing(from: shown.sections.itemCounts, to: sections.itemCounts)
        pairing.pairSections(shown.sections.map { $0.identity } + sections.map { $0.identity })
        pairing.pairItems(
            shown.sections.map { $0.identities }, sections.map { $0.identities }, ByIdentity(updated: updated),
            areUnique: true)
        return pairing
    }

    private func noteMoves(of update: StoreUpdate, in pairing: inout Pairing) {
        let (sections, pending) = (update.sections, update.changes)
        for (number, section) in sections.enumerated() {
            if let identity = section.identity, pending.moved.contains(identity) {
                pairing.movingSections.insert(number)
            }
            for (item, identity) in section.identities.enumerated() where pending.moved.contains(identity) {
                pairing.movingItems.insert(Int32(pairing.new.starts[number] + item))
            }
        }
    }
}

/// Compares items by their identities.
private struct ByIdentity: ItemIdentifying {
    let updated: Set<ItemIdentity>
    func identifier(of item: ItemIdentity) -> ItemIdentity { item }
    func isSame(_ old: ItemIdentity, _ new: ItemIdentity) -> Bool { updated.isEmpty || !updated.contains(new) }
}
