/// The connection between an event and the loops that read its stream: the unread elements, or the waiting loops.
@MainActor
final class EventChannel<Element> {
    private var buffer: EventBuffer<Element>
    private var readers = Queue<CheckedContinuation<Handover<Element>, Never>>()
    private var isOver = false
    /// Called once, when the stream is over.
    var onEnd: (@MainActor () -> Void)?

    init(_ buffering: EventBuffering) { buffer = EventBuffer(buffering) }

    /// A stream that is over before it began.
    static var over: EventChannel {
        let channel = EventChannel(.unbounded)
        channel.finish()
        return channel
    }

    /// Passes an element to the loop that has waited longest, or keeps it until a loop reads.
    func put(_ element: Element) {
        if isOver { return }
        if let reader = readers.popFirst() {
            wake(reader, with: element)
        } else {
            buffer.put(element)
        }
    }

    private func wake(_ reader: CheckedContinuation<Handover<Element>, Never>, with element: Element?) {
        let handover = Handover(element: element)
        WakingOrder.loops.wake { reader.resume(returning: handover) }
    }

    /// The next element; nil when the stream is over, or the task that asks was cancelled, which ends the stream.
    func next() async -> Handover<Element> {
        guard !Task.isCancelled else { return end() }
        if let element = buffer.take() { return Handover(element: element) }
        guard !isOver else { return Handover(element: nil) }
        let next = await withTaskCancellationHandler {
            await withCheckedContinuation { readers.append($0) }
        } onCancel: {
            Task { @MainActor [weak self] in self?.end() }
        }
        WakingOrder.loops.wakeNext()
        return Task.isCancelled ? end() : next
    }

    /// Ends the stream without readers: unread elements are dropped.
    @discardableResult
    func end() -> Handover<Element> {
        buffer.removeAll()
        finish()
        return Handover(element: nil)
    }

    /// Ends the stream without further elements: unread ones can still be read.
    func finish() {
        isOver = true
        onEnd?()
        onEnd = nil
        while let reader = readers.popFirst() { wake(reader, with: nil) }
    }
}

/// An element on its way from the main actor to the loop.
///
/// Models need not be `Sendable`, and most loops are on the main actor themselves. Unchecked is safe: the stream is not
/// `Sendable` and is made on the main actor, so the compiler keeps the loop there; nothing here keeps the element.
struct Handover<Element>: @unchecked Sendable {
    let element: Element?
}
