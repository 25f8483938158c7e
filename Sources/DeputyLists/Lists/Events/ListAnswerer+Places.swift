import Deputy
import Foundation

/// What is at the place of an event: the item, the view.
extension ListAnswerer {
    /// The model at a position in the data that the list knows; nil if there is none.
    func shownItem<Position: EventPosition>(_ kind: ViewKind, at position: Position) -> Any? {
        // Repeats `ItemSource.model(_:at:)`, because calling that would cost every event a dynamic check of its position's type.
        if case .cell = kind {
            guard let path = position.rowPath else { return nil }
            return shown.item(at: path)
        }
        return shown.model(kind, at: position)
    }

    /// The view on screen at a position; nil if there is none.
    func view<Position: EventPosition>(_ kind: ViewKind, at position: Position) -> AnyObject? {
        guard let list else { return nil }
        switch kind {
        case .cell:
            // A table view raises an exception for an index path without exactly two numbers.
            if let path = position.rowPath, path.count == 2 { return Kit.cell(in: list, at: path) }
        case .header, .footer, .supplementary:
            if let path = position.supplementaryPath { return Kit.supplementary(kind, in: list, at: path) }
        case .host: break
        }
        return nil
    }

    /// The view a question is about: the cell just made for its row, which the list may not have yet, or the one on screen.
    @usableFromInline
    func askedView<Position: EventPosition>(_ kind: ViewKind, at position: Position) -> AnyObject? {
        if kind == .cell, let path = position.rowPath, let cell = madeCell(at: path) { return cell }
        return view(kind, at: position)
    }

    /// The cell just made for a row; nil if another was made since.
    func madeCell(at path: IndexPath) -> AnyObject? {
        filler.madeCell.cell(of: Kit.self, at: path, showing: shown.identity(at: path))
    }

    /// Reports a position outside the data; a section without a header model is not reported.
    func checkPlace<Position: EventPosition>(_ event: DelegateEvent, at position: Position) {
        let sections = 0..<max(0, shown.numberOfSections)
        if event.kind != .cell, let section = position.sectionNumber, sections.contains(section) { return }
        filler.reportOutside(event.name, at: position)
    }
}
