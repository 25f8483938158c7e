/// Waits for the animations of an update, then calls the completions.
@MainActor
final class UpdateEnd {
    private var completions: [Completion]
    private let later: @MainActor (@escaping @MainActor () -> Void) -> Void
    /// The number of running animations, plus one for the update itself.
    private var count = 1

    /// - Parameter later: runs work now, or, inside an event, when that is over.
    init(_ completions: [Completion], later: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void) {
        self.completions = completions
        self.later = later
    }

    /// A closure to call at the end of one animation; the completions wait for it.
    func waiting() -> @MainActor () -> Void {
        count += 1
        // A host that calls it twice ends one animation.
        let end = Completion { [self] in countDown() }
        return { end.run() }
    }

    /// Adds the completions of changes that reached the list together with this update.
    func add(_ others: [Completion]) { completions += others }

    /// Takes the completions of an update that the list did not take.
    func withdraw() -> [Completion] {
        defer { completions = [] }
        return completions
    }

    /// Called when the update is over; its animations may still run.
    /// - Parameter hook: called at their end, before the completions.
    func finish(_ hook: (@MainActor () -> Void)? = nil) {
        if let hook { completions.insert(Completion(hook), at: 0) }
        countDown()
    }

    private func countDown() {
        count -= 1
        guard count == 0, !completions.isEmpty else { return }
        later { [self] in for completion in completions { completion.run() } }
    }
}

/// A closure that is called exactly once: if it was not called before, when its last owner is released.
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
