/// Wakes the loops that wait for an event one after the other, so that they go on in the order in which they get it.
///
/// A task that is resumed passes through the global executor before it is back on the main actor. Two that are resumed
/// one right after the other can change places there, when the machine is busy. So the next one is resumed when the one
/// before is back.
@MainActor
package final class WakingOrder {
    /// The loops of every stream.
    package static let loops = WakingOrder()

    private var waiting = Queue<@MainActor () -> Void>()
    /// Whether a loop was resumed and is not yet back on the main actor.
    package private(set) var isWaking = false
    /// How many loops were queued for waking so far.
    package private(set) var count = 0

    /// Resumes a loop: at once, or when those before it are back.
    func wake(_ resume: @escaping @MainActor () -> Void) {
        count += 1
        if isWaking {
            waiting.append(resume)
        } else {
            isWaking = true
            resume()
        }
    }

    /// Called by a loop that is back on the main actor, and goes on when this returns.
    func wakeNext() {
        if let resume = waiting.popFirst() {
            resume()
        } else {
            isWaking = false
        }
    }
}
