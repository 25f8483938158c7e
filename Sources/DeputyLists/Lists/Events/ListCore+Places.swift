import Deputy
import Foundation

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
