/// An unknown name on the manager, as on a mapping: with places that have no type parameters the compiler says that
/// there is no such member.
extension EventManager {
    /// No event: nothing is ever registered here.
    public subscript(
        dynamicMember path: KeyPath<Events, NoEvent>
    ) -> ManagerViewRegistrar<NoPosition, AlwaysAnswers<Void>> {
        ManagerViewRegistrar(noEvent())
    }

    /// No event: nothing is ever registered here.
    public subscript(
        dynamicMember path: KeyPath<Events, NoEvent>
    ) -> ManagerModelRegistrar<NoPosition, AlwaysAnswers<Void>> {
        ManagerModelRegistrar(noEvent())
    }

    /// No event: nothing is ever registered here.
    public subscript(dynamicMember path: KeyPath<Events, NoEvent>) -> HostRegistrar<AlwaysAnswers<Void>> {
        HostRegistrar(noEvent())
    }

    /// No event: nothing is ever registered here.
    public subscript(dynamicMember path: KeyPath<Events, NoEvent>) -> HostRegistrarWith<Any, AlwaysAnswers<Void>> {
        HostRegistrarWith(noEvent())
    }

    private func noEvent<Argument>() -> AttachmentSlot<Argument, NoPosition, Void> {
        AttachmentSlot(event: Catalogue<Events>.shared.placeholder, registry: dispatcher.state.registry)
    }

    private func noEvent<Argument>() -> HandlerSlot<Argument, NoPosition, Void> {
        HandlerSlot(Catalogue<Events>.shared.placeholder) { Registration($0, of: nil, in: nil) }
    }
}
