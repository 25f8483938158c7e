#if EXPLANATIONS
import Deputy
import Foundation

/// Finding items that were added with an id that their section has already: what a turn leaves is judged, as a row that is moved by hand may
/// be there twice in between.
extension ItemStore {
    /// Items that were added at one call, and where.
    typealias Addition = (identities: [ItemIdentity], row: IndexPath, site: CallSite)

    /// Has the items that were added in a turn judged at its end, all at once.
    func suspectRepeats(of identities: [ItemIdentity], at row: IndexPath, _ site: CallSite) {
        log.suspect(at: site) { [weak self] in
            self?.reportRepeats()
            return []
        }
        additions.append((identities, row, site))
    }

    private func reportRepeats() {
        let due = additions
        additions = []
        let added = due.map(items(of:))
        // How many other items of a section have each id, and how many of those that were looked at.
        var counts: [Int: [ListEntry.Key: Int]] = [:]
        for item in added.joined() {
            counts[item.row[0], default: idCounts(inSection: item.row[0])][item.key, default: 0] -= 1
        }
        for (addition, items) in zip(due, added) {
            var repeated: [Int: [String]] = [:]
            for (row, key) in items {
                let others = counts[row[0]]?[key] ?? 0
                counts[row[0]]?[key] = others + 1
                if others > 0 { repeated[row[0], default: []].append("\(key) at \(row)") }
            }
            for (section, words) in repeated.inOrder({ $0.key < $1.key }) {
                let more = words.count > 3 ? ["\(words.count - 3) more"] : []
                let words = (words.prefix(3) + more).joined(separator: "; ")
                log.report(ListAnomaly.repeatedIdentifiers, section, words, at: addition.site)
            }
        }
    }

    /// Where the items of an addition are by now, with their ids.
    private func items(of addition: Addition) -> [(row: IndexPath, key: ListEntry.Key)] {
        var table = ItemTraitsTable()
        return addition.identities.enumerated().compactMap { number, identity in
            guard let row = indexPath(of: identity, near: [addition.row[0], addition.row[1] + number]),
                let item = item(at: row), let key = table.key(of: item, onlyIDs: true)
            else { return nil }
            return (row, key)
        }
    }

    /// How many items of a section have each id.
    private func idCounts(inSection section: Int) -> [ListEntry.Key: Int] {
        var table = ItemTraitsTable()
        var counts: [ListEntry.Key: Int] = [:]
        for item in items(inSection: section) {
            if let key = table.key(of: item, onlyIDs: true) { counts[key, default: 0] += 1 }
        }
        return counts
    }
}
#endif
