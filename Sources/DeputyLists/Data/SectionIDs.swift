import Deputy
import Foundation

/// The ids of the items of a section, as far as they are `Identifiable`, so that a repeated one is found at once.
struct SectionIDs {
    /// How many items have each id.
    private var counts: [ListEntry.Key: Int] = [:]
    /// The ids that objects were noted with: objects may change their ids in place.
    private var names: [ObjectIdentifier: ListEntry.Key] = [:]
    private var table = ItemTraitsTable()

    /// - Complexity: O(n) in the number of items, whose ids are hashed once each.
    init(_ items: [Any]) {
        for item in items { _ = insert(item) }
    }

    /// Notes an item's id.
    /// - Returns: whether an item has it already.
    mutating func insert(_ item: Any) -> Bool {
        guard let key = table.key(of: item, onlyIDs: true) else { return false }
        if let object = object(item) { names[object] = key }
        let count = counts[key, default: 0] + 1
        counts[key] = count
        return count > 1
    }

    /// Forgets the id that an item was noted with, unless another item has it too.
    mutating func remove(_ item: Any) {
        let name = object(item).flatMap { names.removeValue(forKey: $0) }
        guard let key = name ?? table.key(of: item, onlyIDs: true), let count = counts[key] else { return }
        counts[key] = count > 1 ? count - 1 : nil
    }

    /// The id that an item was noted with as text, if several items have it.
    mutating func repeated(_ item: Any) -> String? {
        let name = object(item).flatMap { names[$0] }
        guard let key = name ?? table.key(of: item, onlyIDs: true), counts[key, default: 0] > 1 else { return nil }
        return key.description
    }

    private func object(_ item: Any) -> ObjectIdentifier? {
        let item = unwrapped(item) ?? item
        return type(of: item) is AnyObject.Type ? ObjectIdentifier(item as AnyObject) : nil
    }
}

/// Keeping up with the ids of a section's items.
///
/// Hashing or comparing an id runs a user's code, which may read the store. So no access to the sections is held meanwhile, and
/// the table is taken out of the store.
extension ItemStore {
    /// Notes that items of a section go and others come, if the ids of the section are known.
    func changeIDs(ofSection number: Int, removing old: [Any] = [], adding new: [Any] = []) {
        guard let identity = sections[number].identity, var ids = knownIDs.removeValue(forKey: identity) else { return }
        for item in old { ids.remove(item) }
        for item in new { _ = ids.insert(item) }
        knownIDs[identity] = ids
    }

    /// Notes the ids of items that are about to be added to a section, which from then on are known of all its items.
    /// - Returns: the numbers of those with an id that an item of the section has, or one before them.
    /// - Complexity: O(n) in the number of items the first time, then in the number of these.
    func noteIDs(of new: [Any], inSection number: Int) -> [Int] {
        guard let identity = sections[number].identity else { return [] }
        var ids = knownIDs.removeValue(forKey: identity) ?? SectionIDs(sections[number].items)
        let repeats = new.indices.filter { ids.insert(new[$0]) }
        knownIDs[identity] = ids
        return repeats
    }

    /// The items that were added with an id that their section still has more than once: a row that is moved by hand may be there twice in
    /// between.
    func stillRepeated(_ added: [(identity: ItemIdentity, row: IndexPath)]) -> [Anomaly.Report] {
        let rows = added.compactMap { item in
            indexPath(of: item.identity, near: item.row).flatMap { row in repeatedID(at: row).map { (row: row, id: $0) }
            }
        }
        return Dictionary(grouping: rows) { $0.row[0] }.inOrder { $0.key < $1.key }.map { section, rows in
            let more = rows.count > 3 ? ["\(rows.count - 3) more"] : []
            let words = rows.prefix(3).map { "\($0.id) at \($0.row)" }
            return Anomaly.Report(
                ListAnomaly.repeatedIdentifiers, section, (words + more).joined(separator: "; "))
        }
    }

    /// The id of a row's item as text, if its section has it several times.
    private func repeatedID(at row: IndexPath) -> String? {
        _ = noteIDs(of: [], inSection: row[0])
        guard let item = item(at: row), let identity = sections[row[0]].identity,
            var ids = knownIDs.removeValue(forKey: identity)
        else { return nil }
        defer { knownIDs[identity] = ids }
        return ids.repeated(item)
    }
}
