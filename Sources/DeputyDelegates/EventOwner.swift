public import Deputy
public import Foundation

/// An object whose own methods answer events, listed once and typed from the catalogue.
///
/// On Apple's platforms any object with delegate methods is an owner of a `UITableView` or a `DelegateProxy`. This is the same for the
/// dispatcher of a delegate of Swift, and for headless lists.
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
    /// The methods, as objects of ``OwnerMethod``, by the ordinals of their events.
    fileprivate(set) var methods: [Int: AnyObject] = [:]
    private let events: ObjectIdentifier

    /// Lists an owner's methods.
    public init<Owner: EventOwner>(_ owner: Owner.Type, _ list: @MainActor (OwnerListing<Owner>) -> Void) {
        events = ObjectIdentifier(Owner.Events.self)
        list(OwnerListing(self))
    }

    /// The methods an object listed, if it is an owner for this catalogue.
    fileprivate static func of(_ owner: AnyObject, for events: Any.Type) -> OwnerMethods? {
        guard let owner = owner as? any EventOwner else { return nil }
        let methods = type(of: owner).methods
        return methods.events == ObjectIdentifier(events) ? methods : nil
    }
}

/// One method of an owner, reached by the types of its event.
@MainActor
final class OwnerMethod<Argument, Position: EventPosition, Output> {
    typealias Call = @MainActor (AnyObject, _ host: AnyObject, Argument, _ view: AnyObject?, [Position]) -> Output?
    let call: Call
    init(_ call: @escaping Call) { self.call = call }
}

extension EventDispatcher {
    /// Whether an object listed a method for an event.
    package func listsMethod(_ owner: AnyObject, for event: DelegateEvent) -> Bool {
        OwnerMethods.lists(event, of: Events.self, owner)
    }
}

extension OwnerMethods {
    /// Whether an object listed a method for an event.
    package static func lists(_ event: DelegateEvent, of events: Any.Type, _ owner: AnyObject) -> Bool {
        of(owner, for: events)?.methods[event.ordinal] != nil
    }

    /// Calls the method that an object listed for an event; nil if it listed none.
    ///
    /// - Parameter view: the view that is a parameter of the event's method.
    package static func call<Scope, Argument, Answer>(
        of owner: AnyObject, in events: Any.Type, _ event: TypedEvent<Scope, Argument, Answer>, host: AnyObject?,
        _ argument: Argument, view: AnyObject?, at positions: @autoclosure () -> [Scope.Position]
    ) -> Answer? {
        guard let host, let method = of(owner, for: events)?.methods[event.ordinal] else { return nil }
        return (method as? OwnerMethod<Argument, Scope.Position, Answer>)?.call(
            owner, host, argument, event.moment.isInLayout ? view : nil, positions())
    }
}

/// Lists an owner's methods, by event: `me.didSelect { controller, call in … }`.
@MainActor @dynamicMemberLookup
public struct OwnerListing<Owner: EventOwner> {
    private let methods: OwnerMethods

    init(_ methods: OwnerMethods) { self.methods = methods }

    /// Takes the method for an event.
    public subscript<Scope, Argument, Answer>(
        dynamicMember path: KeyPath<Owner.Events, some TypedEvent<Scope, Argument, Answer>>
    ) -> _OwnerMethodForm<Owner, DelegateCall<Owner.Host, Argument, Scope.Position>, Answer> {
        _OwnerMethodForm { [methods] method in
            let event: DelegateEvent = SharedCatalogue<Owner.Events>.shared[path]
            methods.methods[event.ordinal] = OwnerMethod<Argument, Scope.Position, Answer> {
                guard let owner = $0 as? Owner, let host = $1 as? Owner.Host else { return nil }
                return method(owner, DelegateCall(host: host, argument: $2, view: $3, positions: $4))
            }
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

/// One call of a delegate method, as an owner's listed method gets it.
///
/// ```swift
/// me.didSelect { controller, call in controller.rowSelected(at: call.indexPath) }
/// ```
public struct DelegateCall<Host, Argument, Position: EventPosition> {
    /// The sender of the event: the list, for an event of a list.
    public let host: Host
    /// The event's argument: a proposed place, a session; `()` for none, two arguments as a tuple.
    public let argument: Argument
    /// The view, if it is a parameter of the delegate's method, as in `willDisplay`; nil for all other events.
    public let view: AnyObject?
    /// Where it happened. Several places for an event about several rows, such as `prefetch`; none if the event is about
    /// no row, such as `didEndEditing` after the row was deleted.
    package let positions: [Position]
}

extension DelegateCall where Position == IndexPath {
    /// The row; the first of several, and an empty index path for an event about none.
    public var indexPath: IndexPath { positions.first ?? IndexPath() }
    /// The rows of an event about several.
    public var indexPaths: [IndexPath] { positions }
}

extension DelegateCall where Position == Int {
    /// The section of the header or footer.
    public var section: Int { positions.first ?? -1 }
}
