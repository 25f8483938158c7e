/// The uses of views that read models while they were filled, and which of these models have changed.
///
/// Nothing is stored for views that read none, and they cost next to nothing: until a view reads something observable for the
/// first time, each filling is only checked for it.
@MainActor
final class FollowedUses {
    /// Called to fill views again.
    var fillAgain: @MainActor () -> Void = {}
    /// Called when filling views changes what they read, again and again.
    var reportEndless: @MainActor (_ViewUse) -> Void = { _ in }
    /// Whether the list is being updated or asks something.
    var isListActing: @MainActor () -> Bool = { false }
    /// Finds the current uses of the item or section that a use showed.
    var usesNow: @MainActor (_ViewUse) -> [_ViewUse] = { [$0] }
    private var readsModels = false
    private var changed: [(content: _ViewUse, filling: Int)] = []
    private let work = PacedWork()

    init() {
        work.perform = { [weak self] in self?.fillAgain() }
        work.isListActing = { [weak self] in self?.isListActing() ?? false }
        work.reportEndless = { [weak self] in
            if let self, let content = changed.last?.content { reportEndless(content) }
        }
    }

    /// Runs the closure that fills a view, and follows what it reads.
    func following<Result>(_ content: _ViewUse, _ fill: () -> Result) -> Result {
        if readsModels, content.end == nil { content.end = ObservationEnd() }
        return observing(until: content.end, fill, onChange: change(of: content))
    }

    /// The closure to call when something that was read changes.
    private func change(of content: _ViewUse) -> @Sendable () -> Void {
        readsModels = true
        let filling = content.filling
        return { [weak self, weak content] in
            // Kept until another thread has made its change: the item may have another use then, which has read
            // the old value.
            let content = content
            afterChange { isOnMainActor in
                guard let self, let content, content.filling == filling || !isOnMainActor else { return }
                let uses = isOnMainActor ? [content] : self.usesNow(content)
                guard !uses.isEmpty else { return }
                self.changed += uses.map { ($0, $0.filling) }
                self.work.setNeeded()
            }
        }
    }

    /// Has a use be taken with the changed ones.
    func add(_ content: _ViewUse) { changed.append((content, content.filling)) }

    /// The uses whose views show outdated content, each once.
    func takeChanged() -> [_ViewUse] {
        let due = changed.filter { $0.content.filling == $0.filling }.map(\.content)
        changed = []
        if !due.isEmpty { work.didPerform() }
        var seen: Set<ObjectIdentifier> = []
        return due.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }
}
