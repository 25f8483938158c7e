// For Apple's platforms; it has neither been compiled nor run there yet.
#if canImport(Combine)
public import Combine

extension EventStream {
    /// The same events as a publisher, on the main thread: subscribe in the turn of the main actor that makes it, and once.
    ///
    /// Cancelling the subscription ends the stream.
    @MainActor
    public func publisher() -> AnyPublisher<Element, Never> {
        let subject = PassthroughSubject<Element, Never>()
        let task = Task {
            for await element in self { subject.send(element) }
            subject.send(completion: .finished)
        }
        return subject.handleEvents(receiveCancel: { task.cancel() }).eraseToAnyPublisher()
    }
}
#endif
