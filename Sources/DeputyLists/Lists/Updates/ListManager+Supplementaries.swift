import Deputy
import Foundation

/// What happens to headers, footers and other views beside the cells when the data changes.
extension ListManager {
    /// What is to be done for those whose models changed.
    struct SupplementaryUpdates {
        /// The views that are filled again where they are.
        var refilled: [(kind: ViewKind, path: IndexPath)] = []
        /// The sections that are shown again as a whole.
        var reloadedSections: [Int] = []
        /// Whether the list has to ask for all sizes again.
        var areSizesOld = false
        /// Whether views over the whole layout have other models, which are with the first section.
        var areLayoutViewsOld = false
    }

    /// The views beside the cells that are on screen, of the kinds that are registered.
    func visibleSupplementaries(
        in list: Kit.List
    ) -> [(kind: ViewKind, path: IndexPath, view: Kit.Supplementary?)] {
        dispatcher.supplementaryKinds.flatMap { kind in
            Kit.visibleSupplementaries(kind, in: list).map { (kind, $0, Kit.supplementary(kind, in: list, at: $0)) }
        }
    }

    func supplementaryUpdates(_ changes: ChangeSet, in list: Kit.List) -> SupplementaryUpdates {
        var updates = SupplementaryUpdates()
        updates.areLayoutViewsOld =
            changes.updatedSections.contains(0)
            || items.shown.sections.first?.identity != items.sections.first?.identity
        guard !changes.updatedSections.isEmpty else { return updates }
        let former = Dictionary(
            items.shown.sections.enumerated().compactMap { number, section in section.identity.map { ($0, number) } },
            uniquingKeysWith: { first, _ in first })
        for number in changes.updatedSections {
            guard let new = items.sections.section(number), let old = new.identity.flatMap({ former[$0] }) else {
                continue
            }
            updates.areSizesOld = true
            let places = items.shown.sections[old].supplementaryPlaces.union(new.supplementaryPlaces)
            let outcomes = places.map { ($0, outcome($0, from: old, to: number, in: list)) }
            if outcomes.contains(where: { $0.1 == .reloaded }) {
                updates.reloadedSections.append(number)
            } else {
                updates.refilled += outcomes.filter { $0.1 == .refilled }.map { ($0.0.kind, [number, $0.0.item]) }
            }
        }
        return updates
    }

    private enum Outcome { case nothing, refilled, reloaded }

    private func outcome(
        _ place: ItemSection.SupplementaryPlace, from old: Int, to new: Int, in list: Kit.List
    ) -> Outcome {
        let kind = place.kind
        let (formerPath, path): (IndexPath, IndexPath) = ([old, place.item], [new, place.item])
        let former = unwrapped(items.shown.model(kind, at: formerPath))
        guard former != nil, let model = unwrapped(items.model(kind, at: path)) else {
            return former == nil && unwrapped(items.model(kind, at: path)) == nil ? .nothing : .reloaded
        }
        // What is not on screen is made when it comes there.
        guard let view = Kit.supplementary(kind, in: list, at: formerPath) else { return .nothing }
        return isSame(
            Kit.use(of: view)?.mapping, currentMapping(kind, for: model, at: Kit.supplementaryPosition(path)))
            ? .refilled : .reloaded
    }

    /// The sections on screen with a header, footer or other view that another mapping would make now.
    func sectionsWithOtherMappings(in list: Kit.List) -> [Int] {
        visibleSupplementaries(in: list).compactMap { kind, path, view in
            // A view over the whole layout is in no section.
            guard path.count == 2, let view, let use = Kit.use(of: view),
                let model = unwrapped(items.model(kind, at: path))
            else {
                return nil
            }
            let now = currentMapping(kind, for: model, at: Kit.supplementaryPosition(path))
            // A placeholder can be filled by nobody, and stays as long as nothing changes.
            let isPlaceholder = use.mapping == nil && now == nil
            return isPlaceholder || isSame(use.mapping, now) ? nil : path[0]
        }
    }

    /// Fills views again where they are: those whose models changed, and those that show an item that did.
    func refill(
        _ updates: SupplementaryUpdates, and changed: [IndexPath], in list: Kit.List, animations: UpdateAnimations
    ) {
        let items = Set(changed)
        let showingItems = visibleSupplementaries(in: list).filter { kind, path, _ in
            if path.count == 1 { return updates.areLayoutViewsOld }
            guard case .supplementary(let name?) = kind, items.contains(path) else { return false }
            return self.items.supplementary(name, at: path) == nil
        }
        for (kind, path) in updates.refilled + showingItems.map({ ($0.kind, $0.path) }) {
            guard let view = Kit.supplementary(kind, in: list, at: path) else { continue }
            refill(kind, view, self.items.model(kind, at: path), at: Kit.supplementaryPosition(path))
        }
        if updates.areSizesOld, isAttached(to: list) { Kit.askSizes(in: list, animations: animations) }
    }
}

extension ItemSection {
    /// A view beside the cells of a section: its kind, and its number in the section.
    struct SupplementaryPlace: Hashable {
        let kind: ViewKind
        let item: Int
    }

    /// The model of such a view; nil for none.
    func model(at place: SupplementaryPlace) -> Any? {
        switch place.kind {
        case .header: header
        case .footer: footer
        case .supplementary(let name): name.flatMap { supplementaries[$0]?[place.item] }
        case .cell, .host: nil
        }
    }

    /// The places of the views that the section has models for, and of its header and footer.
    var supplementaryPlaces: Set<SupplementaryPlace> {
        var places: Set<SupplementaryPlace> = [.init(kind: .header, item: 0), .init(kind: .footer, item: 0)]
        for (kind, models) in supplementaries {
            for number in models.keys { places.insert(.init(kind: .supplementary(kind), item: number)) }
        }
        return places
    }
}
