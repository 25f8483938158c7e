/// The one list of a delegate's events, a property each.
///
/// ```swift
/// struct PlayerEvents: EventCatalogue {
///     let didStart = HostNotice("didStart", "playerDidStart:")
/// }
/// ```
@MainActor
public protocol EventCatalogue {
    /// Makes the descriptors; done once for each catalogue.
    init()
}

/// A catalogue together with the list of its events, in the order of their declaration.
///
/// One is made per catalogue type and kept for the life of the process, so that ordinals never differ.
@MainActor @usableFromInline
package final class SharedCatalogue<Events: EventCatalogue> {
    /// The descriptors, by property.
    @usableFromInline package let events: Events
    /// The descriptors, by ordinal.
    package let all: [DelegateEvent]
    /// The same, for each protocol that has any.
    package let parts: [DelegatePart: PartEvents]

    /// The descriptors at a place that stays, as catalogues do.
    private let place: UnsafeMutablePointer<Events>

    private init() {
        (events, all) = Enrolment.collect { Events() }
        place = .allocate(capacity: 1)
        place.initialize(to: events)
        parts = Dictionary(grouping: all, by: \.facts.part).mapValues(PartEvents.init)
    }

    /// The catalogue of this type.
    /// - Complexity: O(1), except for the first call, which makes the descriptors.
    @usableFromInline package static var shared: SharedCatalogue<Events> {
        let key = ObjectIdentifier(Events.self)
        let catalogue = Enrolment.catalogues[key] as? SharedCatalogue<Events> ?? SharedCatalogue()
        Enrolment.catalogues[key] = catalogue
        Enrolment.last = (key, catalogue)
        return catalogue
    }

    /// The event of a property.
    // Applying a key path to `events` would copy all of them; where the property lies in them is found without.
    @usableFromInline
    package func event<Event: DelegateEvent>(_ path: KeyPath<Events, Event>) -> Event {
        guard let offset = MemoryLayout<Events>.offset(of: path) else { return events[keyPath: path] }
        return UnsafeRawPointer(place).load(fromByteOffset: offset, as: Event.self)
    }

    /// The mistakes in the declarations of the catalogue.
    private(set) lazy var mistakes: [Anomaly.Report] =
        misnamed.map { .misnamedEvent($0.event.name, property: $0.property) } + unknownGates + repeatedSelectors

    /// The events whose names differ from their properties', in the order of their declaration.
    ///
    /// Empty if the program is compiled without reflection metadata, because then the names of properties are not known.
    private(set) lazy var misnamed: [(property: String, event: DelegateEvent)] = Mirror(reflecting: events).children
        .compactMap { child in
            guard let property = child.label, let event = child.value as? DelegateEvent, event.name != property else {
                return nil
            }
            return (property, event)
        }

    private lazy var byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    private lazy var bySelector = Dictionary(all.map { ($0.selector, $0) }, uniquingKeysWith: { first, _ in first })

    /// The event whose method has this selector, if there is one.
    package func event(selector: String) -> DelegateEvent? { bySelector[selector] }

    /// The event of this name, if there is one.
    package func event(named name: String) -> DelegateEvent? { byName[name] }
}

/// The shared catalogue of a type, for each registration.
///
/// It is nearly always the one asked for last, and its key says what it is. So this looks up neither the catalogue nor the
/// type ``SharedCatalogue``, each of which takes as long as the rest of registering a closure.
@MainActor
func sharedCatalogue<Events: EventCatalogue>(_ events: Events.Type) -> SharedCatalogue<Events> {
    if let last = Enrolment.last, last.key == ObjectIdentifier(events) {
        return unsafeDowncast(last.catalogue, to: SharedCatalogue<Events>.self)
    }
    return .shared
}

/// Where descriptors report that they were made.
///
/// A stored property of a struct cannot know its place among the others, and `Mirror` is empty when reflection
/// metadata is off; so each descriptor adds itself to the innermost catalogue under construction.
@MainActor
enum Enrolment {
    static var catalogues: [ObjectIdentifier: AnyObject] = [:]
    /// The one asked for last.
    @exclusivity(unchecked) static var last: (key: ObjectIdentifier, catalogue: AnyObject)?
    private static var open: [(base: Int, events: [DelegateEvent])] = []

    static var nextOrdinal: Int { open.last.map { $0.base + $0.events.count } ?? -1 }

    static func enrol(_ event: DelegateEvent) {
        guard !open.isEmpty else { return }
        open[open.count - 1].events.append(event)
    }

    /// Makes descriptors, whose ordinals begin at a number, and lists them.
    static func collect<Events>(from base: Int = 0, _ make: () -> Events) -> (Events, [DelegateEvent]) {
        open.append((base, []))
        let events = make()
        return (events, open.removeLast().events)
    }
}
