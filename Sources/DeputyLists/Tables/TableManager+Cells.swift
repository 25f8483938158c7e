import Deputy
import Foundation

/// What happens to the cells of items that changed: filled anew where they are, or shown anew where another mapping makes
/// them now.
extension TableManager {
    /// The rows, as they are numbered before the update, whose cells another mapping makes from now on.
    func rowsWithOtherMappings(_ changes: ChangeSet, in table: Kit.Table) -> [IndexPath] {
        var rows: [IndexPath] = []
        let map = RowMap(changes)
        // What is on screen may have another mapping though its item is the same: a condition may look at its place.
        for path in Kit.visibleRows(in: table) {
            guard let to = map.destination(of: path), let cell = Kit.cell(in: table, at: path),
                let use = Kit.use(of: cell)
            else { continue }
            if !isSame(use.mapping, mapping(ofRowAt: to)) { rows.append(path) }
        }
        // A table view may keep cells ready that are not on screen yet.
        let known = Set(rows)
        let others =
            changes.updates
            + changes.stages.flatMap(\.movedItems).compactMap { move in
                map.destination(of: move.from).map { ChangeSet.Move(from: move.from, to: $0) }
            }
        var seen: Set<IndexPath> = []
        for move in others where !known.contains(move.from) && Kit.cell(in: table, at: move.from) == nil {
            guard let old = items.shown.item(at: move.from), seen.insert(move.from).inserted else { continue }
            let before = unwrapped(old).flatMap { dispatcher.mapping(CellScope.self, for: $0, at: move.from) }
            if !isSame(before, mapping(ofRowAt: move.to)) { rows.append(move.from) }
        }
        return rows
    }

    private func mapping(ofRowAt path: IndexPath) -> RegisteredMapping? {
        unwrapped(items.item(at: path)).flatMap { dispatcher.mapping(CellScope.self, for: $0, at: path) }
    }

    /// Whether a cell of one can be filled by the other; a placeholder cannot be filled at all.
    private func isSame(_ old: RegisteredMapping?, _ new: RegisteredMapping?) -> Bool {
        guard let old, let new else { return false }
        return old.reuseIdentifier == new.reuseIdentifier
    }

    /// What is to be done for headers and footers that changed.
    struct HeaderUpdates {
        var refilled: [(section: Int, kind: ViewKind)] = []
        var reloadedSections: [Int] = []
    }

    func headerUpdates(_ changes: ChangeSet, in table: Kit.Table) -> HeaderUpdates {
        var updates = HeaderUpdates()
        for section in changes.updatedSections {
            guard let identity = items.identity(ofSection: section),
                let former = items.shown.sections.firstIndex(where: { $0.identity == identity })
            else { continue }
            let (old, new) = (items.shown.sections[former], items.sections[section])
            let header = outcome(
                HeaderScope.self, old.header, new.header, Kit.header(in: table, section: former), at: section)
            let footer = outcome(
                FooterScope.self, old.footer, new.footer, Kit.footer(in: table, section: former), at: section)
            if header == .reloaded || footer == .reloaded {
                updates.reloadedSections.append(section)
            } else {
                if header == .refilled { updates.refilled.append((section, .header)) }
                if footer == .refilled { updates.refilled.append((section, .footer)) }
            }
        }
        return updates
    }

    private enum Outcome { case nothing, refilled, reloaded }

    private func outcome<Scope: EventScope>(
        _ scope: Scope.Type, _ old: Any?, _ new: Any?, _ view: Kit.HeaderFooter?, at section: Int
    ) -> Outcome where Scope.Position == Int {
        guard let old = unwrapped(old), let new = unwrapped(new) else {
            return unwrapped(old) == nil && unwrapped(new) == nil ? .nothing : .reloaded
        }
        _ = old
        // What is not on screen is made when it comes there.
        guard let view else { return .nothing }
        let mapping = dispatcher.mapping(scope, for: new, at: section)
        return isSame(Kit.use(of: view)?.mapping, mapping) ? .refilled : .reloaded
    }

    func apply(_ updates: HeaderUpdates, in table: Kit.Table, _ body: TableUpdate.StageBody) {
        for (section, kind) in updates.refilled {
            if kind == .header, let view = Kit.header(in: table, section: section) {
                refill(HeaderScope.self, view, items.header(inSection: section), .header, at: section)
            } else if kind == .footer, let view = Kit.footer(in: table, section: section) {
                refill(FooterScope.self, view, items.footer(inSection: section), .footer, at: section)
            }
        }
        guard !updates.reloadedSections.isEmpty else { return }
        var stage = ChangeSet.Stage()
        stage.reloadedSections = updates.reloadedSections
        body(stage) {}
    }
}

/// Where rows go in a whole update.
struct RowMap {
    private let maps: [PlaceMap]

    init(_ changes: ChangeSet) { maps = changes.stages.map(PlaceMap.init) }

    /// Where a row is in the end; nil if it is deleted, or shown anew in any case.
    func destination(of row: IndexPath) -> IndexPath? {
        var path = row
        for map in maps {
            guard !map.isReloaded(path), let next = map.destination(of: path) else { return nil }
            path = next
        }
        return path
    }
}
