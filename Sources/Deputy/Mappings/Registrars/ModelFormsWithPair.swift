/// The forms of a closure for an event with two arguments that can do without the view; the arguments come first.
@MainActor
public protocol ModelFormsWithPair<A, B, Model, Position, Outcome> {
    /// The first of what the event brings along.
    associatedtype A
    /// The second.
    associatedtype B
    /// The type of the item.
    associatedtype Model
    /// Where the event happens, as the closure is told.
    associatedtype Position
    /// Whether the closure always answers, or may pass.
    associatedtype Outcome: HandlerOutcome
    /// Where the closure goes.
    var slot: HandlerSlot<(A, B), Position, Outcome.Answer> { get }
}

extension ModelFormsWithPair {
    /// Registers a closure that gets both arguments, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.model(CallSite(fileID, line), Outcome.self) { argument, model, position in
            handler(argument.0, argument.1, model, position)
        }
    }

    /// Registers a closure that gets an object, held weakly, both arguments, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.model(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument, model, position in
            handler(owner, argument.0, argument.1, model, position)
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (A, B, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.model(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument, model, position in
            method(owner)(argument.0, argument.1, model, position)
        }
    }

    /// Registers a method of an object without an actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (A, B, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.model(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument, model, position in
            method(owner)(argument.0, argument.1, model, position)
        }
    }
}

/// Takes the closure for an event about an item that has two arguments.
public struct ModelRegistrarWithPair<A, B, Model, Position, Outcome: HandlerOutcome>: ModelFormsWithPair {
    /// Where the closure is put, and for which event.
    public let slot: HandlerSlot<(A, B), Position, Outcome.Answer>
    @inlinable init(_ slot: HandlerSlot<(A, B), Position, Outcome.Answer>) { self.slot = slot }
}
