/// What gets an event about an item of one mapping, with the mapping's condition: its handlers, and streams.
// An object, because copying its parts would retain each.
@MainActor @usableFromInline
final class Receivers {
    /// Nil for a mapping that is for every item.
    @usableFromInline let condition: AnyPredicate?
    /// Nil for none.
    @usableFromInline let handlers: HandlerList?
    @usableFromInline let listeners: [EventListener]

    init(_ condition: AnyPredicate?, _ handlers: HandlerList?, _ listeners: [EventListener]) {
        self.condition = condition
        self.handlers = handlers
        self.listeners = listeners
    }
}

extension Receivers {
    /// The handlers, which live only as long as this object; nil for none.
    @inlinable var unretained: UnretainedHandlers? {
        guard let handlers else { return nil }
        return UnretainedHandlers(handlers)
    }

    /// Whether an item has the mapping.
    @inlinable
    func areFor<Position>(_ item: BorrowedItem, at position: Position) -> Bool {
        guard condition != nil else { return true }
        return holds(Position.self)?(item, position) ?? false
    }

    /// The closure of the condition, if it is of this type.
    // Inlined everywhere, so that only the closure is retained while it is called, and not the predicate too.
    @inlinable @inline(__always)
    nonisolated func holds<Position>(_ position: Position.Type) -> Predicate<Position>.Holds? {
        guard let condition else { return nil }
        return exactly(condition, Predicate<Position>.self)?.holds
    }
}

/// The receivers of an event for items of one type, where the type alone does not decide.
@MainActor @usableFromInline
final class ReceiverList: HandlerList {
    /// Those of the first mapping that the items may have. Nearly always it is the only one, and in an array it would be retained.
    @usableFromInline let first: Receivers
    /// Those of the others.
    @usableFromInline let others: [Receivers]

    /// - Parameter choices: at least one.
    init(_ choices: [Receivers]) {
        first = choices[0]
        others = Array(choices.dropFirst())
        super.init(
            needsView: choices.flatMap {
                ($0.handlers?.all.map(\.needsView) ?? []) + $0.listeners.map(\.needsView)
            })
    }
}

extension ReceiverList {
    /// What gets the event about an item; nil if it has none of the mappings.
    @inlinable
    func receivers<Position>(of item: BorrowedItem, at position: Position) -> Receivers? {
        first.areFor(item, at: position) ? first : laterReceivers(of: item, at: position)
    }

    /// The handlers of those, which live only as long as this list; nil for none.
    // The first is not returned on the way, because that would retain it.
    @inlinable
    func handlers<Position>(of item: BorrowedItem, at position: Position) -> UnretainedHandlers? {
        if first.areFor(item, at: position) { return first.unretained }
        return laterReceivers(of: item, at: position)?.unretained
    }

    @inlinable
    func laterReceivers<Position>(of item: BorrowedItem, at position: Position) -> Receivers? {
        // Without a closure: an isolated one would make the runtime check the executor.
        for choice in others where choice.areFor(item, at: position) { return choice }
        return nil
    }
}
