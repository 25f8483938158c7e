import Deputy
import Foundation

/// The data of a list as the core needs it: what the app has, what the list shows, and the changes from one to the other.
///
/// It is of the manager's store, of a source that tells its changes, or of one that tells nothing, where each update is a reload.
@MainActor
final class ListData {
    let source: any ItemSource
    /// The manager's store. It keeps what is pending, also where it has no items.
    private let items: ItemStore
    private let told: ToldItems?
    private let log: AnomalyLog
    /// The data as it is now.
    let current: any ItemSource
    /// The data that the list shows.
    let shown: any ItemSource
    /// The data after the update under way.
    let target: any ItemSource
    private let shownItems: ShownItems
    private let targetItems: ShownItems
    /// Whether a person's edits can be compared with the data: not with a source that tells nothing.
    let isFollowed: Bool
    /// The update under way.
    private var update: StoreUpdate?
    /// The changes of the update under way, as they follow from the identities of the rows; nil where a row may be elsewhere.
    private var ownChanges: ChangeSet?
    /// What the source has told and the list has not got.
    private var toldChanges: [ChangeSet] = []
    /// Whether the list has asked for its rows.
    var isLoaded: Bool { items.isHostLoaded }
    private var toldVersion = 0
    /// Called when the data has changed; with true, if the list has to reload.
    var onChange: @MainActor (_ reloads: Bool) -> Void = { _ in }
    /// The rows that are selected.
    var selectedRows: @MainActor () -> [IndexPath] = { [] }
    /// The items that views on screen show.
    var itemsOnScreen: @MainActor () -> [ItemIdentity: Any] = { [:] }

    /// - Parameter source: where the items come from; nil for the store.
    init(_ source: (any ItemSource)?, _ items: ItemStore, _ log: AnomalyLog) {
        self.source = source ?? items
        self.items = items
        self.log = log
        let told = source.flatMap { $0.changes === SourceChanges.none ? nil : ToldItems($0) }
        self.told = told
        isFollowed = source == nil || told != nil
        let known: any IdentifiedItems = told ?? items
        shownItems = ShownItems(known, keepsModels: told == nil)
        targetItems = ShownItems(known, keepsModels: told == nil)
        current = told ?? self.source
        shown = isFollowed ? shownItems : self.source
        target = isFollowed ? targetItems : self.source
        items.list = self
        items.isShown = source == nil
        if let source { hear(source) }
        told?.inUse = { [weak self] in
            guard let self else { return [] }
            return Set(itemsOnScreen().keys).union(selectedRows().compactMap(shown.identity))
        }
        told?.itemIsMissing = { [weak self] in if let self, isLoaded, checkCounts() { onChange(true) } }
    }

    /// Listens to what a source tells.
    private func hear(_ source: any ItemSource) {
        let changes = source.changes
        changes.add(self)
        if source is ItemStore { log.report(ListAnomaly.sharedItems) }
        if changes !== source.changes { log.report(ListAnomaly.madeAnewChanges, type(of: source)) }
    }

    private var known: any IdentifiedItems { told ?? items }

    /// Called when the list shows other data.
    func onShow(_ work: @escaping @MainActor () -> Void) { shownItems.didChange = work }

    /// A number that changes with each change of the data.
    var version: Int { items.version + toldVersion }

    /// Whether an item is still in the data, which may be ahead of the list.
    func contains(_ identity: ItemIdentity, near indexPath: IndexPath) -> Bool {
        current.indexPath(of: identity, near: indexPath) != nil
    }

    /// The data is about to change, so what the list shows is no longer the same.
    func willChange() {
        // A list that loads in the middle of a batch shows nothing of it before its end.
        guard isLoaded || items.isInBatch else { return }
        if shownItems.isCurrent { shownItems.show(known.snapshot) }
        if update != nil, targetItems.isCurrent { targetItems.show(known.snapshot) }
    }

    func didChange() {
        noteFollowedMoves()
        if !isLoaded, !items.isInBatch, !shownItems.isCurrent { shownItems.show(nil) }
    }
}

/// Updates.
extension ListData {
    /// Whether there are changes that the list has not got.
    var isUpdateDue: Bool { items.isUpdateDue }
    /// How many updates bring the list to the data of now.
    var dueUpdates: Int { items.earlierUpdates.count + 1 }
    /// Whether the list shows other rows than the data has.
    var isBehind: Bool { !shownItems.isCurrent }
    /// Whether the list has to reload whatever update is under way.
    var isReloadDue: Bool { told != nil && items.pending.reloads }
    /// How many rows each section has after the update under way.
    var targetCounts: [Int] { update?.snapshot.counts ?? [] }
    /// The rows of ``shown``.
    var shownRows: Snapshot { shownItems.rows }

