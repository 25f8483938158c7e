/// The forms of a closure for an event without an argument that is about a view.
@MainActor
public protocol ViewForms<View, Model, Position, Outcome>: ModelForms {
    /// The type of the view.
    associatedtype View: AnyObject
}

extension ViewForms {
    /// Registers a closure that gets the view, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (View, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.view(CallSite(fileID, line), Outcome.self) { _, view, model, position in handler(view, model, position) }
    }

    /// Registers a closure that gets an object, held weakly, the view, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, View, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.view(CallSite(fileID, line), Outcome.self, weak: owner) { owner, _, view, model, position in
            handler(owner, view, model, position)
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (View, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.view(CallSite(fileID, line), Outcome.self, weak: owner) { owner, _, view, model, position in
            method(owner)(view, model, position)
        }
    }

    /// Registers a method of an object without an actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (View, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.view(CallSite(fileID, line), Outcome.self, weak: owner) { owner, _, view, model, position in
            method(owner)(view, model, position)
        }
    }
}

/// Takes the closure for an event about a view.
public struct ViewRegistrar<View: AnyObject, Model, Position, Outcome: HandlerOutcome>: ViewForms {
    /// Where the closure is put, and for which event.
    public let slot: HandlerSlot<Void, Position, Outcome.Answer>
    @inlinable init(_ slot: HandlerSlot<Void, Position, Outcome.Answer>) { self.slot = slot }
}
