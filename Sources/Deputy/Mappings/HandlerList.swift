/// The handlers of one event on one mapping, in the order they are asked: one ``Handler``, or ``SeveralHandlers``.
///
/// A list never changes: registering makes another. So an event that is under way keeps the handlers it began with. And
/// as most events have one handler, a handler is its own list, which saves an event a step through memory.
@MainActor @usableFromInline
class HandlerList {
    @usableFromInline init() {}

    @usableFromInline var all: [Handler] { [] }

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