    /// Makes the next update a reload.
    func setNeedsReload() {
        items.mergeUpdates()
        items.pending.reloads = true
    }

    /// The list did not take the update under way, whose completions wait on.
    func takeBack(_ completions: [Completion]) {
        setNeedsReload()
        items.pending.hasChanges = true
        items.pending.completions = completions + items.pending.completions
    }

    /// The next update, which is under way from now on.
    func takeUpdate() -> DataUpdate {
        if told != nil { checkCounts() }
        let update = items.takeUpdate(of: known)
        self.update = update
        // Not the data of now, if that has changed since.
        let isOfNow = items.earlierUpdates.isEmpty && !items.pending.hasChanges
        targetItems.show(isOfNow ? nil : update.snapshot, update.former)
        let noted = update.changes
        let changes = noted.reloads || !isFollowed || told != nil && !isLoaded ? nil : changes(update)
        ownChanges = told == nil && noted.absorbed.isEmpty ? changes : nil
        toldChanges = []
        return (changes, noted, concernsList: noted.reloads || isFollowed)
    }

    private func changes(_ update: StoreUpdate) -> ChangeSet {
        // What one change says is left as it is: it may move other items than the fewest.
        if toldChanges.count == 1, !update.changes.hasListActed { return toldChanges[0] }
        return shownItems.rows.changes(to: update.snapshot, update.changes)
    }

    /// Takes the closures that wait for all pending updates.
    func takeCompletions() -> [Completion] { items.takeCompletions() }

    /// Called when no update is due any more.
    func updatesAreOver() { (update, ownChanges) = (nil, nil) }

    /// The states after the batches of some changes that lead to ``target``.
    func states(of changes: ChangeSet) -> [DataState] {
        guard let target = update?.snapshot else { return [] }
        let states = changes.states(of: target.sections)
        return states.enumerated().map { number, sections in
            let snapshot = Snapshot(sections: sections)
            return (
                snapshot.counts,
                { [shownItems, targetItems] in
                    shownItems.show(number < states.count - 1 ? snapshot : targetItems.snapshot, targetItems.former)
                }
            )
        }
    }

    /// The list has the target.
    func showTarget() {
        if isFollowed { shownItems.show(targetItems.snapshot, targetItems.former) }
    }

    /// The list has all data, because it has loaded it again.
    func listHasLoaded() {
        items.isHostLoaded = true
        items.hostHasEverything()
        if let told {
            for report in source.negativeCounts { log.report(report) }
            told.load()
            toldChanges = []
        }
        if update != nil { update?.snapshot = known.snapshot }
        known.former = FormerItems(after: known.lastIdentity)
        shownItems.show(nil, known.former)
        targetItems.show(nil, known.former)
    }

    /// There is no list any more that what is pending could be for.
    func listIsGone() {
        items.hostIsGone()
        told?.forget()
        toldChanges = []
        shownItems.show(nil, known.former)
        targetItems.show(nil, known.former)
    }

    /// Keeps what a batch removes until the batch is over.
    func keepingItems(_ body: () -> Void) {
        // An item's deinit may run any code, so what is gone is released when the batch is over.
        let former = shownItems.former
        body()
        withExtendedLifetime(former) {}
    }

    /// Whether some changes are those that follow from the identities of the rows, so that they cannot mislead the list.
    func areOwn(_ changes: ChangeSet) -> Bool { changes == ownChanges }

    /// Whether some changes bring a view of a section another model; where only a source knows, they may.
    func bringModel(_ changes: ChangeSet, of kind: ViewKind, inSection section: Int) -> Bool {
        guard areOwn(changes), let identity = target.identity(ofSection: section) else { return true }
        return update?.changes.updatedSections[identity]?.contains(kind) == true
    }

    /// The first of some rows that would show another item after some changes; nil if there is none.
    func rowWithOtherItem(of rows: [IndexPath], after changes: ChangeSet) -> IndexPath? {
        let maps = changes.stages.map(PlaceMap.init)
        return rows.first { row in
            guard let place = maps.destination(of: row), let identity = shown.identity(at: row) else { return false }
            return target.identity(at: place) != identity || told?.isOther(identity, near: place) == true
        }
    }
}

#if EXPLANATIONS
extension ListData {
    /// Finds programming errors inside Deputy.
    /// - Parameter isShown: whether the list has got every change.
    func checkInvariants(isShown: Bool) -> [String] {
        guard isShown, isFollowed, shownItems.rows.sections.map(\.rows) != known.snapshot.sections.map(\.rows) else {
            return []
        }
        return ["the list did not get every change"]
    }
}
#endif

