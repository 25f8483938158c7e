import Deputy
import Foundation

/// Items that go from one followed section to another between two updates of the list.
///
/// Each section is read by itself: one loses the item and another gets it, in either order. It is the same item all the same.
struct Wanderers {
    typealias Item = (identity: ItemIdentity, item: Any)

    /// What has gone from a section, and what is new in one.
    fileprivate var (gone, new): ([ListEntry.Key: [Item]], [ListEntry.Key: [Item]]) = ([:], [:])

    /// Takes the first item with a key.
    fileprivate static func take(_ key: ListEntry.Key, from items: inout [ListEntry.Key: [Item]]) -> Item? {
        guard items[key]?.isEmpty == false else { return nil }
        return items[key]?.removeFirst()
    }
}

extension ItemStore {
    /// Has the items that a follower brings to some sections be those that went from other followed sections, and the other way round.
    func recognizeWanderers(in new: inout [ItemSection], replacing old: [ItemSection], _ pairing: Pairing) {
        guard isGiving, isHostLoaded, followers.count > 1 else { return }
        var (table, left) = (ItemTraitsTable(), [(isNew: Bool, key: ListEntry.Key, item: Wanderers.Item)]())
        for (number, section) in new.enumerated() {
            for (row, item) in section.items.enumerated()
            where pairing.oldItems[pairing.new.starts[number] + row] < 0 {
                guard let key = table.key(of: item) else { continue }
                guard let former = Wanderers.take(key, from: &pending.wanderers.gone) else {
                    left.append((true, key, (section.identities[row], item)))
                    continue
                }
                new[number].identities[row] = former.identity
                if !table.isSame(former.item, item) { pending.updated.insert(former.identity) }
            }
        }
        for (number, section) in old.enumerated() {
            for (row, item) in section.items.enumerated()
            where pairing.newItems[pairing.old.starts[number] + row] < 0 {
                guard let key = table.key(of: item) else { continue }
                let identity = section.identities[row]
                guard let present = Wanderers.take(key, from: &pending.wanderers.new),
                    let place = indexPath(of: present.identity, near: [0, 0])
                else {
                    left.append((false, key, (identity, item)))
                    continue
                }
                sections[place[0]].identities[place[1]] = identity
                if !table.isSame(item, present.item) { pending.updated.insert(identity) }
            }
        }
        for (isNew, key, item) in left {
            if isNew {
                pending.wanderers.new[key, default: []].append(item)
            } else {
                pending.wanderers.gone[key, default: []].append(item)
            }
        }
    }
}
