/// Coalesces requests into one call on the next turn of the main actor, and backs off when the call keeps requesting
/// itself.
///
/// A request that others make is never slowed down, however often they do: only what the work causes itself counts. Code that
/// runs in the work, and each task that is started there, knows that it does (``Cause``). What the list asks and shows at a time of
/// its own choosing counts where it comes soon after the work.
@MainActor
package final class PacedWork {
    /// The work.
    package var perform: @MainActor () -> Void = {}
    /// Called when the work keeps requesting itself.
    package var reportEndless: @MainActor () -> Void = {}
    /// Whether the list is being updated or asks something, so that a request may be caused by what it shows.
    package var isListActing: @MainActor () -> Bool = { false }
    private var isDue = false
    /// Whether something that the work has caused is among the requests since it was done.
    private var isOwnRequest = false
    /// Whether it was requested since it was done.
    private var isRequested = false
    private let number: Int
    private var times = 0
    /// How many turns there are until the consequences of the last time are over.
    private var turnsLeft = 0
    private var isResting = false
    private var pace = Pace()
    private let pause: @MainActor () async -> Void
    private static var count = 0

    /// - Parameter pause: the wait between calls when it backs off; a tenth of a second by default.
    package init(
        pause: @escaping @MainActor () async -> Void = { try? await Task.sleep(nanoseconds: 100_000_000) }
    ) {
        self.pause = pause
        Self.count += 1
        number = Self.count
    }

    package func setNeeded() {
        if isCausedByItself { isOwnRequest = true }
        isRequested = true
        guard !isDue else { return }
        isDue = true
        Task { [weak self, pause] in
            let step = self?.takeStep() ?? .ordinary
            if step != .ordinary { await pause() }
            self?.isDue = false
            self?.doWork()
        }
    }

    /// Does what was requested now instead of a turn later, unless it keeps requesting itself.
    package func performNow() {
        guard isRequested, !pace.isSlow else { return }
        _ = takeStep()
        doWork()
    }

    private func doWork() {
        guard isRequested else { return }
        isRequested = false
        causing { perform() }
    }

    /// Runs code as a part of the work, so that what it changes is known to be caused by it.
    package func causing<Result>(_ body: () -> Result) -> Result {
        Cause.current.withValue(Cause.current.get().adding(number, time: times + 1), operation: body)
    }

    /// Notes that the work was done. A request within the next few turns may be caused by this call.
    package func didPerform() {
        times += 1
        turnsLeft = Self.turnsOfRest
        // One task however often the work is done, because each takes as many turns.
        guard !isResting else { return }
        isResting = true
        Task { [weak self] in
            while self?.restOneTurn() == true { await Task.yield() }
        }
    }

    private func restOneTurn() -> Bool {
        turnsLeft -= 1
        isResting = turnsLeft > 0
        return isResting
    }

    /// Whether the code that runs now was caused by one of the last times that the work was done. A task that was once started there
    /// and goes on, such as one that receives messages, is soon one of the others.
    private var isCausedByItself: Bool {
        if let time = Cause.current.get().time(of: number) { return time > times - Self.turnsOfRest }
        return turnsLeft > 0 && isListActing()
    }

    private func takeStep() -> Pace.Step {
        // It was done meanwhile.
        guard isRequested else { return .ordinary }
        defer { isOwnRequest = false }
        let step = pace.next(isQuick: isOwnRequest)
        if step == .endless { reportEndless() }
        return step
    }

    /// How many turns the consequences of a reading take: the list is updated in the next one, and lays itself out in another.
    private static var turnsOfRest: Int { 8 }
}

/// What has caused the code that runs now: works that are under way, or have started the task that it belongs to.
struct Cause: Sendable {
    // Tasks inherit it, so it reaches the update that a change asks for, and what handlers start. `@TaskLocal` would write the same,
    // but is no macro in older SDKs, and then is refused as a variable that threads share.
    static let current = TaskLocal(wrappedValue: Cause())
    private var times: [(work: Int, time: Int)] = []

    /// The time of a work; nil if that is no cause.
    func time(of work: Int) -> Int? { times.first { $0.work == work }?.time }

    /// With another cause. Those of long ago are forgotten: works that cause one another may come and go.
    func adding(_ work: Int, time: Int) -> Cause {
        var cause = self
        cause.times = cause.times.filter { $0.work != work }.suffix(15) + [(work, time)]
        return cause
    }
}

/// Distinguishes work that requests itself from work with other causes.
///
/// It counts causes instead of time: a model that changes a thousand times a second is not a mistake, and a list that takes long
/// to show is not idle.
package struct Pace {
    package enum Step { case ordinary, endless, slow }

    /// Consecutive repeats before this counts as a loop.
    static let limit = 100
    private var quick = 0

    package init() {}

    /// Whether calls are slowed down.
    var isSlow: Bool { quick >= Self.limit }

    /// Counts one call.
    /// - Parameter isQuick: whether it was requested by the previous one.
    package mutating func next(isQuick: Bool) -> Step {
        quick = isQuick ? min(quick, Self.limit) + 1 : 0
        return quick < Self.limit ? .ordinary : quick == Self.limit ? .endless : .slow
    }
}
