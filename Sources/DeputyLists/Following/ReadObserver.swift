#if canImport(Observation)
import Observation
#endif

/// Reads, and calls a closure before anything observable that was read changes for the first time. Without Observation
/// (before iOS 17) it only reads.
///
/// - Parameters:
///   - end: ends it without a change.
///   - onChange: makes the closure, which is called on the thread that makes the change; called only if anything observable
///     was read.
@MainActor
package func observing<Value>(
    until end: ObservationEnd?, _ read: () -> Value, onChange: @autoclosure () -> @Sendable () -> Void
) -> Value {
    // The module is missing in SDKs before iOS 17.
    #if canImport(Observation)
    if #available(iOS 17, tvOS 17, macOS 14, *) {
        return withObservationTracking(
            {
                end?.read()
                return read()
            }, onChange: onChange())
    }
    #endif
    return read()
}

/// Ends observations whose models have not changed.
///
/// Observation cannot be cancelled: an observer stays with each model that was read until one of them changes, so reading a
/// model a thousand times that never changes would leave it a thousand observers. The first change ends an observation for
/// all that was read. So each observation reads this object as well, and it changes when they have to end.
package final class ObservationEnd: Sendable {
    /// Whether there is Observation: on iOS 17 and later, and on every other platform that has it.
    package static let isObservationThere = ObservationEnd().mark != nil
    private let mark = observableMark()

    package init() {}

    fileprivate func read() { mark?.read() }

    /// Ends all observations that read it; their closures are called once more, as for any change.
    package func callAsFunction() { mark?.change {} }

    deinit { mark?.change {} }
}

/// Something observable whose value is kept elsewhere.
package protocol Mark: Sendable {
    func read()
    func change(_ body: () -> Void)
}

/// Something to observe; nil without Observation, whose class does not exist before iOS 17.
package func observableMark() -> (any Mark)? {
    #if canImport(Observation)
    if #available(iOS 17, tvOS 17, macOS 14, *) { return ObservedMark() }
    #endif
    return nil
}

#if canImport(Observation)
@available(iOS 17, tvOS 17, macOS 14, *)
private final class ObservedMark: Mark, Observable {
    private let registrar = ObservationRegistrar()
    private var value: Void { () }

    func read() { registrar.access(self, keyPath: \.value) }
    func change(_ body: () -> Void) { registrar.withMutation(of: self, keyPath: \.value, body) }
}
#endif

/// Notices changes of anything observable that a closure has read.
///
/// Everything that follows models has one for each closure: a store for its items, a binder for each closure of its chains, a view
/// for what filled it. What it tells goes to a ``TurnWork``, which has the closure called again.
@MainActor
package final class ReadObserver {
    /// Whether something that was read last has changed.
    package private(set) var hasChanged = false
    /// Whether anything observable was ever read; always for an observer with an owner.
    package private(set) var hasReadObservable: Bool
    private let onChange: @MainActor (_ isByOtherThread: Bool) -> Void
    private weak var owner: (any AnyObject & Sendable)?
    private let end = ObservationEnd()
    private var reading = 0

    /// - Parameters:
    ///   - owner: kept from the moment another thread announces a change until that is told.
    ///   - onChange: called at each change. One on the main actor is made before its turn is over. One of another thread has nearly always
    ///     been made; it is told once more a moment later.
    package init(
        for owner: (any AnyObject & Sendable)? = nil,
        _ onChange: @escaping @MainActor (_ isByOtherThread: Bool) -> Void
    ) {
        self.owner = owner
        hasReadObservable = owner != nil
        self.onChange = onChange
    }

    /// An observer that requests a work at each change.
    package convenience init(_ work: TurnWork) { self.init { [weak work] _ in work?.setNeeded() } }

    /// Reads; earlier readings are no longer observed.
    package func read<Value>(_ closure: () -> Value) -> Value {
        stop()
        return readOn(closure)
    }

    /// Reads more; what the reading has read before is still observed.
    func readOn<Value>(_ closure: () -> Value) -> Value {
        // To read the end is to read something observable, so it is not read until something else is.
        observing(until: hasReadObservable ? end : nil, closure, onChange: changeOfReading())
    }

    /// Ends all observation.
    package func stop() {
        reading += 1
        hasChanged = false
        end()
    }

    /// Notes a change that was found in another way.
    func noteChange() { hasChanged = true }

    /// The closure to call before something changes that is being read.
    func changeOfReading() -> @Sendable () -> Void {
        hasReadObservable = true
        let reading = reading
        return { [weak self, weak owner] in
            guard !MainQueue.isCurrent else {
                return MainActor.assumeIsolated { self?.change(of: reading) }
            }
            // It is announced before it is made, and Observation says nothing after that. A value that was read in between, perhaps by
            // a later reading, is the old one, so this is not of one reading. The main actor is nearly always later than the change; where
            // the other thread had to wait, the second time finds it.
            Task { @MainActor [weak self, owner] in
                self?.change(of: nil)
                try? await Task.sleep(nanoseconds: 100_000_000)
                self?.change(of: nil)
                withExtendedLifetime(owner) {}
            }
        }
    }

    private func change(of reading: Int?) {
        guard reading == nil || reading == self.reading else { return }
        hasChanged = true
        onChange(reading == nil)
    }
}
