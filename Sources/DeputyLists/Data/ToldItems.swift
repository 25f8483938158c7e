import Foundation

/// The items of a source that tells its changes, with identities that follow what it tells.
///
/// The items are those of the source. An identity is a number a row, made when the list loads.
@MainActor
final class ToldItems: IdentifiedItems {
    private let source: any ItemSource
    /// The rows by what was told; without sections until a list has loaded.
    private(set) var snapshot = Snapshot()
    private var isLoaded = false
    var lastIdentity: UInt64 = 0
    var former = FormerItems()
    /// Whether the source has changed in a way that is not known, so that its places mean nothing.
    private(set) var isUnknown = false
    /// What the source itself calls the items that something may ask for, and its sections.
    private var names: [ItemIdentity: ItemIdentity] = [:]
    /// The items that the source still has although it told that they were deleted, where another was told to be.
    private var misplaced: [ItemIdentity: IndexPath] = [:]
    /// How many there may be before those that nothing uses are removed.
    private var limit = 256
    private var isTrimming = false
    /// The identities that something uses.
    var inUse: @MainActor () -> Set<ItemIdentity> = { [] }
    /// Called when the source has no item at a row that it told.
    var itemIsMissing: @MainActor () -> Void = {}

    init(_ source: any ItemSource) { self.source = source }

    // MARK: Following

    /// Takes the rows as they are now, when a list loads. What the source itself names keeps its identity.
    func load() {
        let (counts, rows) = (source.counts, snapshot)
        let isOther = isUnknown || rows.counts != counts
        (isLoaded, isUnknown) = (true, false)
        if isOther {
            snapshot.sections = (0..<counts.count).map { section(number: $0, rows: counts[$0]) }
            for section in rows.sections {
                guard let name = names[section.identity], let number = source.section(of: name),
                    snapshot.sections.indices.contains(number)
                else { continue }
                snapshot.sections[number] = Snapshot.Section(section.identity, snapshot.sections[number].rows)
            }
        }
        var former: [ItemIdentity: IndexPath] = misplaced
        for (number, section) in rows.sections.enumerated() {
            for (row, identity) in section.rows.enumerated() where names[identity] != nil {
                let place = IndexPath(indexes: [number, row])
                guard isOther || self.isOther(identity, near: place) else { continue }
                former[identity] = place
                // What was told of it was wrong, so it is found again, or another item is there.
                if !isOther { put(makeIdentity(), at: place) }
            }
        }
        for (identity, row) in former {
            if let place = namedPlace(of: identity, near: row) { put(identity, at: place) }
        }
        misplaced = [:]
        let present = Set(snapshot.sections.flatMap { [$0.identity] + $0.rows })
        names = names.filter { present.contains($0.key) }
    }

    /// There is no list any more: nothing is noted for one that will never get it.
    func forget() {
        (snapshot, names, misplaced) = (Snapshot(), [:], [:])
        (isLoaded, isUnknown, former) = (false, false, FormerItems())
    }

    /// Notes that the source has changed in a way that was not told.
    func changedUnseen() { isUnknown = isLoaded }

    /// Follows changes that the source has told, and that add up to these counts.
    /// - Parameters:
    ///   - noted: gets what the identities do not show.
    ///   - items: the items on screen, which are kept if they are gone.
    func follow(
        _ changes: ChangeSet, to counts: [Int], noting noted: inout PendingChanges, keeping items: [ItemIdentity: Any]
    ) {
        let before = snapshot
        for (stage, counts) in zip(changes.stages, changes.states(of: counts)) {
            follow(stage, to: counts, noting: &noted)
        }
        findDeleted(since: before, noting: &noted, keeping: items)
        for update in changes.updates {
            guard let identity = snapshot.identity(at: update.to) else { continue }
            noted.updated.insert(identity)
            // An item may have got another identifier where it is: a temporary one becomes the one of a server.
            if let name = names[identity], source.indexPath(of: name, near: update.to) == nil {
                names[identity] = source.identity(at: update.to)
            }
        }
        for section in changes.updatedSections {
            if let identity = snapshot.section(section)?.identity { noted.updatedSections[identity] = [] }
        }
    }

    private func follow(_ stage: ChangeSet.Stage, to counts: [Int], noting noted: inout PendingChanges) {
        let (old, shift) = (snapshot, stage.sectionShift)
        let moved = stage.movedItems.compactMap { move in old.identity(at: move.from).map { (move.to, $0) } }
        noted.updated.formUnion(stage.reloadedItems.compactMap(old.identity))
        noted.rejected.formUnion(stage.reloadedSections.compactMap { old.section($0)?.identity })
        noted.moved.formUnion(moved.map(\.1) + stage.movedSections.compactMap { old.section($0.from)?.identity })
        var sections = counts.map { _ in Snapshot.Section?.none }
        let leaving = Dictionary(grouping: stage.deletedItems + stage.movedItems.map(\.from)) { $0[0] }
        for (number, section) in old.sections.enumerated() {
            guard let place = shift.destination(of: number), counts.indices.contains(place) else { continue }
            sections[place] = section
            guard let rows = leaving[number] else { continue }
            let gone = Set(rows.map { $0[1] })
            sections[place]?.rows = section.rows.indices.filter { !gone.contains($0) }.map { section.rows[$0] }
        }
        let coming = stage.insertedItems.map { ($0, makeIdentity()) } + moved
        for (number, rows) in Dictionary(grouping: coming, by: { $0.0[0] }) where counts.indices.contains(number) {
            sections[number]?.insert(rows.sorted { $0.0 < $1.0 }.map { ($0.0[1], $0.1) })
        }
        snapshot.sections = sections.enumerated().map { number, known in
            guard var known else { return section(number: number, rows: counts[number]) }
            // A section that is reloaded may have any rows.
            if known.rows.count != counts[number] { known.rows = (0..<counts[number]).map { _ in makeIdentity() } }
            return known
        }
    }

