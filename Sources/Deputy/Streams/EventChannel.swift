/// The connection between an event and the loops that read its stream: the unread elements, or the waiting loops.
///
/// It does not know their type. As a generic class it was compiled without it, and looking up types at run time was half of what an
/// event with a stream took.
@MainActor @usableFromInline
final class EventChannel {
    // Both only for an instant; the checks took each event with a stream a tenth of its instructions.
    @exclusivity(unchecked) private var buffer: EventBuffer<StreamElement>
    @exclusivity(unchecked) private var readers = Queue<CheckedContinuation<Handover, Never>>()
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
    @usableFromInline
    func put(_ element: StreamElement) {
        if isOver { return }
        // Most have none that waits, and to look at an empty place of the queue takes as long as all of this.
        if !readers.isEmpty, let reader = readers.popFirst() {
            wake(reader, with: element)
        } else {
            buffer.put(element)
        }
    }

    private func wake(_ reader: CheckedContinuation<Handover, Never>, with element: StreamElement?) {
        let handover = Handover(element: element)
        WakingOrder.loops.wake { reader.resume(returning: handover) }
    }

    /// The next element; nil when the stream is over, or the task that asks was cancelled, which ends the stream.
    func next() async -> Handover {
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
    func end() -> Handover {
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
struct Handover: @unchecked Sendable {
    let element: StreamElement?
}

/// An element of a stream, for what does not know its type.
@usableFromInline
class StreamElement {
    @inlinable init() {}
}

/// An element of a stream of this type.
@usableFromInline
class TypedElement<Value>: StreamElement {
    /// The value, made when the loop reads it.
    var value: Value { fatalError("a subclass has it") }

    /// The value of an element; nil if there is none.
    static func value(of element: StreamElement?) -> Value? {
        // A stream has elements of one type, which `EventStream` names; a checked cast would look it up for each.
        element.map { unsafeDowncast($0, to: TypedElement<Value>.self).value }
    }

    @inlinable override init() { super.init() }
}

/// An element that is kept as it is.
@usableFromInline
final class KeptElement<Value>: TypedElement<Value> {
    @usableFromInline let kept: Value
    override var value: Value { kept }

    @inlinable
    init(_ value: Value) {
        kept = value
        super.init()
    }
}
