import DeputyDelegates
import DeputyLists
import Foundation

/// The object a manager puts in one of a headless list's slots. It only forwards.
@MainActor
class HeadlessProxy<Kit: HeadlessKit>: _SlotProxy, HeadlessSlotObject {
    let slot: _DelegateSlot
    let link: _ManagerLink<Kit>
    var manager: ListManager<Kit>? { link.manager }

    init(_ slot: _DelegateSlot, _ manager: ListManager<Kit>) {
        self.slot = slot
        link = manager._link
    }

    /// The object that asks on the list's behalf at this moment, such as a layout; nil if the list itself asks.
    var asker: AnyObject? { nil }

    func responds(to event: DelegateEvent) -> Bool { slot.announces(event) }

    func responds(toSelector selector: String) -> Bool { slot.responds(to: selector) }

    func perform(_ selector: String) { (slot.forwardingTarget as? any HeadlessSlotObject)?.perform(selector) }

    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        link.asked(by: asker) {
            link.send(event, argument, view: view, at: position) { owner in
                listed(event, by: owner, argument, view, [position])
                    ?? (owner as? any HeadlessSlotObject)?.ask(event, argument, view: view, at: position)
            }
        }
    }

    func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) {
        link.send(event, argument, view: view, at: position) { owner in
            listed(event, by: owner, argument, view, [position])
                ?? (owner as? any HeadlessSlotObject)?.tell(event, argument, view: view, at: position)
        }
    }

    func tellSeveral(_ event: ItemNotice, at paths: [IndexPath]) {
        link.sendSeveral(event, at: paths) { owner in
            listed(event, by: owner, (), nil, paths)
                ?? (owner as? any HeadlessSlotObject)?.tellSeveral(event, at: paths)
        }
    }

    /// Calls the method that an owner listed for an event; nil if it listed none.
    func listed<Scope: EventScope, Argument, Answer>(
        _ event: TypedEvent<Scope, Argument, Answer>, by owner: AnyObject, _ argument: Argument, _ view: AnyObject?,
        _ positions: @autoclosure () -> [Scope.Position]
    ) -> Answer? {
        OwnerMethods.call(
            of: owner, in: Kit.Events.self, event, host: manager?.list, argument, view: view, at: positions())
    }
}
