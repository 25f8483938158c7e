import Deputy

/// The methods of one delegate protocol, by selector; made once for all lists of a kit.
@MainActor
final class SlotMethods {
    /// Those of the protocol that are events.
    let events: [String: DelegateEvent]
    /// The same as an array, which is iterated whenever registrations have changed.
    let allEvents: [DelegateEvent]
    /// Those of the protocol that are not events.
    let others: [String: _NonEventMethods.Method]
    /// The selectors of every protocol.
    let known: Set<String>

    private init<Events: _ListEvents>(_ part: DelegatePart, in catalogue: SharedCatalogue<Events>) {
        let methods = Events.nonEventMethods
        allEvents = catalogue.parts[part]?.events ?? []
        events = Dictionary(allEvents.map { ($0.selector, $0) }, uniquingKeysWith: { first, _ in first })
        others = Dictionary(
            methods.filter { $0.part == part }.map { ($0.selector, $0) }, uniquingKeysWith: { first, _ in first })
        known = Set(catalogue.all.map(\.selector) + methods.map(\.selector))
    }

    private static var made: [Key: SlotMethods] = [:]

    private struct Key: Hashable {
        let events: ObjectIdentifier
        let part: DelegatePart
    }

    /// The methods of a protocol in a catalogue.
    static func of<Events: _ListEvents>(_ part: DelegatePart, in _: Events.Type) -> SlotMethods {
        let key = Key(events: ObjectIdentifier(Events.self), part: part)
        if let known = made[key] { return known }
        let methods = SlotMethods(part, in: SharedCatalogue<Events>.shared)
        made[key] = methods
        return methods
    }
}
