import DeputyLists

/// The last value of a chain's closure, cached as long as it is followed.
@MainActor
final class FollowedValue<Value> {
    private var last: (value: Value, generation: Int)?
    // Kept from one reading to the next, because changes of other threads are reported later.
    private var observer: ReadObserver?

    /// The closure's value; the closure is called if the value may have changed.
    /// - Parameter tracker: follows what it reads; if nil, the closure is always called.
    func read(_ tracker: BinderTracker?, _ closure: () -> Value) -> Value {
        guard let tracker else {
            forget()
            return closure()
        }
        let observer = observer ?? ReadObserver(tracker.work)
        self.observer = observer
        if let last, last.generation == tracker.generation, !observer.hasChanged { return last.value }
        let value = tracker.read(observer, closure)
        last = (value, tracker.generation)
        return value
    }

    /// Makes the next reading call the closure.
    func forget() { last = nil }
}

/// The last values of a chain's closure that gets the section, followed separately for each section.
@MainActor
final class FollowedValues<Section: Hashable, Value> {
    private typealias Known = (section: Section, followed: FollowedValue<Value>, value: Value)
    private var former: [Section: Known] = [:]
    /// What the current reading has needed.
    private var current: [Section: Known] = [:]

    /// The closure's value for a section; the closure is called for it once in a reading.
    func read(_ section: Section, _ tracker: BinderTracker?, _ closure: (Section) -> Value) -> Value {
        if let known = current[section] { return known.value }
        let known = former[section]
        let followed = known?.followed ?? FollowedValue()
        // Equal sections need not be identical: the closure may use parts that `==` ignores.
        if let known, !areSame(known.section, section) { followed.forget() }
        let value = followed.read(tracker) { closure(section) }
        current[section] = (section, followed, value)
        return value
    }

    /// Ends a reading: what it did not need is no longer followed.
    func end() { (former, current) = (current, [:]) }

    /// Whether two sections are bitwise identical, like copies of one; only that distinguishes them from equal ones. A false
    /// negative only calls the closure once more.
    private func areSame(_ one: Section, _ other: Section) -> Bool {
        withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { one.elementsEqual($0) } }
    }
}
