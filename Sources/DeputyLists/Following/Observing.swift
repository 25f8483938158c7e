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
protocol Mark: Sendable {
    func read()
    func change(_ body: () -> Void)
}

/// Something to observe; nil without Observation, whose class does not exist before iOS 17.
func observableMark() -> (any Mark)? {
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
