import Deputy
import Foundation

/// Delivering what views emit to its handlers, with the current item.
extension ListCore {
    func carry(_ event: Any, from view: AnyObject, use: _ViewUse) {
        // The view is kept until its event is delivered, and no longer.
        whenIdle(use) { [dispatcher] mapping, item, place in
            dispatcher.sendEmitted(event, from: view, item: item, mapping: mapping, at: place)
        }
    }

    func perform(_ use: _ViewUse, _ body: @escaping @MainActor (Any, EventLocation) -> Void) {
        whenIdle(use) { _, item, place in body(item, place) }
    }

    /// Calls a closure with the view's item and its place as the data has them when no event is under way, also if the data is ahead
    /// of the list.
    private func whenIdle(
        _ use: _ViewUse, _ body: @escaping @MainActor (RegisteredMapping, Any, EventLocation) -> Void
    ) {
        dispatcher.whenIdle { [self] in
            guard use.isLive, let mapping = use.mapping, mapping.isRegistered else { return }
            guard let (item, place) = present(use) else {
                let view = "\(mapping.viewType) at \(use.place)"
                return anomalyLog.report(.lostEvent(view, because: "its item is no longer in the data"))
            }
            slots.keepingManager {
                dispatcher.nested {
                    dispatcher.registry.namingSections(by: { [current] in current.id(ofSection: $0) }) {
                        body(mapping, item, place)
                    }
                }
            }
        }
    }

    /// The item a view is about and its place, as they are now; nil if the item is gone.
    func present(_ use: _ViewUse) -> (Any, EventLocation)? {
        guard let now = current.path(of: use) else { return nil }
        let place: EventLocation = use.kind == .cell ? .row(now) : Kit.supplementaryPosition(now).place
        let model = use.subject == nil ? use.item : current.model(use.kind, at: .row(now))
        return unwrapped(model).map { ($0, place) }
    }
}

extension _ManagerLink: ViewEventCarrying {
    func carry(_ event: Any, from view: AnyObject, use: _ViewUse) { core?.carry(event, from: view, use: use) }

    func perform(_ use: _ViewUse, _ body: @escaping @MainActor (Any, EventLocation) -> Void) {
        core?.perform(use, body)
    }
}
