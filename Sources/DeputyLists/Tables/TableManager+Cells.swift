import Deputy
import Foundation

/// What happens to the cells of items that changed: filled again where they are, or shown again where another mapping makes
/// them now.
extension TableManager {
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
                items.item(at: update.to) != nil
            else { return nil }
            let before = unwrapped(old).flatMap { dispatcher.mapping(CellScope.self, for: $0, at: update.from) }
            return RowUpdate(row: update.to, hasOtherMapping: !isSame(before, mapping(ofRowAt: update.to)))
        }
    }

    /// Has rows filled again, or shown again where their cells are of another mapping than they would be made from now.
    ///
    /// That may be so without any change of an item: a condition may look at the place of a row, and so at its section.
    func fillAnew(
        _ updates: [RowUpdate], _ sections: [Int], in table: Kit.Table, with body: TableUpdate.StageBody
    ) {
        var stage = ChangeSet.Stage()
        let shownAnew = Set(sections).union(sectionsWithOtherHeaders(in: table))
        stage.reloadedSections = shownAnew.sorted()
        var rows = Set(updates.filter(\.hasOtherMapping).map(\.row))
        let changed = Set(updates.map(\.row))
        for row in Kit.visibleRows(in: table) {
            guard let cell = Kit.cell(in: table, at: row), let use = Kit.use(of: cell) else { continue }
            let now = mapping(ofRowAt: row)
            // A placeholder can be filled by nobody, and stays as long as nothing changes.
            let isPlaceholder = use.mapping == nil && now == nil
            if isPlaceholder ? changed.contains(row) : !isSame(use.mapping, now) {
                rows.insert(row)
            } else {
                rows.remove(row)
            }
        }
        stage.reloadedItems = rows.filter { !shownAnew.contains($0[0]) }.sorted()
        if !stage.isEmpty { body(stage) {} }
        let filled = updates.map(\.row).filter { !rows.contains($0) && !shownAnew.contains($0[0]) }
        if !filled.isEmpty, isAttached(to: table) { Kit.reconfigure(filled, in: table) }
    }

    private func mapping(ofRowAt path: IndexPath) -> RegisteredMapping? {
        unwrapped(items.item(at: path)).flatMap { currentMapping(CellScope.self, for: $0, at: path) }
    }

    /// The mapping of an item where it is in the current data; the table may not have been told of that yet.
    private func currentMapping<Scope: EventScope>(
        _ scope: Scope.Type, for item: Any, at position: Scope.Position
    ) -> RegisteredMapping? {
        dispatcher.namingSections(by: items.id) { dispatcher.mapping(scope, for: item, at: position) }
    }

    /// Whether a view of one can be filled by the other.
    private func isSame(_ old: RegisteredMapping?, _ new: RegisteredMapping?) -> Bool {
        guard let old, let new else { return false }
        return old.reuseIdentifier == new.reuseIdentifier
    }
}

/// What happens to headers and footers.
extension TableManager {
    /// What is to be done for those whose models changed.
    struct HeaderUpdates {
        var refilled: [(section: Int, kind: ViewKind)] = []
        var reloadedSections: [Int] = []
        var areHeightsOld = false
    }

    func headerUpdates(_ changes: ChangeSet, in table: Kit.Table) -> HeaderUpdates {
        var updates = HeaderUpdates()
        guard !changes.updatedSections.isEmpty else { return updates }
        let former = Dictionary(
            items.shown.sections.enumerated().compactMap { number, section in section.identity.map { ($0, number) } },
            uniquingKeysWith: { first, _ in first })
        for section in changes.updatedSections {
            guard let new = items.sections.section(section), let number = new.identity.flatMap({ former[$0] }) else {
                continue
            }
            let old = items.shown.sections[number]
            let outcomes = [
                outcome(HeaderScope.self, old.header, new.header, Kit.header(in: table, section: number), at: section),
                outcome(FooterScope.self, old.footer, new.footer, Kit.footer(in: table, section: number), at: section),
            ]
            updates.areHeightsOld = true
            if outcomes.contains(.reloaded) {
                updates.reloadedSections.append(section)
            } else {
                if outcomes[0] == .refilled { updates.refilled.append((section, .header)) }
                if outcomes[1] == .refilled { updates.refilled.append((section, .footer)) }
            }
        }
        return updates
    }

    private enum Outcome { case nothing, refilled, reloaded }

    private func outcome<Scope: EventScope>(
        _ scope: Scope.Type, _ old: Any?, _ new: Any?, _ view: Kit.HeaderFooter?, at section: Int
    ) -> Outcome where Scope.Position == Int {
        guard unwrapped(old) != nil, let new = unwrapped(new) else {
            return unwrapped(old) == nil && unwrapped(new) == nil ? .nothing : .reloaded
        }
        // What is not on screen is made when it comes there.
        guard let view else { return .nothing }
        return isSame(Kit.use(of: view)?.mapping, currentMapping(scope, for: new, at: section))
            ? .refilled : .reloaded
    }

    /// The sections on screen whose header or footer another mapping would make now.
    private func sectionsWithOtherHeaders(in table: Kit.Table) -> [Int] {
        let rows = Kit.visibleRows(in: table)
        guard let first = rows.first, let last = rows.last else { return [] }
        // A header may be above the first row on screen, a footer below the last.
        return (max(0, first[0] - 1)...last[0] + 1).filter { section in
            guard let data = items.sections.section(section) else { return false }
            return hasOtherMapping(HeaderScope.self, data.header, Kit.header(in: table, section: section), section)
                || hasOtherMapping(FooterScope.self, data.footer, Kit.footer(in: table, section: section), section)
        }
    }

    private func hasOtherMapping<Scope: EventScope>(
        _ scope: Scope.Type, _ model: Any?, _ view: Kit.HeaderFooter?, _ section: Int
    ) -> Bool where Scope.Position == Int {
        guard let model = unwrapped(model), let view, let use = Kit.use(of: view) else { return false }
        return !isSame(use.mapping, currentMapping(scope, for: model, at: section))
    }

    /// Fills headers and footers again where they are.
    func refill(_ updates: HeaderUpdates, in table: Kit.Table) {
        for (section, kind) in updates.refilled {
            if kind == .header, let view = Kit.header(in: table, section: section) {
                refill(HeaderScope.self, view, items.header(inSection: section), .header, at: section)
            } else if kind == .footer, let view = Kit.footer(in: table, section: section) {
                refill(FooterScope.self, view, items.footer(inSection: section), .footer, at: section)
            }
        }
        if updates.areHeightsOld, isAttached(to: table) { Kit.askHeights(in: table) }
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
