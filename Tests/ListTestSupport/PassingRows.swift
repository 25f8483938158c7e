import DeputyHeadless
import Foundation

/// A diffable data source that passes on to the manager what a plain one leaves to its subclasses.
@MainActor
final class PassingRows<Kit: TestKit, Item: Hashable & Sendable>: DiffableRows<Kit, Item>, _PassingDataSource {
    let _link = _DataSourceLink(Kit.Events.self)
    /// Whether its list looks only at what its class has, and not at what it says: then it has all events.
    var hasEverything = false

    private var proxy: (any HeadlessSlotObject)? { _link.proxy as? any HeadlessSlotObject }

    override func responds(to event: DelegateEvent) -> Bool {
        hasEverything || _link.implements(event.selector) == true
    }

    override func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        // A method of UIKit's is called only where the proxy says that it has it, and refuses otherwise.
        if let proxy, proxy.responds(to: event) { return proxy.ask(event, argument, view: view, at: position) }
        let refusals: [Any] = [false, -1, [0, 0] as IndexPath]
        return refusals.lazy.compactMap { $0 as? Answer }.first
            ?? super.ask(event, argument, view: view, at: position)
    }

    override func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?, at position: Scope.Position
    ) {
        // A collection's diffable data source moves its items itself.
        if let (source, destination) = argument as? (IndexPath, IndexPath) { follow(source, to: destination) }
        if let proxy, proxy.responds(to: event) { proxy.tell(event, argument, view: view, at: position) }
    }

    override func title(in table: HeadlessTable, headerInSection section: Int) -> String? {
        (proxy as? any HeadlessTableDataSource)?.title(in: table, headerInSection: section)
    }

    override func title(in table: HeadlessTable, footerInSection section: Int) -> String? {
        (proxy as? any HeadlessTableDataSource)?.title(in: table, footerInSection: section)
    }
}

/// A diffable data source with methods of its own for some events, in which it asks the manager, as a subclass of UIKit's may.
@MainActor
final class AskingRows<Kit: TestKit, Item: Hashable & Sendable>: DiffableRows<Kit, Item> {
    /// The names of the events that it has methods for.
    var own: Set<String> = []
    weak var manager: ListManager<Kit>?

    override func responds(to event: DelegateEvent) -> Bool { own.contains(event.name) }

    override func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        manager?.send(event, argument, view: view, at: position) { _ in nil }
            ?? super.ask(event, argument, view: view, at: position)
    }

    override func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?, at position: Scope.Position
    ) {
        manager?.send(event, argument, view: view, at: position) { _ in }
    }
}
