import Deputy
import DeputyLists

/// Follows the binder's list, which keeps it, and the manager the list: so it holds the binder weakly.
@MainActor
final class BinderObserver<Kit: ListKit, Section: Hashable>: ListObserver {
    private weak var binder: SectionBinder<Kit, Section>?

    init(_ binder: SectionBinder<Kit, Section>) { self.binder = binder }

    #if EXPLANATIONS
    func findings() -> [Anomaly] { binder?.findings() ?? [] }
    #endif
    var noItemBecause: String? { binder?.isUnfinished == true ? "finish() was not called on the binder" : nil }

    func readChanges() { binder?.liveTracker?.work.performIfPending() }

    func listAsks() {
        if let binder, let list = binder.manager.list, Kit.isOnScreen(list) { binder.reportUnfinished() }
    }

    func didUpdate() { listAsks() }
}
