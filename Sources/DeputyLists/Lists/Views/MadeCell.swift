import Foundation

/// The cell a manager made last. A list asks about a row before it has the cell: handlers that take the cell get this one.
// Of no kit, because to look up a type for each takes 300 instructions, and it is forgotten and set often.
@MainActor
struct MadeCell {
    private weak var cell: AnyObject?
    private var path: IndexPath?

    mutating func set(_ cell: AnyObject, at path: IndexPath) {
        self.cell = cell
        self.path = path
    }

    /// Forgets the row, because rows may have changed their places.
    mutating func forget() { path = nil }

    /// The cell made for a row; nil if another was made since, or the row now has another item.
    func cell<Kit: ListKit>(of kit: Kit.Type, at path: IndexPath, showing identity: ItemIdentity?) -> AnyObject? {
        guard self.path == path, let cell, let use = Kit.use(of: cell), use.presence != .gone, let identity,
            use.subject == .item(identity)
        else { return nil }
        return cell
    }
}
