/// Reads something now, and again one turn of the main actor after what it read has changed.
///
/// It gets a closure that reads and one that takes the value. Only the reading is observed, not what the value causes. Changes
/// of one turn are read together. Without Observation (before iOS 17), only ``refresh()`` reads again.
@MainActor
final class Follower {
    private let observer: ReadObserver
    private let work: PacedWork
    /// Reads and takes the value; returns false when nothing is left to read. Nil when it has ended.
    private var round: (@MainActor () -> Bool)?
    private var lifetimes: [@MainActor () -> Bool] = []
    private var isReading = false
    var hasEnded: Bool { round == nil }
    /// Whether it may read again: it has not ended, and the objects it ends with live.
    var isLive: Bool { !hasEnded && lifetimes.allSatisfy { $0() } }
    /// Whether it has read nothing observable so far.
    var readsNothingObservable: Bool { observer.hasReadNothingObservable }
    /// The part of the data that it provides.
    let part: ItemStore.Part
    let site: CallSite

    /// - Parameters:
    ///   - part: the part of the data that it provides.
    ///   - read: returns nil when nothing is left to read.
    ///   - isListActing: whether the list is being updated or asks something.
    ///   - reportEndless: called when each reading causes a change of what was read, again and again.
    init<Value>(
        _ part: ItemStore.Part, at site: CallSite, _ read: @escaping @MainActor () -> Value?,
        take: @escaping @MainActor (Value) -> Void, isListActing: @escaping @MainActor () -> Bool,
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
        work.isListActing = isListActing
        work.perform = { [weak self] in
            // It may have been read again since then.
            if let self, self.observer.hasChanged { refresh() }
        }
    }

    /// Reads now if something that was read has changed, instead of a turn later.
    func readIfChanged() { work.performNow() }

    /// Reads now.
    func refresh() {
        guard let round, !isReading else { return }
        guard lifetimes.allSatisfy({ $0() }) else { return end() }
        isReading = true
        defer { isReading = false }
        let isThere = work.causing {
            work.didPerform()
            return round()
        }
        if !isThere { end() }
    }

    /// Ends it when a condition is no longer true.
    func live(while isAlive: @escaping @MainActor () -> Bool) { lifetimes.append(isAlive) }

    func end() {
        round = nil
        observer.stop()
    }
}
