import Deputy
import Foundation

/// The data of a list whose items are in its manager's store, or in a source that does not tell its changes.
@MainActor
final class StoreData: ListData {
    private let items: ItemStore
    let current: any ItemSource
    let shown: any ItemSource
    let isFollowed: Bool
    /// The data after the update under way, once it was asked for.
    private let next = ShownItems(of: StoredSections())
    private var isNextShown = false
    /// The update under way, whose data is ``target``.
    private var update: StoreUpdate?
    /// Its changes, as they follow from the identities of the rows; nil where a row may be elsewhere because a person moved it.
    private var ownChanges: ChangeSet?

    // Made when it is asked for, which an update that only adds rows does not: 3,600 instructions of it.
    var target: any ItemSource {
        if !isNextShown { next.show(targetSections) }
        isNextShown = true
        return next
    }
    var targetCounts: [Int] { targetSections.itemCounts }
    private var targetSections: [ItemSection] { update?.sections ?? [] }
    var version: Int { items.version }
    var isUpdateDue: Bool { items.isUpdateDue }
    let isReloadDue = false
    let keepsFormerHeaders = true

    /// - Parameter source: where the items come from, if not from the store.
    init(_ items: ItemStore, source: (any ItemSource)?) {
        self.items = items
        current = source ?? items
        shown = source ?? items.shown
        isFollowed = source == nil
        next.currentEmptySections = items.shown.currentEmptySections
    }

    func setNeedsReload() {
        items.mergeUpdates()
        items.pending.reloads = true
    }

    func changedUnseen() {}

    func contains(_ identity: ItemIdentity, near indexPath: IndexPath) -> Bool {
        items.indexPath(of: identity, near: indexPath) != nil
    }

    func takeUpdate() -> DataUpdate {
        let update = items.takeUpdate()
        forgetTarget()
        self.update = update
        let changes = update.changes.reloads || !isFollowed ? nil : items.changes(update)
        ownChanges = update.changes.absorbed.isEmpty ? changes : nil
        return DataUpdate(
            changes: changes, animations: update.changes.animations,
            completions: update.changes.completions, concernsList: update.changes.reloads || isFollowed,
            hasListActed: !update.changes.absorbed.isEmpty || update.changes.hasInsertedRow)
    }

    func takeCompletions() -> [Completion] { items.takeCompletions() }

    func updatesAreOver() {
        forgetTarget()
        (update, ownChanges) = (nil, nil)
    }

    private func forgetTarget() {
        if isNextShown { next.show([]) }
        isNextShown = false
    }

    func states(of changes: ChangeSet) -> [DataState] {
        changes.states(of: targetSections).map { sections in
            DataState(counts: sections.itemCounts) { [items] in items.shown.show(sections) }
        }
    }

    func showTarget() { items.shown.show(targetSections) }

    func listHasLoaded() {
        items.isHostLoaded = true
        items.hostHasEverything()
        items.shown.show(items.sections)
    }

    func listIsGone() { items.hostIsGone() }

    // An item's deinit may run any code, so deleted items are released when the batch is over.
    func keepingItems(_ body: () -> Void) { items.shown.keepingItems(body) }

    func areOwn(_ changes: ChangeSet) -> Bool { changes == ownChanges }

    func rowWithOtherItem(of rows: [IndexPath], after changes: ChangeSet) -> IndexPath? {
        RowMap(changes).rowWithOtherItem(of: rows, from: shown, to: target)
    }

    func supplementaryPlaces(ofSection old: Int, to new: Int) -> Set<ItemSection.SupplementaryPlace> {
        let sections = [items.shown.outlines.section(old), targetSections.section(new)]
        return sections.reduce(into: []) { $0.formUnion($1?.supplementaryPlaces ?? []) }
    }

    var putsAnotherSectionFirst: Bool { items.shown.outlines.first?.identity != targetSections.first?.identity }

    func listInserts(_ row: IndexPath, for add: () -> Void) -> Bool {
        guard isFollowed else {
            add()
            return true
        }
        let last = items.lastIdentity
        items.changingNow(add)
        // An earlier separate update would remove the row again.
        items.mergeUpdates()
        let entry = items.entry(madeAfter: last, near: row)
        items.shown.insert(entry ?? (MissingInsertion(), items.makeIdentity()), at: row)
        items.pending.hasInsertedRow = true
        return entry != nil
    }

    func listMoved(_ row: IndexPath, to destination: IndexPath, hasReloaded: Bool) -> Bool {
        guard isFollowed, let identity = shown.identity(at: row) else { return false }
        // A separate earlier update would move the row back.
        items.mergeUpdates()
        items.shown.move(row, to: destination)
        items.pending.absorbed.append((identity, row))
        // The current update ends with data without the move.
        if update != nil || hasReloaded { items.pending.reloads = true }
        return true
    }

    func unfollowedMoves(toldBy event: DelegateEvent) -> [Anomaly.Report] {
        guard let changes = update?.changes, !changes.absorbed.isEmpty else { return [] }
        return changes.unfollowedMoves(from: items.shown.sections, to: targetSections, toldBy: event)
    }
}

/// A placeholder for an item that the list counts and the data lacks, until the list reloads.
private struct MissingInsertion {}

extension ItemStore {
    /// An item that was inserted since an identity was made: the one at a place, else the first; nil if none was.
    fileprivate func entry(madeAfter last: UInt64, near place: IndexPath) -> (item: Any, identity: ItemIdentity)? {
        func entry(at path: IndexPath) -> (item: Any, identity: ItemIdentity)? {
            guard let item = item(at: path), let identity = sections.identity(at: path), identity.number > last else {
                return nil
            }
            return (item, identity)
        }
        if let entry = entry(at: place) { return entry }
        for (number, section) in sections.enumerated() {
            if let row = section.identities.firstIndex(where: { $0.number > last }) { return entry(at: [number, row]) }
        }
        return nil
    }
}
