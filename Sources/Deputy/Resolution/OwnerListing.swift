/// Lists an owner's methods, by event: `me.didSelect { controller, call in … }`.
@MainActor @dynamicMemberLookup
public struct OwnerListing<Owner: EventOwner> {
    private let methods: OwnerMethods

    init(_ methods: OwnerMethods) { self.methods = methods }

    /// Takes the method for an event.
    public subscript<E: _TypedEvent>(
        dynamicMember path: KeyPath<Owner.Events, E>
    ) -> _OwnerMethodForm<Owner, DelegateCall<Owner.Host, E.Argument, E.Scope.Position>, E.Output> {
        _OwnerMethodForm { [methods] method in
            methods.add(
                OwnerMethod<Owner.Host, E.Argument, E.Scope.Position, E.Output> { owner, call in
                    (owner as? Owner).map { method($0, call) }
                }, for: SharedCatalogue<Owner.Events>.shared.events[keyPath: path])
        }
    }
}

/// Takes an owner's method for one event: a closure that gets the owner and the call.
@MainActor
public struct _OwnerMethodForm<Owner: EventOwner, Call, Output> {
    let add: @MainActor (@escaping @MainActor (Owner, Call) -> Output) -> Void

    /// Lists the method.
    public func callAsFunction(_ method: @escaping @MainActor (_ owner: Owner, _ call: Call) -> Output) {
        add(method)
    }
}
