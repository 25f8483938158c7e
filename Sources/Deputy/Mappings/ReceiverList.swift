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

/// The receivers of an event for items of one type, where the type alone does not decide.
@MainActor @usableFromInline
final class ReceiverList: HandlerList {
    /// Those of each mapping that the items may have.
    @usableFromInline let choices: [Receivers]

    init(_ choices: [Receivers]) {
        self.choices = choices
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
        for choice in choices {
            guard let condition = choice.condition else { return choice }
            if (condition as? Predicate<Position>)?.holds(item, position) == true { return choice }
        }
        return nil
    }
}
