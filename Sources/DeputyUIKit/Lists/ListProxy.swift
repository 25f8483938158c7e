#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// An object that a manager puts in one of a list's delegate slots.
///
/// Each class has one forwarding line for each method of its protocol; no logic. The manager decides what is announced and
/// what answers, and provides the defaults.
// No base class: Objective-C does not see methods in an extension of a class that inherits from a generic one.
@MainActor
protocol ListProxy: _SlotProxy {
    associatedtype Kit: ListKit
    /// The protocols whose methods an owner may have.
    associatedtype Methods

    var link: _ManagerLink<Kit> { get }
}

extension ListProxy {
    var manager: ListManager<Kit>? { link.manager }

    /// Asks the manager, and through it the owner's own method.
    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, at position: Scope.Position,
        owner: (Methods) -> Answer?
    ) -> Answer {
        link.ask(event, argument, at: position) { owner(methods(of: $0)) }
    }

    /// Tells the manager, and through it the owner's own method.
    func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: UIView? = nil,
        at position: Scope.Position, owner: (Methods) -> Void?
    ) {
        link.tell(event, argument, view: view, at: position) { _ = owner(methods(of: $0)) }
    }

    /// Asks what a list asks for each row.
    func askOften<Answer>(
        _ event: DelegateQuestion<CellScope, Void, Answer>, at position: IndexPath, owner: (Methods) -> Answer?
    ) -> Answer {
        link.askOften(event, (), at: position) { owner(methods(of: $0)) }
    }

    /// Tells what a list tells for each row.
    func tellOften(
        _ event: DelegateNotice<CellScope, Void>, view: UIView, at position: IndexPath, owner: (Methods) -> Void?
    ) {
        link.tellOften(event, (), view: view, at: position) { _ = owner(methods(of: $0)) }
    }

    func ask<Scope: EventScope, Answer>(
        _ event: DelegateQuestion<Scope, Void, Answer>, at position: Scope.Position, owner: (Methods) -> Answer?
    ) -> Answer {
        ask(event, (), at: position, owner: owner)
    }

    func tell<Scope: EventScope>(
        _ event: DelegateNotice<Scope, Void>, view: UIView? = nil, at position: Scope.Position,
        owner: (Methods) -> Void?
    ) {
        tell(event, (), view: view, at: position, owner: owner)
    }

    func ask<Argument, Answer>(
        _ event: DelegateQuestion<HostScope, Argument, Answer>, _ argument: Argument, owner: (Methods) -> Answer?
    ) -> Answer {
        ask(event, argument, at: NoPosition(), owner: owner)
    }

    func tell<Argument>(
        _ event: DelegateNotice<HostScope, Argument>, _ argument: Argument, owner: (Methods) -> Void?
    ) {
        tell(event, argument, at: NoPosition(), owner: owner)
    }

    /// Asks on behalf of a layout, which may be another than the list's own.
    func asked<Answer>(by layout: AnyObject, _ question: () -> Answer) -> Answer {
        link.asked(by: layout, question)
    }

    /// Sends a notice about several items at once.
    func tellSeveral(_ event: ItemNotice, at paths: [IndexPath], owner: (Methods) -> Void?) {
        manager?.tellSeveral(event, at: paths) { _ = owner(methods(of: $0)) }
    }

    /// Sends the end of what has begun with a row that is gone, so that the list names none.
    func tellEnd(_ event: CellNotice, owner: (Methods) -> Void?) {
        manager?.tellEnd(event) { _ = owner(methods(of: $0)) }
    }

    /// The owner as something with delegate methods, whether it declares the protocols or not.
    ///
    /// A cast would fail for an owner that has the methods without the conformance, which `responds(to:)` has promised. The
    /// existential of Objective-C protocols is the object's pointer, and each optional method is looked up before it is
    /// called; a required one is called only while the owner was found to implement it.
    func methods(of owner: AnyObject) -> Methods { unsafeBitCast(owner, to: Methods.self) }
}
#endif
