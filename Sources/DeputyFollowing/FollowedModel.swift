import Deputy
import DeputyLists

/// Reads something now, and again one turn of the main actor after what it read has changed.
///
/// It gets a closure that reads and one that takes the value. Only the reading is observed, not what the value causes. Changes
/// of one turn are read together. Without Observation (before iOS 17), only `refresh()` reads again.
@MainActor
final class FollowedModel: ItemProvider {
    /// Ends with its objects.
    weak var follower: Follower?
    private let work: PacedWork
    private let observer: ReadObserver
    /// Reads and takes the value; nil when it has ended.
    private var round: (@MainActor () -> Void)?
    private var isReading = false
    let answersLater = false
    /// Whether it has read nothing observable so far, where there is Observation.
    var readsNothingObservable: Bool { ObservationEnd.isObservationThere && !observer.hasReadObservable }

    /// - Parameters:
    ///   - read: returns nil when the object that it reads is gone, with which the follower has ended.
    ///   - isListActing: whether the list is being updated or asks something.
    ///   - reportEndless: called when each reading causes a change of what was read, again and again.
    init<Value>(
        _ read: @escaping @MainActor () -> Value?,
        take: @escaping @MainActor (Follower, Value) -> Void, isListActing: @escaping @MainActor () -> Bool,
        reportEndless: @escaping @MainActor () -> Void
    ) {
        let work = PacedWork()
        let observer = ReadObserver(work)
        (self.work, self.observer) = (work, observer)
        round = { [weak self] in
            // The closure may have ended it.
            if let value = observer.read(read), let follower = self?.follower, follower.isLive { take(follower, value) }
        }
        work.reportEndless = reportEndless
        work.isListActing = isListActing
        work.perform = { [weak self] in self?.refresh() }
    }

    /// Reads now if something that was read has changed, instead of a turn later.
    func readIfChanged() { work.performNow() }

    /// Reads now.
    func refresh() {
        guard let round, let follower, !isReading else { return }
        guard follower.isLive else { return follower.end() }
        isReading = true
        defer { isReading = false }
        work.causing {
            work.didPerform()
            round()
        }
    }

    func end() { round = nil }
}
