/// The events of one kind as an async sequence: one independent listener.
///
/// ```swift
/// let taps = manager.on(PostCell.self).events(\.didSelect)
/// Task {
///     for await tap in taps { open(tap.model) }
/// }
/// ```
///
/// It listens from the moment it is made, so no event is missed before the loop begins, and nothing from before is in it.
/// Unread events wait, according to its ``EventBuffering``. Ask the place again for another listener: two loops
/// over one stream share its events.
///
/// It ends when the task that reads it is cancelled, when nothing holds it or its loop, when its mapping is
/// unregistered, or when the manager is detached or gone. One turn of the main actor later the event is no longer announced.
/// A loop still reads the events from before the end of the manager or the mapping. A stream keeps neither alive.
public struct EventStream<Element>: AsyncSequence {
    private let channel: EventChannel
    private let listening: Listening
    private let read: (StreamElement) -> Element?

    /// - Parameter kept: the type of all that the channel keeps.
    @MainActor @usableFromInline
    init<Kept: ReadElement<Element>>(_ channel: EventChannel, of kept: Kept.Type) {
        self.channel = channel
        listening = Listening { [weak channel] in channel?.end() }
        read = { ($0 as? Kept)?.value }
    }

    /// A loop's position in the stream.
    public func makeAsyncIterator() -> _Iterator { _Iterator(stream: self) }

    /// A loop's place in a stream of events; `for await` makes it.
    public struct _Iterator: AsyncIteratorProtocol {
        /// A loop over events never throws.
        public typealias Failure = Never

        fileprivate let stream: EventStream

        /// The next event, as soon as there is one; nil when the stream has ended.
        nonisolated(nonsending) public mutating func next() async -> Element? { await stream.next() }

        /// The next event, as soon as there is one; nil when the stream has ended.
        @available(iOS 18, tvOS 18, macOS 15, *)
        public mutating func next(isolation actor: isolated (any Actor)?) async -> Element? { await stream.next() }
    }

    nonisolated(nonsending) private func next() async -> Element? {
        await channel.next(orEnd: listening.end).flatMap(read)
    }
}

// Its models belong to the main actor, so a loop belongs there too.
@available(*, unavailable)
extension EventStream: Sendable {}

/// Ends a stream when its last possible reader is gone.
private final class Listening: Sendable {
    let end: @Sendable @MainActor () -> Void

    init(end: @escaping @Sendable @MainActor () -> Void) { self.end = end }

    deinit {
        // A deinitializer belongs to no actor, so the stream ends in the next turn of the main actor.
        Task { @MainActor [end] in end() }
    }
}
