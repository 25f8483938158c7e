/// The uses of views that read models while they were filled: it knows which of these models have changed.
///
/// Nothing is kept for views that read none, and they cost next to nothing: until a view reads something observable for the
/// first time, each filling is only asked whether it did.
@MainActor
final class FollowedUses {
    /// Has views filled again.
    var fillAgain: @MainActor () -> Void = {}
    /// Called when filling views changes what they read, again and again.
    var reportEndless: @MainActor (UseContent) -> Void = { _ in }
    /// Finds the uses that show what one has shown, by now.
    var usesNow: @MainActor (UseContent) -> [UseContent] = { [$0] }
    private var readsModels = false
    private var changed: [(content: UseContent, filling: Int)] = []
    private let work = PacedWork()

    init() {
        work.perform = { [weak self] in self?.fillAgain() }
        work.reportEndless = { [weak self] in
            if let self, let content = changed.last?.content { reportEndless(content) }
        }
    }

    /// Runs what fills a view, and follows what it reads.
    func following<Result>(_ content: UseContent, _ fill: () -> Result) -> Result {
        if readsModels, content.end == nil { content.end = ObservationEnd() }
        return observing(until: content.end, fill, onChange: change(of: content))
    }

    /// Something was read: what to do when it changes.
    private func change(of content: UseContent) -> @Sendable () -> Void {
        readsModels = true
        let filling = content.filling
        return { [weak self, weak content] in
            // Kept for as long as another thread takes for its change: the item may have another use by then, which has read
            // what was there before.
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

    /// The uses whose views show what is no longer so, each once.
    func takeChanged() -> [UseContent] {
        let due = changed.filter { $0.content.filling == $0.filling }.map(\.content)
        changed = []
        if !due.isEmpty { work.didPerform() }
        var seen: Set<ObjectIdentifier> = []
        return due.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// Has views filled again later, as the list cannot be told at the moment.
    func postpone() { work.setNeeded(isPostponed: true) }
}
