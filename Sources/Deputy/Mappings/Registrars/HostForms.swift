/// Takes the closure for an event of the host.
@MainActor
public struct HostRegistrar<Outcome: HandlerOutcome> {
    @usableFromInline let slot: HandlerSlot<Void, NoPosition, Outcome.Answer>
    @inlinable init(_ slot: HandlerSlot<Void, NoPosition, Outcome.Answer>) { self.slot = slot }
}

extension HostRegistrar {
    /// Registers a closure.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor () -> Outcome.Output
    ) -> Registration { slot.host(CallSite(fileID, line), Outcome.self) { _ in handler() } }

    /// Registers a closure that gets an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> Outcome.Output
    ) -> Registration { slot.host(CallSite(fileID, line), Outcome.self, weak: owner) { owner, _ in handler(owner) } }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor () -> Outcome.Output
    ) -> Registration { slot.host(CallSite(fileID, line), Outcome.self, weak: owner) { owner, _ in method(owner)() } }

    /// Registers a method of an object without an actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> () -> Outcome.Output
    ) -> Registration { slot.host(CallSite(fileID, line), Outcome.self, weak: owner) { owner, _ in method(owner)() } }
}

/// Takes the closure for an event of the host that has an argument.
@MainActor
public struct HostRegistrarWith<Argument, Outcome: HandlerOutcome> {
    @usableFromInline let slot: HandlerSlot<Argument, NoPosition, Outcome.Answer>
    @inlinable init(_ slot: HandlerSlot<Argument, NoPosition, Outcome.Answer>) { self.slot = slot }
}

extension HostRegistrarWith {
    /// Registers a closure that gets the argument.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument) -> Outcome.Output
    ) -> Registration { slot.host(CallSite(fileID, line), Outcome.self) { argument in handler(argument) } }

    /// Registers a closure that gets an object, held weakly, and the argument.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument) -> Outcome.Output
    ) -> Registration {
        slot.host(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument in handler(owner, argument) }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (Argument) -> Outcome.Output
    ) -> Registration {
        slot.host(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument in method(owner)(argument) }
    }

    /// Registers a method of an object without an actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (Argument) -> Outcome.Output
    ) -> Registration {
        slot.host(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument in method(owner)(argument) }
    }
}

/// Events with two arguments, which come one by one.
extension HostRegistrarWith {
    /// Registers a closure that gets both arguments.
    @discardableResult @inlinable
    public func callAsFunction<A, B>(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        slot.host(CallSite(fileID, line), Outcome.self) { argument in handler(argument.0, argument.1) }
    }

    /// Registers a closure that gets an object, held weakly, and both arguments.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        slot.host(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument in
            handler(owner, argument.0, argument.1)
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> @MainActor (A, B) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        slot.host(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument in
            method(owner)(argument.0, argument.1)
        }
    }

    /// Registers a method of an object without an actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ method: @escaping @MainActor (Owner) -> (A, B) -> Outcome.Output
    ) -> Registration where Argument == (A, B) {
        slot.host(CallSite(fileID, line), Outcome.self, weak: owner) { owner, argument in
            method(owner)(argument.0, argument.1)
        }
    }
}
