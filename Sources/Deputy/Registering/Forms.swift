public import Foundation

// Takes closures of one shape, wherever they are registered: on a mapping, on all mappings of a type, in a chain, on the host. One
// structure for each number of parameters: a type that takes any number makes the compiler say of a closure with too few that two
// tuples are not equivalent.

/// Registers a closure: where that was written, the object that it gets first, and whether it may pass. The closure returns nil once its
/// object is gone.
@usableFromInline
package typealias FormRegister<Call, Registered> = @MainActor (CallSite, Lifetime?, _ canPass: Bool, Call) -> Registered

/// Takes a closure without parameters, such as that for an event of the host.
@MainActor
public struct EventForm0<Outcome: FormOutcome, Registered>: ClosureForm {
    @usableFromInline package let register: FormRegister<@MainActor () -> EventDecision<Outcome.Answer>?, Registered>

    @inlinable
    package init(
        _ register: @escaping FormRegister<@MainActor () -> EventDecision<Outcome.Answer>?, Registered>
    ) { self.register = register }

    /// Registers a closure.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor () -> Outcome.Output
    ) -> Registered { register(CallSite(fileID, line), nil, Outcome._canPass) { Outcome._decision(handler()) } }

    /// Registers a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner) -> Outcome.Output
    ) -> Registered {
        let owner = Weak(owner)
        return register(CallSite(fileID, line), owner, Outcome._canPass) {
            owner.object.map { Outcome._decision(handler($0)) }
        }
    }
}

/// Takes a closure with one parameter, such as what an event of the host brings along.
@MainActor
public struct EventForm1<A, Outcome: FormOutcome, Registered>: ClosureForm {
    @usableFromInline package let register: FormRegister<@MainActor (A) -> EventDecision<Outcome.Answer>?, Registered>

    @inlinable
    package init(
        _ register: @escaping FormRegister<@MainActor (A) -> EventDecision<Outcome.Answer>?, Registered>
    ) { self.register = register }

    /// Registers a closure.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor (A) -> Outcome.Output
    ) -> Registered { register(CallSite(fileID, line), nil, Outcome._canPass) { Outcome._decision(handler($0)) } }

    /// Registers a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A) -> Outcome.Output
    ) -> Registered {
        let owner = Weak(owner)
        return register(CallSite(fileID, line), owner, Outcome._canPass) { a in
            owner.object.map { Outcome._decision(handler($0, a)) }
        }
    }
}

/// Takes a closure with two parameters, such as the model and the position.
@MainActor
public struct EventForm2<A, B, Outcome: FormOutcome, Registered>: ClosureForm {
    @usableFromInline package let register:
        FormRegister<@MainActor (A, B) -> EventDecision<Outcome.Answer>?, Registered>

    @inlinable
    package init(
        _ register: @escaping FormRegister<@MainActor (A, B) -> EventDecision<Outcome.Answer>?, Registered>
    ) { self.register = register }

    /// Registers a closure.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor (A, B) -> Outcome.Output
    ) -> Registered { register(CallSite(fileID, line), nil, Outcome._canPass) { Outcome._decision(handler($0, $1)) } }

    /// Registers a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B) -> Outcome.Output
    ) -> Registered {
        let owner = Weak(owner)
        return register(CallSite(fileID, line), owner, Outcome._canPass) { a, b in
            owner.object.map { Outcome._decision(handler($0, a, b)) }
        }
    }
}

/// Takes a closure with three parameters, such as the view, the model and the position.
@MainActor
public struct EventForm3<A, B, C, Outcome: FormOutcome, Registered>: ClosureForm {
    @usableFromInline package let register:
        FormRegister<@MainActor (A, B, C) -> EventDecision<Outcome.Answer>?, Registered>
    /// Registers the closure of ``withoutView`` as one that needs no view; nil where that is the other with the view left out.
    @usableFromInline let registerWithoutView:
        FormRegister<@MainActor (B, C) -> EventDecision<Outcome.Answer>?, Registered>?

    @inlinable
    package init(
        _ register: @escaping FormRegister<@MainActor (A, B, C) -> EventDecision<Outcome.Answer>?, Registered>,
        withoutView: FormRegister<@MainActor (B, C) -> EventDecision<Outcome.Answer>?, Registered>? = nil
    ) { (self.register, registerWithoutView) = (register, withoutView) }

