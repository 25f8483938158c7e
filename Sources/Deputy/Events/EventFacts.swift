/// The properties of an event besides its name and shape.
///
/// Written after the selector, where they differ from the defaults:
///
/// ```swift
/// let didMove = HostNotice("didMove", "playerDidMove:", .since("15.0").gated(by: "shouldMove"))
/// ```
public struct EventFacts: Sendable {
    /// The protocol the method belongs to.
    package var part: DelegatePart = .delegate
    /// The first iOS that has it.
    package var since = "2.0"
    /// The iOS that deprecated it; nil for none.
    package var deprecated: String?
    /// The events that must say yes before this one is ever sent, in the order they are asked; empty for none.
    package var gates: [EventGate] = []
    /// Whether its protocol requires it, so that it is announced exactly while another event of the protocol is.
    package var isRequired = false
    /// The events that a question decides about, by name.
    ///
    /// The question is announced as long as a closure or a stream is registered for the first of them. Its default is then no for a row
    /// whose events reach nothing, so that the closure changes nothing for other rows.
    package var decides: [String] = []
    /// The events that are announced with it: the host wants all of them, or asks none of those that they replace.
    package var companions: [String] = []
    /// Whether it also comes for rows that have scrolled away, and so have no cell.
    var comesOffScreen = false
    /// Whether the host asks it while it lays itself out, as it asks everything about items that have no view yet.
    package var isOfLayout = false
    /// Whether all its places are those that the list shows, as it answers with one that the list has proposed.
    package var isOfShownPlaces = false

    /// The facts of most events: of the delegate, since iOS 2, not required, without gates.
    @usableFromInline package init() {}
}

/// The delegate protocol a method belongs to; a list has a slot for each.
public enum DelegatePart: Sendable, CaseIterable {
    /// Looks, selection, editing, menus and focus.
    case delegate
    /// Rows, their editing and moving.
    case dataSource
    /// Dragging.
    case drag
    /// Dropping.
    case drop
    /// Rows that will be needed soon.
    case prefetching
}

/// An event that decides whether another is ever sent: a question by its answer, a notice by being implemented at all.
package struct EventGate: Sendable, Hashable {
    /// The name of the deciding event.
    package let event: String
    /// Whether it is open if it is not answered; a notice that is not implemented is closed.
    package let isOpenByDefault: Bool
    /// The name of an event that opens it by being implemented, whatever the deciding event answers; nil for none.
    package let alternative: String?
}

extension EventFacts {
    /// An event of the delegate since this iOS.
    public static func since(_ version: String) -> EventFacts { EventFacts().since(version) }

    /// An event of another protocol.
    public static func part(_ part: DelegatePart) -> EventFacts { with(EventFacts()) { $0.part = part } }

    /// An event that its protocol requires.
    public static var required: EventFacts { with(EventFacts()) { $0.isRequired = true } }

    /// An event that another decides about.
    public static func gated(
        by event: String, openByDefault: Bool = true, orBy alternative: String? = nil
    ) -> EventFacts {
        EventFacts().gated(by: event, openByDefault: openByDefault, orBy: alternative)
    }

    private static func with(_ facts: EventFacts, _ change: (inout EventFacts) -> Void) -> EventFacts {
        var facts = facts
        change(&facts)
        return facts
    }

    // MARK: One after the other

    /// The same for a question that decides about events row by row; see ``decides``.
    package func deciding(_ events: String...) -> EventFacts { EventFacts.with(self) { $0.decides = events } }

    /// The same for an event with which others are announced.
    package func beside(_ events: [String]) -> EventFacts { EventFacts.with(self) { $0.companions = events } }

    /// The same for an event that also comes for rows that have scrolled away.
    package var offScreen: EventFacts { EventFacts.with(self) { $0.comesOffScreen = true } }

    /// The same for a question that the host asks while it lays itself out.
    package var ofLayout: EventFacts { EventFacts.with(self) { $0.isOfLayout = true } }

    /// The same, in the places that the list shows.
    package var ofShownPlaces: EventFacts { EventFacts.with(self) { $0.isOfShownPlaces = true } }

    /// The same, deprecated by this iOS.
    public func deprecated(_ version: String) -> EventFacts { EventFacts.with(self) { $0.deprecated = version } }

    /// The same, since this iOS.
    public func since(_ version: String) -> EventFacts { EventFacts.with(self) { $0.since = version } }

    /// The same, required by its protocol.
    public var required: EventFacts { EventFacts.with(self) { $0.isRequired = true } }

    /// The same, decided about by another event too, which is asked after the gates named before it.
    /// - Parameters:
    ///   - event: the name of the event that decides.
    ///   - openByDefault: whether its default lets this event be sent.
    ///   - alternative: an event that may open the gate too, by being implemented.
    public func gated(by event: String, openByDefault: Bool = true, orBy alternative: String? = nil) -> EventFacts {
        EventFacts.with(self) {
            $0.gates.append(EventGate(event: event, isOpenByDefault: openByDefault, alternative: alternative))
        }
    }
}
