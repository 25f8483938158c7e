public import Deputy
public import Foundation

/// Delivering what views emit to its handlers, with the current item.
extension ListManager: ViewEventCarrying {
    func carry(_ event: Any, from view: AnyObject, use: _ViewUse) {
        // The view is kept until its event is delivered, and no longer.
        dispatcher.whenIdle { [weak self] in
            guard let self, use.isLive, let mapping = use.mapping, mapping.isRegistered else { return }
            guard let (item, position) = present(use) else { return reportLost("\(type(of: view))", use) }
            dispatcher.nested {
                dispatcher.namingSections(by: { [source] in source.id(ofSection: $0) }) {
                    dispatcher.deliver(event, from: view, item: item, mapping: mapping, at: position)
                }
            }
        }
    }

    func perform(_ use: _ViewUse, _ body: @escaping @MainActor (Any, any EventPosition) -> Void) {
        dispatcher.whenIdle { [weak self] in
            guard let self, use.isLive, let mapping = use.mapping, mapping.isRegistered else { return }
            guard let (item, position) = present(use) else { return reportLost("\(mapping.viewType)", use) }
            dispatcher.nested { body(item, position) }
        }
    }

    private func reportLost(_ view: String, _ use: _ViewUse) {
        anomalyLog.report(.lostEvent("\(view) at \(use.place)", because: "its item is no longer in the data"))
    }

    /// The item a view is about and its position, as they are now; nil if the item is gone.
    func present(_ use: _ViewUse) -> (Any, any EventPosition)? {
        guard let now = path(of: use.content, in: source) else { return nil }
        let model = use.content.subject == nil ? use.item : source.model(use.kind, at: now)
        return unwrapped(model).map { ($0, position(use.kind, now)) }
    }

    /// Where the item or section of a use is in some data; nil if it is not there. If a source does not identify its items,
    /// they are assumed to be where they were.
    func path(of use: UseContent, in data: any ItemSource) -> IndexPath? {
        guard let former = use.place.path else { return nil }
        switch use.subject {
        case nil: return former
        case .item(let identity): return data.indexPath(of: identity, near: former)
        case .section(let identity):
            let isThere = data.identity(ofSection: former[0]) == identity
            guard let section = isThere ? former[0] : data.section(of: identity) else { return nil }
            return former.count == 2 ? [section, former[1]] : [section]
        }
    }

    /// A position, in the form of the events of a kind of views.
    private func position(_ kind: ViewKind, _ path: IndexPath) -> any EventPosition {
        if kind == .cell { path } else { Kit.supplementaryPosition(path) }
    }

    /// How an event that the cell at an index path emits would be delivered: a dry run.
    public func explainViewEvent(at indexPath: IndexPath) -> EventResolution? {
        let item = source.item(at: indexPath)
        var resolution = dispatcher.explainViewEvent(
            of: .cell, item: item, view: view(.cell, at: indexPath), at: indexPath)
        if item == nil { resolution?.noItemBecause = observer?.noItemBecause }
        return resolution
    }

    /// How the last event that a cell emitted was delivered, while tracing is on.
    public var lastViewEventResolution: EventResolution? { dispatcher.lastViewEventResolution(of: .cell) }
}
