/// The views that are not on screen, by identifier, and the types to make new ones from.
@MainActor
struct ReusePool {
    private var types: [String: HeadlessView.Type] = [:]
    private var idle: [String: [HeadlessView]] = [:]
    /// How many views were made.
    private(set) var made = 0

    mutating func register(_ type: HeadlessView.Type, identifier: String) { types[identifier] = type }

    /// The class registered for an identifier; nil if nobody registered it.
    func type(of identifier: String) -> HeadlessView.Type? { types[identifier] }

    /// A view that has been used before, made ready, or a new one; nil for an identifier nobody registered.
    mutating func take(_ identifier: String) -> HeadlessView? {
        if let view = idle[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        guard let type = types[identifier] else { return nil }
        let view = type.init()
        view.reuseIdentifier = identifier
        made += 1
        return view
    }

    mutating func give(_ view: HeadlessView) {
        guard let identifier = view.reuseIdentifier else { return }
        idle[identifier, default: []].append(view)
    }
}

extension HeadlessTable {
    /// Registers a cell, header or footer class for an identifier; a manager does so for its mappings.
    package func register(_ type: HeadlessView.Type, identifier: String) {
        pool.register(type, identifier: identifier)
    }

    /// A cell of this class, for a cell provider of your own; used again when it leaves the screen.
    ///
    /// A table view takes one cell for each row it asks for: a second one for the same row is noted in ``exceptions``.
    public func dequeue<Cell: HeadlessCell>(_ type: Cell.Type) -> Cell {
        let identifier = String(reflecting: type)
        if pool.type(of: identifier) == nil { pool.register(type, identifier: identifier) }
        return dequeueCell(identifier) as? Cell ?? Cell()
    }

    /// How many cells, headers and footers were ever made; the rest were reused.
    public var viewsMade: Int { pool.made }

    /// A cell for an identifier; for one that a table view would raise for, a placeholder.
    func dequeueCell(_ identifier: String) -> HeadlessCell {
        if let cell = reconfigured, cell.reuseIdentifier == identifier {
            reconfigured = nil
            return cell
        }
        guard let cell = take(identifier, "a cell") as? HeadlessCell else { return placeholder() }
        handOut(cell)
        return cell
    }

    func dequeueHeaderFooter(_ identifier: String) -> HeadlessHeaderFooter? {
        take(identifier, "a header or footer") as? HeadlessHeaderFooter
    }

    /// A cell for an item that nobody has a cell for. It is not dequeued, so it is set up when it is returned.
    func placeholder() -> HeadlessCell {
        pool.take(HeadlessPlaceholder.identifier) as? HeadlessCell ?? HeadlessPlaceholder()
    }

    private func take(_ identifier: String, _ noun: String) -> HeadlessView? {
        let place = cellRequest.map { Place.row($0.row) } ?? .host
        guard let type = pool.type(of: identifier) else {
            raise(
                HeadlessException(
                    "unable to dequeue \(noun) with identifier \(identifier) - must register a nib or a class for the "
                        + "identifier or connect a prototype cell in a storyboard",
                    at: place))
            return nil
        }
        if let own = type.interfaceBuilderIdentifier, own != identifier {
            raise(
                HeadlessException(
                    "cell reuse indentifier in nib (\(own)) does not match the identifier used to register the nib "
                        + "(\(identifier))",
                    at: place,
                    facts: ["The view is a \(type). Leave its identifier empty in the interface builder file."]))
            return nil
        }
        return pool.take(identifier)
    }
}
