import DeputyLists
public import Foundation

/// Handing out cells and other views.
extension HeadlessList {
    /// Registers a class of cells or other views for an identifier, as a storyboard does for its prototypes; a manager does so for
    /// its mappings.
    public func register(_ type: HeadlessView.Type, kind: ViewKind = .cell, identifier: String) {
        register(.type(type), kind, identifier)
    }

    func register(_ template: ViewTemplate, _ kind: ViewKind, _ identifier: String) {
        making.pool.register(template, key(kind, identifier))
    }

    private func key(_ kind: ViewKind, _ identifier: String) -> ReuseKey {
        ReuseKey(kind: Kit.reuseKind(of: kind), identifier: identifier)
    }

    /// Whether something is registered for an identifier of a kind.
    func hasView(_ kind: ViewKind, _ identifier: String) -> Bool { making.pool.template(key(kind, identifier)) != nil }

    /// A cell of this class, for a cell provider of your own; used again when it leaves the screen. It is made from the nib or the
    /// prototype of the class's mapping, else from the nib with the name of the class if there is one.
    ///
    /// A list view takes one cell for each item it asks for: a second one for the same item is noted in ``exceptions``, and so is
    /// one that was not asked for, as from iOS 18 on.
    ///
    /// A data source of your own calls ``dequeue(_:for:)`` if its rows are reconfigured: without an index path it gets another cell than
    /// the row has, as from a table view.
    public func dequeue<Cell: HeadlessListCell>(_ type: Cell.Type) -> Cell {
        guard let list = self as? Kit.List else { return Cell() }
        return Kit.dequeued(type, in: list) { dequeueCell($0, for: nil) } ?? Cell()
    }

    /// A cell of this class for the item that the list asks for, as a collection view dequeues; used again when it leaves the
    /// screen. Another index path than the one asked for is noted in ``exceptions``.
    public func dequeue<Cell: HeadlessListCell>(_ type: Cell.Type, for indexPath: IndexPath) -> Cell {
        guard let list = self as? Kit.List else { return Cell() }
        return Kit.dequeued(type, in: list, for: indexPath) ?? Cell()
    }

    /// A cell for an identifier; a placeholder for an identifier that a list view would raise for.
    func dequeueCell(_ identifier: String, for indexPath: IndexPath?) -> Kit.Cell {
        if let indexPath, let request = making.request {
            if request.item != indexPath {
                raise(
                    "a cell was dequeued for \(EventLocation.row(indexPath)), while one for \(EventLocation.row(request.item)) is "
                        + "asked for",
                    at: .row(request.item), facts: ["The cell is one for the identifier \(identifier)."])
            }
            if let cell = request.reconfigured, cell.reuseIdentifier == identifier { return cell }
        }
        guard let cell = take(identifier, .cell) as? Kit.Cell else { return placeholder() }
        // One without an index path is for no row in particular: it raises only if it is returned.
        if indexPath != nil || making.request?.reconfigured == nil { handOut(cell) }
        return cell
    }

    func dequeueSupplementary(_ identifier: String, _ kind: ViewKind) -> Kit.Supplementary? {
        guard let view = take(identifier, kind) as? Kit.Supplementary else { return nil }
        if making.dequeuedViews?.append(view) == nil, words.mayRefuseViews { raiseUnasked(view) }
        return view
    }

    private func take(_ identifier: String, _ kind: ViewKind) -> HeadlessView? {
        let key = key(kind, identifier)
        let place = making.request.map { EventLocation.row($0.item) } ?? .host
        guard let template = making.pool.template(key) else {
            raise(
                "\(words.dequeuingFails(kind)) with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard",
                at: place)
            return nil
        }
        if let view = making.pool.takeIdle(key) { return view }
        return viewType(of: template, kind, identifier, at: place).map { making.pool.make($0, key) }
    }
}
