import Deputy
import Foundation

/// The data of a list as the core needs it: what the app has, what the list shows, and the changes from one to the other.
@MainActor
final class ListData {
    /// The manager's store. It keeps what is pending, also where it has no items.
    private let items: ItemStore
    /// The data as it is now.
    let current: any CurrentItems
    /// The data that the list shows.
    let shown: ShownItems
    /// The data after the update under way.
    let target: ShownItems
    /// The update under way.
    private var update: StoreUpdate?
    /// Whether the list has asked for its rows.
    private var isLoaded: Bool { items.isHostLoaded }
    /// When the list is brought up to date. An app may keep the store, and with it this.
    private weak var schedule: TurnWork?

    /// - Parameters:
    ///   - source: where the items come from; nil for the store.
    ///   - uses: what views on screen show.
    init(
        _ source: (any ItemSource)?, _ items: ItemStore, _ uses: LiveUses, _ schedule: TurnWork,
        _ dispatcher: AnyDispatcher
    ) {
        func read<Source: IdentifiedItemSource>(_ source: Source) -> any CurrentItems {
            SourceItems(source, items, uses)
        }
        (self.items, self.schedule) = (items, schedule)
        switch source {
        case nil: current = items
        case let source as any IdentifiedItemSource: current = read(source)
        case let source?: current = UncomparedItems(source)
        }
        (shown, target) = (ShownItems(current, shownBy: dispatcher), ShownItems(current))
        items.list = self
        items.isShown = source == nil
        if source is ItemStore { items.log.report(ListAnomaly.sharedItems) }
    }

    deinit {
        // The manager is gone, perhaps while the list was busy. The completions that wait are called all the same.
        Task { @MainActor [weak items] in items?.hostIsGone() }
    }

    /// A number that changes with each change of the data.
    var version: Int { items.version }

    /// The data is about to change, so what the list shows is no longer the same.
    func willChange() {
        // A list that loads in the middle of a batch shows nothing of it before its end.
        guard current.isComparable, isLoaded || items.isShown && items.isInBatch else { return }
        if shown.isCurrent { shown.show(current.snapshot) }
        if update != nil, target.isCurrent { target.show(current.snapshot) }
    }

    func didChange() {
        if !isLoaded, !items.isInBatch, !shown.isCurrent { shown.show(nil) }
        schedule?.setNeeded()
    }
}

/// Updates.
extension ListData {
    /// Whether there are changes that the list has not got.
    var isUpdateDue: Bool { items.isUpdateDue }
    /// Whether the list shows other rows than the data has.
    var isBehind: Bool { !shown.isCurrent }
    /// How many rows each section has after the update under way.
    var targetCounts: [Int] { update?.snapshot.counts ?? [] }
    /// The rows of ``shown``.
    var shownRows: Snapshot { shown.rows }

    /// Makes the next update a reload.
    func setNeedsReload() { items.pending.reloads = true }

    /// The list did not take the update under way, whose completions wait on.
    func restore(_ completions: [Completion]) {
        setNeedsReload()
        items.pending.hasChanges = true
        items.pending.completions = completions + items.pending.completions
    }

    /// The next update, which is under way from now on.
    func takeUpdate() -> DataUpdate {
        current.bringUpToDate()
        let update = items.takeUpdate(of: current)
        self.update = update
        if current.isComparable { target.show(nil, update.former) }
        let noted = update.changes
        let reloads = noted.reloads || !current.isComparable || !items.isShown && !isLoaded
        let changes = reloads ? nil : shown.rows.changes(to: update.snapshot, noted)
        return (changes, noted, concernsList: noted.reloads || current.isComparable)
    }

    /// Takes the closures that wait for all pending updates.
    func takeCompletions() -> [Completion] { items.takeCompletions() }

    /// Called when the update is over.
    func updateIsOver() { update = nil }

    /// The list has the target.
    func showTarget() {
        if current.isComparable { shown.show(target.snapshot, target.former) }
    }

    /// The list has all data, because it has loaded it again.
    func listHasLoaded() {
        items.isHostLoaded = true
        current.load()
        items.hostHasEverything()
        if update != nil { update?.snapshot = current.snapshot }
        current.former = FormerItems(after: current.lastIdentity)
        shown.show(nil, current.former)
        target.show(nil, current.former)
    }

    /// There is no list any more that what is pending could be for.
    func listIsGone() {
        items.hostIsGone()
        current.forget()
        shown.show(nil, current.former)
        target.show(nil, current.former)
    }

    /// Keeps what a batch removes until the batch is over.
    func keepingItems(_ body: () -> Void) {
        // An item's deinit may run any code, so what is gone is released when the batch is over.
        let former = shown.former
        body()
        withExtendedLifetime(former) {}
    }

