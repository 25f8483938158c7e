import Deputy
import Foundation

/// What is at the place of an event: the item, the view.
extension ListAnswerer {
    /// The item that an event is about, in the data that the list knows; nil, and reported, if there is none.
    func item(for event: DelegateEvent, at place: EventLocation) -> Any? {
        if let item = shown.model(event.kind, at: place) { return item }
        checkPlace(event, at: place)
        return nil
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

    /// The view a question is about: the cell just made for its row, which the list may not have yet, or the one on screen.
    func askedView(_ kind: ViewKind, at place: EventLocation) -> AnyObject? {
        if kind == .cell, case .row(let path) = place, let cell = madeCell(at: path) { return cell }
        return view(kind, at: place)
    }

    /// The cell just made for a row; nil if another was made since.
    func madeCell(at path: IndexPath) -> AnyObject? {
        filler.madeCell.cell(of: Kit.self, at: path, showing: shown.identity(at: path))
    }

    /// Reports a place outside the data; a section without a header model is not reported.
    private func checkPlace(_ event: DelegateEvent, at place: EventLocation) {
        let sections = 0..<max(0, shown.numberOfSections)
        if event.kind != .cell, let section = place.sectionNumber, sections.contains(section) { return }
        filler.reportOutside(event.name, at: place)
    }
}
