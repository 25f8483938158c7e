/// The uses of views that read models while they were filled, and which of these models have changed.
///
/// Nothing is stored for views that read none, and they cost next to nothing: until a view reads something observable for the
/// first time, each filling is only checked for it.
@MainActor
final class FollowedUses {
    /// Called to fill views again.
    var fillAgain: @MainActor () -> Void = {}
    /// Called when filling views changes what they read, again and again.
    var reportEndless: @MainActor (UseContent) -> Void = { _ in }
    /// Finds the current uses of the item or section that a use showed.
    var usesNow: @MainActor (UseContent) -> [UseContent] = { [$0] }
    private var readsModels = false
    private var changed: [UseContent] = []
    private let work = PacedWork()

    /// - Parameter isListActing: whether the list is being updated or asks something.
    init(isListActing: @escaping @MainActor () -> Bool) {
        work.isListActing = isListActing
        work.perform = { [weak self] in self?.fillAgain() }
        work.reportEndless = { [weak self] in
            if let self, let content = changed.last { reportEndless(content) }
        }
    }

    /// Runs a closure that makes a view or fills it, and follows what it reads, until ``UseContent/stopFollowing()``.
    func following<Result>(_ content: UseContent, _ fill: () -> Result) -> Result {
        if readsModels { return observer(of: content).readOn(fill) }
        return observing(until: nil, fill, onChange: observer(of: content).changeOfReading())
    }

    private func observer(of content: UseContent) -> ReadObserver {
        if let observer = content.observer { return observer }
        readsModels = true
        let observer = ReadObserver(for: content) { [weak self, weak content] isByOtherThread in
            guard let self, let content else { return }
            // The item may have another use by now, which has read the old value.
            let uses = isByOtherThread ? usesNow(content) : [content]
            guard !uses.isEmpty else { return }
            for use in uses { use.observer?.noteChange() }
            changed += uses
            work.setNeeded()
        }
        content.observer = observer
        return observer
    }

    /// The uses whose views show outdated content, each once.
    func takeChanged() -> [UseContent] {
        var seen: Set<ObjectIdentifier> = []
        let due = changed.filter { $0.observer?.hasChanged == true && seen.insert(ObjectIdentifier($0)).inserted }
        changed = []
        if !due.isEmpty { work.didPerform() }
        return due
    }
}
