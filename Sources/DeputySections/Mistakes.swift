// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy
public import DeputyLists

// MARK: Closures

// A method without its object gets the same compiler message in every form.

extension _ChainForm0: ClosureForm {}
extension _ChainForm1: ClosureForm {}
extension _ChainForm2: ClosureForm {}
extension _ChainForm3: ClosureForm {}
extension _ChainForm4: ClosureForm {}

extension ChainEvents {
    @available(*, unavailable, message: "write the object after its method: ', weak: self'")
    @discardableResult
    public func onEvent<Cell>(from cell: Cell.Type, _ method: any Sendable) -> Self { fatalError() }
}

extension _SectionNearEdgeForm {
    @available(*, unavailable, message: "write the object after its method: ', weak: self'")
    @discardableResult
    public func callAsFunction(rows: Int = 2, _ method: any Sendable) -> Chain { fatalError() }
}

// A bare value beside `.pass`, as at every place: see `Mistakes.swift` of the runtime.

@available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
extension _ChainForm0 where Outcome.Output == EventDecision<Outcome.Answer> {
    @_disfavoredOverload @discardableResult public func callAsFunction(
        _ handler: @escaping @MainActor () -> Outcome.Answer
    ) -> Chain { fatalError() }
    @_disfavoredOverload @discardableResult public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, _ handler: @escaping @MainActor (Owner) -> Outcome.Answer
    ) -> Chain { fatalError() }
}

@available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
extension _ChainForm1 where Outcome.Output == EventDecision<Outcome.Answer> {
    @_disfavoredOverload @discardableResult public func callAsFunction(
        _ handler: @escaping @MainActor (A) -> Outcome.Answer
    ) -> Chain { fatalError() }
    @_disfavoredOverload @discardableResult public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, _ handler: @escaping @MainActor (Owner, A) -> Outcome.Answer
    ) -> Chain { fatalError() }
}

@available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
extension _ChainForm2 where Outcome.Output == EventDecision<Outcome.Answer> {
    @_disfavoredOverload @discardableResult public func callAsFunction(
        _ handler: @escaping @MainActor (A, B) -> Outcome.Answer
    ) -> Chain { fatalError() }
    @_disfavoredOverload @discardableResult public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, _ handler: @escaping @MainActor (Owner, A, B) -> Outcome.Answer
    ) -> Chain { fatalError() }
}

@available(*, unavailable, message: "write '.answer(value)': a closure of 'orPass' returns that or '.pass'")
extension _ChainForm3 where Outcome.Output == EventDecision<Outcome.Answer> {
    @_disfavoredOverload @discardableResult public func callAsFunction(
        _ handler: @escaping @MainActor (A, B, C) -> Outcome.Answer
    ) -> Chain { fatalError() }
    @_disfavoredOverload @discardableResult public func callAsFunction<Owner: AnyObject>(
        weak owner: Owner, _ handler: @escaping @MainActor (Owner, A, B, C) -> Outcome.Answer
    ) -> Chain { fatalError() }
}

// MARK: Binding

/// Members that a collection does not have.
extension ChainEvents where Binder.Kit: CollectionKit {
    @available(*, unavailable, message: "a collection shows no titles: bind a view, 'bind(headerType:viewModel:)'")
    @discardableResult
    public func bind<Title>(headerTitle: Title) -> Self { fatalError() }

    @available(*, unavailable, message: "a collection shows no titles: bind a view, 'bind(footerType:viewModel:)'")
    @discardableResult
    public func bind<Title>(footerTitle: Title) -> Self { fatalError() }
}

/// Cells of another kit.
@available(*, unavailable, message: "the cell is of another kind of list: bind one of this list's kind")
extension SectionChain {
    @discardableResult public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: @escaping @MainActor () -> [C.Model]
    ) -> SectionChain<Binder, C, C.Model> { fatalError() }

    @discardableResult public func bind<C: ListCell & Configurable>(cellType: C.Type, models: [C.Model])
        -> SectionChain<Binder, C, C.Model>
    { fatalError() }

    @discardableResult public func bind<C: ListCell, M>(
        cellType: C.Type, for model: M.Type, models: @escaping @MainActor () -> [M]
    ) -> SectionChain<Binder, C, M> { fatalError() }
}

/// Cells of another kit.
@available(*, unavailable, message: "the cell is of another kind of list: bind one of this list's kind")
extension ManySectionsChain {
    @discardableResult public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: @escaping @MainActor () -> [Binder.Section: [C.Model]]
    ) -> ManySectionsChain<Binder, C, C.Model> { fatalError() }

    @discardableResult public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: @escaping @MainActor (Binder.Section) -> [C.Model]
    ) -> ManySectionsChain<Binder, C, C.Model> { fatalError() }
}

/// Data of one section for several.
@available(*, unavailable, message: "for several sections, models come by section: a dictionary or { section in … }")
extension ManySectionsChain {
    @discardableResult public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: @escaping @MainActor () -> [C.Model]
    ) -> ManySectionsChain<Binder, C, C.Model> { fatalError() }

    @discardableResult public func bind<C: ListCell & Configurable>(cellType: C.Type, models: [C.Model])
        -> ManySectionsChain<Binder, C, C.Model>
    { fatalError() }
}

/// What people write by mistake on a chain that binds nothing: the compiler says where it belongs.
extension AnySectionChain {
    @available(*, unavailable, message: "onAnySection() binds no cells: bind on onSection(_:) or onAllOtherSections()")
    @discardableResult
    public func bind<Cell, Models>(cellType: Cell.Type, models: Models) -> Self { fatalError() }
}

// MARK: Following

/// What people write by mistake to have a model followed: the compiler says what to write instead.
extension ChainEvents {
    @available(*, unavailable, message: "the binder follows, not a chain: call follow() on it")
    @discardableResult
    public func follow() -> Self { fatalError() }
}

extension SectionBinder {
    @available(
        *, unavailable,
        message: "follow() has no closure: it follows what the closures of the chains read, such as models: { … }"
    )
    public func follow<Value>(_ read: @escaping @MainActor () -> Value) { fatalError() }
}
