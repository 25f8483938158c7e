import Foundation
import Observation

/// A model of no actor, which guards itself with a lock.
final class SharedTitle: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private let lock = NSLock()
    private let gate = DispatchSemaphore(value: 1)
    private var value = "a"
    private var isAnnounced = false

    /// Whether a change was announced, and is not made yet.
    var isChanging: Bool { lock.withLock { isAnnounced } }

    /// The title, without reading it as an observer does.
    var peeked: String { lock.withLock { value } }

    /// Has the next change wait after it was announced.
    func makesWait() { gate.wait() }
    func goOn() { gate.signal() }

    var title: String {
        get {
            registrar.access(self, keyPath: \.title)
            return lock.withLock { value }
        }
        set {
            registrar.withMutation(of: self, keyPath: \.title) {
                lock.withLock { isAnnounced = true }
                gate.wait()
                lock.withLock { (value, isAnnounced) = (newValue, false) }
                gate.signal()
            }
        }
    }
}
