package import Deputy

/// Something that is followed until its token ends it, or an object is gone that it lives with.
@MainActor
package class Follower {
    package let site: CallSite
    /// The part of the data that it provides; nil for all that is shown.
    private var part: ItemStore.LastingPart?
    private var lifetimes: [Lifetime] = []
    package private(set) var hasEnded = false
    /// Whether the objects live that it ends with.
    package var isLive: Bool { lifetimes.allSatisfy(\.isAlive) }

    init(_ site: CallSite) { self.site = site }

    package convenience init(at site: CallSite) { self.init(site) }

    /// Makes it provide a part of a store's data.
    func provide(_ part: ItemStore.LastingPart) { self.part = part }

    /// The part of the data that it provides, as it is now; nil if its section is gone.
    func part(in store: ItemStore) -> ItemStore.Part? { part.map { $0.now(in: store) } ?? .everything }

    /// Ends it when an object is gone.
    func live(with lifetime: Lifetime) { lifetimes.append(lifetime) }

    package func end() { hasEnded = true }

    /// - Parameter didEnd: called when the token has ended it.
    package func token(_ didEnd: @escaping @MainActor () -> Void) -> EventRegistration {
        EventRegistration(
            at: site, tie: { [weak self] in self?.live(with: $0) },
            withdraw: { [weak self] in
                self?.end()
                didEnd()
            })
    }
}

/// Reads something now, and again one turn of the main actor after what it read has changed.
///
/// It gets a closure that reads and one that takes the value. Only the reading is observed, not what the value causes. Changes
/// of one turn are read together. Without Observation (before iOS 17), only ``refresh()`` reads again.
@MainActor
final class ModelFollower: Follower {
    private let work: PacedWork
    private let observer: ReadObserver
    /// Reads and takes the value; returns false when nothing is left to read. Nil when it has ended.
    private var round: (@MainActor () -> Bool)?
    private var isReading = false
    /// Whether it has read nothing observable so far, where there is Observation.
    var readsNothingObservable: Bool { ObservationEnd.isObservationThere && !observer.hasReadObservable }

    /// - Parameters:
    ///   - read: returns nil when nothing is left to read.
    ///   - isListActing: whether the list is being updated or asks something.
    ///   - reportEndless: called when each reading causes a change of what was read, again and again.
    init<Value>(
        at site: CallSite, _ read: @escaping @MainActor () -> Value?,
        take: @escaping @MainActor (Value) -> Void, isListActing: @escaping @MainActor () -> Bool,
        reportEndless: @escaping @MainActor () -> Void
    ) {
        let work = PacedWork()
        let observer = ReadObserver(work)
        (self.work, self.observer) = (work, observer)
        super.init(site)
        round = {
            let value = observer.read(read)
            if let value { take(value) }
            return value != nil
        }
        work.reportEndless = reportEndless
        work.isListActing = isListActing
        work.perform = { [weak self] in self?.refresh() }
    }

    /// Reads now if something that was read has changed, instead of a turn later.
    func readIfChanged() { work.performNow() }

    /// Reads now.
    func refresh() {
        guard let round, !isReading else { return }
        guard isLive else { return end() }
        isReading = true
        defer { isReading = false }
        let isThere = work.causing {
            work.didPerform()
            return round()
        }
        if !isThere { end() }
    }

    override func end() {
        super.end()
        round = nil
    }
}

/// Takes what a sequence brings, until it ends; it ends with the store.
@MainActor
final class SequenceFollower: Follower {
    var task: Task<Void, Never>?

    deinit {
        guard let task else { return }
        // Cancelling a sequence runs a user's code, which may be in the middle of releasing the store.
        Task { @MainActor in task.cancel() }
    }
}
