/// Reads something now, and again one turn of the main actor after what it read has changed.
///
/// It is given what reads and what takes, and knows neither. Only the reading is followed, not what comes of it. Changes of
/// one turn are read together. Where there is no Observation (before iOS 17), only ``refresh()`` reads again.
@MainActor
final class Follower {
    private let tracker: ChangeTracker
    /// Reads and takes; false when there is nothing to be read any more. Nil when it has ended.
    private var round: (@MainActor () -> Bool)?
    private var lifetimes: [@MainActor () -> Bool] = []
    private var isReading = false
    var hasEnded: Bool { round == nil }

    /// - Parameters:
    ///   - read: gives nil when there is nothing to be read any more.
    ///   - reportEndless: called when what comes of each reading changes what was read, again and again.
    init<Value>(
        _ read: @escaping @MainActor () -> Value?, take: @escaping @MainActor (Value) -> Void,
        reportEndless: @escaping @MainActor () -> Void
    ) {
        let tracker = ChangeTracker(reportEndless: reportEndless)
        self.tracker = tracker
        round = {
            let value = tracker.read(read)
            if let value { take(value) }
            return value != nil
        }
        tracker.onChange = { [weak self] in self?.refresh() }
    }

    /// Reads now.
    func refresh() {
        guard let round, !isReading else { return }
        guard lifetimes.allSatisfy({ $0() }) else { return end() }
        isReading = true
        defer { isReading = false }
        tracker.begin()
        if !round() { end() }
    }

    /// Ends it when something is not so any more.
    func live(while isAlive: @escaping @MainActor () -> Bool) { lifetimes.append(isAlive) }

    func end() {
        round = nil
        tracker.stop()
    }
}
