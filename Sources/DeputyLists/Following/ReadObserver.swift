/// Notices that something has changed that a closure has read.
@MainActor
final class ReadObserver {
    /// Whether something has changed that was read last.
    private(set) var hasChanged = false
    private let onChange: @MainActor () -> Void
    private let end = ObservationEnd()
    private var reading = 0
    /// Whether something was read, and nothing of it was observable; no where there is no Observation.
    private(set) var hasReadNothingObservable = false
    private var hasReadObservable = false

    /// - Parameter onChange: called at each change; it is made before the turn of the main actor is over.
    init(_ onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
    }

    /// Reads; what was read before is observed no longer.
    func read<Value>(_ closure: () -> Value) -> Value {
        stop()
        let reading = reading
        return observing(until: end, { noting(closure) }) { [weak self] in
            // What another thread changes may have been read meanwhile, and before it was changed.
            afterChange { isOnMainActor in self?.change(in: isOnMainActor ? reading : nil) }
        }
    }

    /// Reads, and notes whether anything that could tell of a change is read; once it was, nothing is looked for.
    private func noting<Value>(_ closure: () -> Value) -> Value {
        guard !hasReadObservable else { return closure() }
        let value = observing(until: nil, closure, onChange: noteObservable())
        hasReadNothingObservable = !hasReadObservable && isObservationThere
        return value
    }

    private func noteObservable() -> @Sendable () -> Void {
        hasReadObservable = true
        return {}
    }

    /// Observes nothing any more.
    func stop() {
        reading += 1
        hasChanged = false
        end()
    }

    private func change(in reading: Int?) {
        guard reading == nil || reading == self.reading else { return }
        hasChanged = true
        onChange()
    }
}
