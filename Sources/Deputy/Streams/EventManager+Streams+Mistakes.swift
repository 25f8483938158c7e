// Their messages are their documentation: nothing here can be called.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// Streams that cannot be: they compile to the sentence that says why.
///
/// The compiler looks at none of them as long as a stream fits.
extension EventManager {
    @available(*, unavailable, message: "a question needs an answer, which a stream cannot give: register a closure")
    public func events<Scope, Argument, Answer, E: Question<Scope, Argument, Answer>>(
        _ path: KeyPath<Events, E>, buffering: EventBuffering = .unbounded
    ) -> EventStream<Never> { fatalError() }

    @available(*, unavailable, message: "a question needs an answer, which a stream cannot give: register a closure")
    public func events<Scope, Argument, Answer, E: Question<Scope, Argument, Answer>, View>(
        _ path: KeyPath<Events, E>, from view: View.Type, buffering: EventBuffering = .unbounded
    ) -> EventStream<Never> { fatalError() }

    @available(*, unavailable, message: "a question needs an answer, which a stream cannot give: register a closure")
    public func events<Scope, Argument, Answer, E: Question<Scope, Argument, Answer>, Model>(
        _ path: KeyPath<Events, E>, for model: Model.Type, buffering: EventBuffering = .unbounded
    ) -> EventStream<Never> { fatalError() }

    @available(*, unavailable, message: "a question needs an answer, which a stream cannot give: register a closure")
    public func events<
        Scope, Argument, Answer, E: Question<Scope, Argument, Answer>, View, Model
    >(
        _ path: KeyPath<Events, E>, from view: View.Type, for model: Model.Type,
        buffering: EventBuffering = .unbounded
    ) -> EventStream<Never> { fatalError() }

    @available(*, unavailable, message: "say whose events: 'from: PostCell.self' or 'for: Post.self'")
    public func events<Scope, Argument, E: Notice<Scope, Argument>>(
        _ path: KeyPath<Events, E>, buffering: EventBuffering = .unbounded
    ) -> EventStream<Never> { fatalError() }

    @available(*, unavailable, message: "the view has no model type of its own: write 'for: Post.self' too")
    public func events<Scope, Argument, E: Notice<Scope, Argument>, View>(
        _ path: KeyPath<Events, E>, from view: View.Type, buffering: EventBuffering = .unbounded
    ) -> EventStream<Never> { fatalError() }
}

extension Mapping {
    @available(*, unavailable, message: "a question needs an answer, which a stream cannot give: register a closure")
    public func events<Other, Argument, Answer, E: Question<Other, Argument, Answer>>(
        _ path: KeyPath<Events, E>, buffering: EventBuffering = .unbounded
    ) -> EventStream<Never> { fatalError() }

    @available(*, unavailable, message: "of another kind of view, or of the whole list: ask the manager for its stream")
    public func events<Other, Argument, E: Notice<Other, Argument>>(
        _ path: KeyPath<Events, E>, buffering: EventBuffering = .unbounded
    ) -> EventStream<Never> { fatalError() }

    @available(*, unavailable, message: "the view emits nothing: make it 'ViewEventEmitting'")
    public func events(buffering: EventBuffering = .unbounded) -> EventStream<Never> { fatalError() }
}
