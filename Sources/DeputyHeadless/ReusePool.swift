/// The views that are not on screen, by identifier, and the types to make new ones from.
@MainActor
struct ReusePool {
    private var types: [String: HeadlessView.Type] = [:]
    private var idle: [String: [HeadlessView]] = [:]
    /// How many views were made.
    private(set) var made = 0

    mutating func register(_ type: HeadlessView.Type, identifier: String) { types[identifier] = type }

    func isRegistered(_ identifier: String) -> Bool { types[identifier] != nil }

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
    public func register(_ type: HeadlessView.Type, identifier: String) {
        pool.register(type, identifier: identifier)
    }

    /// A cell of this class, for a cell provider of your own; used again when it leaves the screen.
    public func dequeue<Cell: HeadlessCell>(_ type: Cell.Type) -> Cell {
        let identifier = String(reflecting: type)
        if !pool.isRegistered(identifier) { pool.register(type, identifier: identifier) }
        if let cell = reconfigured as? Cell, cell.reuseIdentifier == identifier {
            reconfigured = nil
            return cell
        }
        return pool.take(identifier) as? Cell ?? Cell()
    }

    /// How many cells, headers and footers were ever made; the rest were reused.
    public var viewsMade: Int { pool.made }

    func dequeueCell(_ identifier: String) -> HeadlessCell {
        if let cell = reconfigured, cell.reuseIdentifier == identifier {
            reconfigured = nil
            return cell
        }
        return pool.take(identifier) as? HeadlessCell ?? HeadlessPlaceholder()
    }

    func dequeueHeaderFooter(_ identifier: String) -> HeadlessHeaderFooter? {
        pool.take(identifier) as? HeadlessHeaderFooter
    }
}
