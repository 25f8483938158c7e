/// Reads something now, and again one turn of the main actor after what it read has changed.
///
/// It is given what reads and what takes, and knows neither. Only the reading is followed, not what comes of it. Changes of
/// one turn are read together. Where there is no Observation (before iOS 17), only ``refresh()`` reads again.
@MainActor
final class Follower {
    private let observer: ReadObserver
    private let work: PacedWork
    /// Reads and takes; false when there is nothing to be read any more. Nil when it has ended.
    private var round: (@MainActor () -> Bool)?
    private var lifetimes: [@MainActor () -> Bool] = []
    private var isReading = false
    var hasEnded: Bool { round == nil }
    /// Whether it will read again: what it lives with is there.
    var isLive: Bool { !hasEnded && lifetimes.allSatisfy { $0() } }
    /// Whether it has read nothing so far that could tell of a change.
    var readsNothingObservable: Bool { observer.hasReadNothingObservable }
    /// What it gives of the data.
    let part: ItemStore.Part
    let site: CallSite

    /// - Parameters:
    ///   - part: what it gives of the data.
    ///   - read: gives nil when there is nothing to be read any more.
    ///   - reportEndless: called when what comes of each reading changes what was read, again and again.
    init<Value>(
        _ part: ItemStore.Part, at site: CallSite, _ read: @escaping @MainActor () -> Value?,
        take: @escaping @MainActor (Value) -> Void,
        reportEndless: @escaping @MainActor () -> Void
    ) {
        self.part = part
        self.site = site
        let work = PacedWork()
        self.work = work
        let observer = ReadObserver { [weak work] in work?.setNeeded() }
        self.observer = observer
        round = {
            let value = observer.read(read)
            if let value { take(value) }
            return value != nil
        }
        work.reportEndless = reportEndless
        work.perform = { [weak self] in
            // It may have been read again since then.
            if let self, self.observer.hasChanged { refresh() }
        }
    }

    /// Reads now.
    func refresh() {
        guard let round, !isReading else { return }
        guard lifetimes.allSatisfy({ $0() }) else { return end() }
        isReading = true
        defer { isReading = false }
        work.didPerform()
        if !round() { end() }
    }

    /// Ends it when something is not so any more.
    func live(while isAlive: @escaping @MainActor () -> Bool) { lifetimes.append(isAlive) }

    func end() {
        round = nil
        observer.stop()
    }
}
