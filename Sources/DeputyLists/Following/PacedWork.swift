/// Coalesces requests into one call on the next turn of the main actor, and backs off when the call keeps requesting
/// itself.
///
/// Two things are counted. A request counts as the work's own if it is made soon after the work, while a work is done or a list acts on
/// it: a hundred of these in a row are an endless loop. A loop through tasks looks like a model that others change often, which is
/// no mistake: it is one when the main actor had no rest between the works ten thousand times, which no screen can show.
@MainActor
package final class PacedWork {
    /// The work.
    package var perform: @MainActor () -> Void = {}
    /// Called when the work keeps requesting itself.
    package var reportEndless: @MainActor () -> Void = {}
    /// Whether the list is being updated or asks something, so that a request may be caused by what it shows.
    package var isListActing: @MainActor () -> Bool = { false }
    private var isDue = false
    /// Whether it was requested since it was done.
    private var isRequested = false
    /// Whether one of these requests is its own, and whether they came soon after it was done.
    private var (isOwnRequest, isSoon) = (false, false)
    /// How many turns there are until the consequences of the last time are over.
    private var turnsLeft = 0
    private var own = Pace()
    private var restless: Pace
    private let pause: @MainActor () async -> Void
    /// The works whose consequences are not over. One list may cause what another one reads.
    private static var recent: [PacedWork] = []
    private static var isResting = false
    /// How many works are being done, one within the other.
    private static var depth = 0

    /// - Parameters:
    ///   - most: how often it is done without a rest before this counts as a loop.
    ///   - pause: the wait between calls when it backs off; a tenth of a second by default.
    package init(
        withoutRest most: Int = 10_000,
        pause: @escaping @MainActor () async -> Void = { try? await Task.sleep(nanoseconds: 100_000_000) }
    ) {
        restless = Pace(limit: most)
        self.pause = pause
    }

    package func setNeeded() {
        noteRequest()
        guard !isDue else { return }
        isDue = true
        Task { [weak self, pause] in
            let step = self?.takeStep() ?? .ordinary
            if step != .ordinary { await pause() }
            self?.isDue = false
            self?.doWork()
        }
    }

    /// Notes that it is requested, where another schedules it.
    func noteRequest() {
        if turnsLeft > 0 {
            isSoon = true
            isOwnRequest = isOwnRequest || Self.depth > 0 || Self.recent.contains { $0.isListActing() }
        }
        isRequested = true
    }

    /// Does what was requested now instead of a turn later, unless it keeps requesting itself.
    package func performNow() {
        guard isRequested, !own.isSlow, !restless.isSlow else { return }
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
        Self.depth += 1
        defer { Self.depth -= 1 }
        return body()
    }

    /// Notes that the work was done: what was requested is no longer needed. A request within the next few turns may be caused by this
    /// call.
    package func didPerform() {
        isRequested = false
        if turnsLeft == 0 { Self.recent.append(self) }
        turnsLeft = Self.turnsOfRest
        // One task for all works, however often they are done.
        guard !Self.isResting else { return }
        Self.isResting = true
        Task { while Self.restOneTurn() { await Task.yield() } }
    }

    private static func restOneTurn() -> Bool {
        for work in recent { work.turnsLeft -= 1 }
        recent.removeAll { $0.turnsLeft == 0 }
        isResting = !recent.isEmpty
        return isResting
    }

    /// Counts the request that is due.
    func takeStep() -> Pace.Step {
        // It was done meanwhile.
        guard isRequested else { return .ordinary }
        defer { (isOwnRequest, isSoon) = (false, false) }
        let steps = [own.next(isQuick: isOwnRequest), restless.next(isQuick: isSoon)]
        if steps.contains(.endless) { reportEndless() }
        return steps.first { $0 != .ordinary } ?? .ordinary
    }

    /// How many turns the consequences of a reading take: the list is updated in the next one, and lays itself out in another.
    private static var turnsOfRest: Int { 8 }
}

/// Distinguishes work that requests itself from work with other causes, by counting.
///
/// It counts causes instead of time: a list that takes long to show is not idle.
package struct Pace {
    package enum Step { case ordinary, endless, slow }

    /// Consecutive repeats before this counts as a loop.
    private let limit: Int
    private var quick = 0

    package init(limit: Int = 100) { self.limit = limit }

    /// Whether calls are slowed down.
    var isSlow: Bool { quick >= limit }

    /// Counts one call.
    /// - Parameter isQuick: whether it was requested by the previous one.
    package mutating func next(isQuick: Bool) -> Step {
        quick = isQuick ? min(quick, limit) + 1 : 0
        return quick < limit ? .ordinary : quick == limit ? .endless : .slow
    }
}
