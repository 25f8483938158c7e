import Foundation

/// Identities for the items and sections of a source that tells its changes: they follow what it tells.
///
/// Only items that were asked for have one. With those that the source gives itself, an item is found again after a change that
/// the source could not name.
@MainActor
final class ToldIdentities {
    private var entries: [ItemIdentity: Entry] = [:]
    private var identities: [IndexPath: ItemIdentity] = [:]
    private(set) var sections: [Known] = []
    private var last = ItemIdentity.firstTold
    /// How many there may be before those that nothing uses are removed.
    private var limit = 256
    private var isTrimming = false
    /// Whether the source has changed in a way that is not known, so that its places mean nothing.
    var isFrozen = false
    private let source: any ItemSource
    /// The identities that something uses.
    var inUse: @MainActor () -> Set<ItemIdentity> = { [] }

    /// An item: where the source has it, and what the source calls it.
    private struct Entry {
        var place: IndexPath
        let own: ItemIdentity?
    }

    /// A section, and what the source calls it.
    struct Known {
        let identity: ItemIdentity
        let own: ItemIdentity?
    }

    init(_ source: any ItemSource) { self.source = source }

    /// The identities of items, with the places where the source had them by what it told.
    var places: [(identity: ItemIdentity, place: IndexPath)] { entries.map { ($0.key, $0.value.place) } }

    /// The identity of the item at a place of the source; nil if it has none, and can have none now.
    func identity(at place: IndexPath) -> ItemIdentity? {
        if let known = identities[place] { return known }
        // What the source calls the item may be the name of another one already.
        guard !isFrozen else { return nil }
        if entries.count >= limit, !isTrimming { trimLater() }
        let new = make()
        entries[new] = Entry(place: place, own: source.identity(at: place))
        identities[place] = new
        return new
    }

    /// Where the source has an item; nil if it is gone.
    func place(of identity: ItemIdentity) -> IndexPath? {
        guard let entry = entries[identity] else { return nil }
        return entry.own == nil ? (isFrozen ? nil : entry.place) : ownPlace(of: entry)
    }

    /// Where the source itself says that an item is; nil for one that it does not name, or no longer has.
    private func ownPlace(of entry: Entry) -> IndexPath? {
        guard let own = entry.own else { return nil }
        return source.identity(at: entry.place) == own ? entry.place : source.indexPath(of: own, near: entry.place)
    }

    /// Whether the source has another item at a place than was told.
    func isOther(at place: IndexPath) -> Bool {
        guard let own = identities[place].flatMap({ entries[$0]?.own }) else { return false }
        return source.identity(at: place) != own
    }

    /// Follows a change that was told.
    func follow(_ step: PendingStages, sections count: Int) {
        let former = entries
        entries = [:]
        identities = [:]
        var deleted: [ItemIdentity: Entry] = [:]
        for (identity, entry) in former {
            if let place = step.destination(of: entry.place) {
                put(identity, entry.own, at: place)
            } else {
                deleted[identity] = entry
            }
        }
        // A source that names its items may have deleted one here and inserted it there. These come last: if the source has one
        // where another was told to be, it told something wrong, which is seen by what it calls the item at the place of the other.
        for (identity, entry) in deleted {
            guard let place = ownPlace(of: entry) else { continue }
            entries[identity] = Entry(place: place, own: entry.own)
            if identities[place] == nil { identities[place] = identity }
        }
        sections = (0..<count).map { number in
            step.origin(of: number).flatMap { sections.indices.contains($0) ? sections[$0] : nil } ?? known(number)
        }
    }

    /// Checks everything against what the source itself calls its items and sections, when the list loads all data again.
    /// - Parameter isUnknown: whether the source has changed in a way that was not told, so that nothing without a name is found.
    func findAgain(sections count: Int, isUnknown: Bool) {
        isFrozen = false
        let former = entries
        entries = [:]
        identities = [:]
        // What the source names comes first, because that is certain.
        for (identity, entry) in former.filter({ $0.value.own != nil }) + former.filter({ $0.value.own == nil }) {
            let place = entry.own == nil && !isUnknown ? entry.place : ownPlace(of: entry)
            if let place { put(identity, entry.own, at: place) }
        }
        guard isUnknown else { return }
        var kept: [Int: Known] = [:]
        for section in sections {
            if let own = section.own, let number = source.section(of: own) { kept[number] = section }
        }
        sections = (0..<count).map { kept[$0] ?? known($0) }
    }

    private func known(_ section: Int) -> Known { Known(identity: make(), own: source.identity(ofSection: section)) }

    private func put(_ identity: ItemIdentity, _ own: ItemIdentity?, at place: IndexPath) {
        guard identities[place] == nil else { return }
        entries[identity] = Entry(place: place, own: own)
        identities[place] = identity
    }

    private func make() -> ItemIdentity {
        last = last.next
        return last
    }

    /// Removes what nothing uses, in a turn of its own: code that runs now may have asked for an identity that it needs again.
    private func trimLater() {
        isTrimming = true
        Task { [weak self] in self?.trim() }
    }

    private func trim() {
        let used = inUse()
        entries = entries.filter { used.contains($0.key) }
        identities = identities.filter { used.contains($0.value) }
        limit = max(256, entries.count * 2)
        isTrimming = false
    }
}

extension ItemIdentity {
    fileprivate static let firstTold = ItemIdentity(number: 0)
    fileprivate var next: ItemIdentity { ItemIdentity(number: number + 1) }
}
