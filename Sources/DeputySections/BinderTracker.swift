/// Makes a binder read again, one turn of the main actor after something has changed that its closures have read.
///
/// Each closure is followed separately, so only closures that read something that changed are called again. The tracker counts
/// the readings: from the count follows whether a closure's value is still valid, and whether it was needed.
@MainActor
final class BinderTracker {
    /// Reads again; unchanged closures are not called.
    var refresh: @MainActor () -> Void = {}
    /// The number of the current reading, or of the last.
    private(set) var reading = 0
    private var firstThatCounts = 0
    private var readsEverything = false
    private var hasChanged = false
    private var readsObservable = false
    private let work = PacedWork()
    /// Observes the closures that choose the sections, which are called at each reading.
    private lazy var displayObserver = ReadObserver { [weak self] in self?.setNeeded() }

    /// - Parameters:
    ///   - isListActing: whether the list is being updated or asks something.
    ///   - reportEndless: called when each reading causes the next, again and again.
    init(isListActing: @escaping @MainActor () -> Bool, reportEndless: @escaping @MainActor () -> Void) {
        work.reportEndless = reportEndless
        work.isListActing = isListActing
        work.perform = { [weak self] in
            // It may have been read again since then.
            if let self, hasChanged { refresh() }
        }
    }

    /// Reads now if something that was read has changed, instead of a turn later.
    func readIfChanged() { work.performNow() }

    /// Begins a reading.
    func begin() {
        reading += 1
        if readsEverything { firstThatCounts = reading }
        (readsEverything, hasChanged) = (false, false)
        work.didPerform()
    }

    /// Makes the next reading call every closure.
    func readEverything() { readsEverything = true }

    /// Whether values of a reading may still be valid.
    func counts(_ reading: Int) -> Bool { reading >= firstThatCounts }

    /// Called when something has changed that a closure has read.
    /// - Parameter reading: the last reading that needed its value.
    func didChange(askedIn reading: Int) {
        // A value that the last reading did not need is not shown; its closure is called again when it is needed.
        if reading == self.reading { setNeeded() }
    }

    /// Calls the closure that chooses the sections.
    func display<Value>(_ closure: () -> Value) -> Value { read(displayObserver, closure) }

    /// Calls a closure and observes it.
    func read<Value>(_ observer: ReadObserver, _ closure: () -> Value) -> Value {
        let value = observer.read(closure)
        readsObservable = readsObservable || !observer.hasReadNothingObservable
        return value
    }

    /// Whether everything was read, and no closure has read anything observable.
    var readsNothingObservable: Bool { reading > 0 && !readsObservable }

    private func setNeeded() {
        hasChanged = true
        work.setNeeded()
    }
}
