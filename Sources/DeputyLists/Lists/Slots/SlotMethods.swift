import Deputy

/// The methods of one delegate protocol, by selector; made once for all lists of a kit.
@MainActor
final class SlotMethods {
    /// Those of the protocol that are events.
    let part: PartEvents
    /// Those of the protocol that are not events.
    let others: [_NonEventMethods.Method]
    private let roles: SelectorTable<Role>

    /// What a selector of the catalogue is.
    enum Role {
        /// An event of the protocol, by its ordinal.
        case event(Int)
        /// A method of the protocol that is no event, by its number among those.
        case other(Int)
        /// A method of another protocol.
        case elsewhere
    }

    private init<Events: _ListEvents>(_ part: DelegatePart, in catalogue: SharedCatalogue<Events>) {
        let methods = Events.nonEventMethods
        self.part = catalogue.parts[part] ?? PartEvents([])
        others = methods.filter { $0.part == part }
        roles = SelectorTable(
            self.part.events.map { ($0.selector, .event($0.ordinal)) }
                + others.enumerated().map { ($1.selector, .other($0)) }
                + (catalogue.all.map(\.selector) + methods.map(\.selector)).map { ($0, .elsewhere) })
    }

    /// What a selector is; nil for one that is in no catalogue.
    func role(of selector: String) -> Role? { roles[selector] }

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
