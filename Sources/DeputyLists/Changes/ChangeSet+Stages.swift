import Foundation

/// Putting a comparison into one batch.
///
/// A table view has raised exceptions for batches that move sections and change anything else (openradar 27041784). So sections move only
/// in a batch that does nothing else. Beside other changes those that have passed others, as few as can be, are deleted and inserted. A
/// row cannot leave a deleted section, nor come into a new one; it is deleted with the one and inserted with the other.
extension ChangeSet {
    /// The changes that a pairing found.
    /// - Parameter first: the number of the first of the compared sections in the list.
    @usableFromInline init(_ found: Pairing, inSection first: Int = 0) {
        var pairing = found
        let moving = pairing.movingSectionsOfBatch()
        var rows = RowChanges(pairing: pairing.ofKeptSections(), first: first)
        for section in pairing.newSections.indices { rows.delete(from: section) }
        for section in pairing.oldSections.indices { rows.fill(section) }
        rows.noteUpdates()
        rows.stage.deletedSections = pairing.newSections.indices.filter { pairing.newSections[$0] < 0 }
        rows.stage.insertedSections = pairing.oldSections.indices.filter { pairing.oldSections[$0] < 0 }
        rows.stage.movedSections = moving.map { Move(from: pairing.oldSections[$0], to: $0) }
        self.init(
            stages: [rows.stage].filter { !$0.isEmpty }, updates: rows.updates,
            duplicates: pairing.duplicates.map { duplicate in
                DuplicateIdentifier(duplicate.identifier, at: duplicate.places.map { [first + $0[0], $0[1]] })
            }, hasCollisions: pairing.hasCollisions)
    }
}

extension Pairing {
    /// The sections of the new list that move, if nothing else is changed; else those that have passed others are no longer paired, so that
    /// they are deleted and inserted.
    fileprivate mutating func movingSectionsOfBatch() -> [Int] {
        let kept = oldSections.indices.filter { oldSections[$0] >= 0 }
        let stays = staying(kept.map { Int32(oldSections[$0]) }) { movingSections.contains(kept[$0]) }
        let moving = kept.indices.filter { !stays[$0] }.map { kept[$0] }
        guard !moving.isEmpty else { return [] }
        let isAlone =
            kept.count == oldSections.count && kept.count == newSections.count
            && kept.allSatisfy { head(of: $0) == max(old[oldSections[$0]].count, new[$0].count) }
        if isAlone { return moving }
        for section in moving { (newSections[oldSections[section]], oldSections[section]) = (-1, -1) }
        return []
    }

    /// Whether a section of the new list is kept, and its rows are changed one by one.
    fileprivate func isKept(_ section: Int) -> Bool { section >= 0 && oldSections[section] >= 0 }

    /// The same without the pairs whose items cannot be followed, because a section of theirs comes or goes.
    fileprivate func ofKeptSections() -> Pairing {
        var pairing = self
        for section in oldSections.indices where !isKept(section) {
            for item in new[section] { pairing.unpair(item) }
        }
        for section in newSections.indices where !isKept(newSections[section]) {
            for partner in newItems[old[section]] where partner >= 0 { pairing.unpair(Int(partner)) }
        }
        return pairing
    }
}

/// The changes of rows in the batch.
private struct RowChanges {
    let pairing: Pairing
    let first: Int
    var stage = ChangeSet.Stage()
    var updates: [ChangeSet.Move<IndexPath>] = []
    var path: IndexPath = [0, 0]

    /// Notes which items of a section of the old list go.
    mutating func delete(from section: Int) {
        guard pairing.isKept(pairing.newSections[section]) else { return }
        let (items, head) = (pairing.old[section], pairing.head(of: pairing.newSections[section]))
        for item in items.dropFirst(head) where pairing.newItems[item] < 0 {
            stage.deletedItems.append(row(section, item - items.lowerBound))
        }
    }

    /// Notes how the items of a section of the new list come or move, after those at its front that stay.
    mutating func fill(_ section: Int) {
        guard pairing.isKept(section) else { return }
        let (start, range) = (pairing.new.starts[section], pairing.old[pairing.oldSections[section]])
        let items = pairing.new[section].dropFirst(pairing.head(of: section))
        let own = items.filter { range.contains(Int(pairing.oldItems[$0])) }
        let stays = staying(own.map { pairing.oldItems[$0] }) { pairing.movingItems.contains(Int32(own[$0])) }
        // Of a shuffled list nearly all move.
        stage.movedItems.reserveCapacity(stage.movedItems.count + stays.lazy.filter { !$0 }.count)
        var next = 0
        for item in items {
            let isOwn = next < own.count && own[next] == item
            if isOwn { next += 1 }
            if isOwn, stays[next - 1] { continue }
            if pairing.oldItems[item] < 0 {
                stage.insertedItems.append(row(section, item - start))
            } else {
                stage.movedItems.append(ChangeSet.Move(from: origin(of: item), to: row(section, item - start)))
            }
        }
    }

    /// Notes the items with other content, which are in the order of the new list.
    mutating func noteUpdates() {
        var section = 0
        for item in pairing.updated.lazy.map(Int.init) where pairing.oldItems[item] >= 0 {
            while item >= pairing.new.starts[section + 1] { section += 1 }
            let place = row(section, item - pairing.new.starts[section])
            updates.append(ChangeSet.Move(from: origin(of: item), to: place))
        }
    }

    /// Where an item of the new list was.
    private mutating func origin(of item: Int) -> IndexPath {
        let partner = Int(pairing.oldItems[item])
        let section = pairing.section(of: partner, in: pairing.old)
        return row(section, partner - pairing.old.starts[section])
    }

    /// The path of a row.
    // From the one before, by setting its numbers: a literal makes an array first, and a shuffled list has two paths for each row.
    private mutating func row(_ section: Int, _ item: Int) -> IndexPath {
        (path[0], path[1]) = (first + section, item)
        return path
    }
}
