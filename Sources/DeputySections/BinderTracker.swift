import DeputyLists

/// Makes a binder read again, one turn of the main actor after something has changed that its closures have read.
///
/// Each closure is followed separately, so only closures that read something that changed are called again.
@MainActor
final class BinderTracker {
    /// Reads again; unchanged closures are not called.
    let work = TurnWork()
    /// Grows when values that were read before are no longer valid.
    private(set) var generation = 0
    private var readsEverything = false
    private var (hasRead, readsObservable) = (false, false)
    /// Observes the closures that choose the sections, which are called at each reading.
    private(set) lazy var displayObserver = ReadObserver(work)

    /// Reads all data.
    func reading<Result>(_ body: () -> Result) -> Result {
        if readsEverything { generation += 1 }
        (readsEverything, hasRead) = (false, true)
        return work.perform(body)
    }

    /// Makes the next reading call every closure.
    func readEverything() { readsEverything = true }

    /// Calls a closure and observes it.
    func read<Value>(_ observer: ReadObserver, _ closure: () -> Value) -> Value {
        defer { readsObservable = readsObservable || observer.hasReadObservable }
        return observer.read(closure)
    }

    /// Whether everything was read, and no closure has read anything observable, where there is Observation.
    var readsNothingObservable: Bool { ObservationEnd.isObservationThere && hasRead && !readsObservable }
}
