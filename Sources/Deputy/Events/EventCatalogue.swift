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
@MainActor
package final class SharedCatalogue<Events: EventCatalogue> {
    /// The descriptors, by property.
    package let events: Events
    /// The descriptors, by ordinal.
    package let all: [DelegateEvent]
    /// The same, for each protocol that has any.
    package let parts: [DelegatePart: PartEvents]

    private init() {
        (events, all) = Enrolment.collect { Events() }
        parts = Dictionary(grouping: all, by: \.facts.part).mapValues(PartEvents.init)
    }

    /// The catalogue of this type.
    /// - Complexity: O(1), except for the first call, which makes the descriptors.
    package static var shared: SharedCatalogue<Events> {
        let key = ObjectIdentifier(Events.self)
        if let catalogue = Enrolment.catalogues[key] as? SharedCatalogue<Events> { return catalogue }
        let catalogue = SharedCatalogue()
        Enrolment.catalogues[key] = catalogue
        return catalogue
    }

    /// The descriptor of a property.
    // Not by ``events`` from elsewhere: that copies all of them, which registering a handler would feel.
    package subscript<Event: DelegateEvent>(path: KeyPath<Events, Event>) -> Event { events[keyPath: path] }

    #if EXPLANATIONS
    /// The mistakes in the declarations of the catalogue.
    private(set) lazy var mistakes: [Anomaly.Report] = findMistakes()
    #endif

    private lazy var byName = Dictionary(all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    private lazy var bySelector = Dictionary(all.map { ($0.selector, $0) }, uniquingKeysWith: { first, _ in first })

    /// The event whose method has this selector, if there is one.
    package func event(selector: String) -> DelegateEvent? { bySelector[selector] }

    /// The event of this name, if there is one.
    package func event(named name: String) -> DelegateEvent? { byName[name] }
}

/// Where descriptors report that they were made.
///
/// A stored property of a struct cannot know its place among the others, and `Mirror` is empty when reflection
/// metadata is off; so each descriptor adds itself to the innermost catalogue under construction.
@MainActor
enum Enrolment {
    static var catalogues: [ObjectIdentifier: AnyObject] = [:]
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
