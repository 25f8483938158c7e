/// Does something one turn of the main actor after it was needed, once however often it was, and slows it down where doing it
/// is what makes it needed.
@MainActor
package final class PacedWork {
    /// What is done.
    package var perform: @MainActor () -> Void = {}
    /// Called when it brings itself about, again and again.
    package var reportEndless: @MainActor () -> Void = {}
    private var isDue = false
    private var times = 0
    private var hasRested = true
    private var pace = Pace()
    private let pause: @MainActor () async -> Void

    /// - Parameter pause: what is waited for when it is slowed down; a tenth of a second, which nobody sees as a delay.
    package init(
        pause: @escaping @MainActor () async -> Void = { try? await Task.sleep(nanoseconds: 100_000_000) }
    ) {
        self.pause = pause
    }

    /// - Parameter isPostponed: whether it could not be done just now, and should be tried a little later.
    package func setNeeded(isPostponed: Bool = false) {
        guard !isDue else { return }
        isDue = true
        let step = pace.next(isQuick: !hasRested)
        Task { [weak self, pause] in
            if step == .endless { self?.reportEndless() }
            if step != .ordinary || isPostponed { await pause() }
            self?.isDue = false
            self?.perform()
        }
    }

    /// It was done, whoever asked for it: whatever needs it again within a few turns may be a consequence.
    package func didPerform() {
        times += 1
        let times = times
        hasRested = false
        Task { [weak self] in
            for _ in 0..<Self.turnsOfRest { await Task.yield() }
            if let self, self.times == times { hasRested = true }
        }
    }

    /// What a reading brings about takes some turns: the list is told in the next one, and lays itself out in another.
    private static var turnsOfRest: Int { 8 }
}

/// Tells work that brings itself about from work that has other reasons.
///
/// By turns and not by a clock: a model that changes with every frame is nobody's mistake, and a list that takes long to show
/// is no rest.
package struct Pace {
    package enum Step { case ordinary, endless, slow }

    /// So many times, each right after the one before, are no coincidence.
    static let limit = 100
    private var quick = 0

    package init() {}

    /// Takes note of one time.
    /// - Parameter isQuick: whether it came right after the one before.
    package mutating func next(isQuick: Bool) -> Step {
        quick = isQuick ? min(quick, Self.limit) + 1 : 0
        return quick < Self.limit ? .ordinary : quick == Self.limit ? .endless : .slow
    }
}
