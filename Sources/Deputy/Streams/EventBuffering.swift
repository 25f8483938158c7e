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

/// The elements that are not read yet, oldest first.
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
