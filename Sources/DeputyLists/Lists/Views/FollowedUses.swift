import Deputy

/// The uses of views that read models while they were filled, and which of these models have changed.
///
/// Nothing is stored for views that read none, and they cost next to nothing: until a view reads something observable for the
/// first time, each filling is only checked for it.
@MainActor
final class FollowedUses {
    private let uses: LiveUses
    private var readsModels = false
    private var changed: [_ViewUse] = []
    /// The uses to be filled again although nothing that they read has changed.
    private var others: [_ViewUse] = []
    private let work = PacedWork()

    /// - Parameter fillAgain: fills views again.
    init(_ uses: LiveUses, _ dispatcher: AnyDispatcher, fillAgain: @escaping @MainActor () -> Void) {
        self.uses = uses
        work.isListActing = { [weak dispatcher] in dispatcher?.isIdle == false }
        work.perform = fillAgain
        work.reportEndless = { [weak self, weak dispatcher] in
            guard let use = self?.changed.last else { return }
            dispatcher?.log.report(ListAnomaly.endlessFilling, at: use.mapping?.site)
        }
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

    /// Has a use be taken with the changed ones.
    func add(_ use: _ViewUse) { others.append(use) }

    /// The uses whose views show outdated content, each once.
    func takeChanged() -> [_ViewUse] {
        var seen: Set<ObjectIdentifier> = []
        let due = (changed.filter { $0.observer?.hasChanged == true } + others)
            .filter { seen.insert(ObjectIdentifier($0)).inserted }
        (changed, others) = ([], [])
        if !due.isEmpty { work.didPerform() }
        return due
    }
}
