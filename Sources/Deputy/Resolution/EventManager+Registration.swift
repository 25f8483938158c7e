/// Every event by its name on the manager: those about a view with its type first, those of the host as they are.
///
/// A question has two places, for closures that always answer and for those that may pass; the compiler takes the first
/// that fits.
extension EventManager {
    /// A notice about a view.
    @inlinable
    public subscript<Scope>(
        dynamicMember path: KeyPath<Events, ViewNotice<Scope>>
    ) -> ManagerViewRegistrar<Scope.Position, AlwaysAnswers<Void>> {
        ManagerViewRegistrar(attachmentSlot(path))
    }

    /// A notice about a view, with an argument.
    @inlinable
    public subscript<Scope, Argument>(
        dynamicMember path: KeyPath<Events, ViewNoticeWith<Scope, Argument>>
    ) -> ManagerViewRegistrarWith<Argument, Scope.Position, AlwaysAnswers<Void>> {
        ManagerViewRegistrarWith(attachmentSlot(path))
    }

    /// A notice about an item.
    @inlinable
    public subscript<Scope>(
        dynamicMember path: KeyPath<Events, ModelNotice<Scope>>
    ) -> ManagerModelRegistrar<Scope.Position, AlwaysAnswers<Void>> {
        ManagerModelRegistrar(attachmentSlot(path))
    }

    /// A question about a view.
    @inlinable
    public subscript<Scope, Answer>(
        dynamicMember path: KeyPath<Events, ViewQuestion<Scope, Answer>>
    ) -> ManagerViewRegistrar<Scope.Position, AlwaysAnswers<Answer>> {
        ManagerViewRegistrar(attachmentSlot(path))
    }

    /// A question about a view whose closure may pass.
    @inlinable @_disfavoredOverload
    public subscript<Scope, Answer>(
        dynamicMember path: KeyPath<Events, ViewQuestion<Scope, Answer>>
    ) -> ManagerViewRegistrar<Scope.Position, MayPass<Answer>> {
        ManagerViewRegistrar(attachmentSlot(path))
    }

    /// A question about a view, with an argument.
    @inlinable
    public subscript<Scope, Argument, Answer>(
        dynamicMember path: KeyPath<Events, ViewQuestionWith<Scope, Argument, Answer>>
    ) -> ManagerViewRegistrarWith<Argument, Scope.Position, AlwaysAnswers<Answer>> {
        ManagerViewRegistrarWith(attachmentSlot(path))
    }

    /// A question about a view, with an argument whose closure may pass.
    @inlinable @_disfavoredOverload
    public subscript<Scope, Argument, Answer>(
        dynamicMember path: KeyPath<Events, ViewQuestionWith<Scope, Argument, Answer>>
    ) -> ManagerViewRegistrarWith<Argument, Scope.Position, MayPass<Answer>> {
        ManagerViewRegistrarWith(attachmentSlot(path))
    }

    /// A question about an item.
    @inlinable
    public subscript<Scope, Answer>(
        dynamicMember path: KeyPath<Events, ModelQuestion<Scope, Answer>>
    ) -> ManagerModelRegistrar<Scope.Position, AlwaysAnswers<Answer>> {
        ManagerModelRegistrar(attachmentSlot(path))
    }

    /// A question about an item whose closure may pass.
    @inlinable @_disfavoredOverload
    public subscript<Scope, Answer>(
        dynamicMember path: KeyPath<Events, ModelQuestion<Scope, Answer>>
    ) -> ManagerModelRegistrar<Scope.Position, MayPass<Answer>> {
        ManagerModelRegistrar(attachmentSlot(path))
    }

    /// A notice of the host.
    @inlinable
    public subscript(
        dynamicMember path: KeyPath<Events, HostNotice>
    ) -> HostRegistrar<AlwaysAnswers<Void>> {
        HostRegistrar(hostSlot(path))
    }

    /// A notice of the host, with an argument.
    @inlinable
    public subscript<Argument>(
        dynamicMember path: KeyPath<Events, HostNoticeWith<Argument>>
    ) -> HostRegistrarWith<Argument, AlwaysAnswers<Void>> {
        HostRegistrarWith(hostSlot(path))
    }

    /// A question of the host.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Events, HostQuestion<Answer>>
    ) -> HostRegistrar<AlwaysAnswers<Answer>> {
        HostRegistrar(hostSlot(path))
    }

    /// A question of the host whose closure may pass.
    @inlinable @_disfavoredOverload
    public subscript<Answer>(
        dynamicMember path: KeyPath<Events, HostQuestion<Answer>>
    ) -> HostRegistrar<MayPass<Answer>> {
        HostRegistrar(hostSlot(path))
    }

    /// A question of the host, with an argument.
    @inlinable
    public subscript<Argument, Answer>(
        dynamicMember path: KeyPath<Events, HostQuestionWith<Argument, Answer>>
    ) -> HostRegistrarWith<Argument, AlwaysAnswers<Answer>> {
        HostRegistrarWith(hostSlot(path))
    }

    /// A question of the host, with an argument whose closure may pass.
    @inlinable @_disfavoredOverload
    public subscript<Argument, Answer>(
        dynamicMember path: KeyPath<Events, HostQuestionWith<Argument, Answer>>
    ) -> HostRegistrarWith<Argument, MayPass<Answer>> {
        HostRegistrarWith(hostSlot(path))
    }

}

extension EventManager {
    @usableFromInline
    func attachmentSlot<E: Event, Argument, Position, Answer>(
        _ path: KeyPath<Events, E>
    ) -> AttachmentSlot<Argument, Position, Answer> {
        AttachmentSlot(event: dispatcher.events[keyPath: path], registry: dispatcher.state.registry)
    }

    @usableFromInline
    func hostSlot<E: Event, Argument, Answer>(
        _ path: KeyPath<Events, E>
    ) -> HandlerSlot<Argument, NoPosition, Answer> {
        let registry = dispatcher.state.registry
        return HandlerSlot(dispatcher.events[keyPath: path]) { handler in
            registry.sweep()
            registry.add(handler, to: registry.hostMapping)
            return Registration(handler, of: registry.hostMapping, in: registry)
        }
    }
}
