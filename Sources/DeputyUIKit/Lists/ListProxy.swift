#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// An object that a manager puts in one of a list's delegate slots.
///
/// Each class has one forwarding line for each method of its protocol; no logic. Its slot says what is announced, and the core behind
/// the link finds who answers, and has the defaults.
// No base class: Objective-C does not see methods in an extension of a class that inherits from a generic one.
@MainActor
protocol ListProxy: _SlotProxy {
    associatedtype Kit: _UIKitListKit
    /// The protocols whose methods an owner may have.
    associatedtype Methods

    var link: _ManagerLink<Kit> { get }
    var events: Kit.Events { get }
}

extension ListProxy {
    var manager: ListManager<Kit>? { link.manager }

    /// Sends an event; `owner` calls the owner's own method.
    @discardableResult
    func send<Scope: EventScope, Argument, Answer>(
        _ event: TypedEvent<Scope, Argument, Answer>, _ argument: Argument, view: UIView? = nil,
        at position: Scope.Position, owner: (Methods) -> Answer?
    ) -> Answer { link.send(event, argument, view: view, at: position) { owner(methods(of: $0)) } }

    /// Sends what a list sends for each row: compiled for the types of the event.
    @discardableResult
    func sendSpecialized<Answer>(
        _ event: TypedEvent<CellScope, Void, Answer>, view: UIView? = nil, at position: IndexPath,
        owner: (Methods) -> Answer?
    ) -> Answer { link.sendSpecialized(event, (), view: view, at: position) { owner(methods(of: $0)) } }

    @discardableResult
    func send<Scope: EventScope, Answer>(
        _ event: TypedEvent<Scope, Void, Answer>, view: UIView? = nil, at position: Scope.Position,
        owner: (Methods) -> Answer?
    ) -> Answer { send(event, (), view: view, at: position, owner: owner) }

    @discardableResult
    func send<Argument, Answer>(
        _ event: TypedEvent<HostScope, Argument, Answer>, _ argument: Argument, owner: (Methods) -> Answer?
    ) -> Answer { send(event, argument, at: NoPosition(), owner: owner) }

    /// Asks on behalf of a layout, which may be another than the list's own.
    func asked<Answer>(by layout: AnyObject, _ question: () -> Answer) -> Answer {
        link.asked(by: layout, question)
    }

    /// Sends a notice about several items at once.
    func sendSeveral(_ event: ItemNotice, at paths: [IndexPath], owner: (Methods) -> Void?) {
        link.sendSeveral(event, at: paths) { _ = owner(methods(of: $0)) }
    }

    /// Sends the end of what has begun with a row that is gone, so that the list names none.
    func sendEnd(_ event: CellNotice, owner: (Methods) -> Void?) {
        link.sendEnd(event) { _ = owner(methods(of: $0)) }
    }

    /// The owner as something with delegate methods, whether it declares the protocols or not.
    ///
    /// A cast would fail for an owner that has the methods without the conformance, which `responds(to:)` has promised. The
    /// existential of Objective-C protocols is the object's pointer, and each optional method is looked up before it is
    /// called; a required one is called only while the owner was found to implement it.
    func methods(of owner: AnyObject) -> Methods { methods(of: owner, Methods.self) }

    func methods<Known>(of owner: AnyObject, _ known: Known.Type) -> Known { unsafeBitCast(owner, to: known) }
}
#endif
