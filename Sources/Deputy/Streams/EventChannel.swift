/// The connection between an event and the loops that read its stream: the unread elements, or the waiting loops.
///
/// It does not know their type. As a generic class it was compiled without it, and looking up types at run time was half of what an
/// event with a stream took.
// It belongs to no actor, so that its elements, which need not be `Sendable`, reach their loop without leaving where they are. As it
// is made on the main actor and is not `Sendable`, the compiler keeps it there, and the loops with it.
@usableFromInline
final class EventChannel {
    // All of them only for an instant; the checks took each event with a stream a tenth of its instructions.
    @exclusivity(unchecked) private var buffer: EventBuffer<StreamElement>
    /// What the loops that were woken and are not back yet get, in their order; nil for the end.
    @exclusivity(unchecked) private var handed = Queue<StreamElement?>()
    private let waiting: WaitingLoops
    private var isOver = false
    /// Called once, when the stream is over.
    var onEnd: (@MainActor () -> Void)?

    @MainActor
    init(_ buffering: EventBuffering) {
        buffer = EventBuffer(buffering)
        waiting = WaitingLoops()
    }

    /// A stream that is over before it began.
    @MainActor static var over: EventChannel {
        let channel = EventChannel(.unbounded)
        channel.finish()
        return channel
    }

    /// Passes an element to the loop that has waited longest, or keeps it until a loop reads.
    @MainActor @usableFromInline
    func put(_ element: StreamElement) {
        if isOver { return }
        // Mostly none waits, and to look at an empty place of the queue takes 90 instructions.
        guard !waiting.isEmpty, let loop = waiting.first() else { return buffer.put(element) }
        hand(element, to: loop)
    }

    @MainActor
    private func hand(_ element: StreamElement?, to loop: CheckedContinuation<Void, Never>) {
        handed.append(element)
        WakingOrder.loops.wake { loop.resume() }
    }

    /// The next element; nil when the stream is over, or the task that asks was cancelled, which ends the stream.
    /// - Parameter end: calls ``end()``.
    nonisolated(nonsending) func next(orEnd end: @escaping @Sendable @MainActor () -> Void) async -> StreamElement? {
        guard !Task.isCancelled else { return await nothing(end) }
        if let element = buffer.take() { return element }
        guard !isOver else { return nil }
        await waiting.wait(orEnd: end)
        let element = handed.popFirst() ?? nil
        return Task.isCancelled ? await nothing(end) : element
    }

    nonisolated(nonsending) private func nothing(_ end: @Sendable @MainActor () -> Void) async -> StreamElement? {
        await end()
        return nil
    }

    /// Ends the stream without readers: unread elements are dropped.
    @MainActor
    func end() {
        buffer.removeAll()
        finish()
    }

    /// Ends the stream without further elements: unread ones can still be read.
    @MainActor
    func finish() {
        isOver = true
        onEnd?()
        onEnd = nil
        while let loop = waiting.first() { hand(nil, to: loop) }
    }
}

/// The loops that wait for an element of one stream, in the order in which they began to.
@MainActor
private final class WaitingLoops {
    // Only for an instant, as the channel's own.
    @exclusivity(unchecked) private var loops = Queue<CheckedContinuation<Void, Never>>()

    /// Whether none waits.
    var isEmpty: Bool { loops.isEmpty }

    /// Takes the loop that has waited longest; nil if none waits.
    func first() -> CheckedContinuation<Void, Never>? { loops.popFirst() }

    /// Waits until the loop that calls this is woken; the end is called if its task is cancelled before.
    func wait(orEnd end: @escaping @Sendable @MainActor () -> Void) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { loops.append($0) }
        } onCancel: {
            Task { @MainActor in end() }
        }
        WakingOrder.loops.wakeNext()
    }
}
