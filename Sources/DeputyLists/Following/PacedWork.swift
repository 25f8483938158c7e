/// Coalesces requests into one call on the next turn of the main actor, and backs off when the call keeps requesting
/// itself.
@MainActor
package final class PacedWork {
    /// The work.
    package var perform: @MainActor () -> Void = {}
    /// Called when the work keeps requesting itself.
    package var reportEndless: @MainActor () -> Void = {}
    private var isDue = false
    private var times = 0
    private var hasRested = true
    private var pace = Pace()
    private let pause: @MainActor () async -> Void

    /// - Parameter pause: the wait between calls when it backs off; a tenth of a second by default.
    package init(
        pause: @escaping @MainActor () async -> Void = { try? await Task.sleep(nanoseconds: 100_000_000) }
    ) {
        self.pause = pause
    }

    /// - Parameter isPostponed: whether the work could not be done now, and should be tried a little later.
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

    /// Notes that the work was done. A request within the next few turns may be caused by this call.
    package func didPerform() {
        times += 1
        let times = times
        hasRested = false
        Task { [weak self] in
            for _ in 0..<Self.turnsOfRest { await Task.yield() }
            if let self, self.times == times { hasRested = true }
        }
    }

    /// How many turns the consequences of a reading take: the list is updated in the next one, and lays itself out in another.
    private static var turnsOfRest: Int { 8 }
}

/// Distinguishes work that requests itself from work with other causes.
///
/// It counts turns instead of time: a model that changes with every frame is not a mistake, and a list that takes long to
/// show is not idle.
package struct Pace {
    package enum Step { case ordinary, endless, slow }

    /// Consecutive repeats before this counts as a loop.
    static let limit = 100
    private var quick = 0

    package init() {}

    /// Counts one call.
    /// - Parameter isQuick: whether it came right after the previous one.
    package mutating func next(isQuick: Bool) -> Step {
        quick = isQuick ? min(quick, Self.limit) + 1 : 0
        return quick < Self.limit ? .ordinary : quick == Self.limit ? .endless : .slow
    }
}
