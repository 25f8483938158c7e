/// The forms of a closure for an event without an argument that can do without the view.
@MainActor
public protocol ModelForms<Model, Position, Outcome> {
    /// The type of the item.
    associatedtype Model
    /// Where the event happens, as the closure is told.
    associatedtype Position
    /// Whether the closure always answers, or may pass.
    associatedtype Outcome: HandlerOutcome
    /// Where the closure goes.
    var slot: HandlerSlot<Void, Position, Outcome.Answer> { get }
}

extension ModelForms {
    /// Registers a closure that gets the model and the position.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.model(CallSite(fileID, line), Outcome.self) { _, model, position in handler(model, position) }
    }

    /// Registers a closure that gets an object, held weakly, and the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.model(CallSite(fileID, line), Outcome.self, weak: owner) { owner, _, model, position in
            handler(owner, model, position)
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.model(CallSite(fileID, line), Outcome.self, weak: owner) { owner, _, model, position in
            method(owner)(model, position)
        }
    }

    /// Registers a method of an object without an actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.model(CallSite(fileID, line), Outcome.self, weak: owner) { owner, _, model, position in
            method(owner)(model, position)
        }
    }
}

/// Takes the closure for an event about an item that may have no view.
public struct ModelRegistrar<Model, Position, Outcome: HandlerOutcome>: ModelForms {
    /// Where the closure is put, and for which event.
    public let slot: HandlerSlot<Void, Position, Outcome.Answer>
    @inlinable init(_ slot: HandlerSlot<Void, Position, Outcome.Answer>) { self.slot = slot }
}
