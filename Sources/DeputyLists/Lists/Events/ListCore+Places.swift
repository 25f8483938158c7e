import Deputy
import Foundation

/// How an event would be answered.
extension ListCore {
    func explanation(of event: DelegateEvent, at indexPath: IndexPath) -> EventResolution {
        switch event.kind {
        case .cell: explanation(of: event, .cell, at: .row(indexPath))
        // For an event about views of every kind: headers.
        case .supplementary(nil): explanation(of: event, .header, at: Kit.supplementaryPosition(indexPath).place)
        case .header, .footer, .supplementary:
            explanation(of: event, event.kind, at: Kit.supplementaryPosition(indexPath).place)
        case .host: dispatcher.explain(event, item: (), view: nil, at: .host)
        }
    }

    /// - Parameter kind: the kind of view, which an event about several kinds leaves open.
    func explanation(of event: DelegateEvent, _ kind: ViewKind, at place: EventLocation) -> EventResolution {
        // The list may have the row elsewhere until it gets what has changed.
        let view = data.shownPlace(for: place).flatMap { self.view(kind, at: $0) }
        // A view that leaves the screen is about the item it was shown with.
        if event.moment == .disappearing, let view, let use = Kit.use(of: view), use.mapping?.isRegistered ?? true {
            return dispatcher.explain(
                event, of: kind, item: knownItem(of: use), mapping: use.mapping, view: view, at: place)
        }
        // The item is the current one, so its section has its current name.
        let item = source.model(kind, at: place)
        var resolution = dispatcher.namingSections(by: { [source] in source.id(ofSection: $0) }) {
            dispatcher.explain(event, of: kind, item: item, view: view, at: place)
        }
        if item == nil { resolution.noItemBecause = observer?.noItemBecause }
        resolution.listDiffers = differenceOfList(at: place)
        return resolution
    }

    /// How what the list shows differs from what the data has at a place; nil if it does not.
    private func differenceOfList(at place: EventLocation) -> String? {
        guard data.isBehind, place != .host else { return nil }
        let until = "until its update, at the end of the turn"
        switch data.shownPlace(for: place) {
        case place: return nil
        case let shown?: return "the list has it at \(shown) \(until)"
        case nil where data.place(shownAt: place) == nil: return "the list shows there what is gone, \(until)"
        case nil: return "the list does not have it \(until), so it has no view"
        }
    }
}

/// What is at the place of an event: the item, the view.
extension ListCore {
    /// Sets the item that an event is about, in the data that the list knows; a place without one is reported.
    func setItem(of event: DelegateEvent, _ call: inout EventCall) {
        call.setItem(shown.model(event.kind, at: call.place))
        if !call.hasItem { checkPlace(event, at: call.place) }
    }

    /// The view on screen at a place; nil if there is none.
    func view(_ kind: ViewKind, at place: EventLocation) -> AnyObject? {
        guard let list else { return nil }
        switch kind {
        case .cell:
            // A table view raises an exception for an index path without exactly two numbers.
            if case .row(let path) = place, path.count == 2 { return Kit.cell(in: list, at: path) }
        case .header, .footer, .supplementary:
            if let path = place.supplementaryPath { return Kit.supplementary(kind, in: list, at: path) }
        case .host: break
        }
        return nil
    }

    /// The view an event is about: for one of a layout the cell just made for its row, which the list may not have yet; else the one on
    /// screen.
    ///
    /// A list that is asked for a cell while it makes one logs an alert, so it is not asked then; what it sets up by the answer is as it
    /// is in every new cell.
    func view(of event: DelegateEvent, at place: EventLocation) -> AnyObject? {
        guard case .row(let path) = place else { return view(event.kind, at: place) }
        if let making, making.row == path { return event.looksAtView ? sample(of: making.mapping) : nil }
        if event.isOfLayout || event.looksAtView, let cell = cellMade(at: path) { return cell }
        return view(event.kind, at: place)
    }

    /// A cell as the list makes for a mapping, which it never shows; nil where a closure makes them.
    private func sample(of mapping: RegisteredMapping) -> Kit.Cell? {
        guard let list, !mapping.makesViews else { return nil }
        let identifier = mapping.reuseIdentifier
        if samples[identifier] == nil { samples[identifier] = Kit.sampleCell(identifier: identifier, in: list) }
        return samples[identifier]
    }

    /// The cell just made for a row; nil if another was made since, or the row now has another item.
    private func cellMade(at path: IndexPath) -> AnyObject? {
        guard let made, made.row == path, let cell = made.cell.object, let use = Kit.use(of: cell),
            use.presence != .gone,
            let identity = shown.identity(at: path), use.subject == .item(identity)
        else { return nil }
        return cell
    }

    /// Reports a place outside the data; a section without a header model is not reported.
    private func checkPlace(_ event: DelegateEvent, at place: EventLocation) {
        let sections = 0..<max(0, shown.numberOfSections)
        if event.kind != .cell, let section = place.sectionNumber, sections.contains(section) { return }
        reportOutside(event.name, at: place)
    }
}
