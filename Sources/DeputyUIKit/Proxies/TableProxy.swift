#if canImport(UIKit) && !os(watchOS)
import DeputyLists
import UIKit

/// In one of a table view's delegate slots for a manager.
///
/// Each subclass has a line per method of its protocol, and no decision: what is announced, who answers and what nobody
/// answers is the manager's.
@MainActor
class TableProxy: ForwardingProxy, SlotProxy {
    private(set) weak var manager: TableManager<UIKitViews>?
    let slot: DelegateSlot
    let events: TableEvents<UIKitViews>

    init(_ slot: DelegateSlot, _ manager: TableManager<UIKitViews>) {
        self.slot = slot
        self.manager = manager
        events = manager.dispatcher.events
        super.init()
        responder = slot
    }

    // MARK: Passing on

    /// Asks the manager, and through it the owner's own method.
    func ask<Scope: EventScope, Argument, Answer, Arguments>(
        _ event: Question<Scope, Argument, Answer, Arguments>, _ argument: Argument, at position: Scope.Position,
        owner: (any DelegateMethods) -> Answer?
    ) -> Answer {
        guard let manager else {
            return event.fallback(Situation(host: nil, argument: argument, position: position))
        }
        return manager.ask(event, argument, at: position) { owner(methods(of: $0)) }
    }

    /// Tells the manager, and through it the owner's own method.
    func tell<Scope: EventScope, Argument, Arguments>(
        _ event: Notice<Scope, Argument, Arguments>, _ argument: Argument, view: UIView? = nil,
        at position: Scope.Position, owner: (any DelegateMethods) -> Void?
    ) {
        manager?.tell(event, argument, view: view, at: position) { _ = owner(methods(of: $0)) }
    }

    func ask<Scope: EventScope, Answer, Arguments>(
        _ event: Question<Scope, Void, Answer, Arguments>, at position: Scope.Position,
        owner: (any DelegateMethods) -> Answer?
    ) -> Answer {
        ask(event, (), at: position, owner: owner)
    }

    func tell<Scope: EventScope, Arguments>(
        _ event: Notice<Scope, Void, Arguments>, view: UIView? = nil, at position: Scope.Position,
        owner: (any DelegateMethods) -> Void?
    ) {
        tell(event, (), view: view, at: position, owner: owner)
    }

    func ask<Argument, Answer, Arguments>(
        _ event: Question<HostScope, Argument, Answer, Arguments>, _ argument: Argument,
        owner: (any DelegateMethods) -> Answer?
    ) -> Answer {
        ask(event, argument, at: NoPosition(), owner: owner)
    }

    func tell<Argument, Arguments>(
        _ event: Notice<HostScope, Argument, Arguments>, _ argument: Argument, owner: (any DelegateMethods) -> Void?
    ) {
        tell(event, argument, at: NoPosition(), owner: owner)
    }

    /// Tells of several rows at once.
    func tellSeveral(_ event: ItemsNotice, at paths: [IndexPath], owner: (any DelegateMethods) -> Void?) {
        manager?.tellSeveral(event, at: paths) { _ = owner(methods(of: $0)) }
    }

    /// Tells of no row: the owner alone.
    func tellOwner(_ event: CellOrNoneNotice, owner: (any DelegateMethods) -> Void?) {
        manager?.tellOwner(event) { _ = owner(methods(of: $0)) }
    }

    /// The owner as something with delegate methods, whether it declares the protocols or not.
    ///
    /// A cast would refuse an owner that has the methods and no conformance, which `responds(to:)` has promised. The
    /// existential of Objective-C protocols is the object's pointer, and each optional method is looked up before it is
    /// called; a required one is called only while the owner was found to implement it.
    func methods(of owner: AnyObject) -> any DelegateMethods {
        unsafeBitCast(owner, to: (any DelegateMethods).self)
    }
}

/// The one method that Swift cannot see: long unavailable, and still asked by old code.
@objc protocol AccessoryTypeMethod {
    @objc(tableView:accessoryTypeForRowWithIndexPath:)
    optional func accessoryType(_ tableView: UITableView, forRowWith indexPath: IndexPath)
        -> UITableViewCell.AccessoryType
}

/// The protocols whose methods an owner may have.
#if os(tvOS)
typealias DelegateMethods = UITableViewDelegate & UITableViewDataSource & UITableViewDataSourcePrefetching
    & AccessoryTypeMethod
#else
typealias DelegateMethods = UITableViewDelegate & UITableViewDataSource & UITableViewDataSourcePrefetching
    & UITableViewDragDelegate & UITableViewDropDelegate & AccessoryTypeMethod
#endif
#endif
