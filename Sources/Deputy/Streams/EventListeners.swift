/// A stream in the registry: what it listens to, and how an event gets into it.
///
/// The base class has what diagnostics need; ``TypedListener`` has the closure.
@MainActor @usableFromInline
class EventListener {
    let event: DelegateEvent
    let site: CallSite
    let subject: ListenerSubject
    /// The loops that read it.
    @usableFromInline let channel: EventChannel
    /// Whether its elements have the view.
    let needsView: Bool
    /// Whether 'no match' was already reported.
    var isReported = false

    init(
        _ event: DelegateEvent, _ subject: ListenerSubject, needsView: Bool, at site: CallSite,
        _ channel: EventChannel
    ) {
        self.needsView = needsView
        self.event = event
        self.subject = subject
        self.site = site
        self.channel = channel
    }
}

/// A listener whose argument and position travel in their own types.
@MainActor @usableFromInline
final class TypedListener<Argument, Position>: EventListener {
    /// Makes an element of an event; nil if it is about another type of item.
    @usableFromInline typealias Make = @MainActor (Argument, AnyObject?, BorrowedItem, Position) -> StreamElement?
    @usableFromInline let make: Make

    init(
        _ event: DelegateEvent, _ subject: ListenerSubject, needsView: Bool, at site: CallSite,
        _ channel: EventChannel, make: @escaping Make
    ) {
        self.make = make
        super.init(event, subject, needsView: needsView, at: site, channel)
    }

    /// Passes an event to the stream; false if it is about another type of item.
    /// - Parameter view: nil if the elements do not have it.
    @inlinable
    func hear(_ argument: Argument, _ view: AnyObject?, _ item: BorrowedItem, _ position: Position) -> Bool {
        guard let element = make(argument, view, item, position) else { return false }
        channel.put(element)
        return true
    }
}

/// The streams of one dispatcher, in the order they were made.
@MainActor
final class EventListeners {
    private(set) var all: [EventListener] = []
    private var byEvent: [Int: [EventListener]] = [:]
    /// The events that have a stream.
    // Read for an instant by each event.
    @exclusivity(unchecked) private(set) var events = EventSet()
    /// Whether no more events are sent, so that a new stream is over at once.
    private(set) var isOver = false

    func of(_ event: DelegateEvent) -> [EventListener] {
        events.contains(event.ordinal) ? byEvent[event.ordinal] ?? [] : []
    }

    func add(_ listener: EventListener) {
        all.append(listener)
        byEvent[listener.event.ordinal, default: []].append(listener)
        events.insert(listener.event.ordinal)
    }

    func remove(_ listener: EventListener) {
        all.removeAll { $0 === listener }
        let ordinal = listener.event.ordinal
        byEvent[ordinal]?.removeAll { $0 === listener }
        if byEvent[ordinal]?.isEmpty == true { events.remove(ordinal) }
    }

    /// Ends every stream, also those made later.
    func finish() {
        isOver = true
        for listener in all { listener.channel.finish() }
    }

    deinit {
        let left = all
        guard !left.isEmpty else { return }
        // A deinitializer belongs to no actor, so loops end in the next turn of the main actor.
        Task { @MainActor in for listener in left { listener.channel.finish() } }
    }
}

extension [EventListener] {
    /// Passes a notice to the streams it is for, in order; false if it is for none.
    @MainActor
    func hear<Argument, Position>(
        _ argument: Argument, _ view: () -> AnyObject?, _ item: Any, _ mapping: MappingCore, at position: Position
    ) -> Bool {
        var isHeard = false
        for listener in self where listener.subject.fits(mapping) {
            guard let typed = exactly(listener, TypedListener<Argument, Position>.self) else { continue }
            // It is looked up only where it is needed.
            let view = typed.needsView ? view() : nil
            if ItemBox.of(item, { typed.hear(argument, view, BorrowedItem($0), position) }) { isHeard = true }
        }
        return isHeard
    }
}
