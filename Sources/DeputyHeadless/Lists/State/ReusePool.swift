/// The views that are not on screen, by identifier, and the types to make new ones from.
///
/// An object, because what it calls, such as `prepareForReuse()`, may come back to its list.
@MainActor
final class ReusePool {
    private var types: [String: HeadlessView.Type] = [:]
    private var idle: [String: [HeadlessView]] = [:]
    /// How many views were made.
    private(set) var made = 0

    func register(_ type: HeadlessView.Type, identifier: String) { types[identifier] = type }

    /// The identifier of a class that a cell provider dequeues by its type; it is registered then.
    func identifier(of type: HeadlessView.Type) -> String {
        let identifier = String(reflecting: type)
        if types[identifier] == nil { types[identifier] = type }
        return identifier
    }

    /// The class registered for an identifier; nil if none is.
    func type(of identifier: String) -> HeadlessView.Type? { types[identifier] }

    /// A used view, prepared for reuse, or a new one; nil for an identifier that is not registered.
    func take(_ identifier: String) -> HeadlessView? {
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

    func give(_ view: HeadlessView) {
        guard let identifier = view.reuseIdentifier else { return }
        idle[identifier, default: []].append(view)
    }

    /// Whether a view waits to be used again.
    func isIdle(_ view: HeadlessView) -> Bool {
        view.reuseIdentifier.flatMap { idle[$0] }?.contains { $0 === view } ?? false
    }
}
