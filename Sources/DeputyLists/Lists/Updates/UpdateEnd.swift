/// Waits for the animations of an update, then does what was to be done at their end.
@MainActor
final class UpdateEnd {
    private var completions: [Completion]
    private let later: @MainActor (@escaping @MainActor () -> Void) -> Void
    private var hook: Completion?
    /// The animations that run, and the update itself.
    private var count = 1

    /// - Parameter later: runs work now, or, inside an event, when that is over.
    init(_ completions: [Completion], later: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void) {
        self.completions = completions
        self.later = later
    }

    /// Something to be called at the end of one animation, which is waited for.
    func waiting() -> @MainActor () -> Void {
        count += 1
        // A host that calls it twice ends one animation.
        let end = Completion { [self] in countDown() }
        return { end.run() }
    }

    /// Adds what is to be done at the end of changes that came to the list along with this update.
    func add(_ others: [Completion]) { completions += others }

    /// The update is over; its animations may still run.
    /// - Parameter hook: what is done at their end before anything else.
    func finish(_ hook: (@MainActor () -> Void)? = nil) {
        self.hook = hook.map(Completion.init)
        countDown()
    }

    private func countDown() {
        count -= 1
        guard count == 0 else { return }
        later { [self] in
            hook?.run()
            for completion in completions { completion.run() }
        }
    }
}

/// Something that is done once, and in any case: if nobody has run it, when the last one who could is gone.
@MainActor
final class Completion {
    private var work: (@MainActor () -> Void)?

    init(_ work: @escaping @MainActor () -> Void) { self.work = work }

    func run() {
        let work = self.work
        self.work = nil
        work?()
    }

    deinit {
        guard let work else { return }
        Task { @MainActor in work() }
    }
}
