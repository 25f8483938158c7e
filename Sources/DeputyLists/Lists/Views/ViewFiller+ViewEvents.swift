import Deputy
import Foundation

/// Delivering what views emit to its handlers, with the current item.
extension ViewFiller: ViewEventCarrying {
    func carry(_ event: Any, from view: AnyObject, use: _ViewUse) {
        // The view is kept until its event is delivered, and no longer.
        dispatcher.whenIdle { [weak self] in
            guard let self, use.isLive, let mapping = use.mapping, mapping.isRegistered else { return }
            guard let (item, position) = present(use) else { return reportLost("\(type(of: view))", use) }
            slots.keepingManager {
                dispatcher.nested {
                    dispatcher.namingSections(by: { [source] in source.id(ofSection: $0) }) {
                        dispatcher.deliver(event, from: view, item: item, mapping: mapping, at: position)
                    }
                }
            }
        }
    }

    func perform(_ use: _ViewUse, _ body: @escaping @MainActor (Any, any _EventPosition) -> Void) {
        dispatcher.whenIdle { [weak self] in
            guard let self, use.isLive, let mapping = use.mapping, mapping.isRegistered else { return }
            guard let (item, position) = present(use) else { return reportLost("\(mapping.viewType)", use) }
            slots.keepingManager { dispatcher.nested { body(item, position) } }
        }
    }

    private func reportLost(_ view: String, _ use: _ViewUse) {
        anomalyLog.report(.lostEvent("\(view) at \(use.place)", because: "its item is no longer in the data"))
    }

    /// The item a view is about and its position, as they are now; nil if the item is gone.
    func present(_ use: _ViewUse) -> (Any, any _EventPosition)? {
        guard let now = source.path(of: use.content) else { return nil }
        let model = use.content.subject == nil ? use.item : source.model(use.kind, at: now)
        return unwrapped(model).map { ($0, position(use.kind, now)) }
    }

    /// A position, in the form of the events of a kind of views.
    private func position(_ kind: ViewKind, _ path: IndexPath) -> any _EventPosition {
        if kind == .cell { path } else { Kit.supplementaryPosition(path) }
    }
}
