import Deputy
import Foundation

/// Makes the views that a list asks for, and fills them with their items.
extension ListCore {
    /// The cell of an item, filled: the one of the first mapping that matches, or a placeholder and an anomaly.
    func cell(in list: Kit.List, at indexPath: IndexPath) -> Kit.Cell {
        dispatcher.answering {
            let place = EventLocation.row(indexPath)
            if let cell = madeAgain[indexPath] { return cell }
            guard let found = mapping(.cell, for: shown.item(at: indexPath), at: place) else {
                hasMadePlaceholders = true
                let placeholder = Kit.placeholder(in: list, at: indexPath)
                Kit.setUse(use(nil, nil, .cell, at: place), of: placeholder)
                return placeholder
            }
            let use = use(found.item, found.mapping, .cell, at: place)
            let former = making
            making = (indexPath, found.mapping)
            let made = found.mapping.makesViews ? makeView(found, in: list, use, at: indexPath) : nil
            let cell: Kit.Cell =
                made
                ?? Kit.dequeueCell(identifier: found.mapping.reuseIdentifier, in: list, at: indexPath)
            making = former
            fill(cell, found, at: place, use)
            // In a later turn the list has it, or has none for the row any more.
            if self.made == nil { Task { [link] in link.core?.made = nil } }
            // Whoever asks for a cell keeps it; its list may go before the manager.
            self.made = (Weak(cell), indexPath)
            return cell
        }
    }

    /// A view of another kind, filled: the one of the first mapping that matches; nil for none.
    func supplementary(_ kind: ViewKind, in list: Kit.List, at indexPath: IndexPath) -> Kit.Supplementary? {
        let place = Kit.supplementaryPosition(indexPath).place
        guard let model = shown.model(kind, at: place), !isShownByItself(kind, model, at: place),
            let found = mapping(kind, for: model, at: place),
            let view = Kit.dequeueSupplementary(
                kind, identifier: found.mapping.reuseIdentifier, in: list, at: indexPath)
        else { return nil }
        fill(view, found, at: place)
        return view
    }

    /// Whether the list itself shows a model: it has no mapping, or one without views, and the list can show it without one.
    func isShownByItself(_ kind: ViewKind, _ model: Any, at place: EventLocation) -> Bool {
        // The identifiers of a diffable data source are no titles.
        guard let content = unwrapped(model), Kit.showsByItself(content), source.asksTitles(kind),
            !source.hasOnlyIdentifiers(kind)
        else { return false }
        return dispatcher.registry.mapping(kind, for: content, at: place)?.isViewless ?? true
    }

    /// The mapping of an item, and the item without optionals; nil, with an anomaly, if there is none that can make views.
    func mapping(_ kind: ViewKind, for item: Any?, at place: EventLocation) -> FoundItem? {
        guard let item else {
            reportMissing(kind, at: place)
            return nil
        }
        if let found = dispatcher.registry.find(kind, for: item, at: place) {
            return !found.mapping.isViewless && usable(found.mapping) != nil ? found : nil
        }
        if !source.hasOnlyIdentifiers(kind) || unwrapped(item) == nil {
            anomalyLog.report(dispatcher.registry.unshown(item, kind, at: place))
        }
        return nil
    }

    /// Whether the data has changes that the list has not got, or is about to get.
    private var isChanging: Bool { schedule.isPending || data.isBehind }

    private func reportMissing(_ kind: ViewKind, at place: EventLocation) {
        guard !isChanging, kind == .cell, let path = place.rowPath, shown.hasItem(at: path) else {
            return reportOutside("A \(kind)", at: place)
        }
        anomalyLog.report(
            ListAnomaly.missingItem, place, counted(shown.numberOfItems(inSection: path[0]), "item"))
    }

    /// Reports a place outside the data, unless the list has only not got a change yet.
    func reportOutside(_ what: String, at place: EventLocation) {
        guard !isChanging else { return }
        anomalyLog.report(.outsideData(what, at: place, limits: shown.limits(around: place)))
    }
}
