#if canImport(UIKit)
import DeputyLists
import UIKit

/// Stands in a table view's delegate and data source slots for a manager: a line per method, and no decision.
@MainActor
final class UITableViewProxy: NSObject {
    weak var manager: TableManager<UIKitViews>?
    let events: TableEvents<UIKitViews>
    private let eventsBySelector: [Selector: Event]

    init(_ manager: TableManager<UIKitViews>) {
        self.manager = manager
        events = manager.dispatcher.events
        eventsBySelector = Dictionary(
            manager.dispatcher.catalogue.all.map { (Selector($0.selector), $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Yes for what is announced; for what no catalogue knows, whatever the owner says.
    nonisolated override func responds(to selector: Selector!) -> Bool {
        // NSObject's method belongs to no actor, so anybody may ask from anywhere; views ask on the main thread.
        guard let selector, Thread.isMainThread else { return super.responds(to: selector) }
        let known = MainActor.assumeIsolated { isAnnounced(selector) }
        return known ?? super.responds(to: selector)
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
        guard Thread.isMainThread else { return nil }
        return MainActor.assumeIsolated { Carrier(object: manager?.owner) }.object
    }

    private func isAnnounced(_ selector: Selector) -> Bool? {
        if let event = eventsBySelector[selector] { return manager?.dispatcher.announces(event) ?? false }
        return manager?.owner?.responds(to: selector) == true ? true : nil
    }

    // MARK: Passing on

    /// Asks the manager, and through it the owner's own method.
    func ask<Scope: EventScope, Argument, Answer, Arguments>(
        _ event: Question<Scope, Argument, Answer, Arguments>, _ argument: Argument, at position: Scope.Position,
        owner: (any OwnerMethods) -> Answer?
    ) -> Answer {
        guard let manager else {
            return event.fallback(Situation(host: nil, argument: argument, position: position))
        }
        return manager.ask(event, argument, at: position) { object in
            listed(object, event, event.ownerArguments(argument, nil, position)) ?? owner(methods(of: object))
        }
    }

    /// Tells the manager, and through it the owner's own method.
    func tell<Scope: EventScope, Argument, Arguments>(
        _ event: Notice<Scope, Argument, Arguments>, _ argument: Argument, view: UIView? = nil,
        at position: Scope.Position, owner: (any OwnerMethods) -> Void?
    ) {
        manager?.tell(event, argument, view: view, at: position) { object in
            let arguments = event.ownerArguments(argument, view, position)
            _ = listed(object, event, arguments) ?? owner(methods(of: object))
        }
    }

    func ask<Scope: EventScope, Answer, Arguments>(
        _ event: Question<Scope, Void, Answer, Arguments>, at position: Scope.Position,
        owner: (any OwnerMethods) -> Answer?
    ) -> Answer {
        ask(event, (), at: position, owner: owner)
    }

    func tell<Scope: EventScope, Arguments>(
        _ event: Notice<Scope, Void, Arguments>, view: UIView? = nil, at position: Scope.Position,
        owner: (any OwnerMethods) -> Void?
    ) {
        tell(event, (), view: view, at: position, owner: owner)
    }

    /// The answer of a method that the owner listed, if it did.
    private func listed<Arguments, Output>(
        _ owner: AnyObject, _ event: some TypedEvent<Output, Arguments>, _ arguments: Arguments?
    ) -> Output? {
        guard owner is any EventOwner, let manager, let table = manager.table else { return nil }
        return manager.dispatcher.callOwner(owner, event, host: table, arguments)
    }

    /// The owner as something with delegate methods, whether it declares the protocols or not.
    ///
    /// A cast would refuse an owner that has the methods and no conformance, which `responds(to:)` has promised. The
    /// existential of an Objective-C protocol is the object's pointer, and each optional method is looked up before it
    /// is called, so nothing is assumed that is not asked.
    private func methods(of owner: AnyObject) -> any OwnerMethods { unsafeBitCast(owner, to: (any OwnerMethods).self) }
}

/// The protocols whose methods an owner may have.
typealias OwnerMethods = UITableViewDelegate & UITableViewDataSource

/// Takes an object out of an isolated closure that runs in place, on the main thread: it never changes threads.
private struct Carrier: @unchecked Sendable {
    let object: AnyObject?
}
#endif
