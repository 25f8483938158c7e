import Deputy
import Foundation

#if canImport(Observation)
import Observation
#endif

/// Reads something now, and again one turn of the main actor after what it read has changed.
///
/// The small core of whatever follows a model: it is given what reads and what takes, and knows neither. Only the reading
/// is followed, not what comes of it. Changes of one turn are read together. Where there is no Observation (before iOS 17),
/// only ``refresh()`` reads again.
@MainActor
final class Follower {
    private let round: @MainActor (_ onChange: @escaping @Sendable () -> Void) -> Bool
    private let reportEndless: @MainActor () -> Void
    private var lifetimes: [@MainActor () -> Bool] = []
    private var readings = 0
    private var isReading = false
    private(set) var hasEnded = false
    private var pace = Pace()

    /// - Parameters:
    ///   - read: gives nil when there is nothing to be read any more.
    ///   - reportEndless: called when what comes of each reading changes what was read, again and again.
    init<Value>(
        _ read: @escaping @MainActor () -> Value?, take: @escaping @MainActor (Value) -> Void,
        reportEndless: @escaping @MainActor () -> Void
    ) {
        self.reportEndless = reportEndless
        round = { onChange in
            let value = following(read, onChange: onChange)
            if let value { take(value) }
            return value != nil
        }
    }

    /// Reads now.
    func refresh() {
        guard !hasEnded, !isReading else { return }
        guard lifetimes.allSatisfy({ $0() }) else { return end() }
        readings += 1
        let reading = readings
        isReading = true
        defer { isReading = false }
        let goesOn = round { [weak self] in
            // This comes before the change: what is new can be read a turn later.
            Task { @MainActor in self?.readAgain(after: reading) }
        }
        if !goesOn { end() }
    }

    /// Ends it when something is not so any more.
    func live(while isAlive: @escaping @MainActor () -> Bool) { lifetimes.append(isAlive) }

    func end() { hasEnded = true }

    private func readAgain(after reading: Int) {
        // What was read since then is followed itself.
        guard reading == readings else { return }
        switch pace.next(at: ProcessInfo.processInfo.systemUptime) {
        case .ordinary: return refresh()
        case .endless: reportEndless()
        case .slow: break
        }
        Task { [weak self] in
            try? await Task.sleep(nanoseconds: 100_000_000)
            self?.refresh()
        }
    }
}

/// Reads, and calls a closure before what was read changes for the first time; only reads where there is no Observation.
@MainActor
private func following<Value>(_ read: @MainActor () -> Value, onChange: @escaping @Sendable () -> Void) -> Value {
    // An SDK before iOS 17's does not have the module.
    #if canImport(Observation)
    if #available(iOS 17, tvOS 17, macOS 14, *) { return withObservationTracking(read, onChange: onChange) }
    #endif
    return read()
}

/// Tells readings that bring about one another from those that have other reasons.
package struct Pace {
    package enum Step { case ordinary, endless, slow }

    /// So many changes, each right after the reading before it, are no coincidence.
    static let limit = 100
    private var quick = 0
    private var last: Double?

    package init() {}

    /// Takes note of a change.
    package mutating func next(at time: Double) -> Step {
        let gap = last.map { time - $0 } ?? .infinity
        last = time
        // One that was slowed down stays slow until it has rested.
        quick = gap < (quick < Self.limit ? 0.02 : 0.5) ? min(quick, Self.limit) + 1 : 0
        return quick < Self.limit ? .ordinary : quick == Self.limit ? .endless : .slow
    }
}
