#if canImport(Observation)
import Observation
#endif

/// Reads, and has a closure called before anything observable that was read changes for the first time; only reads where
/// there is no Observation (before iOS 17).
///
/// - Parameters:
///   - end: ends it without a change.
///   - onChange: gives the closure, which is called on the thread that makes the change; asked only if anything observable
///     was read.
@MainActor
package func observing<Value>(
    until end: ObservationEnd?, _ read: () -> Value, onChange: @autoclosure () -> @Sendable () -> Void
) -> Value {
    // An SDK before iOS 17's does not have the module.
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

/// Whether there is Observation: iOS 17 and later, and wherever else Swift is.
var isObservationThere: Bool {
    #if canImport(Observation)
    if #available(iOS 17, tvOS 17, macOS 14, *) { return true }
    #endif
    return false
}

/// Goes on after a change that is about to be made: at once on the main actor, which makes it before its turn is over.
///
/// Another thread may make its change at any time after it has said so, so that is given a tenth of a second.
/// - Parameter body: is told whether the change is made on the main actor.
func afterChange(_ body: @escaping @MainActor (_ isOnMainActor: Bool) -> Void) {
    if MainQueue.isCurrent { return MainActor.assumeIsolated { body(true) } }
    Task { @MainActor in
        try? await Task.sleep(nanoseconds: 100_000_000)
        body(false)
    }
}

/// Ends observations of what has not changed.
///
/// Observation cannot be cancelled: an observer stays with each model that was read until one of them changes, so reading a
/// model a thousand times that never changes would leave it a thousand observers. The first change ends an observation for
/// all that was read. So each observation reads this as well, and this changes when they have to end.
package final class ObservationEnd: Sendable {
    // Its class does not exist before iOS 17.
    private let mark: (any Mark)?

    package init() {
        #if canImport(Observation)
        if #available(iOS 17, tvOS 17, macOS 14, *) {
            mark = ObservedMark()
            return
        }
        #endif
        mark = nil
    }

    fileprivate func read() { mark?.read() }

    /// Ends all observations that read it; their closures are called once more, as for any change.
    package func callAsFunction() { mark?.change() }

    deinit { mark?.change() }
}

/// Something observable without a value.
private protocol Mark: Sendable {
    func read()
    func change()
}

#if canImport(Observation)
@available(iOS 17, tvOS 17, macOS 14, *)
private final class ObservedMark: Mark, Observable {
    private let registrar = ObservationRegistrar()
    private var value: Void { () }

    func read() { registrar.access(self, keyPath: \.value) }
    func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
}
#endif
