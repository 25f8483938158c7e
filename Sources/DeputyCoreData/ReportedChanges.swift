import DeputyLists
import Foundation

/// Collects changes that are reported one by one, as by a fetched results controller, and makes one change set of them.
///
/// Places of what was deleted, moved from or updated are those of before all of them; places of what was inserted or moved to are
/// those of after. A section that comes or goes is reported, and each of its items too.
struct ReportedChanges: Sendable {
    private var stage = ChangeSet.Stage()
    /// The items that were only updated, by their places before.
    private var updated: [IndexPath] = []

    init() {}

    mutating func insertSection(_ section: Int) { stage.insertedSections.append(section) }
    mutating func deleteSection(_ section: Int) { stage.deletedSections.append(section) }
    mutating func insert(at new: IndexPath) { stage.insertedItems.append(new) }
    mutating func delete(at old: IndexPath) { stage.deletedItems.append(old) }
    mutating func update(at old: IndexPath) { updated.append(old) }
    /// Notes an item that has moved; its content may have changed too.
    mutating func move(from old: IndexPath, to new: IndexPath) {
        stage.movedItems.append(ChangeSet.Move(from: old, to: new))
    }

    /// All changes, as a list takes them: without items of sections that come or go, which have no change of their own.
    var changes: ChangeSet {
        let (deleted, inserted) = (Set(stage.deletedSections), Set(stage.insertedSections))
        func isKept(_ old: IndexPath) -> Bool { !deleted.contains(old[0]) }
        func isKnown(_ new: IndexPath) -> Bool { !inserted.contains(new[0]) }
        var batch = ChangeSet.Stage()
        batch.deletedSections = stage.deletedSections
        batch.insertedSections = stage.insertedSections
        batch.deletedItems = stage.deletedItems.filter(isKept)
        batch.insertedItems = stage.insertedItems.filter(isKnown)
        for move in stage.movedItems {
            // A row can neither leave a section that goes, nor move to one that comes.
            switch (isKept(move.from), isKnown(move.to)) {
            case (true, true): batch.movedItems.append(move)
            case (true, false): batch.deletedItems.append(move.from)
            case (false, true): batch.insertedItems.append(move.to)
            case (false, false): break
            }
        }
        let places = PlaceMap(batch)
        let moved = Set(batch.movedItems.map(\.from))
        let updates = updated.filter { !moved.contains($0) }.compactMap { from in
            places.destination(of: from).map { ChangeSet.Move(from: from, to: $0) }
        }
        return ChangeSet(stages: batch.isEmpty ? [] : [batch], updates: batch.movedItems + updates)
    }
}
