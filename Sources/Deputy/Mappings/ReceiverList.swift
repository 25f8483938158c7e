/// What gets an event about an item of some type: the handlers of its mapping, and streams.
@MainActor @usableFromInline
struct Receivers {
    /// Nil for none.
    @usableFromInline let handlers: HandlerList?
    @usableFromInline let listeners: [EventListener]
}

/// The receivers of an event for items of one type, where the type alone does not decide.
@MainActor @usableFromInline
final class ReceiverList: HandlerList {
    /// Those of each mapping that the items may have, with its condition; nil for none.
    @usableFromInline let choices: [(condition: AnyPredicate?, receivers: Receivers)]

    init(_ choices: [(condition: AnyPredicate?, receivers: Receivers)]) {
        self.choices = choices
        let needs =
            choices.flatMap { $0.receivers.handlers?.all.map(\.needsView) ?? [] }
            + choices.flatMap { $0.receivers.listeners.map(\.needsView) }
        super.init(needsView: needs)
    }
}

extension ReceiverList {
    /// What gets the event about an item; nil if it has none of the mappings.
    @inlinable
    func receivers<Position>(of item: BorrowedItem, at position: Position) -> Receivers? {
        for choice in choices {
            guard let condition = choice.condition else { return choice.receivers }
            if (condition as? Predicate<Position>)?.holds(item, position) == true { return choice.receivers }
        }
        return nil
    }
}
