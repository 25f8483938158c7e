/// The handlers of one event on one mapping, in the order they are asked: one ``Handler``, or ``SeveralHandlers``.
///
/// A list never changes: registering makes another. So an event that is under way keeps the handlers it began with. Most
/// events have one handler, so a handler is its own list, which saves each event a memory access.
@MainActor @usableFromInline
class HandlerList {
    /// Whether it is one handler that ends with an object its closure does not know, so that the caller has to check
    /// whether that object still lives.
    // Read by each event, where an isolated access would make the runtime check the executor. Lists of handlers are only
    // used on the main actor.
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) final var needsLook = false

    /// Whether every closure takes the view, so that none can be called without one.
    @usableFromInline nonisolated final let needsView: Bool
    /// Whether some take the view, so that only those can be called without one that do not.
    @usableFromInline nonisolated final let isMixed: Bool

    init(needsView: Bool = false) {
        self.needsView = needsView
        isMixed = false
    }

    /// A list of several, with whether each needs the view.
    init(needsView needs: [Bool]) {
        needsView = !needs.isEmpty && !needs.contains(false)
        isMixed = needs.contains(true) && needs.contains(false)
    }

    /// The handler at an index of the order; nil after the last.
    // Events take one after the other, because an array of one handler would have to be allocated.
    @usableFromInline
    func handler(at index: Int) -> Handler? { nil }

    final var all: [Handler] {
        var all: [Handler] = []
        while let handler = handler(at: all.count) { all.append(handler) }
        return all
    }

    /// The list of some handlers; nil for none.
    static func of(_ handlers: [Handler]) -> HandlerList? {
        handlers.count > 1 ? SeveralHandlers(handlers) : handlers.first
    }
}

/// More than one handler.
@MainActor
final class SeveralHandlers: HandlerList {
    private let handlers: [Handler]

    init(_ handlers: [Handler]) {
        self.handlers = handlers
        super.init(needsView: handlers.map(\.needsView))
    }

    override func handler(at index: Int) -> Handler? { index < handlers.count ? handlers[index] : nil }
}
