/// Notices changes of anything observable that a closure has read.
@MainActor
package final class ReadObserver {
    /// Whether something that was read last has changed.
    package private(set) var hasChanged = false
    private let onChange: @MainActor () -> Void
    private let end = ObservationEnd()
    private var reading = 0
    /// Whether something was read, and nothing of it was observable; false without Observation.
    package private(set) var hasReadNothingObservable = false
    private var hasReadObservable = false

    /// - Parameter onChange: called at each change; it is made before the turn of the main actor is over.
    package init(_ onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
    }

    /// Reads; earlier readings are no longer observed.
    package func read<Value>(_ closure: () -> Value) -> Value {
        stop()
        let reading = reading
        return observing(until: end, { noting(closure) }) { [weak self] in
            // A value that another thread changes may have been read in between, before the change.
            afterChange { isOnMainActor in self?.change(in: isOnMainActor ? reading : nil) }
        }
    }

    /// Reads, and notes whether anything observable is read; after the first time it no longer checks.
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

    /// Ends all observation.
    package func stop() {
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
