/// The events a mapping of this scope has, by name.
///
/// A question has two places, for closures that always answer and for those that may pass; the compiler takes the first
/// that fits.
extension Mapping {
    /// A notice about the view.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Events, ViewNotice<Scope>>
    ) -> ViewRegistrar<View, Model, Scope.Position, AlwaysAnswers<Void>> {
        ViewRegistrar(slot(Catalogue<Events>.shared.events[keyPath: path]))
    }

    /// A notice about the view, with an argument.
    @inlinable
    public subscript<Argument>(
        dynamicMember path: KeyPath<Events, ViewNoticeWith<Scope, Argument>>
    ) -> ViewRegistrarWith<Argument, View, Model, Scope.Position, AlwaysAnswers<Void>> {
        ViewRegistrarWith(slot(Catalogue<Events>.shared.events[keyPath: path]))
    }

    /// A notice about the item.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Events, ModelNotice<Scope>>
    ) -> ModelRegistrar<Model, Scope.Position, AlwaysAnswers<Void>> {
        ModelRegistrar(slot(Catalogue<Events>.shared.events[keyPath: path]))
    }

    /// A question about the view.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Events, ViewQuestion<Scope, Answer>>
    ) -> ViewRegistrar<View, Model, Scope.Position, AlwaysAnswers<Answer>> {
        ViewRegistrar(slot(Catalogue<Events>.shared.events[keyPath: path]))
    }

    /// A question about the view whose closure may pass.
    @inlinable @_disfavoredOverload
    public subscript<Answer>(
        dynamicMember path: KeyPath<Events, ViewQuestion<Scope, Answer>>
    ) -> ViewRegistrar<View, Model, Scope.Position, MayPass<Answer>> {
        ViewRegistrar(slot(Catalogue<Events>.shared.events[keyPath: path]))
    }

    /// A question about the view, with an argument.
    @inlinable
    public subscript<Argument, Answer>(
        dynamicMember path: KeyPath<Events, ViewQuestionWith<Scope, Argument, Answer>>
    ) -> ViewRegistrarWith<Argument, View, Model, Scope.Position, AlwaysAnswers<Answer>> {
        ViewRegistrarWith(slot(Catalogue<Events>.shared.events[keyPath: path]))
    }

    /// A question about the view, with an argument whose closure may pass.
    @inlinable @_disfavoredOverload
    public subscript<Argument, Answer>(
        dynamicMember path: KeyPath<Events, ViewQuestionWith<Scope, Argument, Answer>>
    ) -> ViewRegistrarWith<Argument, View, Model, Scope.Position, MayPass<Answer>> {
        ViewRegistrarWith(slot(Catalogue<Events>.shared.events[keyPath: path]))
    }

    /// A question about the item, before its view exists.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Events, ModelQuestion<Scope, Answer>>
    ) -> ModelRegistrar<Model, Scope.Position, AlwaysAnswers<Answer>> {
        ModelRegistrar(slot(Catalogue<Events>.shared.events[keyPath: path]))
    }

    /// A question about the item, before its view exists whose closure may pass.
    @inlinable @_disfavoredOverload
    public subscript<Answer>(
        dynamicMember path: KeyPath<Events, ModelQuestion<Scope, Answer>>
    ) -> ModelRegistrar<Model, Scope.Position, MayPass<Answer>> {
        ModelRegistrar(slot(Catalogue<Events>.shared.events[keyPath: path]))
    }
}

/// The events about views of every kind but cells, on the mappings of one kind.
extension Mapping where Scope: SupplementaryKindScope {
    /// A notice about the view.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Events, ViewNotice<SupplementaryScope>>
    ) -> ViewRegistrar<View, Model, Scope.Position, AlwaysAnswers<Void>> {
        ViewRegistrar(slot(Catalogue<Events>.shared.events[keyPath: path]))
    }
}
