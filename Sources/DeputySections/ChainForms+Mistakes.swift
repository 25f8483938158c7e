// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy

// A method without its object gets the same compiler message in every form.

extension _ChainForm0: ClosureForm {}
extension _ChainForm1: ClosureForm {}
extension _ChainForm2: ClosureForm {}
extension _ChainForm3: ClosureForm {}
extension _ChainForm4: ClosureForm {}
extension _ChainForm5: ClosureForm {}

// A bare value beside `.pass`, as at every place: see `Mistakes.swift` of the runtime.

extension _ChainForm0 where Outcome.Output == EventDecision<Outcome.Answer> {
    @available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
    @_disfavoredOverload @discardableResult
    public func callAsFunction(_ handler: @escaping @MainActor () -> Outcome.Answer) -> Chain { fatalError() }
    @available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
    @_disfavoredOverload @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, _ handler: @escaping @MainActor (Owner) -> Outcome.Answer
    ) -> Chain { fatalError() }
}

extension _ChainForm1 where Outcome.Output == EventDecision<Outcome.Answer> {
    @available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
    @_disfavoredOverload @discardableResult
    public func callAsFunction(_ handler: @escaping @MainActor (A) -> Outcome.Answer) -> Chain { fatalError() }
    @available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
    @_disfavoredOverload @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, _ handler: @escaping @MainActor (Owner, A) -> Outcome.Answer
    ) -> Chain { fatalError() }
}

extension _ChainForm2 where Outcome.Output == EventDecision<Outcome.Answer> {
    @available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
    @_disfavoredOverload @discardableResult
    public func callAsFunction(_ handler: @escaping @MainActor (A, B) -> Outcome.Answer) -> Chain { fatalError() }
    @available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
    @_disfavoredOverload @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, _ handler: @escaping @MainActor (Owner, A, B) -> Outcome.Answer
    ) -> Chain { fatalError() }
}

extension _ChainForm3 where Outcome.Output == EventDecision<Outcome.Answer> {
    @available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
    @_disfavoredOverload @discardableResult
    public func callAsFunction(_ handler: @escaping @MainActor (A, B, C) -> Outcome.Answer) -> Chain { fatalError() }
    @available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
    @_disfavoredOverload @discardableResult
    public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, _ handler: @escaping @MainActor (Owner, A, B, C) -> Outcome.Answer
    ) -> Chain { fatalError() }
}
