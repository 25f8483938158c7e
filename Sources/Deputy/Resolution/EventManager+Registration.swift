/// Every event by its name on the manager: those about a view with its type first, those of the host as they are.
extension EventManager {
    @usableFromInline
    func attachmentSlot<E: Event>(_ path: KeyPath<Events, E>) -> AttachmentSlot {
        AttachmentSlot(event: dispatcher.events[keyPath: path], registry: dispatcher.state.registry)
    }

    @usableFromInline
    func hostSlot<E: Event>(_ path: KeyPath<Events, E>) -> HandlerSlot {
        dispatcher.hostSlot(dispatcher.events[keyPath: path])
    }

    /// A notice about a view.
    @inlinable
    public subscript<Scope, Arguments>(
        dynamicMember path: KeyPath<Events, ViewNotice<Scope, Arguments>>
    ) -> ManagerNoticeRegistrar<Scope.Position> {
        ManagerNoticeRegistrar(attachmentSlot(path))
    }

    /// A notice about a view, with an argument.
    @inlinable
    public subscript<Scope, Argument, Arguments>(
        dynamicMember path: KeyPath<Events, ViewNoticeWith<Scope, Argument, Arguments>>
    ) -> ManagerNoticeWithRegistrar<Argument, Scope.Position> {
        ManagerNoticeWithRegistrar(attachmentSlot(path))
    }

    /// A notice about an item.
    @inlinable
    public subscript<Scope, Arguments>(
        dynamicMember path: KeyPath<Events, ModelNotice<Scope, Arguments>>
    ) -> ManagerModelNoticeRegistrar<Scope.Position> {
        ManagerModelNoticeRegistrar(attachmentSlot(path))
    }

    /// A question about a view.
    @inlinable
    public subscript<Scope, Answer, Arguments>(
        dynamicMember path: KeyPath<Events, ViewQuestion<Scope, Answer, Arguments>>
    ) -> ManagerQuestionRegistrar<Scope.Position, Answer> {
        ManagerQuestionRegistrar(attachmentSlot(path))
    }

    /// A question about a view, with an argument.
    @inlinable
    public subscript<Scope, Argument, Answer, Arguments>(
        dynamicMember path: KeyPath<Events, ViewQuestionWith<Scope, Argument, Answer, Arguments>>
    ) -> ManagerQuestionWithRegistrar<Argument, Scope.Position, Answer> {
        ManagerQuestionWithRegistrar(attachmentSlot(path))
    }

    /// A question about an item.
    @inlinable
    public subscript<Scope, Answer, Arguments>(
        dynamicMember path: KeyPath<Events, ModelQuestion<Scope, Answer, Arguments>>
    ) -> ManagerModelQuestionRegistrar<Scope.Position, Answer> {
        ManagerModelQuestionRegistrar(attachmentSlot(path))
    }

    /// A notice of the host.
    @inlinable
    public subscript(dynamicMember path: KeyPath<Events, HostNotice>) -> HostNoticeRegistrar {
        HostNoticeRegistrar(hostSlot(path))
    }

    /// A notice of the host, with an argument.
    @inlinable
    public subscript<Argument>(
        dynamicMember path: KeyPath<Events, HostNoticeWith<Argument>>
    ) -> HostNoticeWithRegistrar<Argument> {
        HostNoticeWithRegistrar(hostSlot(path))
    }

    /// A question of the host.
    @inlinable
    public subscript<Answer>(
        dynamicMember path: KeyPath<Events, HostQuestion<Answer>>
    ) -> HostQuestionRegistrar<Answer> {
        HostQuestionRegistrar(hostSlot(path))
    }

    /// A question of the host, with an argument.
    @inlinable
    public subscript<Argument, Answer>(
        dynamicMember path: KeyPath<Events, HostQuestionWith<Argument, Answer>>
    ) -> HostQuestionWithRegistrar<Argument, Answer> {
        HostQuestionWithRegistrar(hostSlot(path))
    }
}

extension Dispatcher {
    func hostSlot(_ event: Event) -> HandlerSlot {
        HandlerSlot(event) { [registry = state.registry] handler in
            registry.sweep()
            registry.add(handler, to: registry.hostMapping, own: true)
            return Registration(handler, of: registry.hostMapping, in: registry)
        }
    }
}