    /// Registers a closure.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line, _ handler: @escaping @MainActor (A, B, C) -> Outcome.Output
    ) -> Registered {
        register(CallSite(fileID, line), nil, Outcome._canPass) { Outcome._decision(handler($0, $1, $2)) }
    }

    /// Registers a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, C) -> Outcome.Output
    ) -> Registered {
        let owner = Weak(owner)
        return register(CallSite(fileID, line), owner, Outcome._canPass) { a, b, c in
            owner.object.map { Outcome._decision(handler($0, a, b, c)) }
        }
    }
}

/// Takes a closure with four parameters, such as what the event brings along, the view, the model and the position.
@MainActor
public struct EventForm4<A, B, C, D, Outcome: FormOutcome, Registered>: ClosureForm {
    @usableFromInline package let register:
        FormRegister<@MainActor (A, B, C, D) -> EventDecision<Outcome.Answer>?, Registered>
    /// Registers the closure of ``withoutView`` as one that needs no view; nil where that is the other with the view left out.
    @usableFromInline let registerWithoutView:
        FormRegister<@MainActor (A, C, D) -> EventDecision<Outcome.Answer>?, Registered>?

    @inlinable
    package init(
        _ register: @escaping FormRegister<@MainActor (A, B, C, D) -> EventDecision<Outcome.Answer>?, Registered>,
        withoutView: FormRegister<@MainActor (A, C, D) -> EventDecision<Outcome.Answer>?, Registered>? = nil
    ) { (self.register, registerWithoutView) = (register, withoutView) }

    /// Registers a closure.
    @discardableResult @inlinable
    public func callAsFunction(
        fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (A, B, C, D) -> Outcome.Output
    ) -> Registered {
        register(CallSite(fileID, line), nil, Outcome._canPass) { Outcome._decision(handler($0, $1, $2, $3)) }
    }

    /// Registers a closure that gets an object first, held weakly; when the object is gone, the closure stops taking part.
    @discardableResult @inlinable
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, fileID: StaticString = #fileID, line: UInt = #line,
        _ handler: @escaping @MainActor (Owner, A, B, C, D) -> Outcome.Output
    ) -> Registered {
        let owner = Weak(owner)
        return register(CallSite(fileID, line), owner, Outcome._canPass) { a, b, c, d in
            owner.object.map { Outcome._decision(handler($0, a, b, c, d)) }
        }
    }
}

// MARK: Closures of another shape

extension EventForm0 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    @inlinable public var orPass: EventForm0<MayPass<Outcome.Answer>, Registered> { .init(register) }
}

extension EventForm1 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    @inlinable public var orPass: EventForm1<A, MayPass<Outcome.Answer>, Registered> { .init(register) }
}

extension EventForm2 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    @inlinable public var orPass: EventForm2<A, B, MayPass<Outcome.Answer>, Registered> { .init(register) }
}

extension EventForm3 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    @inlinable public var orPass: EventForm3<A, B, C, MayPass<Outcome.Answer>, Registered> {
        .init(register, withoutView: registerWithoutView)
    }
}

extension EventForm4 where Outcome: QuestionOutcome {
    /// The same for a closure that may pass: it returns `.answer(…)`, or `.pass` to leave the question to others.
    @inlinable public var orPass: EventForm4<A, B, C, D, MayPass<Outcome.Answer>, Registered> {
        .init(register, withoutView: registerWithoutView)
    }
}

extension EventForm3 where A: AnyObject, C == IndexPath {
    /// The same for a closure without the cell: it is also called for a row that has no cell on screen.
    @inlinable public var withoutCell: EventForm2<B, C, Outcome, Registered> { withoutView }
}

extension EventForm3 where A: AnyObject, C: EventPosition {
    /// The same for a closure without the view: it is also called while there is no view on screen.
    @inlinable public var withoutView: EventForm2<B, C, Outcome, Registered> {
        .init(
            registerWithoutView ?? { [register] site, lifetime, canPass, body in
                register(site, lifetime, canPass) { body($1, $2) }
            })
    }
}

extension EventForm4 where B: AnyObject, D == IndexPath {
    /// The same for a closure without the cell: it is also called for a row that has no cell on screen.
    @inlinable public var withoutCell: EventForm3<A, C, D, Outcome, Registered> { withoutView }
}

extension EventForm4 where B: AnyObject, D: EventPosition {
    /// The same for a closure without the view: it is also called while there is no view on screen.
    @inlinable public var withoutView: EventForm3<A, C, D, Outcome, Registered> {
        .init(
            registerWithoutView ?? { [register] site, lifetime, canPass, body in
                register(site, lifetime, canPass) { body($0, $2, $3) }
            })
    }
}
