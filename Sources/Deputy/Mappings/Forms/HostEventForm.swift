/// Takes the closure for an event of the host.
@MainActor
public struct HostEventForm<Outcome: HandlerOutcome> {
    @usableFromInline let slot: HandlerSlot<Void, NoPosition, Outcome.Answer, EventRegistration>
    init(_ slot: HandlerSlot<Void, NoPosition, Outcome.Answer, EventRegistration>) { self.slot = slot }

    /// Registers a closure.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor () -> Outcome.Output
    ) -> EventRegistration {
        slot.host(CallSite(fileID, line), canPass: Outcome._canPass) { _ in
            Outcome._decision(handler())
        }
    }

    /// Registers a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> Outcome.Output
    ) -> EventRegistration {
        let owner = Weak(owner)
        return slot.host(CallSite(fileID, line), canPass: Outcome._canPass, with: owner) { _ in
            owner.object.map { owner in Outcome._decision(handler(owner)) }
        }
    }

    /// Registers a method of an object, held weakly: `Controller.open, weak: self`.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor () -> Outcome.Output, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventRegistration {
        let owner = Weak(owner)
        return slot.host(CallSite(fileID, line), canPass: Outcome._canPass, with: owner) { _ in
            owner.object.map { owner in Outcome._decision(method(owner)()) }
        }
    }
}

extension HostEventForm where Outcome: QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    public var orPass: HostEventForm<MayPass<Outcome.Answer>> { .init(slot) }
}

/// The same for an event with an argument; two are a tuple.
@MainActor
public struct HostEventFormWith<Argument, Outcome: HandlerOutcome> {
    @usableFromInline let slot: HandlerSlot<Argument, NoPosition, Outcome.Answer, EventRegistration>
    init(_ slot: HandlerSlot<Argument, NoPosition, Outcome.Answer, EventRegistration>) { self.slot = slot }

    /// Registers a closure that gets the argument.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Argument) -> Outcome.Output
    ) -> EventRegistration {
        slot.host(CallSite(fileID, line), canPass: Outcome._canPass) { argument in
            Outcome._decision(handler(argument))
        }
    }

    /// Registers a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, Argument) -> Outcome.Output
    ) -> EventRegistration {
        let owner = Weak(owner)
        return slot.host(CallSite(fileID, line), canPass: Outcome._canPass, with: owner) { argument in
            owner.object.map { owner in Outcome._decision(handler(owner, argument)) }
        }
    }

    /// Registers a method of an object, held weakly: `Controller.open, weak: self`.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        _ method: @escaping @MainActor (Owner) -> @MainActor (Argument) -> Outcome.Output, weak owner: Owner,
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> EventRegistration {
        let owner = Weak(owner)
        return slot.host(CallSite(fileID, line), canPass: Outcome._canPass, with: owner) { argument in
            owner.object.map { owner in Outcome._decision(method(owner)(argument)) }
        }
    }
}

extension HostEventFormWith where Outcome: QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    public var orPass: HostEventFormWith<Argument, MayPass<Outcome.Answer>> { .init(slot) }
}
