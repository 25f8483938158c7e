import DeputyHeadless
import Foundation

@testable import ListTestSupport

/// Applies a batch to a list as a table view does: everything removed by the numbers of before, then everything added by
/// the numbers of after, from the front.
struct BatchSimulator<Item> {
    struct Section {
        var items: [Item]
    }

    /// The list after a batch, whose new rows and sections are taken from the list that is to come out.
    ///
    /// Only what the batch says is inserted or reloaded is taken from there; everything else has to come from the old list.
    static func apply(_ stage: ChangeSet.Stage, to old: [[Item]], aiming new: [[Item]]) -> [[Item]] {
        var rows: [[Item?]] = old.map { $0.map(Optional.some) }
        var carried: [(IndexPath, Item)] = []
        for move in stage.movedItems { carried.append((move.to, old[move.from[0]][move.from[1]])) }
        for path in stage.deletedItems + stage.movedItems.map(\.from) { rows[path[0]][path[1]] = nil }
        var sections: [[Item]?] = rows.map { $0.compactMap { $0 } }
        var carriedSections = stage.movedSections.map { ($0.to, sections[$0.from]) }
        // What is reloaded is taken again when all sections are in place.
        for section in stage.deletedSections + stage.movedSections.map(\.from) { sections[section] = nil }
        var isReloaded = Set(stage.reloadedSections)
        var result: [(items: [Item], wasReloaded: Bool)] = []
        for (number, section) in sections.enumerated() {
            if let section { result.append((section, isReloaded.remove(number) != nil)) }
        }
        var added: [(Int, [Item])] = stage.insertedSections.map { ($0, new[$0]) }
        carriedSections.removeAll { $0.1 == nil }
        added += carriedSections.map { ($0.0, $0.1!) }
        for (number, items) in added.sorted(by: { $0.0 < $1.0 }) { result.insert((items, false), at: number) }
        var list = result.enumerated().map { $1.wasReloaded ? new[$0] : $1.items }
        let items = stage.insertedItems.map { ($0, new[$0[0]][$0[1]]) } + carried
        for (path, item) in items.sorted(by: { $0.0 < $1.0 }) { list[path[0]].insert(item, at: path[1]) }
        return list
    }

    /// The sections before the last batch, if that moves sections: the final ones put back where they came from.
    static func before(_ stage: ChangeSet.Stage, _ new: [[Item]]) -> [[Item]] {
        let moved = Set(stage.movedSections.map(\.to))
        var list = new.indices.filter { !moved.contains($0) }.map { new[$0] }
        for move in stage.movedSections.sorted(by: { $0.from < $1.from }) { list.insert(new[move.to], at: move.from) }
        return list
    }
}
