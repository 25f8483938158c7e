import Foundation

/// What has happened to a store since its host was last told, apart from what the identities of its items tell.
struct PendingChanges {
    /// Whether so much was replaced that the host reloads.
    var reloads = false
    /// The items whose content has changed.
    var updated: Set<ItemIdentity> = []
    /// The sections whose header or footer has changed.
    var updatedSections: Set<ItemIdentity> = []
    /// The items and sections that somebody asked to move, so that they move and not their neighbours.
    var moved: Set<ItemIdentity> = []
    /// The sections that are shown again as a whole.
    var rejected: Set<ItemIdentity> = []
    /// The rows that a person has moved: what the item is, and where it was.
    var absorbed: [(identity: ItemIdentity, from: IndexPath)] = []
    /// What is to be done when the host shows the changes, and nothing moves any more.
    var completions: [Completion] = []
}

extension ItemStore {
    /// Takes note of what is to be done when the host shows the change under way.
    func note(_ completion: Completion?) {
        if let completion { pending.completions.append(completion) }
    }

    func takeCompletions() -> [Completion] {
        defer { pending.completions = [] }
        return pending.completions
    }

    func noteUpdate(ofSection section: Int) {
        if let identity = sections[section].identity { pending.updatedSections.insert(identity) }
    }

    /// What the host has to be told, from what it knows to what is there now.
    ///
    /// Every item has an identity of its own, so no item is compared and nothing the user wrote is called.
    /// - Complexity: O(n) in the number of items.
    func changes() -> ChangeSet {
        var pairing = Pairing(from: shown.sections.map(\.items.count), to: sections.map(\.items.count))
        pairing.pairSections(shown.sections.map(\.identity) + sections.map(\.identity))
        pairing.pairItems(
            shown.sections.map(\.identities), sections.map(\.identities), ByIdentity(updated: pending.updated),
            areUnique: true)
        if !pending.moved.isEmpty { noteMoves(in: &pairing) }
        for (number, section) in sections.enumerated() where !pending.rejected.isEmpty {
            if let identity = section.identity, pending.rejected.contains(identity) { pairing.rejected.insert(number) }
        }
        var changes = ChangeSet(pairing)
        for (number, section) in sections.enumerated() {
            guard let former = pairing.oldSection(of: number), !pairing.rejected.contains(number),
                section.identity.map(pending.updatedSections.contains) == true
                    || emptySections.differ(section, from: shown.sections[former], shown.emptySections)
            else { continue }
            changes.updatedSections.append(number)
        }
        return changes
    }

    private func noteMoves(in pairing: inout Pairing) {
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

/// Items that are followed by what they are.
private struct ByIdentity: ItemIdentifying {
    let updated: Set<ItemIdentity>
    func identifier(of item: ItemIdentity) -> ItemIdentity { item }
    func isSame(_ old: ItemIdentity, _ new: ItemIdentity) -> Bool { updated.isEmpty || !updated.contains(new) }
}
