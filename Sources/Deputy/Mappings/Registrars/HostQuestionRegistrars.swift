/// Takes the closure for a question of the host.
@MainActor
public struct HostQuestionRegistrar<Answer> {
    @usableFromInline let slot: HandlerSlot
    @inlinable init(_ slot: HandlerSlot) { self.slot = slot }
}

extension HostQuestionRegistrar {
    /// Registers a closure.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor () -> Answer
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: false) { (_: Void) in .answer(handler()) }
    }

    /// Registers a closure that gets an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> Answer
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: false, weak: owner) { (owner: Owner, _: Void) in
            .answer(handler(owner))
        }
    }

    /// Registers a closure, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor () -> Decision<Answer>
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: true) { (_: Void) in Reply(handler()) }
    }

    /// Registers a closure that gets an object, held weakly, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> Decision<Answer>
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: true, weak: owner) { (owner: Owner, _: Void) in Reply(handler(owner))
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor () -> Answer
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: false, weak: owner) { (owner: Owner, _: Void) in
            .answer(handler(owner)())
        }
    }

    /// Registers a method of an object that belongs to no actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> () -> Answer
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: false, weak: owner) { (owner: Owner, _: Void) in
            .answer(handler(owner)())
        }
    }
}

/// Takes the closure for a question of the host that has an argument.
@MainActor
public struct HostQuestionWithRegistrar<Argument, Answer> {
    @usableFromInline let slot: HandlerSlot
    @inlinable init(_ slot: HandlerSlot) { self.slot = slot }
}

extension HostQuestionWithRegistrar {
    /// Registers a closure that gets the argument.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor (Argument) -> Answer
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: false) { (argument: Argument) in .answer(handler(argument)) }
    }

    /// Registers a closure that gets an object, held weakly, and the argument.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument) -> Answer
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: false, weak: owner) { (owner: Owner, argument: Argument) in
            .answer(handler(owner, argument))
        }
    }

    /// Registers a closure that gets both arguments.
    @discardableResult @inlinable
    public func callAsFunction<A, B>(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor (A, B) -> Answer
    ) -> Registration where Argument == (A, B) {
        slot.host(CallSite(fileID, line), canPass: false) { (argument: Argument) in
            .answer(handler(argument.0, argument.1))
        }
    }

    /// Registers a closure that gets an object, held weakly, and both arguments.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B) -> Answer
    ) -> Registration where Argument == (A, B) {
        slot.host(CallSite(fileID, line), canPass: false, weak: owner) { (owner: Owner, argument: Argument) in
            .answer(handler(owner, argument.0, argument.1))
        }
    }

    /// Registers a closure that gets the argument, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument) -> Decision<Answer>
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: true) { (argument: Argument) in Reply(handler(argument)) }
    }

    /// Registers a closure that gets an object, held weakly, and the argument, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument) -> Decision<Answer>
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: true, weak: owner) { (owner: Owner, argument: Argument) in
            Reply(handler(owner, argument))
        }
    }

    /// Registers a closure that gets both arguments, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<A, B>(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor (A, B) -> Decision<Answer>
    ) -> Registration where Argument == (A, B) {
        slot.host(CallSite(fileID, line), canPass: true) { (argument: Argument) in
            Reply(handler(argument.0, argument.1))
        }
    }

    /// Registers a closure that gets an object, held weakly, and both arguments, and may pass.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B) -> Decision<Answer>
    ) -> Registration where Argument == (A, B) {
        slot.host(CallSite(fileID, line), canPass: true, weak: owner) { (owner: Owner, argument: Argument) in
            Reply(handler(owner, argument.0, argument.1))
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor (Argument) -> Answer
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: false, weak: owner) { (owner: Owner, argument: Argument) in
            .answer(handler(owner)(argument))
        }
    }

    /// Registers a method of an object that belongs to no actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> (Argument) -> Answer
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: false, weak: owner) { (owner: Owner, argument: Argument) in
            .answer(handler(owner)(argument))
        }
    }
}
