import Deputy
import Foundation

/// Updating headers, footers and other supplementary views when the data changes.
extension ListCore {
    /// What the list shows beside its cells, before an update.
    func formerViews(_ changes: ChangeSet, in list: Kit.List) -> FormerViews {
        var former = FormerViews(rows: data.shownRows)
        guard !changes.updatedSections.isEmpty else { return former }
        let updated = Set(changes.updatedSections.compactMap(target.identity(ofSection:)))
        let sections = former.rows.sections.indices.filter { updated.contains(former.rows.sections[$0].identity) }
        former.areSizesOld = !sections.isEmpty
        former.views = Set(views(of: sections, in: list).map { Self.identity(of: $0.view) })
        return former
    }

    /// The views beside the cells that are on screen. A list does not tell where it shows a title by itself, or a view of the owner, so
    /// where some sections have models is looked at.
    private func views(
        of sections: [Int], in list: Kit.List
    ) -> [(kind: ViewKind, path: IndexPath, view: Kit.Supplementary)] {
        var views = visibleSupplementaries(in: list)
        for section in sections {
            let others = data.shownRows.section(section)?.extras?.supplementaries ?? [:]
            let places = others.flatMap { name, models in models.keys.map { (ViewKind.supplementary(name), $0) } }
            for (kind, item) in [(.header, 0), (.footer, 0)] + places {
                let path: IndexPath = [section, item]
                if let view = Kit.supplementary(kind, in: list, at: path) { views.append((kind, path, view)) }
            }
        }
        return views
    }

    /// What is another one for a view that was filled again for another use.
    private static func identity(of view: Kit.Supplementary) -> ObjectIdentifier {
        Kit.use(of: view).map(ObjectIdentifier.init) ?? ObjectIdentifier(view)
    }

    /// What an update does to the views beside the cells: to those whose models may have changed, and to those that another mapping
    /// would make now.
    /// - Parameter rows: the rows with other content.
    func supplementaryUpdates(
        _ changes: ChangeSet, _ rows: [IndexPath], since former: FormerViews, in list: Kit.List
    ) -> SupplementaryUpdates {
        var updates = SupplementaryUpdates(areSizesOld: former.areSizesOld)
        let (sections, rows) = (Set(changes.updatedSections), Set(rows))
        // Views over the whole layout have their models with the first section.
        let isFirstOld = sections.contains(0) || former.rows.section(0)?.identity != target.identity(ofSection: 0)
        func isOld(_ kind: ViewKind, _ path: IndexPath, _ view: Kit.Supplementary) -> Bool {
            guard path.count == 2 else { return isFirstOld }
            if case .supplementary(let name?) = kind, target.supplementary(name, at: path) == nil,
                case .item = Kit.use(of: view)?.subject
            {
                return rows.contains(path)
            }
            guard sections.contains(path[0]), former.views.contains(Self.identity(of: view)) else { return false }
            return target.model(kind, at: .row(path)) == nil || data.bringsModel(of: kind, inSection: path[0])
        }
        var seen: Set<ObjectIdentifier> = []
        for (kind, path, view) in views(of: changes.updatedSections, in: list)
        where seen.insert(ObjectIdentifier(view)).inserted {
            note(kind, view, at: path, isOld: isOld(kind, path, view), since: former.rows, &updates)
        }
        updates.keepOutOfReloads()
        return updates
    }

    private func note(
        _ kind: ViewKind, _ view: Kit.Supplementary, at path: IndexPath, isOld: Bool, since before: Snapshot,
        _ updates: inout SupplementaryUpdates
    ) {
        let (use, place) = (Kit.use(of: view), Kit.supplementaryPosition(path).place)
        guard let model = unwrapped(target.model(kind, at: .row(path))) else {
            if isOld, use?.mapping != nil { updates.gone.append((kind, path)) }
            return
        }
        let now = currentMapping(kind, for: model, at: place)
        if (use?.mapping).isSame(as: now) || path.count == 1 {
            if isOld { updates.refilled.append((kind, path)) }
        } else if isOld, use?.mapping == nil, isTitle(kind, model, at: place),
            let former = title(kind, ofSection: path[0], in: before), isTitle(kind, former, at: place)
        {
            updates.retitled.append((kind, path, former))
        } else if isOld || use != nil && (use?.mapping != nil || now != nil) {
            // A placeholder cannot be filled, and stays until its mapping changes.
            updates.reloadedSections.insert(path[0])
        }
    }

