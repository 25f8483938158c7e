import Dispatch

/// Runs what a `deinit` wants done: now on the main actor, from anywhere else as soon as that is free.
///
/// A `deinit` belongs to no actor, but a manager is let go on the main one nearly always. Then nothing it gave may be left
/// a moment later. An isolated `deinit` would say so to the compiler, and needs iOS 18.4.
func onMainActor(_ work: @escaping @MainActor () -> Void) {
    if MainQueue.isCurrent {
        MainActor.assumeIsolated(work)
    } else {
        Task { @MainActor in work() }
    }
}

enum MainQueue {
    // Only which key it is counts, and that never changes; Apple's Dispatch does not say that a key is `Sendable`.
    private struct Mark: @unchecked Sendable { let key = DispatchSpecificKey<Bool>() }

    // The main thread is not asked: where `dispatchMain()` was called, as tests do on Linux, the main actor runs on another.
    private static let mark: Mark = {
        let mark = Mark()
        DispatchQueue.main.setSpecific(key: mark.key, value: true)
        return mark
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark.key) == true }
}
