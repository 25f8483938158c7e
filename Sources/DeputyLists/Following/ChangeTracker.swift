/// Notices that something has changed that closures have read, and tells it one turn of the main actor later.
///
/// All closures that are read after ``begin()`` are one reading: the first change of any of them is told, and no other until
/// the next reading begins. Each is followed as soon as it was read, so what a later one changes is not missed.
@MainActor
final class ChangeTracker {
    /// Called when something has changed that the last reading read.
    var onChange: @MainActor () -> Void = {}
    private let work = PacedWork()
    private let end = ObservationEnd()
    private var reading = 0
    private var hasChanged = false

    /// - Parameter reportEndless: called when each reading brings about the next, again and again.
    init(reportEndless: @escaping @MainActor () -> Void) {
        work.reportEndless = reportEndless
        work.perform = { [weak self] in
            // What was read again since then is followed itself.
            guard let self, hasChanged else { return }
            onChange()
        }
    }

    /// Begins a reading; what was read before is followed no longer.
    func begin() {
        stop()
        work.didPerform()
    }

    /// Reads, as a part of the reading.
    func read<Value>(_ closure: () -> Value) -> Value {
        let reading = reading
        return observing(until: end, closure) { [weak self] in
            // What another thread changes may have been read meanwhile, and before it was changed.
            afterChange { isOnMainActor in self?.change(in: isOnMainActor ? reading : nil) }
        }
    }

    /// Follows nothing any more.
    func stop() {
        reading += 1
        hasChanged = false
        end()
    }

    private func change(in reading: Int?) {
        guard reading == nil || reading == self.reading else { return }
        hasChanged = true
        work.setNeeded()
    }
}
