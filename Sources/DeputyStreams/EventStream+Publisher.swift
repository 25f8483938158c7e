// For Apple's platforms: compiled and run against OpenCombine instead of Combine, and not on a device.
#if canImport(Combine)
public import Combine

extension EventStream {
    /// The same events as a publisher, on the main thread: subscribe in the turn of the main actor that makes it, and once.
    ///
    /// The stream ends when the subscription is cancelled, on any thread, and when neither publisher nor subscription
    /// is kept.
    @MainActor
    public func publisher() -> AnyPublisher<Element, Never> {
        let subject = PassthroughSubject<Element, Never>()
        let reading = Reading(
            Task {
                for await element in self { subject.send(element) }
                subject.send(completion: .finished)
            })
        // Sendable, because a closure of the main actor must not be called on the thread that cancels.
        return subject.handleEvents(receiveCancel: { @Sendable in reading.task.cancel() }).eraseToAnyPublisher()
    }
}

/// A stream that is read for a publisher; it ends with the publisher's last owner.
private final class Reading: Sendable {
    let task: Task<Void, Never>
    init(_ task: Task<Void, Never>) { self.task = task }
    deinit { task.cancel() }
}
#endif
