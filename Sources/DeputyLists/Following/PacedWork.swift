/// Does something one turn of the main actor after it was needed, once however often it was, and slows it down where doing it
/// is what makes it needed.
@MainActor
final class PacedWork {
    /// What is done.
    var perform: @MainActor () -> Void = {}
    /// Called when it brings itself about, again and again.
    var reportEndless: @MainActor () -> Void = {}
    private var isDue = false
    private var times = 0
    private var hasRested = true
    private var pace = Pace()

    /// - Parameter isPostponed: whether it could not be done just now, and should be tried a little later.
    func setNeeded(isPostponed: Bool = false) {
        guard !isDue else { return }
        isDue = true
        let step = pace.next(isQuick: !hasRested)
        Task { [weak self] in
            if step == .endless { self?.reportEndless() }
            if step != .ordinary || isPostponed { try? await Task.sleep(nanoseconds: Self.pause) }
            self?.isDue = false
            self?.perform()
        }
    }

    /// It was done, whoever asked for it: whatever needs it again within a few turns may be a consequence.
    func didPerform() {
        times += 1
        let times = times
        hasRested = false
        Task { [weak self] in
            for _ in 0..<Self.turnsOfRest { await Task.yield() }
            if let self, self.times == times { hasRested = true }
        }
    }

    /// A tenth of a second, which nobody sees as a delay.
    private static var pause: UInt64 { 100_000_000 }

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
