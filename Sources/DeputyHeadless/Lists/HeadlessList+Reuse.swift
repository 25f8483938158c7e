import DeputyLists
public import Foundation

/// Handing out cells and other views.
extension HeadlessList {
    /// Registers a class of cells or other views for an identifier; a manager does so for its mappings.
    package func register(_ type: HeadlessView.Type, identifier: String) {
        making.pool.register(type, identifier: identifier)
    }

    /// A cell of this class, for a cell provider of your own; used again when it leaves the screen.
    ///
    /// A list view takes one cell for each item it asks for: a second one for the same item is noted in ``exceptions``.
    public func dequeue<Cell: HeadlessListCell>(_ type: Cell.Type) -> Cell {
        dequeueCell(making.pool.identifier(of: type)) as? Cell ?? Cell()
    }

    /// A cell of this class for the item that the list asks for, as a collection view dequeues; used again when it leaves the
    /// screen. Another index path than the one asked for is noted in ``exceptions``.
    public func dequeue<Cell: HeadlessListCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
        if let asked = making.request?.item, asked != indexPath {
            raise(
                "a cell was dequeued for \(EventLocation.row(indexPath)), while one for \(EventLocation.row(asked)) is asked for",
                at: .row(asked), facts: ["The cell is a \(type)."])
        }
        return dequeue(type)
    }

    /// A cell for an identifier; a placeholder for an identifier that a list view would raise for.
    func dequeueCell(_ identifier: String) -> Kit.Cell {
        if let cell = making.takeReconfigured(identifier) { return cell }
        guard let cell = take(identifier, .cell) as? Kit.Cell else { return placeholder() }
        handOut(cell)
        return cell
    }

    func dequeueSupplementary(_ identifier: String, _ kind: ViewKind) -> Kit.Supplementary? {
        guard let view = take(identifier, kind) as? Kit.Supplementary else { return nil }
        making.dequeuedViews?.append(view)
        return view
    }

    private func take(_ identifier: String, _ kind: ViewKind) -> HeadlessView? {
        let place = making.request.map { EventLocation.row($0.item) } ?? .host
        guard let type = making.pool.type(of: identifier) else {
            raise(
                "\(words.dequeuingFails(kind)) with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard",
                at: place)
            return nil
        }
        if let own = type.interfaceBuilderIdentifier, own != identifier {
            raise(
                "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
                    + "(\(identifier))",
                at: place, facts: ["The view is a \(type). Leave its identifier empty in the interface builder file."])
            return nil
        }
        return making.pool.take(identifier)
    }
}
