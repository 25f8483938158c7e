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
                dispatcher.nested { namingCurrentSections { body(mapping, item, place) } }
            }
        }
    }

    /// The item a view is about and its place, as they are now; nil if the item is gone.
    func present(_ use: _ViewUse) -> (Any, EventLocation)? {
        guard let place = place(of: use) else { return nil }
        return unwrapped(use.subject == nil ? use.item : current.model(use.kind, at: place)).map { ($0, place) }
    }

    /// Where the data has what a view is about; nil if that is gone.
    func place(of use: _ViewUse) -> EventLocation? {
        current.path(of: use).map { use.kind == .cell ? .row($0) : Kit.supplementaryPosition($0).place }
    }
}

extension _ManagerLink: ViewEventCarrying {
    func carry(_ event: Any, from view: AnyObject, use: _ViewUse) { core?.carry(event, from: view, use: use) }

    func perform(_ use: _ViewUse, _ body: @escaping @MainActor (Any, EventLocation) -> Void) {
        core?.perform(use, body)
    }
}

/// Beginning and ending the scopes of uses.
extension ListCore {
    /// Announces the events of appearing and leaving views that have scopes, because a scope must end when its view leaves.
    /// - Parameter kinds: the kinds whose views have scopes.
    func follow(_ kinds: [ViewKind]) {
        let needed = kinds.flatMap { kind in
            [ViewMoment.appearing, .disappearing].compactMap { dispatcher.catalogue.notice($0, of: kind) }
        }
        dispatcher.batch {
            for event in requiredForScopes { dispatcher.stopRequiring(event, because: Self.scopes) }
            for event in needed { dispatcher.require(event, because: Self.scopes) }
        }
        requiredForScopes = needed
        hasScopes = !kinds.isEmpty
        uses.endScopes()
    }

    private static var scopes: String { "the scopes of uses" }

    /// Begins a use, after its view was filled.
    func begin(_ use: _ViewUse, of view: AnyObject, at place: EventLocation) {
        guard let mapping = use.mapping, use.scope != nil || mapping.hasScopes, use.isLive, let item = use.item else {
            return
        }
        use.scope = mapping.beginUse(of: view, item: item, at: place)
        // A closure that was called may have ended the use.
        if !use.isLive || !mapping.hasScopes { use.scope?.end() }
    }

    /// Begins a use again when its view comes back on screen without having been filled.
    func resume(_ use: _ViewUse, of view: AnyObject, at place: EventLocation) {
        guard use.scope?.hasEnded == true else { return }
        dispatcher.nested { begin(use, of: view, at: place) }
    }
}

/// The uses of views that read models while they were filled, and which of these models have changed.
///
/// Nothing is stored for views that read none, and they cost next to nothing: until a view reads something observable for the
/// first time, each filling is only checked for it.
@MainActor
final class FollowedUses {
    private let uses: LiveUses
    private var readsModels = false
    private var changed: [_ViewUse] = []
    let work = TurnWork()

    /// - Parameter fillAgain: fills views again.
    init(_ uses: LiveUses, _ dispatcher: AnyDispatcher, fillAgain: @escaping @MainActor () -> Void) {
        self.uses = uses
        work.onTurn = fillAgain
        #if EXPLANATIONS
        work.reportEndless = { [weak self, weak dispatcher] in
            guard let use = self?.changed.last else { return }
            dispatcher?.log.report(ListAnomaly.endlessFilling, at: use.mapping?.site)
        }
        #endif
    }

    /// Runs a closure that makes a view or fills it, and follows what it reads, until ``_ViewUse/stopFollowing()``.
    func following<Result>(_ use: _ViewUse, _ fill: () -> Result) -> Result {
        if readsModels { return observer(of: use).readOn(fill) }
        return observing(until: nil, fill, onChange: observer(of: use).changeOfReading())
    }

    private func observer(of use: _ViewUse) -> ReadObserver {
        if let observer = use.observer { return observer }
        readsModels = true
        let observer = ReadObserver(for: use) { [weak self, weak use] isByOtherThread in
            guard let self, let use else { return }
            // The item may have another use by now, which has read the old value.
            let uses = isByOtherThread ? self.uses.current(insteadOf: use) : [use]
            guard !uses.isEmpty else { return }
            for other in uses { other.observer?.noteChange() }
            changed += uses
            work.setNeeded()
        }
        use.observer = observer
        return observer
    }

    /// The uses whose views show outdated content, each once.
    func takeChanged() -> [_ViewUse] {
        var seen: Set<ObjectIdentifier> = []
        defer { changed = [] }
        return changed.filter { $0.observer?.hasChanged == true && seen.insert(ObjectIdentifier($0)).inserted }
    }
}
