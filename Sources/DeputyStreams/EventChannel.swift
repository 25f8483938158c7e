import Deputy

/// The elements of one stream on their way from the events to the loops that read it.
// It belongs to no actor, so that its elements, which need not be `Sendable`, reach their loop without leaving where they are. As it
// is made on the main actor and is not `Sendable`, the compiler keeps it there, and the loops with it.
final class EventChannel<Element>: EventListener {
    private let buffering: EventBuffering
    /// What no loop has read yet.
    private var buffer = Queue<Element>()
    /// What each loop gets that was woken, by its number: nil at the end.
    private var handed: [Int: Element?] = [:]
    private let waiting: WaitingLoops
    private var isOver = false
    /// What the last possible reader holds.
    weak var reader: AnyObject?
    /// Whether anyone may read what is put in; the stream ends a turn after that is over.
    @MainActor var isRead: Bool { reader != nil || !waiting.isEmpty }
    /// Called once when it has ended.
    var onEnd: (@MainActor () -> Void)?

    @MainActor
    init(_ buffering: EventBuffering) {
        self.buffering = buffering
        waiting = WaitingLoops()
    }

    @MainActor
    func put(_ element: Element) {
        if isOver { return }
        if let loop = waiting.popFirst() { return hand(element, to: loop) }
        switch buffering {
        case .newest(let limit):
            guard limit > 0 else { return }
            if buffer.count >= limit { _ = buffer.popFirst() }
        case .oldest(let limit): if buffer.count >= limit { return }
        case .unbounded: break
        }
        buffer.append(element)
    }

    @MainActor
    private func hand(_ element: Element?, to loop: WaitingLoops.Loop) {
        handed[loop.number] = .some(element)
        EventLoops.woken += 1
        EventLoops.pending += 1
        loop.continuation.resume()
    }

    /// The next element, as soon as there is one; nil at the end.
    /// - Parameter end: ends the stream, when the task that reads is cancelled.
    nonisolated(nonsending) func next(orEnd end: @escaping @Sendable @MainActor () -> Void) async -> Element? {
        if !Task.isCancelled {
            if let element = buffer.popFirst() { return element }
            guard !isOver else { return nil }
            let number = await waiting.wait(orEnd: end)
            let element = handed.removeValue(forKey: number) ?? nil
            if !Task.isCancelled { return element }
        }
        await end()
        return nil
    }

    /// Ends the stream for its reader: what was not read is dropped.
    @MainActor
    func end() {
        buffer = Queue()
        finish()
    }

    /// Ends the stream at its source; a loop still reads what came before.
    @MainActor
    func finish() {
        isOver = true
        let onEnd = onEnd
        self.onEnd = nil
        onEnd?()
        while let loop = waiting.popFirst() { hand(nil, to: loop) }
    }
}

/// The loops that wait for an element, in order.
@MainActor
private final class WaitingLoops {
    struct Loop {
        let number: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private var loops = Queue<Loop>()
    private var count = 0

    var isEmpty: Bool { loops.count == 0 }

    func popFirst() -> Loop? { loops.popFirst() }

    /// Waits until there is something for the loop.
    /// - Returns: the loop's number, as several that are woken go on in any order.
    func wait(orEnd end: @escaping @Sendable @MainActor () -> Void) async -> Int {
        count += 1
        let number = count
        await withTaskCancellationHandler {
            await withCheckedContinuation { loops.append(Loop(number: number, continuation: $0)) }
        } onCancel: {
            Task { @MainActor in end() }
        }
        EventLoops.pending -= 1
        return number
    }
}

/// The loops over events that were woken, for tests that wait until they have gone on.
@MainActor
package enum EventLoops {
    /// How often one was woken.
    package fileprivate(set) static var woken = 0
    /// How many have not gone on yet.
    package fileprivate(set) static var pending = 0
}

/// First in, first out; O(1) on average.
private struct Queue<Element> {
    private var elements: [Element?] = []
    private var start = 0

    var count: Int { elements.count - start }

    mutating func append(_ element: Element) { elements.append(element) }

    mutating func popFirst() -> Element? {
        guard start < elements.count else { return nil }
        let element = elements[start]
        elements[start] = nil
        start += 1
        // The taken places are removed when they are half of all, so each element is moved once on average.
        if start * 2 >= elements.count {
            elements.removeFirst(start)
            start = 0
        }
        return element
    }
}

extension ClosureTarget {
    /// A stream of an event; it is over at once if there is nothing left to listen to.
    func stream<Element>(
        of event: DelegateEvent, _ expects: Expectation, needsView: Bool, _ buffering: EventBuffering,
        at site: CallSite, _ make: @escaping @MainActor (borrowing EventCall) -> Element?
    ) -> EventStream<Element> {
        let channel = EventChannel<Element>(buffering)
        let handler = Handler(listening: channel, to: event, site, self, expects, needsView: needsView) { call in
            guard channel.isRead else {
                channel.finish()
                return .ownerGone
            }
            guard let element = make(call) else { return .otherModel }
            channel.put(element)
            return .answered
        }
        if handler.register() {
            channel.onEnd = { [weak handler] in handler?.withdraw() }
        } else {
            channel.finish()
        }
        return EventStream(channel)
    }
}