    private func isTitle(_ kind: ViewKind, _ model: Any, at place: EventLocation) -> Bool {
        namingTargetSections { isShownByItself(kind, model, at: place) }
    }

    /// The model that a section's header or footer had; nil where only the source knows it.
    private func title(_ kind: ViewKind, ofSection number: Int, in before: Snapshot) -> Any? {
        let former = target.identity(ofSection: number).flatMap(before.section).flatMap { before.sections[$0].extras }
        return unwrapped(kind == .header ? former?.header : former?.footer)
    }

    /// Has the list take the sizes of views that were filled again where they are: where it asks for them by their models it asks for all.
    func updateViewSizes(_ places: [ViewKind: [IndexPath]], in list: Kit.List, _ animations: UpdateAnimations) {
        guard slots.list === list else { return }
        if slots.isAttached(to: list), Kit.asksViewSizes(in: list) { return askSizes(in: list, animations) }
        for (kind, places) in places { Kit.updateSizes(of: kind, at: places, in: list, animations: animations) }
    }

    /// Fills views again where they are, and reloads the sections of those that should be gone.
    func refill(_ updates: SupplementaryUpdates, in list: Kit.List, animations: UpdateAnimations) {
        for (kind, path) in updates.refilled {
            guard let view = Kit.supplementary(kind, in: list, at: path) else { continue }
            fillForNewUse(kind, view, target.model(kind, at: .row(path)), at: Kit.supplementaryPosition(path).place)
        }
        for (kind, path, former) in updates.retitled {
            guard let view = Kit.supplementary(kind, in: list, at: path),
                let title = unwrapped(target.model(kind, at: .row(path)))
            else { continue }
            Kit.show(title, insteadOf: former, in: view)
            for other in begun where other.view?.object === view { other.use.item = title }
        }
        if updates.areSizesOld {
            let places = Dictionary(grouping: updates.refilled, by: \.kind).mapValues { $0.map(\.path) }
            updateViewSizes(places, in: list, animations)
        }
        // A list gives a view without a model room all the same.
        guard !updates.gone.isEmpty, slots.isReady(list) else { return }
        let left = updates.gone.filter { kind, path in
            Kit.supplementary(kind, in: list, at: path).flatMap { Kit.use(of: $0)?.mapping } != nil
        }
        guard !left.isEmpty, slots.isReady(list) else { return }
        var stage = ChangeSet.Stage()
        stage.reloadedSections = Set(left.map { $0.path[0] }).sorted()
        Kit.perform(stage, in: list, animations: animations.used(in: stage), swap: {}, completion: {})
    }
}

/// What a list shows beside its cells before an update.
struct FormerViews {
    let rows: Snapshot
    /// The views of sections whose models may change.
    var views: Set<ObjectIdentifier> = []
    /// Whether there are such sections, so that the list has to ask for all sizes again.
    var areSizesOld = false
}

/// The updates of views whose models changed.
struct SupplementaryUpdates {
    /// The views that are filled again where they are.
    var refilled: [(kind: ViewKind, path: IndexPath)] = []
    /// The list's own views that show another title where they are.
    var retitled: [(kind: ViewKind, path: IndexPath, former: Any)] = []
    /// The sections that are reloaded as a whole.
    var reloadedSections: Set<Int> = []
    /// The views that go, as their models have.
    var gone: [(kind: ViewKind, path: IndexPath)] = []
    /// Whether the list has to ask for all sizes again.
    var areSizesOld = false

    /// Leaves out the views of sections that are reloaded.
    mutating func keepOutOfReloads() {
        let sections = reloadedSections
        refilled.removeAll { $0.path.count == 2 && sections.contains($0.path[0]) }
        retitled.removeAll { sections.contains($0.path[0]) }
        gone.removeAll { sections.contains($0.path[0]) }
    }
}
