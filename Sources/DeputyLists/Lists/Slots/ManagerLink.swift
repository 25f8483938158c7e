public import Deputy
package import Foundation

/// The way from a list's proxies to its manager, while that lives; not for apps.
@MainActor
public final class _ManagerLink<Kit: ListKit> {
    /// Answers events; nil when the manager is gone, whose `deinit` takes it away from here.
    ///
    /// Views and closures that the core makes hold this link, never the core, so there is no weak reference to it. Each event retains the
    /// core, and an object with a weak reference takes four times as long to retain.
    // Read by each event, and only for an instant, so it needs no check: see Docs/Performance.md.
    @exclusivity(unchecked) @usableFromInline var core: ListCore<Kit>?
    /// The manager, for what is not an event.
    package internal(set) weak var manager: ListManager<Kit>?
    private weak var list: Kit.List?

    init(_ list: Kit.List) { self.list = list }

    /// Sends an event to the core; when that is gone, the answer is what the list would have done without the method.
    ///
    /// It is not inlined: an app has it once for all events that are rare.
    /// - Parameter owner: calls the owner's own method.
    @discardableResult
    public func send<Scope: EventScope, Argument, Answer>(
        _ event: TypedEvent<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject? = nil,
        at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer { sendSpecialized(event, argument, view: view, at: position, owner: owner) }

    /// The same where a list sends it for each row: inlined for the types of its event, at half a kilobyte for each event.
    @discardableResult @inlinable
    public func sendSpecialized<Scope: EventScope, Argument, Answer>(
        _ event: TypedEvent<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject? = nil,
        at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        guard let core else { return unanswered(event, argument, at: position) }
        return core.send(event, argument, view: view, at: position, owner: owner)
    }

    /// Sends a notice about several items at once: a handler gets it for each, the owner once.
    package func sendSeveral(_ event: ItemNotice, at paths: [IndexPath], owner: (AnyObject) -> Void) {
        core?.sendSeveral(event, at: paths, owner: owner)
    }

    /// Sends the end of what has begun with a row that is gone, so that the list names none.
    package func sendEnd(_ event: CellNotice, owner: (AnyObject) -> Void) { core?.sendEnd(event, owner: owner) }

    /// Runs code that asks on behalf of another object than the list, such as a layout; nil for the list itself.
    package func asked<Answer>(by asker: AnyObject?, _ question: () -> Answer) -> Answer {
        core?.dispatcher.asked(by: asker, question) ?? question()
    }

    @usableFromInline
    func unanswered<Scope: EventScope, Argument, Answer>(
        _ event: TypedEvent<Scope, Argument, Answer>, _ argument: Argument, at position: Scope.Position
    ) -> Answer {
        event.fallback(EventSituation(host: list, argument: argument, position: position))
    }
}

extension _ManagerLink: DispatcherClient {
    package func announcementChanged() {
        guard let core else { return }
        // A list whose slot is set in the middle of its own layout asks for everything again in there. A gesture goes on with the
        // events that are announced by then.
        if core.dispatcher.isInLayout { core.slots.reviewLater() } else { core.slots.review() }
    }

    package func look(at part: DelegatePart?) { core?.slots.look(at: part) }
    package func follow(_ kinds: [ViewKind]) { core?.follow(kinds) }
    package func mappingWasRemoved() { core?.setNeedsReload() }
    package func passesOn(_ event: DelegateEvent) -> Bool { manager?.isAskedByDataSource(event) == true }
    package var numberOfSections: Int { core?.shown.numberOfSections ?? 0 }
    package func name(ofSection section: Int) -> AnyHashable? { core?.shown.id(ofSection: section) }
    package var reportsSections: Bool { core?.isShowingItems == true }
}

/// Taking the list's slots.
extension ListManager {
    /// Puts the manager in the list's slots; what was there before becomes the owner.
    func connectSlots(of list: Kit.List) {
        slots.makeProxies(for: self, in: list)
        if source.ownsDataSource, !slots.isPassedOn {
            dispatcher.exclude([.dataSource], because: "the items come with a data source of their own")
        }
        // Whether a table asks a diffable data source what it implements, or looks at its class, is not known.
        if slots.isPassedOn { dispatcher.countAll(of: .dataSource) }
        for (object, part) in slots.adopted { setOwner(object, for: [part]) }
        dispatcher.client = core.link
        slots.review()
    }

    /// Remembers the selection before the data source is set again, which makes the list reload.
    func willReloadBySlot(for events: EventSet) {
        guard core.loading != .notLoaded, let list else { return }
        core.keepSelection(in: list)
        dispatcher.noteSlotSetAgain(for: events)
        core.setNeedsReload()
    }

    /// Whether the list sends an event to the data source of the items, which may ask the manager.
    func isAskedByDataSource(_ event: DelegateEvent) -> Bool {
        if let foreign = source as? any ForeignDataSource { return foreign.hasOwnMethod(event.selector) }
        guard let list, let dataSource = Kit.occupant(of: .dataSource, in: list) else { return false }
        return Kit.responds(dataSource, to: event.selector)
    }
}
