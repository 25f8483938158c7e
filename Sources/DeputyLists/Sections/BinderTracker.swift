/// Has a binder read again, one turn of the main actor after something has changed that its closures have read.
///
/// Each closure is followed by itself, so only those are called again whose own reading has changed. The tracker counts the
/// readings: by that a closure knows whether what it gave still counts, and whether anybody asked for it.
@MainActor
final class BinderTracker {
    /// Reads again; what has not changed is not called for that.
    var refresh: @MainActor () -> Void = {}
    /// The number of the reading under way, or of the last.
    private(set) var reading = 0
    private var firstThatCounts = 0
    private var readsEverything = false
    private var hasChanged = false
    private var readsObservable = false
    private let work = PacedWork()
    /// Observes the closures that choose the sections, which are called at each reading.
    private lazy var displayObserver = ReadObserver { [weak self] in self?.setNeeded() }

    /// - Parameter reportEndless: called when each reading brings about the next, again and again.
    init(reportEndless: @escaping @MainActor () -> Void) {
        work.reportEndless = reportEndless
        work.perform = { [weak self] in
            // It may have been read again since then.
            if let self, hasChanged { refresh() }
        }
    }

    /// Begins a reading.
    func begin() {
        reading += 1
        if readsEverything { firstThatCounts = reading }
        (readsEverything, hasChanged) = (false, false)
        work.didPerform()
    }

    /// Has every closure called at the next reading.
    func readEverything() { readsEverything = true }

    /// Whether what a reading read may count still.
    func counts(_ reading: Int) -> Bool { reading >= firstThatCounts }

    /// Something has changed that a closure has read.
    /// - Parameter reading: the last reading that asked for it.
    func didChange(askedIn reading: Int) {
        // What nobody asked for is not shown; it is called again when somebody asks.
        if reading == self.reading { setNeeded() }
    }

    /// Reads what chooses the sections.
    func display<Value>(_ closure: () -> Value) -> Value { read(displayObserver, closure) }

    /// Reads what a closure gives.
    func read<Value>(_ observer: ReadObserver, _ closure: () -> Value) -> Value {
        let value = observer.read(closure)
        readsObservable = readsObservable || !observer.hasReadNothingObservable
        return value
    }

    /// Whether everything was read, and no closure has read anything yet that could tell of a change.
    var readsNothingObservable: Bool { reading > 0 && !readsObservable }

    private func setNeeded() {
        hasChanged = true
        work.setNeeded()
    }
}
