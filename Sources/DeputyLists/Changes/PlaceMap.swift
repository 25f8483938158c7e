package import Foundation

/// Where rows and sections go in a batch, so that selection, focus and cells stay with their rows.
///
/// - Complexity: O(k log k) to make for k changes, O(log k) for each question.
package struct PlaceMap: Sendable {
    private let sections: SlotMap
    /// The rows that are removed from a section and those that are added to one, section after section.
    // Searched when a row is asked for: a map for each section took an eighth of an update of a hundred sections, and few rows are.
    private let removed: [RowPlace]
    private let added: [RowPlace]
    private let movedRows: [IndexPath: IndexPath]
    private let goneSections: Set<Int>
    private let reloadedSections: Set<Int>
    private let reloadedRows: Set<IndexPath>
    /// The first row that may go elsewhere, where all sections stay; nil where they do not.
    // Of a list that grows at its end it spares each row on screen the searches below, which are ten times as long.
    private var firstChange: RowPlace?

    /// Where everything goes in a batch that adds up.
    package init(_ stage: ChangeSet.Stage) {
        sections = SlotMap(
            removed: stage.deletedSections + stage.movedSections.map(\.from),
            added: stage.insertedSections + stage.movedSections.map(\.to), moves: stage.movedSections)
        goneSections = Set(stage.deletedSections)
        reloadedSections = Set(stage.reloadedSections)
        reloadedRows = Set(stage.reloadedItems)
        movedRows = Dictionary(stage.movedItems.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
        removed = RowPlace.inOrder(stage.deletedItems, stage.movedItems.map(\.from))
        added = RowPlace.inOrder(stage.insertedItems, stage.movedItems.map(\.to))
        if stage.keepsSections { firstChange = [removed.first, added.first].compactMap(\.self).min() }
    }

    /// Where a section goes; nil if it is deleted.
    package func destination(of section: Int) -> Int? { sections.destination(of: section) }

    /// Where a row goes; nil if it is deleted, alone or with its section, and if its section is reloaded, because then
    /// its place is not known.
    package func destination(of row: IndexPath) -> IndexPath? {
        if let firstChange, row.count == 2, RowPlace(section: row[0], item: row[1]) < firstChange { return row }
        if let section = row.first, reloadedSections.contains(section) { return nil }
        if let moved = movedRows[row] { return moved }
        guard row.count == 2, let section = sections.destination(of: row[0]) else { return nil }
        let item = SlotMap.shift(
            row[1], RowPlace.items(of: row[0], in: removed), RowPlace.items(of: section, in: added))
        return item.map { [section, $0] }
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

extension ChangeSet.Stage {
    /// Whether all sections stay as they are.
    var keepsSections: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && reloadedSections.isEmpty
    }
}

/// A row of a batch.
private struct RowPlace: Comparable, Sendable {
    let section: Int
    let item: Int

    static func < (one: Self, other: Self) -> Bool { (one.section, one.item) < (other.section, other.item) }

    /// The rows of some paths, in the order of the list.
    static func inOrder(_ paths: [IndexPath], _ others: [IndexPath]) -> [RowPlace] {
        var places: [RowPlace] = []
        places.reserveCapacity(paths.count + others.count)
        for path in paths where path.count == 2 { places.append(RowPlace(section: path[0], item: path[1])) }
        for path in others where path.count == 2 { places.append(RowPlace(section: path[0], item: path[1])) }
        // Mostly they are.
        let isInOrder = zip(places, places.dropFirst()).allSatisfy { $0 < $1 }
        return isInOrder ? places : places.sorted()
    }

    /// The items of a section among places in order.
    static func items(of section: Int, in places: [RowPlace]) -> LazyMapSequence<ArraySlice<RowPlace>, Int> {
        let start = places.partitioningIndex { $0.section >= section }
        let end = places[start...].partitioningIndex { $0.section > section }
        return places[start..<end].lazy.map(\.item)
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

    /// Where a place goes among some that are removed and some that are added, all in order.
    static func shift<Places: RandomAccessCollection<Int>>(_ place: Int, _ removed: Places, _ added: Places) -> Int?
    where Places.Index == Int, Places.Indices == Range<Int> {
        let before = removed.partitioningIndex { $0 >= place }
        guard before == removed.endIndex || removed[before] != place else { return nil }
        let rank = place - (before - removed.startIndex)
        // The added places with as many others before them as the rank has.
        let first = added.startIndex
        return rank + added.indices.partitioningIndex { added[$0] - ($0 - first) > rank } - first
    }
}
