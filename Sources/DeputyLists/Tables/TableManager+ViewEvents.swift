public import Deputy
public import Foundation

/// Taking what views emit to where it is heard, with the item of that moment.
extension TableManager: ViewEventCarrying {
    func carry(_ event: Any, from view: AnyObject, use: ViewUse) {
        // The view is kept until its event is delivered, and no longer.
        dispatcher.whenIdle { [weak self] in
            guard let self, use.isLive, let mapping = use.mapping, mapping.isRegistered else { return }
            guard let (item, position) = present(use) else { return reportLost("\(type(of: view))", use) }
            if let path = position as? IndexPath {
                dispatcher.deliver(CellScope.self, event, from: view, item: item, mapping: mapping, at: path)
            } else if let section = position as? Int, use.kind == .header {
                dispatcher.deliver(HeaderScope.self, event, from: view, item: item, mapping: mapping, at: section)
            } else if let section = position as? Int {
                dispatcher.deliver(FooterScope.self, event, from: view, item: item, mapping: mapping, at: section)
            }
        }
    }

    func perform(_ use: ViewUse, _ body: @escaping @MainActor (Any, any EventPosition) -> Void) {
        dispatcher.whenIdle { [weak self] in
            guard let self, use.isLive, let mapping = use.mapping, mapping.isRegistered else { return }
            guard let (item, position) = present(use) else { return reportLost("\(mapping.viewType)", use) }
            dispatcher.nested { body(item, position) }
        }
    }

    private func reportLost(_ view: String, _ use: ViewUse) {
        anomalyLog.report(.lostEvent("\(view) at \(use.place)", because: "its item is no longer in the data"))
    }

    /// The item a view is about and its place, as they are now; nil if the item is gone.
    func present(_ use: ViewUse) -> (Any, any EventPosition)? {
        switch use.place {
        case .row(let path): row(use, path)
        case .section(let section): headerFooter(use, section)
        case .host: nil
        }
    }

    private func row(_ use: ViewUse, _ path: IndexPath) -> (Any, any EventPosition)? {
        if let identity = use.identity {
            guard let now = source.indexPath(of: identity, near: path) else { return nil }
            return unwrapped(source.item(at: now)).map { ($0, now) }
        }
        // A source that cannot follow its items: item and place are those of then.
        return unwrapped(use.item).map { ($0, path) }
    }

    private func headerFooter(_ use: ViewUse, _ section: Int) -> (Any, any EventPosition)? {
        guard let identity = use.identity else { return unwrapped(use.item).map { ($0, section) } }
        guard let now = source.section(of: identity) else { return nil }
        let model = use.kind == .header ? source.header(inSection: now) : source.footer(inSection: now)
        return unwrapped(model).map { ($0, now) }
    }

    /// How an event that the cell at an index path emits would be delivered: a dry run.
    public func explainViewEvent(at indexPath: IndexPath) -> Resolution? {
        dispatcher.explainViewEvent(
            CellScope.self, item: source.item(at: indexPath), view: view(.cell, at: indexPath), at: indexPath)
    }

    /// How the last event that a cell emitted was delivered, while tracing is on.
    public var lastViewEventResolution: Resolution? { dispatcher.lastViewEventResolution(of: .cell) }
}
