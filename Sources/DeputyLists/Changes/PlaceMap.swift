package import Foundation

/// Where rows and sections go in a batch, so that selection, focus and cells stay with their rows.
///
/// - Complexity: O(k log k) to make for k changes, O(log k) for each question.
package struct PlaceMap: Sendable {
    private let sections: SlotMap
    private let rows: [Int: SlotMap]
    private let movedRows: [IndexPath: IndexPath]
    private let goneSections: Set<Int>
    private let reloadedSections: Set<Int>
    private let reloadedRows: Set<IndexPath>

    /// Where everything goes in a batch that adds up.
    package init(_ stage: ChangeSet.Stage) {
        sections = SlotMap(
            removed: stage.deletedSections + stage.movedSections.map(\.from),
            added: stage.insertedSections + stage.movedSections.map(\.to), moves: stage.movedSections)
        goneSections = Set(stage.deletedSections)
        reloadedSections = Set(stage.reloadedSections)
        reloadedRows = Set(stage.reloadedItems)
        movedRows = Dictionary(stage.movedItems.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        var removed: [Int: [Int]] = [:]
        for path in stage.deletedItems + stage.movedItems.map(\.from) where path.count == 2 {
            removed[path[0], default: []].append(path[1])
        }
        var added: [Int: [Int]] = [:]
        for path in stage.insertedItems + stage.movedItems.map(\.to) where path.count == 2 {
            added[path[0], default: []].append(path[1])
        }
        var rows: [Int: SlotMap] = [:]
        // Rows are removed by old numbers, and added by new ones.
        for section in Set(removed.keys) {
            let new = sections.destination(of: section)
            rows[section] = SlotMap(removed: removed[section] ?? [], added: new.flatMap { added[$0] } ?? [])
        }
        for (new, added) in added {
            guard let section = sections.origin(of: new), rows[section] == nil else { continue }
            rows[section] = SlotMap(removed: [], added: added)
        }
        self.rows = rows
    }

    /// Where a section goes; nil if it is deleted.
    package func destination(of section: Int) -> Int? { sections.destination(of: section) }

    /// Where a row goes; nil if it is deleted, alone or with its section, and if its section is reloaded, because then
    /// its place is not known.
    package func destination(of row: IndexPath) -> IndexPath? {
        if let section = row.first, reloadedSections.contains(section) { return nil }
        if let moved = movedRows[row] { return moved }
        guard row.count == 2, let section = sections.destination(of: row[0]) else { return nil }
        guard let map = rows[row[0]] else { return [section, row[1]] }
        return map.destination(of: row[1]).map { [section, $0] }
    }

    /// Whether a section is reloaded.
    package func isReloaded(_ section: Int) -> Bool { reloadedSections.contains(section) }

    /// Whether a row itself is moved, not only shifted by changes before it.
    package func isMoved(_ row: IndexPath) -> Bool { movedRows[row] != nil }

    /// Whether a row is reloaded.
    package func isReloaded(_ row: IndexPath) -> Bool {
        row.count == 2 && reloadedSections.contains(row[0]) || reloadedRows.contains(row)
    }
}

/// Where the places of a sequence go when some are removed and some added.
struct SlotMap: Sendable {
    private let removed: [Int]
    private let added: [Int]
    private let moved: [Int: Int]
    private let movedBack: [Int: Int]

    init(removed: [Int], added: [Int], moves: [ChangeSet.Move<Int>] = []) {
        self.removed = removed.sorted()
        self.added = added.sorted()
        moved = Dictionary(moves.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        movedBack = Dictionary(moves.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    }

    /// Where a place goes; nil if it is removed and not moved.
    /// - Complexity: O(log n)
    func destination(of place: Int) -> Int? { moved[place] ?? Self.shift(place, removed, added) }

    /// Where a place came from; nil if it was added and not moved.
    func origin(of place: Int) -> Int? { movedBack[place] ?? Self.shift(place, added, removed) }

    private static func shift(_ place: Int, _ removed: [Int], _ added: [Int]) -> Int? {
        let before = removed.partitioningIndex { $0 >= place }
        guard before == removed.count || removed[before] != place else { return nil }
        let rank = place - before
        // The added places with as many others before them as the rank has.
        return rank + added.indices.partitioningIndex { added[$0] - $0 > rank }
    }
}
