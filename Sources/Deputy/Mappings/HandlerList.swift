/// The handlers of one event on one mapping, in the order they are asked: one ``Handler``, or ``SeveralHandlers``.
///
/// A list never changes: registering makes another. So an event that is under way keeps the handlers it began with. And
/// as most events have one handler, a handler is its own list, which saves an event a step through memory.
@MainActor @usableFromInline
class HandlerList {
    /// Whether it is one handler that was tied to an object of which its closure knows nothing, so that somebody has to look
    /// whether that still lives.
    // Looked at by each event, where an isolated access would make the runtime ask which executor this is. Only the main
    // actor ever has a list of handlers at hand.
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var needsLook = false

    /// Whether it is one handler whose closure takes the view, and so cannot be called without one.
    @usableFromInline nonisolated let needsView: Bool

    init(needsView: Bool = false) { self.needsView = needsView }

    /// The handler that is asked at a place of the order; nil behind the last.
    // Events take one after the other, as an array of one handler would have to be allocated.
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
        super.init()
    }

    override func handler(at index: Int) -> Handler? { index < handlers.count ? handlers[index] : nil }
}
