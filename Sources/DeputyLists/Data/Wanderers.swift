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
    func recognizeWanderers(in new: inout [ItemSection], replacing old: [ItemSection], _ pairing: Pairing) {
        guard isHostLoaded, !followers.isEmpty, sections.count > 1 else { return }
        var table = ItemTraitsTable()
        var arrived: [(key: ListEntry.Key, identity: ItemIdentity)] = []
        for number in 0..<pairing.new.count where pairing.oldItems[number] < 0 {
            let section = pairing.section(of: number, in: pairing.new)
            let row = number - pairing.new.starts[section]
            let item = new[section].items[row]
            guard let key = table.key(of: item) else { continue }
            guard let former = pending.wanderers.gone[key]?.popFirst() else {
                arrived.append((key, new[section].identities[row]))
                continue
            }
            new[section].identities[row] = former.identity
            if !table.isSame(former.item, item) { pending.updated.insert(former.identity) }
        }
        for number in 0..<pairing.old.count where pairing.newItems[number] < 0 {
            let section = pairing.section(of: number, in: pairing.old)
            let row = number - pairing.old.starts[section]
            let (item, identity) = (old[section].items[row], old[section].identities[row])
            guard let key = table.key(of: item) else { continue }
            // What goes again before anybody has seen it is no longer the one that another section loses.
            if let unseen = pending.wanderers.new[key]?.firstIndex(of: identity) {
                pending.wanderers.new[key]?.remove(at: unseen)
                continue
            }
            guard let other = pending.wanderers.new[key]?.popFirst(), let now = indexPath(of: other, near: [0, 0])
            else {
                pending.wanderers.gone[key, default: []].append((identity, item))
                continue
            }
            sections[now[0]].identities[now[1]] = identity
            if !table.isSame(item, sections[now[0]].items[now[1]]) { pending.updated.insert(identity) }
        }
        for (key, identity) in arrived { pending.wanderers.new[key, default: []].append(identity) }
    }
}