    /// Finds the items again that the source itself names and has deleted here and inserted there, and keeps the others.
    private func findDeleted(
        since before: Snapshot, noting noted: inout PendingChanges, keeping items: [ItemIdentity: Any]
    ) {
        let named = Set(names.keys).union(items.keys)
        guard !named.isEmpty else { return }
        var missing: [(identity: ItemIdentity, row: IndexPath)] = []
        for (number, section) in before.sections.enumerated() {
            let isThere = number < snapshot.sections.count && snapshot.sections[number].rows == section.rows
            for (row, identity) in section.rows.enumerated() where !isThere && named.contains(identity) {
                missing.append((identity, [number, row]))
            }
        }
        let present = Set(missing.map(\.identity)).intersection(snapshot.sections.flatMap(\.rows))
        for (identity, row) in missing where !present.contains(identity) {
            if let place = namedPlace(of: identity, near: row) {
                // If the source has it where another was told to be, it told something wrong, which is seen by the name of the other.
                let isFree = snapshot.identity(at: place).map { names[$0] == nil } == true
                if isFree {
                    put(identity, at: place)
                    // What is inserted may have other content.
                    noted.updated.insert(identity)
                } else {
                    misplaced[identity] = place
                }
            } else {
                names[identity] = nil
                if let item = items[identity] { former.add([identity], [item]) }
            }
        }
    }

    private func section(number: Int, rows count: Int) -> Snapshot.Section {
        let identity = makeIdentity()
        names[identity] = source.identity(ofSection: number)
        return Snapshot.Section(identity, (0..<count).map { _ in makeIdentity() })
    }

    private func put(_ identity: ItemIdentity, at place: IndexPath) {
        guard snapshot.identity(at: place) != nil else { return }
        snapshot.sections[place[0]].rows[place[1]] = identity
    }

    // MARK: Names

    func use(_ identity: ItemIdentity, at row: IndexPath) {
        // What the source calls an item now may be the name of another one already.
        guard !isUnknown, names[identity] == nil, let place = snapshot.indexPath(of: identity, near: row)
        else { return }
        names[identity] = source.identity(at: place)
        guard names.count > limit, !isTrimming else { return }
        isTrimming = true
        // In a turn of its own: code that runs now may have asked for an identity that it needs again.
        Task { [weak self] in self?.trim() }
    }

    private func trim() {
        let used = inUse().union(snapshot.sections.map(\.identity))
        names = names.filter { used.contains($0.key) }
        limit = max(256, names.count * 2)
        isTrimming = false
    }

    /// Where the source itself says that an item is; nil for one that it does not name, or no longer has.
    private func namedPlace(of identity: ItemIdentity, near row: IndexPath) -> IndexPath? {
        guard let name = names[identity] else { return nil }
        return source.identity(at: row) == name ? row : source.indexPath(of: name, near: row)
    }

    /// Whether the source has another item than was told where an item is by what was told, perhaps since the update under way.
    func isOther(_ identity: ItemIdentity, near row: IndexPath) -> Bool {
        guard let name = names[identity], let place = snapshot.indexPath(of: identity, near: row) else { return false }
        return source.identity(at: place) != name
    }

    // MARK: Items

    var numberOfSections: Int { isLoaded ? snapshot.sections.count : source.numberOfSections }

    func numberOfItems(inSection section: Int) -> Int {
        isLoaded ? snapshot.section(section)?.rows.count ?? 0 : source.numberOfItems(inSection: section)
    }

    func item(at indexPath: IndexPath) -> Any? {
        if let item = source.item(at: indexPath) { return item }
        if isLoaded { itemIsMissing() }
        return nil
    }
    func tellChanges() { source.tellChanges() }

    func header(inSection section: Int) -> Any? { source.header(inSection: section) }
    func footer(inSection section: Int) -> Any? { source.footer(inSection: section) }
    func supplementary(_ kind: String, at indexPath: IndexPath) -> Any? { source.supplementary(kind, at: indexPath) }
    func id(ofSection section: Int) -> AnyHashable? { source.id(ofSection: section) }

    func item(of identity: ItemIdentity, near row: IndexPath) -> Any? {
        snapshot.indexPath(of: identity, near: row).flatMap(item)
    }

    func identity(at indexPath: IndexPath) -> ItemIdentity? {
        guard !isUnknown, let identity = snapshot.identity(at: indexPath) else { return nil }
        use(identity, at: indexPath)
        return identity
    }

    func indexPath(of identity: ItemIdentity, near indexPath: IndexPath) -> IndexPath? {
        let place = snapshot.indexPath(of: identity, near: indexPath)
        guard names[identity] == nil else { return namedPlace(of: identity, near: place ?? indexPath) }
        return isUnknown ? nil : place
    }

    func identity(ofSection section: Int) -> ItemIdentity? { snapshot.section(section)?.identity }
    func section(of identity: ItemIdentity) -> Int? { snapshot.section(of: identity) }
}
