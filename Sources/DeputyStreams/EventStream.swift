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
/// over one stream share its events. Each loop gets its events in order; loops that wait for one event go on in any order.
///
/// It ends when the task that reads it is cancelled, when nothing holds it or its loop, when its mapping is
/// unregistered, or when the manager is detached or gone. One turn of the main actor later the event is no longer announced; nothing is
/// kept for a stream that nobody can read.
/// A loop still reads the events from before the end of the manager or the mapping. A stream keeps neither alive.
public struct EventStream<Element>: AsyncSequence {
    private let channel: EventChannel<Element>
    private let listening: Listening

    @MainActor
    init(_ channel: EventChannel<Element>) {
        self.channel = channel
        listening = Listening { [weak channel] in channel?.end() }
        channel.reader = listening
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

    nonisolated(nonsending) private func next() async -> Element? { await channel.next(orEnd: listening.end) }
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

/// What a stream does with events that its loop has not read yet.
///
/// With ``unbounded``, the default, no event is lost, and a stream whose loop does not read keeps every element. For
/// an event that comes often, such as `willDisplay`, set a limit:
///
/// ```swift
/// let shown = manager.on(PostCell.self).events(\.willDisplay, buffering: .newest(20))
/// ```
public enum EventBuffering: Sendable, Hashable {
    /// All of them are kept.
    case unbounded
    /// This number is kept, and for each further event the oldest is dropped; for a number below 1 none is kept.
    case newest(Int)
    /// This number is kept, and further events are dropped; for a number below 1 none is kept.
    case oldest(Int)
}
