// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Events that have no place on a mapping: they compile to the sentence that says where they belong.
///
/// The compiler looks at none of these as long as another place fits.
extension Mapping {
    @available(*, unavailable, message: "of another kind of view: use 'register', 'registerHeader' or 'registerFooter'")
    public subscript<Other>(
        dynamicMember path: KeyPath<Events, ViewNotice<Other>>
    ) -> ViewRegistrar<View, Model, Other.Position, AlwaysAnswers<Void>> { fatalError() }

    @available(*, unavailable, message: "of another kind of view: use 'register', 'registerHeader' or 'registerFooter'")
    public subscript<Other, Argument>(
        dynamicMember path: KeyPath<Events, ViewNoticeWith<Other, Argument>>
    ) -> ViewRegistrarWith<Argument, View, Model, Other.Position, AlwaysAnswers<Void>> { fatalError() }

    @available(*, unavailable, message: "of another kind of view: use 'register', 'registerHeader' or 'registerFooter'")
    public subscript<Other>(
        dynamicMember path: KeyPath<Events, ModelNotice<Other>>
    ) -> ModelRegistrar<Model, Other.Position, AlwaysAnswers<Void>> { fatalError() }

    @available(*, unavailable, message: "of another kind of view: use 'register', 'registerHeader' or 'registerFooter'")
    public subscript<Other, Answer>(
        dynamicMember path: KeyPath<Events, ViewQuestion<Other, Answer>>
    ) -> ViewRegistrar<View, Model, Other.Position, AlwaysAnswers<Answer>> { fatalError() }

    @available(*, unavailable, message: "of another kind of view: use 'register', 'registerHeader' or 'registerFooter'")
    public subscript<Other, Argument, Answer>(
        dynamicMember path: KeyPath<Events, ViewQuestionWith<Other, Argument, Answer>>
    ) -> ViewRegistrarWith<Argument, View, Model, Other.Position, AlwaysAnswers<Answer>> { fatalError() }

    @available(*, unavailable, message: "of another kind of view: use 'register', 'registerHeader' or 'registerFooter'")
    public subscript<Other, Answer>(
        dynamicMember path: KeyPath<Events, ModelQuestion<Other, Answer>>
    ) -> ModelRegistrar<Model, Other.Position, AlwaysAnswers<Answer>> { fatalError() }

    @available(*, unavailable, message: "an event of the whole list: register it on the manager")
    public subscript(
        dynamicMember path: KeyPath<Events, HostNotice>
    ) -> HostRegistrar<AlwaysAnswers<Void>> { fatalError() }

    @available(*, unavailable, message: "an event of the whole list: register it on the manager")
    public subscript<Argument>(
        dynamicMember path: KeyPath<Events, HostNoticeWith<Argument>>
    ) -> HostRegistrarWith<Argument, AlwaysAnswers<Void>> { fatalError() }

    @available(*, unavailable, message: "an event of the whole list: register it on the manager")
    public subscript<Answer>(
        dynamicMember path: KeyPath<Events, HostQuestion<Answer>>
    ) -> HostRegistrar<AlwaysAnswers<Answer>> { fatalError() }

    @available(*, unavailable, message: "an event of the whole list: register it on the manager")
    public subscript<Argument, Answer>(
        dynamicMember path: KeyPath<Events, HostQuestionWith<Argument, Answer>>
    ) -> HostRegistrarWith<Argument, AlwaysAnswers<Answer>> { fatalError() }

    @available(*, unavailable, message: "the view emits nothing: make it 'ViewEventEmitting'")
    public var onEvent: ViewRegistrarWith<Any, View, Model, Scope.Position, AlwaysAnswers<Void>> { fatalError() }

    @available(*, unavailable, message: "the property comes first: 'mapping.on(\\.didTap, weak: controller) { … }'")
    @discardableResult
    public func on<Owner: AnyObject>(
        weak owner: Owner, _ path: ReferenceWritableKeyPath<View, (() -> Void)?>,
        _ handler: @escaping @MainActor (Owner, Model, Scope.Position) -> Void
    ) -> Registration { fatalError() }
}

/// An unknown name: with a place that has no type parameters the compiler says that there is no such member, instead of
/// that it could not infer them. One for closures that take a view and one for those that take none, or it would say of
/// the closure that it has too few parameters, before or after it says that there is no such member.
extension Mapping {
    /// No event: nothing is ever registered here.
    public subscript(
        dynamicMember path: KeyPath<Events, NoEvent>
    ) -> ViewRegistrar<View, Model, Scope.Position, AlwaysAnswers<Void>> {
        ViewRegistrar(slot(Catalogue<Events>.shared.placeholder))
    }

    /// No event: nothing is ever registered here.
    public subscript(
        dynamicMember path: KeyPath<Events, NoEvent>
    ) -> ModelRegistrar<Model, Scope.Position, AlwaysAnswers<Void>> {
        ModelRegistrar(slot(Catalogue<Events>.shared.placeholder))
    }
}

/// The type of no event: nobody can make one.
public enum NoEvent {}
