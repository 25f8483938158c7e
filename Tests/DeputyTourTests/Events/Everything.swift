import DeputyHeadless
import Foundation

/// In every slot of a list: it announces every event but some, and passes on what it is asked and told.
@MainActor
class Everything: HeadlessSlotObject {
    private let silent: Set<String>
    /// The manager's own.
    weak var proxy: (any HeadlessSlotObject)?

    /// - Parameter silent: the events that are not announced.
    init(but silent: Set<String>) { self.silent = silent }

    func responds(to event: DelegateEvent) -> Bool { !silent.contains(event.name) }
    func responds(toSelector selector: String) -> Bool { proxy?.responds(toSelector: selector) ?? false }
    func tellSeveral(_ event: ItemNotice, at paths: [IndexPath]) { proxy?.tellSeveral(event, at: paths) }

    func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) -> Answer {
        proxy?.ask(event, argument, view: view, at: position)
            ?? event.fallback(EventSituation(host: nil, argument: argument, position: position))
    }

    func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position
    ) {
        proxy?.tell(event, argument, view: view, at: position)
        guard let coordinator = argument as? HeadlessDropCoordinator, let item = coordinator.items.first else { return }
        coordinator.drop(item.dragItem, toRowAt: coordinator.destination ?? [0, 0])
    }
}
