/// The forms of a closure for an event with an argument that can do without the view; the argument comes first.
@MainActor
public protocol ModelFormsWithArgument<Argument, Model, Position, Outcome> {
    /// What the event brings along.
    associatedtype Argument
    /// The type of the item.
    associatedtype Model
    /// Where the event happens, as the closure is told.
    associatedtype Position
    /// Whether the closure always answers, or may pass.
    associatedtype Outcome: HandlerOutcome
    /// Where the closure goes.
    var slot: HandlerSlot<Argument, Position, Outcome.Answer> { get }
}

extension ModelFormsWithArgument {
    /// Registers a closure that gets the argument, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.model(CallSite(fileID, line), Outcome.self) { argument, model, position in
            handler(argument, model, position)
        }
    }

    /// Registers a closure that gets an object, held weakly, the argument, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.model(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument, model, position in
            handler(owner, argument, model, position)
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Argument, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.model(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument, model, position in
            method(owner)(argument, model, position)
        }
    }

    /// Registers a method of an object without an actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (Argument, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.model(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument, model, position in
            method(owner)(argument, model, position)
        }
    }
}

/// Events with two arguments, which come one by one.
extension ModelFormsWithArgument {
    /// Registers a closure that gets both arguments, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<A, B>(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        slot.model(CallSite(fileID, line), Outcome.self) { argument, model, position in
            handler(argument.0, argument.1, model, position)
        }
    }

    /// Registers a closure that gets an object, held weakly, both arguments, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        slot.model(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument, model, position in
            handler(owner, argument.0, argument.1, model, position)
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (A, B, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        slot.model(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument, model, position in
            method(owner)(argument.0, argument.1, model, position)
        }
    }

    /// Registers a method of an object without an actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (A, B, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        slot.model(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument, model, position in
            method(owner)(argument.0, argument.1, model, position)
        }
    }
}

/// Takes the closure for an event about an item that has an argument.
public struct ModelRegistrarWith<Argument, Model, Position, Outcome: HandlerOutcome>: ModelFormsWithArgument {
    /// Where the closure is put, and for which event.
    public let slot: HandlerSlot<Argument, Position, Outcome.Answer>
    @inlinable init(_ slot: HandlerSlot<Argument, Position, Outcome.Answer>) { self.slot = slot }
}
