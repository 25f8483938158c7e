// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Deputy

/// Events that no chain has: they compile to the sentence that says where they belong.
///
/// The compiler looks at none of these as long as another place fits.
extension ChainEvents {
    @available(
        *, unavailable,
        message: "this event is about the whole list, not about a section: register it on the binder's manager"
    )
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, HostNotice>
    ) -> HostRegistrar<AlwaysAnswers<Void>> { fatalError() }

    @available(
        *, unavailable,
        message: "this event is about the whole list, not about a section: register it on the binder's manager"
    )
    public subscript<Argument>(
        dynamicMember path: KeyPath<Binder.Kit.Events, HostNoticeWith<Argument>>
    ) -> HostRegistrarWith<Argument, AlwaysAnswers<Void>> { fatalError() }

    @available(
        *, unavailable,
        message: "this event is about the whole list, not about a section: register it on the binder's manager"
    )
    public subscript<Answer>(
        dynamicMember path: KeyPath<Binder.Kit.Events, HostQuestion<Answer>>
    ) -> HostRegistrar<AlwaysAnswers<Answer>> { fatalError() }

    @available(
        *, unavailable,
        message: "this event is about the whole list, not about a section: register it on the binder's manager"
    )
    public subscript<Argument, Answer>(
        dynamicMember path: KeyPath<Binder.Kit.Events, HostQuestionWith<Argument, Answer>>
    ) -> HostRegistrarWith<Argument, AlwaysAnswers<Answer>> { fatalError() }
}

/// What a collection does not have.
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
extension SectionsChain {
    @available(
        *, unavailable,
        message: "the cell is of another kind of list: bind a table's cells to a table, a collection's to a collection"
    )
    @discardableResult
    public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: @escaping @MainActor () -> [Binder.Section: [C.Model]]
    ) -> SectionsChain<Binder, C, C.Model> { fatalError() }

    @available(
        *, unavailable,
        message: "the cell is of another kind of list: bind a table's cells to a table, a collection's to a collection"
    )
    @discardableResult
    public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: @escaping @MainActor (Binder.Section) -> [C.Model]
    ) -> SectionsChain<Binder, C, C.Model> { fatalError() }
}

/// Data of one section for several.
extension SectionsChain {
    @available(
        *, unavailable,
        message: "for several sections, models come by section: a dictionary, or a closure that is given the section"
    )
    @discardableResult
    public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: @escaping @MainActor () -> [C.Model]
    ) -> SectionsChain<Binder, C, C.Model> { fatalError() }

    @available(
        *, unavailable,
        message: "for several sections, models come by section: a dictionary, or a closure that is given the section"
    )
    @discardableResult
    public func bind<C: ListCell & Configurable>(
        cellType: C.Type, models: [C.Model]
    ) -> SectionsChain<Binder, C, C.Model> { fatalError() }
}

/// Cells that emit nothing.
extension SectionChain {
    @available(*, unavailable, message: "the cell emits nothing: make it 'ViewEventEmitting'")
    @discardableResult
    public func onEvent<C: ListCell>(
        from cell: C.Type, _ handler: @escaping @MainActor (Int, C, Any, Model) -> Void
    ) -> Self { fatalError() }

    @available(*, unavailable, message: "the cell emits nothing: make it 'ViewEventEmitting'")
    @discardableResult
    public func onEvent<C: ListCell>(
        from cell: C.Type, _ handler: @escaping @MainActor (Int, C, Any) -> Void
    ) -> Self { fatalError() }
}

/// Cells that emit nothing.
extension SectionsChain {
    @available(*, unavailable, message: "the cell emits nothing: make it 'ViewEventEmitting'")
    @discardableResult
    public func onEvent<C: ListCell>(
        from cell: C.Type, _ handler: @escaping @MainActor (Binder.Section, Int, C, Any, Model) -> Void
    ) -> Self { fatalError() }

    @available(*, unavailable, message: "the cell emits nothing: make it 'ViewEventEmitting'")
    @discardableResult
    public func onEvent<C: ListCell>(
        from cell: C.Type, _ handler: @escaping @MainActor (Binder.Section, Int, C, Any) -> Void
    ) -> Self { fatalError() }
}

/// An unknown name: with a place that has no type parameters of its own the compiler says that there is no such member,
/// instead of that it could not infer them. One for closures that take a cell and one for those that take none, or it
/// would say of the closure that it has too few parameters, before or after it says that there is no such member.
extension SectionChain {
    /// No event: nothing is ever registered here.
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, NoEvent>
    ) -> SectionNotice<Self, Cell, Model> { SectionNotice { _, _ in self } }

    /// No event: nothing is ever registered here.
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, NoEvent>
    ) -> SectionItemNotice<Self, Model> { SectionItemNotice { _, _ in self } }
}

extension SectionsChain {
    /// No event: nothing is ever registered here.
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, NoEvent>
    ) -> SectionsNotice<Self, Binder.Section, Cell, Model> { SectionsNotice { _, _ in self } }

    /// No event: nothing is ever registered here.
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, NoEvent>
    ) -> SectionsItemNotice<Self, Binder.Section, Model> { SectionsItemNotice { _, _ in self } }
}

extension AnySectionChain {
    /// No event: nothing is ever registered here.
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, NoEvent>
    ) -> AnySectionNotice<Self, Binder.Section, Binder.Kit.Cell> { AnySectionNotice { _, _ in self } }

    /// No event: nothing is ever registered here.
    public subscript(
        dynamicMember path: KeyPath<Binder.Kit.Events, NoEvent>
    ) -> AnySectionItemNotice<Self, Binder.Section> { AnySectionItemNotice { _, _ in self } }
}
