import Deputy
import Foundation

/// Updating headers, footers and other supplementary views when the data changes.
extension ListCore {
    /// The updates of the views that show models of sections.
    func supplementaryUpdates(_ changes: ChangeSet, in list: Kit.List) -> SupplementaryUpdates {
        var updates = SupplementaryUpdates()
        updates.areLayoutViewsOld = changes.updatedSections.contains(0) || data.putsAnotherSectionFirst
        guard !changes.updatedSections.isEmpty else { return updates }
        let former = Dictionary(
            shown.sectionNumbers.compactMap { number in shown.identity(ofSection: number).map { ($0, number) } },
            uniquingKeysWith: { first, _ in first })
        for number in changes.updatedSections {
            guard let old = target.identity(ofSection: number).flatMap({ former[$0] }) else { continue }
            updates.areSizesOld = true
            let places = data.supplementaryPlaces(ofSection: old, to: number)
            var inPlace = SupplementaryUpdates()
            if places.allSatisfy({ note($0, from: old, to: number, in: list, &inPlace) }) {
                updates.add(inPlace)
            } else {
                updates.reloadedSections.append(number)
            }
        }
        return updates
    }

    /// Notes the update of a view whose model may have changed; false if its section has to be reloaded.
    private func note(
        _ place: ItemSection.SupplementaryPlace, from old: Int, to new: Int, in list: Kit.List,
        _ updates: inout SupplementaryUpdates
    ) -> Bool {
        let kind = place.kind
        let (formerPath, path): (IndexPath, IndexPath) = ([old, place.item], [new, place.item])
        // Of data that no longer has the former model only what is on screen tells what there was.
        let keepsFormer = data.keepsFormerHeaders
        let former: Any? =
            keepsFormer
            ? unwrapped(shown.model(kind, at: .row(formerPath))) : Kit.supplementary(kind, in: list, at: formerPath)
        let model = unwrapped(target.model(kind, at: .row(path)))
        guard let former, let model else {
            if former != nil { updates.gone.append((kind, path)) }
            // Where a view is to come, the list may have one of the owner's, or a placeholder.
            return former != nil || model == nil || Kit.supplementary(kind, in: list, at: formerPath) == nil
        }
        // A view that is not on screen is made when it comes on screen.
        guard let view = Kit.supplementary(kind, in: list, at: formerPath) else { return true }
        let place = Kit.supplementaryPosition(path).place
        let isTitle = keepsFormer && namingTargetSections { isShownByItself(kind, model, at: place) }
        if isTitle, isShownByItself(kind, former, at: Kit.supplementaryPosition(formerPath).place) {
            updates.retitled.append((kind, path, former))
            return true
        }
        guard !isTitle, (Kit.use(of: view)?.mapping).hasViews(of: currentMapping(kind, for: model, at: place)) else {
            return false
        }
        updates.refilled.append((kind, path))
        return true
    }

    /// The sections on screen with a header, footer or other view that another mapping would make now.
    func sectionsWithOtherMappings(in list: Kit.List) -> [Int] {
        visibleSupplementaries(in: list).compactMap { kind, path, view in
            // A view over the whole layout is in no section.
            guard path.count == 2, let use = Kit.use(of: view),
                let model = unwrapped(target.model(kind, at: .row(path)))
            else {
                return nil
            }
            let now = currentMapping(kind, for: model, at: Kit.supplementaryPosition(path).place)
            // A placeholder cannot be filled, and stays until its mapping changes.
            let isPlaceholder = use.mapping == nil && now == nil
            return isPlaceholder || use.mapping.hasViews(of: now) ? nil : path[0]
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
            return target.supplementary(name, at: path) == nil
        }
        for (kind, path) in updates.refilled + showingItems.map({ ($0.kind, $0.path) }) {
            guard let view = Kit.supplementary(kind, in: list, at: path) else { continue }
            refill(kind, view, target.model(kind, at: .row(path)), at: Kit.supplementaryPosition(path).place)
        }
        for (kind, path, former) in updates.retitled {
            guard let view = Kit.supplementary(kind, in: list, at: path),
                let title = unwrapped(target.model(kind, at: .row(path)))
            else { continue }
            Kit.show(title, insteadOf: former, in: view)
        }
        if updates.areSizesOld, slots.isAttached(to: list) { Kit.askSizes(in: list, animations: animations) }
        if !updates.gone.isEmpty { reloadSectionsOfViewsLeft(updates.gone, in: list, animations) }
    }

    /// Reloads the sections whose headers or footers are still there without a model, because the list gives them room all the same.
    private func reloadSectionsOfViewsLeft(
        _ gone: [(kind: ViewKind, path: IndexPath)], in list: Kit.List, _ animations: UpdateAnimations
    ) {
        guard slots.isReady(list) else { return }
        Kit.layOut(list)
        let left = gone.filter { kind, path in
            Kit.supplementary(kind, in: list, at: path).flatMap { Kit.use(of: $0)?.mapping } != nil
        }
        guard !left.isEmpty, slots.isReady(list) else { return }
        var stage = ChangeSet.Stage()
        stage.reloadedSections = Set(left.map { $0.path[0] }).sorted()
        Kit.perform(stage, in: list, animations: animations.used(in: stage), swap: {}, completion: {})
    }
}

/// The updates of views whose models changed.
struct SupplementaryUpdates {
    /// The views that are filled again where they are.
    var refilled: [(kind: ViewKind, path: IndexPath)] = []
    /// The list's own views that show another title where they are.
    var retitled: [(kind: ViewKind, path: IndexPath, former: Any)] = []
    /// The sections that are reloaded as a whole.
    var reloadedSections: [Int] = []
    /// The views that go, as their models have.
    var gone: [(kind: ViewKind, path: IndexPath)] = []
    /// Whether the list has to ask for all sizes again.
    var areSizesOld = false
    /// Whether views over the whole layout have other models, which are with the first section.
    var areLayoutViewsOld = false
    /// Whether no view is filled again.
    var isEmpty: Bool {
        refilled.isEmpty && retitled.isEmpty && reloadedSections.isEmpty && gone.isEmpty && !areLayoutViewsOld
    }

    mutating func add(_ other: Self) {
        refilled += other.refilled
        retitled += other.retitled
        gone += other.gone
    }
}

extension ItemSection {
    /// A supplementary view of a section: its kind, and its number in the section.
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

    /// The places of the views that there are models for, and of a header and a footer.
    static func supplementaryPlaces(_ extras: Extras?) -> Set<SupplementaryPlace> {
        var places: Set<SupplementaryPlace> = [.init(kind: .header, item: 0), .init(kind: .footer, item: 0)]
        for (kind, models) in extras?.supplementaries ?? [:] {
            for number in models.keys { places.insert(.init(kind: .supplementary(kind), item: number)) }
        }
        return places
    }
}
