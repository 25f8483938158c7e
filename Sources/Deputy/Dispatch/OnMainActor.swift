import Dispatch

/// Runs work of a `deinit`: at once on the main actor, else as soon as that is free.
///
/// A `deinit` belongs to no actor, but a manager is nearly always released on the main actor. Then its uses have to end at
/// once. An isolated `deinit` would do this too, but does not compile with an SDK before that of iOS 18.4.
package func onMainActor(_ work: @escaping @MainActor () -> Void) {
    if MainQueue.isCurrent {
        MainActor.assumeIsolated(work)
    } else {
        Task { @MainActor in work() }
    }
}

/// Whether code runs on the main queue.
package enum MainQueue {
    // Only the key's identity is used, which never changes; Apple's Dispatch does not declare keys as `Sendable`.
    private struct Mark: @unchecked Sendable { let key = DispatchSpecificKey<Bool>() }

    // Not by the main thread: after `dispatchMain()`, which tests on Linux call, the main actor runs on another thread.
    private static let mark: Mark = {
        let mark = Mark()
        DispatchQueue.main.setSpecific(key: mark.key, value: true)
        return mark
    }()

    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.key) == true }
}