/// Places, which are the data's in closures and the list's for the owner (R19).
extension ListData {
    /// Where what the list shows at a place is in the data; nil if the data no longer has it.
    func place(shownAt place: EventLocation) -> EventLocation? {
        guard let rows = shownItems.snapshot else { return place }
        switch place {
        case .row(let row) where row.count == 2 && rows.identity(at: row) == nil:
            // Behind the last row there is a gap, where something may be dropped.
            return rows.section(row[0])?.rows.count == row[1] ? .row(destination(row, ofRowShownAt: nil)) : place
        case .section(let number) where rows.section(number) == nil: return place
        case .row, .section, .host:
            return self.place(place, rows.identity, { rows.section($0)?.identity }, in: current)
        }
    }

    /// The same for a row.
    func place(shownAt row: IndexPath) -> IndexPath? { place(shownAt: .row(row))?.rowPath }

    /// Where the list shows what is at a place of the data; nil if it does not have it yet.
    func shownPlace(for place: EventLocation) -> EventLocation? {
        isBehind ? self.place(place, current.identity, current.identity, in: shown) : place
    }

    /// Where the row or section of a place is in some data, by its identity; nil if it is not there.
    private func place(
        _ place: EventLocation, _ ofRow: (IndexPath) -> ItemIdentity?, _ ofSection: (Int) -> ItemIdentity?,
        in items: any ItemSource
    ) -> EventLocation? {
        switch place {
        case .row(let row) where row.count == 2:
            ofRow(row).flatMap { items.indexPath(of: $0, near: row) }.map { .row($0) }
        case .section(let number): ofSection(number).flatMap(items.section).map { .section($0) }
        case .row, .host: place
        }
    }

    /// Where a row goes in the data that a person moves or drops at a place of the list: between the same rows.
    ///
    /// - Parameters:
    ///   - destination: where the list has the row afterwards.
    ///   - row: where it had it before; nil for one that is new.
    func destination(_ destination: IndexPath, ofRowShownAt row: IndexPath?) -> IndexPath {
        let moved = row.flatMap(shownItems.rows.identity)
        guard isBehind, row == nil || moved != nil, shownItems.hasItem(at: destination, orEnd: true),
            let section = shownItems.rows.section(destination[0])
        else { return destination }
        let rows = section.rows.filter { $0 != moved }
        let now = known.snapshot.sections.map { section in section.rows.filter { $0 != moved } }
        // The next row behind the gap that is still there, else the last before it.
        for identity in rows.dropFirst(destination[1]) { if let place = now.place(of: identity) { return place } }
        for identity in rows.prefix(destination[1]).reversed() {
            if let place = now.place(of: identity) { return [place[0], place[1] + 1] }
        }
        return known.snapshot.section(of: section.identity).map { [$0, 0] } ?? destination
    }
}

/// What the list does itself.
extension ListData {
    /// Notes that the list itself inserts a row, for an item that a closure adds.
    /// - Parameter add: gets the place in the data between the same rows.
    /// - Returns: whether an item was added; if not, the list has a row too many.
    func listInserts(_ row: IndexPath, for add: (IndexPath) -> Void) -> Bool {
        guard isFollowed, isLoaded, told == nil || shownItems.rows.counts.hasPlace(row, forItemAt: nil) else {
            add(row)
            return true
        }
        let place = destination(row, ofRowShownAt: nil)
        willChange()
        let last = known.lastIdentity
        add(place)
        // An earlier separate update would remove the row again.
        items.mergeUpdates()
        let inserted = known.snapshot.row(madeAfter: last, near: place)
        let identity = inserted ?? known.makeIdentity()
        shownItems.edit { $0.insert(identity, at: row) }
        items.pending.hasInsertedRow = true
        return inserted != nil || isReloadDue
    }

    /// Notes that the list itself has moved a row.
    /// - Returns: whether the list has to be updated.
    func listMoved(_ row: IndexPath, to destination: IndexPath) -> Bool {
        guard isFollowed, isLoaded, let identity = shown.identity(at: row) else { return false }
        // A separate earlier update would move the row back.
        items.mergeUpdates()
        shownItems.edit { $0.move(row, to: destination) }
        items.pending.absorbed.append((identity, row, isFollowed: false))
        items.pending.hasChanges = true
        // The current update ends with data without the move.
        if update != nil { items.pending.reloads = true }
        return true
    }

    /// Notes which rows moved by a person have their items where they were put. Whatever moves them afterwards is another change.
    private func noteFollowedMoves() {
        for number in items.pending.absorbed.indices {
            let move = items.pending.absorbed[number]
            if !move.isFollowed, shownItems.rows.difference(of: move.identity, to: known.snapshot) == nil {
                items.pending.absorbed[number].isFollowed = true
            }
        }
    }

