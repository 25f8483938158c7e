/// The forms of a closure for an event with an argument that is about a view; the argument comes first.
@MainActor
public protocol ViewFormsWithArgument<Argument, View, Model, Position, Outcome>: ModelFormsWithArgument {
    /// The type of the view.
    associatedtype View: AnyObject
}

extension ViewFormsWithArgument {
    /// Registers a closure that gets the argument, the view, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument, View, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.view(CallSite(fileID, line), Outcome.self) { argument, view, model, position in
            handler(argument, view, model, position)
        }
    }

    /// Registers a closure that gets an object, held weakly, the argument, the view, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument, View, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.view(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument, view, model, position in
            handler(owner, argument, view, model, position)
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Argument, View, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.view(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument, view, model, position in
            method(owner)(argument, view, model, position)
        }
    }

    /// Registers a method of an object without an actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (Argument, View, Model, Position) -> Outcome.Output
    ) -> Registration {
        slot.view(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument, view, model, position in
            method(owner)(argument, view, model, position)
        }
    }
}

/// Events with two arguments, which come one by one.
extension ViewFormsWithArgument {
    /// Registers a closure that gets both arguments, the view, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<A, B>(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, View, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        slot.view(CallSite(fileID, line), Outcome.self) { argument, view, model, position in
            handler(argument.0, argument.1, view, model, position)
        }
    }

    /// Registers a closure that gets an object, held weakly, both arguments, the view, the model and the position.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, View, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        slot.view(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument, view, model, position in
            handler(owner, argument.0, argument.1, view, model, position)
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (A, B, View, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        slot.view(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument, view, model, position in
            method(owner)(argument.0, argument.1, view, model, position)
        }
    }

    /// Registers a method of an object without an actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (A, B, View, Model, Position) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        slot.view(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument, view, model, position in
            method(owner)(argument.0, argument.1, view, model, position)
        }
    }
}

/// Takes the closure for an event about a view that has an argument.
public struct ViewRegistrarWith<Argument, View: AnyObject, Model, Position, Outcome: HandlerOutcome>:
    ViewFormsWithArgument
{
    /// Where the closure is put, and for which event.
    public let slot: HandlerSlot<Argument, Position, Outcome.Answer>
    @inlinable init(_ slot: HandlerSlot<Argument, Position, Outcome.Answer>) { self.slot = slot }
}
