/// The handlers of one event on one mapping, in the order they are asked: one ``Handler``, or ``SeveralHandlers``.
///
/// A list that an event has never changes: registering makes another. So an event that is under way keeps the handlers it
/// began with. Most events have one handler, so a handler is its own list, which saves each event a memory access.
@MainActor @usableFromInline
class HandlerList {
    /// Whether it is one handler that ends with an object its closure does not know, so that the caller has to check
    /// whether that object still lives.
    // Read by each event, where an isolated access would make the runtime check the executor. Lists of handlers are only
    // used on the main actor.
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) final var needsLook = false

    /// Whether every closure takes the view, so that none can be called without one.
    // This and the next are read by each event too, and changed only in a list that nothing else has.
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) final var needsView: Bool
    /// Whether some take the view, so that only those can be called without one that do not.
    @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) final var isMixed: Bool

    init(needsView: Bool = false) {
        self.needsView = needsView
        isMixed = false
    }

    /// A list of several, with whether each needs the view.
    init(needsView needs: [Bool]) {
        (needsView, isMixed) = Self.needs(needs)
    }

    /// Whether all of some closures take the view, and whether only some do.
    static func needs(_ needs: [Bool]) -> (needsView: Bool, isMixed: Bool) {
        (!needs.isEmpty && !needs.contains(false), needs.contains(true) && needs.contains(false))
    }

    /// The handler at an index of the order; nil after the last.
    // Events take one after the other, because an array of one handler would have to be allocated.
    @usableFromInline
    func handler(at index: Int) -> Handler? { nil }

    /// The same, not retained, because the list keeps it.
    @usableFromInline
    func unretained(at index: Int) -> UnretainedHandlers? {
        guard let handler = handler(at: index) else { return nil }
        return UnretainedHandlers(handler)
    }

    var all: [Handler] { [] }

    /// Adds them to an array.
    func append(to array: inout [Handler]) {}

    /// Those of them that may hide others, in the same order, so that a new one need not be compared with all.
    var hiding: [Handler] { [] }

    /// The list of some handlers; nil for none.
    static func of(_ handlers: [Handler]) -> HandlerList? {
        handlers.count > 1 ? SeveralHandlers(handlers) : handlers.first
    }
}

/// More than one handler.
@MainActor
final class SeveralHandlers: HandlerList {
    // Read by each event that has several, for an instant: the checks were an eighth of it.
    @exclusivity(unchecked) private var handlers: [Handler]
    private var hidingOnes: [Handler]

    init(_ handlers: [Handler]) {
        self.handlers = handlers
        hidingOnes = handlers.filter(\.mayHide)
        super.init(needsView: handlers.map(\.needsView))
    }

    /// Some handlers and another, after those of its rank.
    convenience init(_ handlers: [Handler], and handler: Handler) {
        self.init(handlers)
        insert(handler)
    }

    override func handler(at index: Int) -> Handler? { index < handlers.count ? handlers[index] : nil }
    // To retain each was a tenth of an event that has several.
    override func unretained(at index: Int) -> UnretainedHandlers? {
        index < handlers.count ? UnretainedHandlers(handlers[index]) : nil
    }

    override var all: [Handler] { handlers }
    override func append(to array: inout [Handler]) { array += handlers }
    override var hiding: [Handler] { hidingOnes }

    /// Adds a handler after those of its rank; only to a list that nothing else has.
    func insert(_ handler: Handler) {
        func put(_ handler: Handler, in list: inout [Handler]) {
            list.insert(handler, at: list.partitioningIndex { $0.rank > handler.rank })
        }
        put(handler, in: &handlers)
        // Where they are not mixed, all are like the first. Looking at each again made a thousand registrations quadratic.
        if handler.needsView != needsView { (needsView, isMixed) = (false, true) }
        if handler.mayHide { put(handler, in: &hidingOnes) }
    }
}
