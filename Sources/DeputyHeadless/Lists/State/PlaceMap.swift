package import DeputyLists
package import Foundation

/// Where rows and sections go in a batch, so that selection, focus and cells stay with their rows.
///
/// A place is a number, with the section in its upper half where it is a row's.
/// - Complexity: O(k log k) to make for k changes, O(log k) for each question.
package struct PlaceMap: Sendable {
    private let sections: PlaceShift
    private let rows: PlaceShift
    private let reloadedSections: Set<Int>
    private let reloadedRows: Set<Int>

    /// Where everything goes in a batch that adds up.
    package init(_ stage: ChangeSet.Stage) {
        sections = stage.sectionShift
        let moves = stage.movedItems.map { (Self.number($0.from), Self.number($0.to)) }
        rows = PlaceShift(stage.deletedItems.map(Self.number), stage.insertedItems.map(Self.number), moves)
        reloadedSections = Set(stage.reloadedSections)
        reloadedRows = Set(stage.reloadedItems.map(Self.number))
    }

    /// The number of a row's place; of another path one that is before all rows.
    private static func number(_ path: IndexPath) -> Int { path.count == 2 ? path[0] << 32 &+ path[1] : Int.min }

    /// Where a section goes; nil if it is deleted.
    package func destination(of section: Int) -> Int? { sections.destination(of: section) }

    /// Where a row goes; nil if it is deleted, alone or with its section, and if its section is reloaded, because then
    /// its place is not known.
    package func destination(of row: IndexPath) -> IndexPath? {
        guard row.count == 2, !isReloaded(row[0]) else { return nil }
        // A row may move out of a section that goes.
        guard let section = isMoved(row) ? 0 : destination(of: row[0]) else { return nil }
        return rows.destination(of: Self.number(row), from: row[0] << 32, to: section << 32)
            .map { [$0 >> 32, $0 & 0xFFFF_FFFF] }
    }

    /// Whether a section is reloaded.
    package func isReloaded(_ section: Int) -> Bool { reloadedSections.contains(section) }

    /// Whether a row itself is moved, not only shifted by changes before it.
    package func isMoved(_ row: IndexPath) -> Bool { rows.moved[Self.number(row)] != nil }

    /// Whether a row is reloaded.
    package func isReloaded(_ row: IndexPath) -> Bool {
        row.count == 2 && (isReloaded(row[0]) || reloadedRows.contains(Self.number(row)))
    }
}

/// The places of a sequence that are removed and added, in order, and where those go that are moved.
struct PlaceShift: Sendable {
    private let removed: [Int]
    private let added: [Int]
    let moved: [Int: Int]

    init(_ removed: [Int], _ added: [Int], _ moves: [(Int, Int)]) {
        self.removed = (removed + moves.map(\.0)).sorted()
        self.added = (added + moves.map(\.1)).sorted()
        moved = Dictionary(moves) { first, _ in first }
    }

    /// Where a place goes; nil if it is removed and not moved.
    /// - Parameters:
    ///   - start: where the sequence begins that the place is in.
    ///   - end: where that begins that it goes to.
    func destination(of place: Int, from start: Int = 0, to end: Int = 0) -> Int? {
        if let moved = moved[place] { return moved }
        let before = removed.partitioningIndex { $0 >= place }
        guard before == removed.endIndex || removed[before] != place else { return nil }
        let rank = place - start - (before - removed.partitioningIndex { $0 >= start }) + end
        // The added places with as many others before them as the rank has.
        let first = added.partitioningIndex { $0 >= end }
        return rank + added[first...].indices.partitioningIndex { added[$0] - ($0 - first) > rank } - first
    }
}

extension ChangeSet.Stage {
    /// Where its sections go.
    var sectionShift: PlaceShift {
        PlaceShift(deletedSections, insertedSections, movedSections.map { ($0.from, $0.to) })
    }
}
