import DeputyHeadless
import Foundation

extension ActingRig {
    /// Registers a closure wherever a manager takes one.
    func registerClosures(on manager: ListManager<Kit>) {
        let act: @MainActor (String) -> Void = { [weak self] in self?.act(in: $0) }
        tokens.append(manager.on(model: Thing.self).willDisplay.withoutCell { _, _ in act("willDisplay") })
        tokens.append(manager.on(model: Thing.self).didEndDisplaying.withoutCell { _, _ in act("didEndDisplaying") })
        tokens.append(manager.on(model: Thing.self).didHighlight.withoutCell { _, _ in act("didHighlight") })
        tokens.append(manager.on(model: Thing.self).prefetch { _, _ in act("prefetch") })
        tokens.append(manager.on(model: Thing.self).cancelPrefetch { _, _ in act("cancelPrefetch") })
        tokens.append(
            manager.on(model: Thing.self).shouldHighlight.withoutCell { _, _ in
                act("shouldHighlight")
                return true
            })
        if let object {
            tokens.append(manager.on(model: Thing.self).didUnhighlight.withoutCell(weak: object) { _, _, _ in act("didUnhighlight") })
        }
        manager.willUpdate = { _ in act("willUpdate") }
        manager.didUpdate = { _ in act("didUpdate") }
        manager.didEndAnimations = { _ in act("didEndAnimations") }
        manager.isTracing = true
        manager.onResolution = { _ in act("onResolution") }
        owner = RowsOwner()
        manager.owner = owner
        let delegate = ActingUpdateDelegate { act("apply") }
        delegates.append(delegate)
        manager.updateDelegate = delegate
    }
}

/// Decides about updates, and does something before.
final class ActingUpdateDelegate: ListUpdateDelegate {
    private let act: @MainActor () -> Void
    init(_ act: @escaping @MainActor () -> Void) { self.act = act }

    func apply(_ update: ListUpdate) {
        act()
        update.apply()
    }
}