    /// Whether the update under way brings a view of a section another model; where only a source knows, it may.
    func bringsModel(of kind: ViewKind, inSection section: Int) -> Bool {
        guard let identity = target.identity(ofSection: section) else { return true }
        // A source names only the section.
        return update?.changes.updatedSections[identity].map { $0.isEmpty || $0.contains(kind) } == true
    }
}

#if EXPLANATIONS
extension ListData {
    /// Finds programming errors inside Deputy.
    /// - Parameter isShown: whether the list has got every change.
    func checkInvariants(isShown: Bool) -> [String] {
        // A person may have moved a row, and nothing else has changed since.
        func rows(_ snapshot: Snapshot) -> Set<ItemIdentity> { Set(snapshot.sections.flatMap(\.rows)) }
        guard isShown, current.isComparable, rows(shown.rows) != rows(current.snapshot) else { return [] }
        return ["the list did not get every change"]
    }
}
#endif

/// Places, which are the data's in closures and the list's for the owner.
extension ListData {
    /// Where what the list shows at a place is in the data; nil if the data no longer has it.
    func place(shownAt place: EventLocation) -> EventLocation? {
        guard let rows = shown.snapshot else { return place }
        switch place {
        case .row(let row) where row.count == 2 && rows.identity(at: row) == nil:
            // Behind the last row there is a gap, where something may be dropped.
            return rows.section(row[0])?.rows.count == row[1]
                ? destination(row, ofRowShownAt: nil).map { .row($0) } : place
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
        in items: any IdentifiedItems
    ) -> EventLocation? {
        switch place {
        case .row(let row) where row.count == 2:
            ofRow(row).flatMap { items.indexPath(of: $0, near: row) }.map { .row($0) }
        case .section(let number): ofSection(number).flatMap(items.section).map { .section($0) }
        case .row, .host: place
        }
    }

    /// Where a row goes in the data that a person moves or drops at a place of the list: between the same rows, else into the same
    /// section; nil if that is gone too.
    ///
    /// - Parameters:
    ///   - destination: where the list has the row afterwards.
    ///   - row: where it had it before; nil for one that is new.
    func destination(_ destination: IndexPath, ofRowShownAt row: IndexPath?) -> IndexPath? {
        let moved = row.flatMap(shown.rows.identity)
        guard isBehind, row == nil || moved != nil, shown.hasItem(at: destination, orEnd: true),
            let section = shown.rows.section(destination[0])
        else { return destination }
        let rows = section.rows.filter { $0 != moved }
        let now = current.snapshot.sections.map { section in section.rows.filter { $0 != moved } }
        // The next row behind the gap that is still there, else the last before it.
        for identity in rows.dropFirst(destination[1]) { if let place = now.place(of: identity) { return place } }
        for identity in rows.prefix(destination[1]).reversed() {
            if let place = now.place(of: identity) { return [place[0], place[1] + 1] }
        }
        return current.snapshot.section(of: section.identity).map { [$0, 0] }
    }
}

/// What the list does itself.
extension ListData {
    /// Notes that the list itself inserts a row, for an item that a closure adds.
    /// - Parameter add: gets the place in the data between the same rows; not called if that is gone.
    /// - Returns: what is missing, as the list then has a row too many; nil if an item was added.
    func listInserts(_ row: IndexPath, for add: (IndexPath) -> Void) -> Anomaly.Report? {
        guard current.isComparable, isLoaded, shown.rows.counts.hasPlace(row, forItemAt: nil) else {
            add(row)
            return nil
        }
        let place = destination(row, ofRowShownAt: nil)
        willChange()
        let last = current.lastIdentity
        if let place { add(place) }
        let inserted = place.flatMap { current.snapshot.row(madeAfter: last, near: $0) }
        let identity = inserted ?? current.makeIdentity()
        var rows = shown.rows
        rows.insert(identity, at: row)
        shown.show(rows)
        guard place != nil else { return Anomaly.Report(ListAnomaly.lostSection, "something was dropped into") }
        return inserted != nil ? nil : Anomaly.Report(ListAnomaly.missingInsertion, EventLocation.row(row))
    }

    /// The list itself has moved a row, and shows it there until its next update.
    func listMoved(_ row: IndexPath, to destination: IndexPath) {
        var rows = shown.rows
        guard current.isComparable, isLoaded, rows.move(row, to: destination) else { return }
        shown.show(rows)
        // It began at the rows of before.
        items.pending.pairing = nil
    }
}

/// One update of a list: its changes, nil for a reload; what was noted of them; whether the list has anything to do with them.
typealias DataUpdate = (changes: ChangeSet?, noted: PendingChanges, concernsList: Bool)

extension Snapshot {
    /// A row that was made since an identity: the one at a place, else the first; nil if none was.
    fileprivate func row(madeAfter last: UInt64, near place: IndexPath) -> ItemIdentity? {
        if let identity = identity(at: place), identity.number > last { return identity }
        for section in sections { if let row = section.rows.first(where: { $0.number > last }) { return row } }
        return nil
    }
}
