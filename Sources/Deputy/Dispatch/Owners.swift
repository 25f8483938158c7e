/// The second tier: an owner for each delegate protocol.
@MainActor
final class Owners {
    /// The events that the owners implement; empty without any.
    private(set) var events = EventSet()
    /// Which notices the owner receives, where a handler was called.
    var receives = OwnerNotices.everyNotice
    /// Set by the dispatcher that makes it, right after.
    unowned var dispatcher: AnyDispatcher!

    private var owners: [DelegatePart: OwnerState] = [:]
    /// The owner's methods that are being called: an owner that sends an event back is not asked again.
    // Read by each event, and only for an instant, so it needs no check: see Docs/Performance.md.
    @exclusivity(unchecked) private var calls: [(ordinal: Int, place: EventLocation)] = []
    /// The events of the catalogue.
    private let all: [DelegateEvent]
    private let log: AnomalyLog

    init(of all: [DelegateEvent], _ log: AnomalyLog) {
        self.all = all
        self.log = log
    }

    /// Whether any protocol has an owner, which may be gone.
    var isAny: Bool { !owners.isEmpty }

    /// The owner of a protocol; nil for none.
    subscript(part: DelegatePart) -> OwnerState? { owners[part] }

    /// Sets or removes the owner of some protocols.
    ///
    /// - Parameters:
    ///   - refusal: names the object if it cannot be an owner.
    ///   - implements: whether the object has a method for an event.
    func set(
        _ object: AnyObject?, for parts: [DelegatePart],
        refusal: @MainActor (AnyObject) -> String?,
        implements: @MainActor (AnyObject, DelegateEvent) -> Bool
    ) {
        if let object, let what = refusal(object) { return log.report(RuntimeAnomaly.refusedOwner, what) }
        set(object.map(OwnerState.init), for: parts) { event in
            object.map { implements($0, event) } ?? false
        }
    }

    private func set(_ owner: OwnerState?, for parts: [DelegatePart], implements: (DelegateEvent) -> Bool) {
        for part in parts { owners[part] = owner }
        let implemented = all.filter { event in
            parts.contains(event.facts.part) ? implements(event) : events.contains(event.ordinal)
        }
        events = EventSet(implemented.map(\.ordinal))
        dispatcher.askAgain()
    }

    /// The owner, if it implements an event and lives.
    func owner(implementing ordinal: Int) -> AnyObject? {
        guard events.contains(ordinal) else { return nil }
        if let owner = self[all[ordinal].facts.part]?.object { return owner }
        dropLost()
        return nil
    }

    /// Reports and withdraws owners that died.
    func dropLost() {
        let lost = DelegatePart.allCases.filter { self[$0].map { $0.object == nil } ?? false }
        guard !lost.isEmpty else { return }
        for name in Set(lost.compactMap { self[$0]?.name }).inOrder(<) {
            log.report(RuntimeAnomaly.lostOwner, withArticle(name))
        }
        set(nil, for: lost) { _ in false }
    }
}

/// Owners that send an event back: an object that was in the slot before, and forwards to the object now in it.
extension Owners {
    /// Calls an owner's method; meanwhile the same event at the same places is not answered.
    func calling<Result>(_ event: DelegateEvent, at places: [EventLocation], _ call: () -> Result) -> Result {
        for place in places { calls.append((event.ordinal, place)) }
        defer { calls.removeLast(places.count) }
        return call()
    }

    /// Whether an event comes from the owner's method that is being called for it.
    func sentBack(_ event: DelegateEvent, at place: EventLocation) -> Bool {
        !calls.isEmpty && calls.contains { $0.ordinal == event.ordinal && $0.place == place }
    }
}

/// An owner of one delegate protocol, held weakly, and its name, which is needed after it is gone.
@MainActor
final class OwnerState {
    private(set) weak var object: AnyObject?
    let name: String

    init(_ object: AnyObject) {
        self.object = object
        name = typeName(type(of: object))
    }
}

/// Which notices the owner receives.
public enum OwnerNotices: Sendable {
    /// All that it implements, after the handlers.
    case everyNotice
    /// Those for which no handler was called.
    case unhandledNotices
}
