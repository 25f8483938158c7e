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
    private let work: TurnWork
    private let observer: ReadObserver
    /// Reads and takes the value; nil when it has ended.
    private var round: (@MainActor () -> Void)?
    private var isReading = false
    let answersLater = false
    /// Whether it has read nothing observable so far, where there is Observation.
    var readsNothingObservable: Bool { ObservationEnd.isObservationThere && !observer.hasReadObservable }

    /// - Parameters:
    ///   - read: returns nil when the object that it reads is gone, with which the follower has ended.
    init<Value>(
        _ read: @escaping @MainActor () -> Value?, take: @escaping @MainActor (Follower, Value) -> Void
    ) {
        let work = TurnWork()
        let observer = ReadObserver(work)
        (self.work, self.observer) = (work, observer)
        round = { [weak self] in
            // The closure may have ended it.
            if let value = observer.read(read), let follower = self?.follower, follower.isLive { take(follower, value) }
        }
        work.onTurn = { [weak self] in self?.refresh() }
    }

    /// Reads now if something that was read has changed, instead of a turn later.
    func readIfChanged() { work.performIfPending() }

    /// Reads now.
    func refresh() {
        guard let round, let follower, !isReading else { return }
        guard follower.isLive else { return follower.end() }
        isReading = true
        defer { isReading = false }
        work.perform(round)
    }

    func end() { round = nil }
}
