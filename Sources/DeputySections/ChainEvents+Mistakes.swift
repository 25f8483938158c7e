// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy
public import DeputyLists

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
extension SectionChain {
    @available(
        *, unavailable,
        message: "the cell is of another kind of list: bind a table's cells to a table, a collection's to a collection"
    )
    @discardableResult
    public func bind<C: ListCell & Configurable>(cellType: C.Type, models: @escaping @MainActor () -> [C.Model])
        -> SectionChain<Binder, C, C.Model>
    { fatalError() }

    @available(
        *, unavailable,
        message: "the cell is of another kind of list: bind a table's cells to a table, a collection's to a collection"
    )
    @discardableResult
    public func bind<C: ListCell & Configurable>(cellType: C.Type, models: [C.Model]) -> SectionChain<
        Binder, C, C.Model
    > { fatalError() }

    @available(
        *, unavailable,
        message: "the cell is of another kind of list: bind a table's cells to a table, a collection's to a collection"
    )
    @discardableResult
    public func bind<C: ListCell, M>(cellType: C.Type, for model: M.Type, models: @escaping @MainActor () -> [M])
        -> SectionChain<Binder, C, M>
    { fatalError() }
}

/// Cells of another kit.
extension ManySectionsChain {
    @available(
        *, unavailable,
        message: "the cell is of another kind of list: bind a table's cells to a table, a collection's to a collection"
    )
    @discardableResult
    public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: @escaping @MainActor () -> [Binder.Section: [C.Model]]
    ) -> ManySectionsChain<Binder, C, C.Model> { fatalError() }

    @available(
        *, unavailable,
        message: "the cell is of another kind of list: bind a table's cells to a table, a collection's to a collection"
    )
    @discardableResult
    public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: @escaping @MainActor (Binder.Section) -> [C.Model]
    ) -> ManySectionsChain<Binder, C, C.Model> { fatalError() }
}

/// Data of one section for several.
extension ManySectionsChain {
    @available(
        *, unavailable,
        message: "for several sections, models come by section: a dictionary, or a closure that is given the section"
    )
    @discardableResult
    public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: @escaping @MainActor () -> [C.Model]
    ) -> ManySectionsChain<Binder, C, C.Model> { fatalError() }

    @available(
        *, unavailable,
        message: "for several sections, models come by section: a dictionary, or a closure that is given the section"
    )
    @discardableResult
    public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: [C.Model]
    ) -> ManySectionsChain<Binder, C, C.Model> { fatalError() }
}