    /// Moves the items of rows moved by a person to where they were put, if a sequence gives them: it answers later.
    func takeMovesGivenLater() {
        guard told == nil else { return }
        for move in items.pending.absorbed where !move.isFollowed && !items.pending.moved.contains(move.identity) {
            guard let (shown, item) = shownItems.rows.difference(of: move.identity, to: known.snapshot) else {
                continue
            }
            let place = destination(shown, ofRowShownAt: shown)
            if items.isGivenLater(item[0]), items.isGivenLater(place[0]) { items.give { $0.move(item, to: place) } }
        }
    }

    /// The rows moved by a person that the update under way moves elsewhere.
    func unfollowedMoves(toldBy event: DelegateEvent) -> [Anomaly.Report] {
        guard let update, !update.changes.absorbed.isEmpty else { return [] }
        return shownItems.rows.unfollowedMoves(to: update.snapshot, update.changes).map { source, shown, item in
            let row = told != nil ? ListAnomaly.untoldMove : item == source ? .unfollowedMove : .misledMove
            return Anomaly.Report(
                row, EventLocation.row(source), EventLocation.row(shown), event, EventLocation.row(item),
                event.kind == .host ? "source" : "destination")
        }
    }
}

/// What a source tells.
extension ListData {
    /// Takes changes that the source tells; nil if it cannot name them.
    func hear(_ changes: ChangeSet?, at site: CallSite) {
        toldVersion += 1
        // A list that has not loaded gets everything when it does.
        guard let told, isLoaded, !told.isUnknown else { return onChange(true) }
        guard let changes else { return changedUnseen() }
        let counts = source.counts
        if let ledger = changes.imbalance(from: told.snapshot.counts, to: counts) {
            log.report(ListAnomaly.misleadingChanges, ledger.problems.joined(separator: "; "), at: site)
            return changedUnseen()
        }
        willChange()
        told.follow(changes, to: counts, noting: &items.pending, keeping: itemsOnScreen())
        items.pending.hasChanges = true
        toldChanges.append(changes)
        noteFollowedMoves()
        shownItems.didChange()
        onChange(false)
    }

    /// Notes that the source told something elsewhere than on the main actor.
    func hearLate(at site: CallSite) {
        toldVersion += 1
        log.report(ListAnomaly.toldElsewhere, at: site)
        changedUnseen()
    }

    /// Notes that the data may have changed in a way that was not told.
    func changedUnseen() {
        guard let told else { return }
        becomeUnknown(told)
        onChange(true)
    }

    private func becomeUnknown(_ told: ToldItems) {
        if isLoaded {
            willChange()
            told.changedUnseen()
        }
        items.pending.reloads = true
    }

    /// Finds out whether the source has changed without telling; the next update is a reload then.
    /// - Returns: whether it has.
    @discardableResult
    private func checkCounts() -> Bool {
        guard let told, isLoaded, !told.isUnknown else { return false }
        let counts = source.counts
        guard counts != told.snapshot.counts else { return false }
        log.report(ListAnomaly.untoldChange, counts, told.snapshot.counts)
        becomeUnknown(told)
        return true
    }
}

/// One update of a list: its changes, nil for a reload; what was noted of them; whether the list has anything to do with them.
typealias DataUpdate = (changes: ChangeSet?, noted: PendingChanges, concernsList: Bool)

/// The data between two batches of an update, or after the last: how many rows each section has, and what makes it the data that the
/// list shows.
typealias DataState = (counts: [Int], show: @MainActor () -> Void)

extension Snapshot {
    /// A row that was made since an identity: the one at a place, else the first; nil if none was.
    fileprivate func row(madeAfter last: UInt64, near place: IndexPath) -> ItemIdentity? {
        if let identity = identity(at: place), identity.number > last { return identity }
        for section in sections { if let row = section.rows.first(where: { $0.number > last }) { return row } }
        return nil
    }
}

extension [PlaceMap] {
    /// Whether one of several batches moves a row itself.
    func moves(_ row: IndexPath) -> Bool {
        var place: IndexPath? = row
        return contains { map in
            defer { place = place.flatMap(map.destination) }
            return place.map(map.isMoved) ?? false
        }
    }

    /// Where a row is after several batches; nil if it is deleted or reloaded.
    func destination(of row: IndexPath) -> IndexPath? {
        var place = row
        for map in self {
            guard !map.isReloaded(place), let next = map.destination(of: place) else { return nil }
            place = next
        }
        return place
    }
}
