/// Names an owner's methods, by event: `me.didSelect(Controller.rowSelected)`.
@MainActor @dynamicMemberLookup
public struct OwnerListing<Owner: EventOwner> {
    private let methods: OwnerMethods

    init(_ methods: OwnerMethods) { self.methods = methods }

    /// The place for the method of an event.
    public subscript<E: TypedEvent>(
        dynamicMember path: KeyPath<Owner.Events, E>
    ) -> OwnerSlot<Owner, Owner.Host, E.OwnerArguments, E.Output> {
        OwnerSlot(methods, Catalogue<Owner.Events>.shared.events[keyPath: path])
    }
}

/// Takes the method an owner has for one event: unapplied, or as a closure that gets the owner first.
///
/// The arguments are the delegate method's own, in its own order.
@MainActor
public struct OwnerSlot<Owner: EventOwner, Host, Arguments, Output> {
    private let methods: OwnerMethods
    private let event: Event

    init(_ methods: OwnerMethods, _ event: Event) {
        self.methods = methods
        self.event = event
    }

    private func add(_ call: @escaping @MainActor (Owner, Host, Arguments) -> Output) {
        methods.add(
            OwnerMethod<Host, Arguments, Output> { owner, host, arguments in
                (owner as? Owner).map { call($0, host, arguments) }
            }, for: event)
    }

    /// The host is the only argument.
    public func callAsFunction(_ method: @escaping @MainActor (Owner) -> @MainActor (Host) -> Output)
    where Arguments == Void {
        add { owner, host, _ in method(owner)(host) }
    }

    /// The host is the only argument.
    public func callAsFunction(_ method: @escaping @MainActor (Owner, Host) -> Output) where Arguments == Void {
        add { owner, host, _ in method(owner, host) }
    }

    /// The host and one argument.
    public func callAsFunction(_ method: @escaping @MainActor (Owner) -> @MainActor (Host, Arguments) -> Output) {
        add { owner, host, argument in method(owner)(host, argument) }
    }

    /// The host and one argument.
    public func callAsFunction(_ method: @escaping @MainActor (Owner, Host, Arguments) -> Output) {
        add(method)
    }

    /// The host and two arguments.
    public func callAsFunction<A, B>(_ method: @escaping @MainActor (Owner) -> @MainActor (Host, A, B) -> Output)
    where Arguments == (A, B) {
        add { owner, host, arguments in method(owner)(host, arguments.0, arguments.1) }
    }

    /// The host and two arguments.
    public func callAsFunction<A, B>(_ method: @escaping @MainActor (Owner, Host, A, B) -> Output)
    where Arguments == (A, B) {
        add { owner, host, arguments in method(owner, host, arguments.0, arguments.1) }
    }

    /// The host and three arguments.
    public func callAsFunction<A, B, C>(_ method: @escaping @MainActor (Owner) -> @MainActor (Host, A, B, C) -> Output)
    where Arguments == (A, B, C) {
        add { owner, host, arguments in method(owner)(host, arguments.0, arguments.1, arguments.2) }
    }

    /// The host and three arguments.
    public func callAsFunction<A, B, C>(_ method: @escaping @MainActor (Owner, Host, A, B, C) -> Output)
    where Arguments == (A, B, C) {
        add { owner, host, arguments in method(owner, host, arguments.0, arguments.1, arguments.2) }
    }
}
