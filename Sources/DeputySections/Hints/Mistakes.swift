// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy
public import DeputyLists

// MARK: Closures

extension ChainEvents {
    @available(*, unavailable, message: "write a closure: '{ … in … }', or '(…, weak: self) { controller, … in … }'")
    @discardableResult
    @_alwaysEmitIntoClient public func onEvent<Cell>(from cell: Cell.Type, _ method: any Sendable) -> Self {
        fatalError()
    }
}

// MARK: Events of headers and footers

@available(*, unavailable, message: "an event of headers or footers: write it behind 'onHeader' or 'onFooter'")
extension ChainEvents {
    @_alwaysEmitIntoClient public subscript<S: EventScope>(dynamicMember path: KeyPath<Events, ViewNotice<S>>)
        -> EventForm3<
            View, Model, S.Position, ReturnsNothing, Self
        >
    { fatalError() }
    @_alwaysEmitIntoClient public subscript<S: EventScope, R>(dynamicMember path: KeyPath<Events, ModelQuestion<S, R>>)
        -> EventForm2<
            Model, S.Position, AlwaysAnswers<R>, Self
        >
    { fatalError() }
}

// MARK: Binding

/// Members that a collection does not have.
extension ChainEvents where Binder.Kit: CollectionKit {
    @available(*, unavailable, message: "a collection shows no titles: bind a view, 'bind(headerType:viewModel:)'")
    @discardableResult
    @_alwaysEmitIntoClient public func bind<Title>(headerTitle: Title) -> Self { fatalError() }

    @available(*, unavailable, message: "a collection shows no titles: bind a view, 'bind(footerType:viewModel:)'")
    @discardableResult
    @_alwaysEmitIntoClient public func bind<Title>(footerTitle: Title) -> Self { fatalError() }
}

/// Cells of another kit.
@available(*, unavailable, message: "the cell is of another kind of list: bind one of this list's kind")
extension SectionChain {
    @discardableResult @_alwaysEmitIntoClient public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: @escaping @MainActor () -> [C.Model]
    ) -> SectionChain<Binder, C, C.Model> { fatalError() }

    @discardableResult @_alwaysEmitIntoClient public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: [C.Model]
    )
        -> SectionChain<Binder, C, C.Model>
    { fatalError() }

    @discardableResult @_alwaysEmitIntoClient public func bind<C: ListCell, M>(
        cellType: C.Type, for model: M.Type, models: @escaping @MainActor () -> [M]
    ) -> SectionChain<Binder, C, M> { fatalError() }
}

/// Cells of another kit.
@available(*, unavailable, message: "the cell is of another kind of list: bind one of this list's kind")
extension ManySectionsChain {
    @discardableResult @_alwaysEmitIntoClient public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: @escaping @MainActor () -> [Binder.Section: [C.Model]]
    ) -> ManySectionsChain<Binder, C, C.Model> { fatalError() }

    @discardableResult @_alwaysEmitIntoClient public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: @escaping @MainActor (Binder.Section) -> [C.Model]
    ) -> ManySectionsChain<Binder, C, C.Model> { fatalError() }
}

/// Data of one section for several.
@available(*, unavailable, message: "for several sections, models come by section: a dictionary or { section in … }")
extension ManySectionsChain {
    @discardableResult @_alwaysEmitIntoClient public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: @escaping @MainActor () -> [C.Model]
    ) -> ManySectionsChain<Binder, C, C.Model> { fatalError() }

    @discardableResult @_alwaysEmitIntoClient public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: [C.Model]
    )
        -> ManySectionsChain<Binder, C, C.Model>
    { fatalError() }
}

/// What people write by mistake on a chain that binds nothing: the compiler says where it belongs.
extension AnySectionChain {
    @available(*, unavailable, message: "onAnySection() binds no cells: bind on onSection(_:) or onAllOtherSections()")
    @discardableResult
    @_alwaysEmitIntoClient public func bind<Cell, Models>(cellType: Cell.Type, models: Models) -> Self { fatalError() }
}

// MARK: Following

/// What people write by mistake to have a model followed: the compiler says what to write instead.
extension ChainEvents {
    @available(*, unavailable, message: "the binder follows, not a chain: call follow() on it")
    @discardableResult
    @_alwaysEmitIntoClient public func follow() -> Self { fatalError() }
}

extension SectionBinder {
    @available(
        *, unavailable,
        message: "follow() has no closure: it follows what the closures of the chains read, such as models: { … }"
    )
    @_alwaysEmitIntoClient public func follow<Value>(_ read: @escaping @MainActor () -> Value) { fatalError() }
}
