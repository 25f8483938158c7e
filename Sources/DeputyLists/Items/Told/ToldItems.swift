import Foundation

/// The data of a source that tells its changes, as a list knows it: some batches behind the source.
///
/// Nothing is copied. A place that the list asks about is looked for at the place where the source has it now.
@MainActor
final class ToldItems: ItemSource {
    private let source: any ItemSource
    private let identities: ToldIdentities
    /// The batches that the list has not got; nil until it knows any data: then it is answered by the source.
    var pending: PendingStages? {
        didSet { didChange() }
    }
    /// The items that the source no longer has, by their places in the list.
    private var gone: [IndexPath: GoneItem] = [:]
    /// How many batches were told so far.
    private(set) var toldCount = 0
    /// Called when the source has no item at a place that it told.
    var itemIsMissing: @MainActor () -> Void = {}
    /// Called when the list knows other data.
    var didChange: @MainActor () -> Void = {}

    private struct GoneItem {
        let identity: ItemIdentity
        let item: Any?
    }

    init(_ source: any ItemSource, _ identities: ToldIdentities) {
        self.source = source
        self.identities = identities
    }

    /// Adds a change that the list has yet to get, and keeps what the source has lost with it until then.
    /// - Parameter items: the items on screen.
    func append(_ change: PendingStages, keeping items: [ItemIdentity: Any]) {
        let removes = change.steps.contains { !$0.stage.deletedItems.isEmpty || !$0.stage.deletedSections.isEmpty }
        let rows = removes ? identities.places.map { ($0.identity, pending?.origin(of: $0.place)) } : []
        append(change)
        for case (let identity, let row?) in rows where pending?.destination(of: row) == nil {
            gone[row] = GoneItem(identity: identity, item: items[identity])
        }
    }

    /// Notes that the list has the first batch.
    func advance() {
        gone = [:]
        pending?.advance()
    }

    /// Notes that the list has inserted a row itself.
    /// - Parameter former: how many batches had been told before the row's item was added.
    /// - Returns: whether there is one that inserts an item.
    func listInserted(_ row: IndexPath, after former: Int) -> Bool {
        followList(ChangeSet.Stage(inserting: row))
        // Some of them may have been cancelled by moves that were told.
        let waiting = max(0, (pending?.steps.count ?? 0) - (toldCount - former))
        guard let place = pending?.listInserted(row, after: waiting) else { return false }
        // The next update deletes such a row, and inserts the item at its own place. Until then the row shows it.
        if pending?.destination(of: row) == nil, let identity = identities.identity(at: place) {
            gone[row] = GoneItem(identity: identity, item: source.item(at: place))
        }
        return true
    }

    /// Forgets what the list knows, because there is no list.
    func forget() {
        gone = [:]
        pending = nil
    }

    /// Notes that the list has moved a row itself.
    func listMoved(_ row: IndexPath, to destination: IndexPath) {
        followList(ChangeSet.Stage(moving: row, to: destination))
        pending?.listMoved(row, to: destination)
    }

    /// Keeps what the source no longer has at the places where the list has it after a batch of its own.
    private func followList(_ batch: ChangeSet.Stage) {
        let map = PlaceMap(batch)
        let places = gone.compactMap { row, item in map.destination(of: row).map { ($0, item) } }
        gone = Dictionary(places) { first, _ in first }
    }

    /// Notes batches that the list has yet to get.
    func append(_ later: PendingStages) {
        toldCount += later.steps.count
        pending?.append(later)
        pending?.cancelMoves()
    }

    /// Notes that the list knows other data.
    func show(_ pending: PendingStages) {
        gone = [:]
        self.pending = pending
    }

    private func place(of row: IndexPath) -> IndexPath? {
        guard let pending else { return row }
        return pending.destination(of: row)
    }

    private func place(of section: Int) -> Int? {
        guard let pending else { return section }
        return pending.destination(of: section)
    }

    var numberOfSections: Int { pending?.counts.count ?? source.numberOfSections }

    func numberOfItems(inSection section: Int) -> Int {
        guard let pending else { return source.numberOfItems(inSection: section) }
        return pending.counts.indices.contains(section) ? pending.counts[section] : 0
    }

    func item(at indexPath: IndexPath) -> Any? {
        guard let place = place(of: indexPath) else { return gone[indexPath]?.item ?? nil }
        if let item = source.item(at: place) { return item }
        if pending != nil { itemIsMissing() }
        return nil
    }

    func header(inSection section: Int) -> Any? { place(of: section).flatMap(source.header) }
    func footer(inSection section: Int) -> Any? { place(of: section).flatMap(source.footer) }
    func id(ofSection section: Int) -> AnyHashable? { place(of: section).flatMap(source.id) }

    func supplementary(_ kind: String, at indexPath: IndexPath) -> Any? {
        // The number in a path of two is not that of an item.
        guard indexPath.count == 2 else { return source.supplementary(kind, at: indexPath) }
        return place(of: indexPath[0]).flatMap { source.supplementary(kind, at: [$0, indexPath[1]]) }
    }

    // MARK: Following

    func identity(at indexPath: IndexPath) -> ItemIdentity? {
        guard pending?.counts.hasItem(at: indexPath) ?? false else { return nil }
        return place(of: indexPath).flatMap(identities.identity) ?? gone[indexPath]?.identity
    }

    func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath? {
        if let place = identities.place(of: identity) { return pending?.origin(of: place) }
        return gone.first { $0.value.identity == identity }?.key
    }

    func identity(ofSection section: Int) -> ItemIdentity? {
        guard pending != nil, let place = place(of: section), identities.sections.indices.contains(place) else {
            return nil
        }
        return identities.sections[place].identity
    }

    func section(of identity: ItemIdentity) -> Int? {
        identities.sections.firstIndex { $0.identity == identity }.flatMap { pending?.origin(of: $0) }
    }
}
