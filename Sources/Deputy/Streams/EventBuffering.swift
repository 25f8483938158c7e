/// What a stream does with events that nobody has read yet.
///
/// Nothing is lost with ``unbounded``, which is the default; a listener that does not read keeps every element then. For
/// an event that comes often, such as `willDisplay`, say how many are of interest:
///
/// ```swift
/// let shown = manager.on(PostCell.self).events(\.willDisplay, buffering: .newest(20))
/// ```
public enum EventBuffering: Sendable, Hashable {
    /// All of them are kept.
    case unbounded
    /// So many are kept, and for each that comes then the oldest is dropped; for a number below 1 none is kept.
    case newest(Int)
    /// So many are kept, and what comes then is dropped; for a number below 1 none is kept.
    case oldest(Int)
}

/// The elements that nobody has read yet, oldest first.
struct EventBuffer<Element> {
    private let policy: EventBuffering
    private var elements = Queue<Element>()

    init(_ policy: EventBuffering) { self.policy = policy }

    var count: Int { elements.count }

    mutating func put(_ element: Element) {
        switch policy {
        case .unbounded: break
        case .newest(let limit):
            guard limit > 0 else { return }
            if count >= limit { _ = take() }
        case .oldest(let limit):
            if count >= limit { return }
        }
        elements.append(element)
    }

    /// Takes the oldest element; nil if there is none.
    /// - Complexity: O(1) on average.
    mutating func take() -> Element? { elements.popFirst() }

    mutating func removeAll() { elements.removeAll() }
}
