/// The handlers of one event on one mapping, in the order they are asked: one ``Handler``, or ``SeveralHandlers``.
///
/// A list never changes: registering makes another. So an event that is under way keeps the handlers it began with. And
/// as most events have one handler, a handler is its own list, which saves an event a step through memory.
@MainActor @usableFromInline
class HandlerList {
    /// Whether it is one handler that shares the life of any object.
    // Looked at by each event, where an isolated access would make the runtime ask which executor this is. Only the main
    // actor ever has a list of handlers at hand.
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var isTied = false

    @usableFromInline init() {}

    @usableFromInline var all: [Handler] { [] }

    /// Whether every object that its handler is tied to still lives.
    @usableFromInline var isAlive: Bool { true }

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

    override var all: [Handler] { handlers }
}
