import Deputy
import Foundation

/// Delivering what views emit to its handlers, with the current item.
extension ViewFiller: ViewEventCarrying {
    func carry(_ event: Any, from view: AnyObject, use: _ViewUse) {
        // The view is kept until its event is delivered, and no longer.
        whenIdle(use) { [dispatcher] mapping, item, position in
            dispatcher.deliver(event, from: view, item: item, mapping: mapping, at: position)
        }
    }

    func perform(_ use: _ViewUse, _ body: @escaping @MainActor (Any, any EventPosition) -> Void) {
        whenIdle(use) { _, item, position in body(item, position) }
    }

    /// Calls a closure with the view's item and its place as the data has them when no event is under way, also if the data is ahead
    /// of the list.
    private func whenIdle(
        _ use: _ViewUse, _ body: @escaping @MainActor (RegisteredMapping, Any, any EventPosition) -> Void
    ) {
        dispatcher.whenIdle { [weak self] in
            guard let self, use.isLive, let mapping = use.mapping, mapping.isRegistered else { return }
            guard let (item, position) = present(use) else {
                let view = "\(mapping.viewType) at \(use.place)"
                return anomalyLog.report(.lostEvent(view, because: "its item is no longer in the data"))
            }
            slots.keepingManager {
                dispatcher.nested {
                    dispatcher.namingSections(by: { [source] in source.id(ofSection: $0) }) {
                        body(mapping, item, position)
                    }
                }
            }
        }
    }

    /// The item a view is about and its position, as they are now; nil if the item is gone.
    func present(_ use: _ViewUse) -> (Any, any EventPosition)? {
        guard let now = source.path(of: use.content) else { return nil }
        let model = use.content.subject == nil ? use.item : source.model(use.kind, at: now)
        return unwrapped(model).map { ($0, position(use.kind, now)) }
    }

    /// A position, in the form of the events of a kind of views.
    private func position(_ kind: ViewKind, _ path: IndexPath) -> any EventPosition {
        if kind == .cell { path } else { Kit.supplementaryPosition(path) }
    }
}
