/// Lists an owner's methods, by event: `me.didSelect { controller, call in … }`.
@MainActor
public struct OwnerListing<Owner: EventOwner>: _OwnerEventNames {
    /// Where the methods go.
    public let _methods: OwnerMethods

    init(_ methods: OwnerMethods) { _methods = methods }
}

/// The events of an owner by name; nothing else conforms.
@MainActor @dynamicMemberLookup
public protocol _OwnerEventNames {
    /// The owner.
    associatedtype Owner: EventOwner
    /// Where the methods go.
    var _methods: OwnerMethods { get }
}

extension _OwnerEventNames {
    /// Takes the method for an event.
    public subscript<E: _TypedEvent>(
        dynamicMember path: KeyPath<Owner.Events, E>
    ) -> _OwnerMethodForm<Owner, DelegateCall<Owner.Host, E.Argument, E.Scope.Position>, E.Output> {
        _OwnerMethodForm { [methods = _methods] method in
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
