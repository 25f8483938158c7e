import Deputy
import Foundation

/// The data of a list whose source tells its changes.
@MainActor
final class ToldData: ListData {
    let source: any ItemSource
    let items: ItemStore
    let log: AnomalyLog
    let identities: ToldIdentities
    let known: ToldItems
    /// The source as it is, with the identities that follow what it tells.
    let live: ToldItems
    /// The data after the update under way; nil between updates.
    var next: ToldItems?
    /// What was told and the list has not got.
    var told: [ChangeSet] = []
    /// The rows that the list itself has moved, by where they were; the source may be yet to tell it.
    var moves: [(identity: ItemIdentity, from: IndexPath)] = []
    /// Whether the list itself has inserted a row for what was told.
    private var hasInserted = false
    var version = 0
    var isReloadDue = false
    /// Whether the source has changed in a way that is not known.
    var isUnknown = false
    /// Called when the list has to be updated; with true, by a reload.
    var onChange: @MainActor (_ reloads: Bool) -> Void = { _ in }
    /// The rows that are selected.
    var selectedRows: @MainActor () -> [IndexPath] = { [] }
    /// The items that views on screen show.
    var itemsOnScreen: @MainActor () -> [ItemIdentity: Any] = { [:] }

    var current: any ItemSource { live }
    var shown: any ItemSource { known }
    var target: any ItemSource { next ?? known }
    var targetCounts: [Int] { next?.pending?.counts ?? [] }
    let isFollowed = true
    let keepsFormerHeaders = false
    var isUpdateDue: Bool { !told.isEmpty || !moves.isEmpty || items.isUpdateDue }

    /// - Parameter items: the manager's store, which is not shown; its completions are called all the same.
    init(_ source: any ItemSource, _ items: ItemStore, _ log: AnomalyLog) {
        self.source = source
        self.items = items
        self.log = log
        identities = ToldIdentities(source)
        known = ToldItems(source, identities)
        live = ToldItems(source, identities)
        source.changes.add(self)
        identities.inUse = { [weak self] in self?.identitiesInUse ?? [] }
        known.didChange = { [weak self] in self?.didShow() }
        known.itemIsMissing = { [weak self] in
            if let self, checkCounts() { onChange(true) }
        }
    }

    /// Called when the list knows other data.
    var didShow: @MainActor () -> Void = {}

    private var identitiesInUse: Set<ItemIdentity> {
        Set(itemsOnScreen().keys).union(selectedRows().compactMap(known.identity))
    }

    // MARK: Updates

    func setNeedsReload() { isReloadDue = true }

    func takeUpdate() -> DataUpdate {
        let others = items.takeUpdate()
        var update = DataUpdate(completions: others.changes.completions, hasListActed: !moves.isEmpty || hasInserted)
        guard let pending = known.pending else { return update }
        checkCounts()
        let next = ToldItems(source, identities)
        next.pending = PendingStages(pending.lastCounts)
        self.next = next
        if !isReloadDue {
            // What one change says is left as it is: it may move other items than the fewest.
            update.changes = told.count == 1 && moves.isEmpty && !hasInserted ? told[0] : pending.combined
            update.concernsList = !told.isEmpty || !moves.isEmpty
        }
        told = []
        hasInserted = false
        return update
    }

    func takeCompletions() -> [Completion] { items.takeCompletions() }

    func updatesAreOver() { next = nil }

    func states(of changes: ChangeSet) -> [DataState] {
        let states = changes.states(of: targetCounts)
        var pending = PendingStages(known.pending?.counts ?? [])
        pending.append(changes, to: targetCounts)
        if let later = next?.pending { pending.append(later) }
        known.pending = pending
        return states.map { counts in DataState(counts: counts) { [known] in known.advance() } }
    }

    func showTarget() {
        moves = []
        if let pending = next?.pending { known.show(pending) }
    }

    func listHasLoaded() {
        reportNegativeCounts()
        let counts = source.counts
        identities.findAgain(sections: counts.count, isUnknown: isUnknown || known.pending?.lastCounts != counts)
        known.show(PendingStages(counts))
        live.show(PendingStages(counts))
        next?.show(PendingStages(counts))
        told = []
        moves = []
        isReloadDue = false
        isUnknown = false
    }

    func listIsGone() {
        items.hostIsGone()
        // As before it has loaded for the first time: nothing is noted for a list that will never get it.
        known.forget()
        live.forget()
        told = []
    }

    func contains(_ identity: ItemIdentity, near indexPath: IndexPath) -> Bool { identities.place(of: identity) != nil }

    func keepingItems(_ body: () -> Void) { body() }

    func areOwn(_ changes: ChangeSet) -> Bool { false }

    func rowWithOtherItem(of rows: [IndexPath], after changes: ChangeSet) -> IndexPath? {
        RowMap(changes).rowWithOtherItem(of: rows, from: shown, to: target)
            ?? rows.first { row in known.pending?.destination(of: row).map(identities.isOther) ?? false }
    }

    func supplementaryPlaces(ofSection old: Int, to new: Int) -> Set<ItemSection.SupplementaryPlace> {
        ItemSection().supplementaryPlaces
    }

    var putsAnotherSectionFirst: Bool { shown.identity(ofSection: 0) != target.identity(ofSection: 0) }

    // MARK: What the list does itself

    func listInserts(_ row: IndexPath, for add: () -> Void) -> Bool {
        let former = known.toldCount
        add()
        guard let counts = known.pending?.counts, counts.hasPlace(row, forItemAt: nil) else { return true }
        hasInserted = true
        return known.listInserted(row, after: former) || isReloadDue
    }

    func listMoved(_ row: IndexPath, to destination: IndexPath, hasReloaded: Bool) -> Bool {
        guard let identity = known.identity(at: row),
            known.pending?.counts.hasPlace(destination, forItemAt: row) ?? false
        else { return false }
        if next != nil || hasReloaded { isReloadDue = true }
        moves.append((identity, row))
        known.listMoved(row, to: destination)
        return true
    }

    func unfollowedMoves(toldBy event: DelegateEvent) -> [Anomaly.Report] {
        moves.compactMap { identity, source in
            guard let row = known.indexPath(of: identity, near: source),
                known.pending?.steps.contains(where: { $0.stage.onlyMove?.from == row }) ?? false
            else { return nil }
            return .untoldMove(from: .row(source), to: .row(row), toldBy: event)
        }
    }
}
