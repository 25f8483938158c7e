import Deputy
import Foundation

/// Items that go from one section to another between two updates of the list, where some section is followed.
///
/// Each section is read or applied by itself: one loses the item and another gets it, in either order. It is the same item all the same.
struct Wanderers {
    /// What has gone from a section.
    fileprivate var gone: [ListEntry.Key: ArraySlice<(identity: ItemIdentity, item: Any)>] = [:]
    /// What is new in one. Its content is looked up, as it may change until the other section is read.
    fileprivate var new: [ListEntry.Key: ArraySlice<ItemIdentity>] = [:]
}

extension ItemStore {
    /// Has the items that are new in some sections be those that went from others, and the other way round.
    /// - Parameter range: the sections that the new ones will replace.
    func recognizeWanderers(in new: inout [ItemSection], replacing range: Range<Int>, _ pairing: Pairing) {
        guard isHostLoaded, !followers.isEmpty, sections.count > 1 else { return }
        var table = ItemTraitsTable()
        var arrived: [(key: ListEntry.Key, identity: ItemIdentity)] = []
        for number in 0..<pairing.new.count where pairing.oldItems[number] < 0 {
            let place = pairing.place(of: number, in: pairing.new)
            let item = new[place[0]].items[place[1]]
            guard let key = table.key(of: item) else { continue }
            guard let former = pending.wanderers.gone[key]?.popFirst() else {
                arrived.append((key, new[place[0]].identities[place[1]]))
                continue
            }
            new[place[0]].identities[place[1]] = former.identity
            if !table.isSame(former.item, item) { pending.updated.insert(former.identity) }
        }
        // All are noted at the end, as the places of identities are found by an index that a change takes away.
        var found: [(place: IndexPath, identity: ItemIdentity)] = []
        for (key, identity, item) in lost(from: range, pairing, &table) {
            guard let (other, place) = nextNew(key, &table) else {
                pending.wanderers.gone[key, default: []].append((identity, item))
                continue
            }
            let now: Any
            if range.contains(place[0]) {
                let number = pairing.newItems[pairing.old.starts[place[0] - range.lowerBound] + place[1]]
                let place = pairing.place(of: Int(number), in: pairing.new)
                new[place[0]].identities[place[1]] = identity
                now = new[place[0]].items[place[1]]
            } else {
                found.append((place, identity))
                now = sections[place[0]].items[place[1]]
            }
            let isUpdated = pending.updated.remove(other) != nil
            if isUpdated || !table.isSame(item, now) { pending.updated.insert(identity) }
            if pending.moved.remove(other) != nil { pending.moved.insert(identity) }
        }
        for (place, identity) in found { sections[place[0]].identities[place[1]] = identity }
        for (key, identity) in arrived { pending.wanderers.new[key, default: []].append(identity) }
    }

    /// What goes from some sections, without what goes before anybody has seen it: that is no longer the one that another section loses.
    private func lost(
        from range: Range<Int>, _ pairing: Pairing, _ table: inout ItemTraitsTable
    ) -> [(key: ListEntry.Key, identity: ItemIdentity, item: Any)] {
        var lost: [(key: ListEntry.Key, identity: ItemIdentity, item: Any)] = []
        for number in 0..<pairing.old.count where pairing.newItems[number] < 0 {
            let place = pairing.place(of: number, in: pairing.old)
            let section = sections[range.lowerBound + place[0]]
            let (item, identity) = (section.items[place[1]], section.identities[place[1]])
            guard let key = table.key(of: item) else { continue }
            if let unseen = pending.wanderers.new[key]?.firstIndex(of: identity) {
                pending.wanderers.new[key]?.remove(at: unseen)
            } else {
                lost.append((key, identity, item))
            }
        }
        return lost
    }

    /// The next one that is new in a section, still there, and not replaced by another item.
    private func nextNew(
        _ key: ListEntry.Key, _ table: inout ItemTraitsTable
    ) -> (identity: ItemIdentity, place: IndexPath)? {
        while let identity = pending.wanderers.new[key]?.popFirst() {
            guard let place = indexPath(of: identity, near: [0, 0]) else { continue }
            if table.key(of: sections[place[0]].items[place[1]]) == key { return (identity, place) }
        }
        return nil
    }
}
