/// Takes the closure for a notice of the host.
@MainActor
public struct HostNoticeRegistrar {
    @usableFromInline let slot: HandlerSlot
    @inlinable init(_ slot: HandlerSlot) { self.slot = slot }
}

extension HostNoticeRegistrar {
    /// Registers a closure.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor () -> Void
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: false) { (_: Void) in .answer(handler()) }
    }

    /// Registers a closure that gets an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> Void
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: false, weak: owner) { (owner: Owner, _: Void) in
            .answer(handler(owner))
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: false, weak: owner) { (owner: Owner, _: Void) in
            .answer(handler(owner)())
        }
    }

    /// Registers a method of an object that belongs to no actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> () -> Void
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: false, weak: owner) { (owner: Owner, _: Void) in
            .answer(handler(owner)())
        }
    }
}

/// Takes the closure for a notice of the host that has an argument.
@MainActor
public struct HostNoticeWithRegistrar<Argument> {
    @usableFromInline let slot: HandlerSlot
    @inlinable init(_ slot: HandlerSlot) { self.slot = slot }
}

extension HostNoticeWithRegistrar {
    /// Registers a closure that gets the argument.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor (Argument) -> Void
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: false) { (argument: Argument) in .answer(handler(argument)) }
    }

    /// Registers a closure that gets an object, held weakly, and the argument.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument) -> Void
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: false, weak: owner) { (owner: Owner, argument: Argument) in
            .answer(handler(owner, argument))
        }
    }

    /// Registers a closure that gets both arguments.
    @discardableResult @inlinable
    public func callAsFunction<A, B>(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor (A, B) -> Void
    ) -> Registration where Argument == (A, B) {
        slot.host(CallSite(fileID, line), canPass: false) { (argument: Argument) in
            .answer(handler(argument.0, argument.1))
        }
    }

    /// Registers a closure that gets an object, held weakly, and both arguments.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject, A, B>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B) -> Void
    ) -> Registration where Argument == (A, B) {
        slot.host(CallSite(fileID, line), canPass: false, weak: owner) { (owner: Owner, argument: Argument) in
            .answer(handler(owner, argument.0, argument.1))
        }
    }

    /// Registers a method of an object, held weakly.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> @MainActor (Argument) -> Void
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: false, weak: owner) { (owner: Owner, argument: Argument) in
            .answer(handler(owner)(argument))
        }
    }

    /// Registers a method of an object that belongs to no actor, held weakly.
    @discardableResult @inlinable @_disfavoredOverload
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> (Argument) -> Void
    ) -> Registration {
        slot.host(CallSite(fileID, line), canPass: false, weak: owner) { (owner: Owner, argument: Argument) in
            .answer(handler(owner)(argument))
        }
    }
}
