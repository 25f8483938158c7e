import Deputy
import Foundation

/// What happens to the cells of items that changed: filled again where they are, or shown again where another mapping makes
/// them now.
extension ListManager {
    /// A row whose content changed: where it is, and whether another mapping makes its cell from now on.
    struct RowUpdate {
        let row: IndexPath
        let hasOtherMapping: Bool
    }

    /// The updates that are about rows of before and now; whoever made changes up may have named others.
    func knownUpdates(_ changes: ChangeSet) -> [RowUpdate] {
        let map = RowMap(changes)
        return changes.updates.compactMap { update in
            guard let old = items.shown.item(at: update.from), map.destination(of: update.from) == update.to,
                target.item(at: update.to) != nil
            else { return nil }
            let before = unwrapped(old).flatMap { dispatcher.mapping(.cell, for: $0, at: update.from) }
            let now = mapping(ofRowAt: update.to)
            // A closure that makes cells may make one of another class for the new content.
            return RowUpdate(row: update.to, hasOtherMapping: !isSame(before, now) || now?.makesViews == true)
        }
    }

    /// Has rows filled again, or shown again where their cells are of another mapping than they would be made from now.
    ///
    /// That may be so without any change of an item: a condition may look at the place of a row, and so at its section.
    func fillAgain(
        _ updates: [RowUpdate], _ sections: [Int], in list: Kit.List, animations: UpdateAnimations,
        with body: ListUpdate.StageBody
    ) {
        // A reload that was asked for meanwhile may wait for a layout, and what is on screen until then is the rows of before.
        guard isReady(list) else { return }
        var stage = ChangeSet.Stage()
        let shownAgain = Set(sections).union(sectionsWithOtherMappings(in: list))
        stage.reloadedSections = shownAgain.sorted()
        var rows = Set(updates.filter(\.hasOtherMapping).map(\.row))
        let changed = Set(updates.map(\.row))
        for row in Kit.visibleItems(in: list) + rowsMadeAhead(in: list) {
            guard let cell = Kit.cell(in: list, at: row), let use = Kit.use(of: cell) else { continue }
            let now = mapping(ofRowAt: row)
            // A placeholder can be filled by nobody, and stays as long as nothing changes.
            let isPlaceholder = use.mapping == nil && now == nil
            if isPlaceholder ? changed.contains(row) : !isSame(use.mapping, now) {
                rows.insert(row)
            } else if now?.makesViews != true {
                rows.remove(row)
            }
        }
        stage.reloadedItems = rows.filter { !shownAgain.contains($0[0]) }.sorted()
        // A condition that was looked at may have put another manager in the slots, or had the list reloaded: then it has
        // newer data, whose rows are others.
        guard isReady(list), Kit.itemCounts(in: list) == target.sections.map(\.items.count) else { return }
        if !stage.isEmpty { body(stage) {} }
        let filled = updates.map(\.row).filter { !rows.contains($0) && !shownAgain.contains($0[0]) }
        if !filled.isEmpty, isAttached(to: list) { Kit.reconfigure(filled, in: list, animations: animations) }
    }

    /// The rows off screen whose cells the list has made already: one stays where it was though another item is its own.
    private func rowsMadeAhead(in list: Kit.List) -> [IndexPath] {
        let rows = usesOffScreen(in: list).compactMap { use -> IndexPath? in
            guard case .item(let identity) = use.subject, let path = use.place.path,
                let row = target.indexPath(of: identity, near: path), let cell = Kit.cell(in: list, at: row)
            else { return nil }
            return Kit.use(of: cell)?.content === use ? row : nil
        }
        return Set(rows).sorted()
    }

    private func mapping(ofRowAt path: IndexPath) -> RegisteredMapping? {
        unwrapped(target.item(at: path)).flatMap { currentMapping(.cell, for: $0, at: path) }
    }

    /// The mapping of an item where it is in the data that the list is brought to.
    func currentMapping(_ kind: ViewKind, for item: Any, at position: some EventPosition) -> RegisteredMapping? {
        dispatcher.namingSections(by: target.id) { dispatcher.mapping(kind, for: item, at: position) }
    }

    /// Whether a view of one can be filled by the other.
    func isSame(_ old: RegisteredMapping?, _ new: RegisteredMapping?) -> Bool {
        guard let old, let new else { return false }
        return old.reuseIdentifier == new.reuseIdentifier
    }
}

/// Where rows go in a whole update.
struct RowMap {
    private let maps: [PlaceMap]

    init(_ changes: ChangeSet) { maps = changes.stages.map(PlaceMap.init) }

    /// Where a row is in the end; nil if it is deleted, or shown again in any case.
    func destination(of row: IndexPath) -> IndexPath? {
        var path = row
        for map in maps {
            guard !map.isReloaded(path), let next = map.destination(of: path) else { return nil }
            path = next
        }
        return path
    }
}
