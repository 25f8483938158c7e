/// An object whose own methods answer events, listed once and typed from the catalogue.
///
/// On Apple's platforms any object with delegate methods is an owner; this is the same for Swift everywhere.
///
/// ```swift
/// static let methods = OwnerMethods(Controller.self) { me in
///     me.didStart { controller, call in controller.started(call.host) }
/// }
/// ```
@MainActor
public protocol EventOwner: AnyObject {
    /// The catalogue its methods belong to.
    associatedtype Events: EventCatalogue
    /// The type of the host that sends the events.
    associatedtype Host
    /// The methods it has.
    static var methods: OwnerMethods { get }
}

/// The methods of an owner, by event.
@MainActor
public final class OwnerMethods {
    private(set) var methods: [Int: AnyObject] = [:]
    private let events: ObjectIdentifier

    /// Lists an owner's methods.
    public init<Owner: EventOwner>(_ owner: Owner.Type, _ list: @MainActor (OwnerListing<Owner>) -> Void) {
        events = ObjectIdentifier(Owner.Events.self)
        list(OwnerListing(self))
    }

    func add(_ method: AnyObject, for event: DelegateEvent) { methods[event.ordinal] = method }

    func method(for event: DelegateEvent) -> AnyObject? { methods[event.ordinal] }

    /// The methods an object listed, if it is an owner for this catalogue.
    static func of(_ owner: AnyObject, for events: Any.Type) -> OwnerMethods? {
        guard let owner = owner as? any EventOwner else { return nil }
        let methods = methods(of: owner)
        return methods.events == ObjectIdentifier(events) ? methods : nil
    }

    private static func methods<Owner: EventOwner>(of owner: Owner) -> OwnerMethods { Owner.methods }
}

/// One method of an owner, reached by its types.
@MainActor
final class OwnerMethod<Host, Argument, Position: _EventPosition, Output> {
    typealias Call = @MainActor (AnyObject, DelegateCall<Host, Argument, Position>) -> Output?
    let call: Call
    init(_ call: @escaping Call) { self.call = call }
}

extension EventDispatcher {
    /// Whether an object listed a method for an event.
    package func listsMethod(_ owner: AnyObject, for event: DelegateEvent) -> Bool {
        OwnerMethods.of(owner, for: Events.self)?.method(for: event) != nil
    }

    /// Whether the owner that an event is for listed its methods; else it has methods of its own.
    @usableFromInline
    package func hasListingOwner(_ event: DelegateEvent) -> Bool { state.owners[event.facts.part]?.methods != nil }

    /// Calls the method that an owner listed for an event, or else its own.
    ///
    /// - Parameters:
    ///   - view: the view that is a parameter of the event's method.
    ///   - itself: calls the owner's own method; called only if it listed none.
    package func callOwner<Host, E: _TypedEvent>(
        _ owner: AnyObject, _ event: E, host: Host?, _ argument: E.Argument, view: AnyObject?,
        at positions: [E.Scope.Position], itself: (AnyObject) -> E.Output? = { _ in nil }
    ) -> E.Output? {
        guard let slot = state.owners[event.facts.part], slot.object === owner,
            let method = slot.methods?.method(for: event)
        else { return itself(owner) }
        guard let host else { return nil }
        return (method as? OwnerMethod<Host, E.Argument, E.Scope.Position, E.Output>)?.call(
            owner,
            DelegateCall(
                host: host, argument: argument, view: event.viewMoment.handsViewOver ? view : nil, positions: positions)
        )
    }
}
