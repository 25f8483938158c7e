/// What a closure of a chain gave when it was last called, for as long as that is followed.
@MainActor
final class FollowedValue<Value> {
    private var last: (value: Value, reading: Int)?
    private weak var tracker: BinderTracker?
    // It is kept from one reading to the next: what another thread changes is told later.
    private lazy var observer = ReadObserver { [weak self] in
        if let self { tracker?.didChange(askedIn: askedIn) }
    }
    /// The last reading that asked for the value.
    private(set) var askedIn = 0

    /// What the closure gives; it is called if that may have changed.
    /// - Parameter tracker: follows what it reads; nil for nobody, and then it is always called.
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

    /// Has the closure called the next time.
    func forget() { last = nil }
}

/// What a closure of a chain gave that is given the section, followed for each section by itself.
@MainActor
final class FollowedValues<Section: Hashable, Value> {
    private var values: [Section: (section: Section, value: FollowedValue<Value>)] = [:]

    /// Forgets the sections that a reading did not ask for; it is over.
    func end(_ tracker: BinderTracker?) {
        guard let tracker else {
            values = [:]
            return
        }
        values = values.filter { $0.value.value.askedIn == tracker.reading }
    }

    /// What the closure gives for a section.
    func read(_ section: Section, _ tracker: BinderTracker?, _ closure: (Section) -> Value) -> Value {
        guard tracker != nil else { return closure(section) }
        let known = values[section]
        let value = known?.value ?? FollowedValue()
        // What is equal need not be the same: the closure may look at what `==` leaves out.
        if let known, !areSame(known.section, section) { value.forget() }
        values[section] = (section, value)
        return value.read(tracker) { closure(section) }
    }

    /// Whether two sections are the same bit by bit, as copies of one are: nothing else tells those from equal ones. Where it
    /// says no of the same, the closure is called once more, and that is all.
    private func areSame(_ one: Section, _ other: Section) -> Bool {
        withUnsafeBytes(of: one) { one in withUnsafeBytes(of: other) { one.elementsEqual($0) } }
    }
}
