/// The events that are announced, for the objects that a host asks.
///
/// A manager owns it, and what a host asks holds it weakly: one weak reference in place of three on the way through the
/// manager, each of which takes as long as finding the answer.
@MainActor
package final class AnnouncedEvents {
    @exclusivity(unchecked) var events = EventSet() { didSet { changes += 1 } }
    /// A number that changes with these, and with each change of what is registered or of who owns.
    package internal(set) var changes = 0

    /// None yet.
    package init() {}

    /// Whether the event with an ordinal is announced.
    package func contains(_ ordinal: Int) -> Bool { events.contains(ordinal) }

    /// Those of a protocol.
    package func events(of part: PartEvents) -> EventSet { events.intersection(part.all) }
}

extension EventDispatcher {
    /// Keeps what is announced in an object, as long as that lives.
    package func announce(in announced: AnnouncedEvents) { state.announcement.keep(in: announced) }
}
