/// An object whose own methods answer events, listed once and typed from the catalogue.
///
/// On Apple's platforms any object with delegate methods is an owner; this is the same for Swift everywhere.
///
/// ```swift
/// static let methods = OwnerMethods(Controller.self) { me in
///     me.didStart(Controller.started)      // (Controller) -> (Player) -> Void
/// }
/// ```
@MainActor
public protocol EventOwner: AnyObject {
    /// The catalogue its methods belong to.
    associatedtype Events: EventCatalogue
    /// What sends the events, the first argument of each method.
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

    func add(_ method: AnyObject, for event: Event) { methods[event.ordinal] = method }

    func method(for event: Event) -> AnyObject? { methods[event.ordinal] }

    /// What an object listed, if it is an owner for this catalogue.
    static func of(_ owner: AnyObject, for events: Any.Type) -> OwnerMethods? {
        guard let owner = owner as? any EventOwner else { return nil }
        let methods = methods(of: owner)
        return methods.events == ObjectIdentifier(events) ? methods : nil
    }

    private static func methods<Owner: EventOwner>(of owner: Owner) -> OwnerMethods { Owner.methods }
}

/// One method of an owner, reached by its types.
@MainActor
final class OwnerMethod<Host, Arguments, Output> {
    let call: @MainActor (AnyObject, Host, Arguments) -> Output?
    init(_ call: @escaping @MainActor (AnyObject, Host, Arguments) -> Output?) { self.call = call }
}

extension Dispatcher {
    /// Whether an object listed a method for an event.
    package func listsMethod(_ owner: AnyObject, for event: Event) -> Bool {
        OwnerMethods.of(owner, for: Events.self)?.method(for: event) != nil
    }

    /// Calls the method that an owner listed for an event, or else its own.
    ///
    /// - Parameters:
    ///   - arguments: the arguments of the delegate's method after the host; nil where they cannot be had.
    ///   - itself: calls the owner's own method; called only where it listed none.
    package func callOwner<Host, Arguments, Output>(
        _ owner: AnyObject, _ event: some TypedEvent<Output, Arguments>, host: Host?,
        _ arguments: @autoclosure () -> Arguments?, itself: (AnyObject) -> Output? = { _ in nil }
    ) -> Output? {
        guard let slot = state.owners[event.facts.part], slot.object === owner,
            let method = slot.methods?.method(for: event)
        else { return itself(owner) }
        guard let host, let arguments = arguments() else { return nil }
        return (method as? OwnerMethod<Host, Arguments, Output>)?.call(owner, host, arguments)
    }
}
