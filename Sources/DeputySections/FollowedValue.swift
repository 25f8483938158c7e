/// The last value of a chain's closure, cached as long as it is followed.
@MainActor
final class FollowedValue<Value> {
    private var last: (value: Value, reading: Int)?
    private weak var tracker: BinderTracker?
    // Kept from one reading to the next, because changes of other threads are reported later.
    private lazy var observer = ReadObserver { [weak self] in
        if let self { tracker?.didChange(askedIn: askedIn) }
    }
    /// The last reading that needed the value.
    private(set) var askedIn = 0

    /// The closure's value; the closure is called if the value may have changed.
    /// - Parameter tracker: follows what it reads; if nil, the closure is always called.
    func read(_ tracker: BinderTracker?, _ closure: () -> Value) -> Value {
        self.tracker = tracker
        guard let tracker else {
            forget()
            return closure()
        }
        askedIn = tracker.reading
        if let last, tracker.counts(last.reading), !observer.hasChanged { return last.value }
        let value = tracker.read(observer, closure)
        last = (value, tracker.reading)
        return value
    }

    /// Makes the next reading call the closure.
    func forget() { last = nil }
}

/// The last values of a chain's closure that gets the section, followed separately for each section.
@MainActor
final class FollowedValues<Section: Hashable, Value> {
    private var values: [Section: (section: Section, value: FollowedValue<Value>)] = [:]

    /// Removes the sections that the reading did not need, at its end.
    func end(_ tracker: BinderTracker?) {
        guard let tracker else {
            values = [:]
            return
        }
        values = values.filter { $0.value.value.askedIn == tracker.reading }
    }

    /// The closure's value for a section.
    func read(_ section: Section, _ tracker: BinderTracker?, _ closure: (Section) -> Value) -> Value {
        guard tracker != nil else { return closure(section) }
        let known = values[section]
        let value = known?.value ?? FollowedValue()
        // Equal sections need not be identical: the closure may use parts that `==` ignores.
        if let known, !areSame(known.section, section) { value.forget() }
        values[section] = (section, value)
        return value.read(tracker) { closure(section) }
    }

    /// Whether two sections are bitwise identical, like copies of one; only that distinguishes them from equal ones. A false
    /// negative only calls the closure once more.
    private func areSame(_ one: Section, _ other: Section) -> Bool {
        withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { one.elementsEqual($0) } }
    }
}
