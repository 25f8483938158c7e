/// The events for which `responds(to:)` is true, and why.
@MainActor
final class Announcement {
    /// The events that are announced.
    private(set) var events = EventSet()
    /// A number that changes with what is announced, registered or owned.
    private(set) var changes = 0
    /// The events with a handler on a mapping, or a stream.
    private(set) var handled = EventSet()
    /// The events that the host may count whatever is announced.
    var counted = EventSet()
    /// Why Deputy itself needs events, by ordinal: the reasons, and how often there is each.
    private(set) var needs: [Int: [(reason: String, count: Int)]] = [:]
    /// The protocols that another object answers for, with that in words: none of their events is announced.
    private(set) var excluded: [DelegatePart: String] = [:]
    /// Set by the dispatcher that makes it, right after.
    unowned var dispatcher: AnyDispatcher!
    /// The events of the catalogue, for each protocol that has any.
    private let parts: [DelegatePart: PartEvents]
    /// Those of them with events that the protocol requires.
    private let requiring: [PartEvents]
    /// The events of views that are no delegate methods: a host never asks about those.
    private let ofViews: EventSet
    /// The events that are announced with another, as they decide about it or belong to it.
    let deciding: [(question: Int, event: Int)]
    private let registry: Registry
    private let owners: Owners
    private var batchDepth = 0
    private var isStale = false
    /// Whether the host has to ask again although no event came or went: about methods outside the catalogue.
    private var isAskingAgainDue = false

    init(
        _ parts: [DelegatePart: PartEvents], _ registry: Registry, _ owners: Owners, of events: [DelegateEvent]
    ) {
        self.parts = parts
        deciding = events.flatMap { event in
            func ordinal(_ name: String) -> Int? { events.first { $0.name == name }?.ordinal }
            // A question is announced with the first event that it decides about, and not with the others.
            let decided = event.facts.decides.prefix(1).compactMap(ordinal).map { (event.ordinal, $0) }
            return decided + event.facts.companions.compactMap(ordinal).map { ($0, event.ordinal) }
        }
        requiring = parts.values.filter { !$0.required.isEmpty }
        ofViews = EventSet(registry.viewEvents.all.map(\.ordinal))
        self.registry = registry
        self.owners = owners
        self.events = recompute()
    }

    /// Whether several registrations are being made as one.
    var isInBatch: Bool { batchDepth > 0 }

    /// Several registrations as one: the host is made to ask again once, at the end.
    func batch<Result>(_ body: () -> Result) -> Result {
        batchDepth += 1
        defer {
            batchDepth -= 1
            if isStale, batchDepth == 0 { dispatcher.lookAround() }
            updateIfStale()
        }
        return body()
    }

    /// Notes that answers about methods outside the catalogue may change with the next update.
    func noteOtherMethods() { isAskingAgainDue = true }

    /// Updates the announcement after a change to registrations or owners.
    func update() {
        isStale = true
        changes += 1
        updateIfStale()
    }

    /// Updates the announcement if that had to wait. While an event or a batch is under way it waits for its end.
    func updateIfStale() {
        guard isStale else { return }
        if dispatcher.isDispatching {
            dispatcher.hasWork = true
            return
        }
        guard batchDepth == 0 else { return }
        isStale = false
        let new = recompute()
        guard new != events || isAskingAgainDue else { return }
        isAskingAgainDue = false
        events = new
        changes += 1
        dispatcher.client?.announcementChanged()
        dispatcher.onAnnouncementChange()
    }

    /// Computes the announcement, and which events have handlers or streams.
    private func recompute() -> EventSet {
        handled = registry.handled
        var announced = handled.union(owners.events).union(EventSet(needs.keys))
        announced = announced.subtracting(ofViews)
        for (question, event) in deciding where handled.contains(event) { announced.insert(question) }
        // The required methods of a protocol are only announced with another event of the protocol.
        for part in requiring where !part.all.intersection(announced).isEmpty {
            announced = announced.union(part.required)
        }
        for part in excluded.keys { if let events = parts[part]?.all { announced = announced.subtracting(events) } }
        return announced
    }
}

/// Events that Deputy itself needs, and protocols that other objects answer for.
extension Announcement {
    /// Announces an event for a reason, besides any other. ``update()`` has to follow.
    func require(_ ordinal: Int, because reason: String) {
        var reasons = needs[ordinal] ?? []
        if let index = reasons.firstIndex(where: { $0.reason == reason }) {
            reasons[index].count += 1
        } else {
            reasons.append((reason, 1))
        }
        needs[ordinal] = reasons
    }

    /// Undoes one ``require(_:because:)``; while there is another, the event stays announced. ``update()`` has to follow.
    func stopRequiring(_ ordinal: Int, because reason: String) {
        guard var reasons = needs[ordinal], let index = reasons.firstIndex(where: { $0.reason == reason }) else {
            return
        }
        reasons[index].count -= 1
        if reasons[index].count == 0 { reasons.remove(at: index) }
        needs[ordinal] = reasons.isEmpty ? nil : reasons
    }

    /// Announces no event of some protocols from now on. ``update()`` has to follow.
    func exclude(_ parts: Set<DelegatePart>, because reason: String?) {
        for part in parts { excluded[part] = reason ?? "another object answers for the protocol" }
    }

    /// Whether an event is answered if it comes: it is announced or counted, or the object that answers for its protocol asks.
    ///
    /// Excluding a protocol hides its announcement only. Where everything is excluded nothing is answered any more.
    func answers(_ event: DelegateEvent) -> Bool {
        events.contains(event.ordinal)
            || !isDetached && (counted.contains(event.ordinal) || excluded[event.facts.part] != nil)
    }

    /// Whether an event of an excluded protocol goes to an object that may ask for the answer here.
    func mayBePassedOn(_ event: DelegateEvent) -> Bool {
        excluded[event.facts.part] != nil && !isDetached && dispatcher.client?.passesOn(event) == true
    }

    /// Whether other objects answer for every protocol, as after the manager was detached.
    var isDetached: Bool { excluded.count == DelegatePart.allCases.count }
}

extension DelegatePart {
    /// The property of the host, as people write it.
    package var slotName: String {
        switch self {
        case .delegate: "delegate"
        case .dataSource: "dataSource"
        case .drag: "dragDelegate"
        case .drop: "dropDelegate"
        case .prefetching: "prefetchDataSource"
        }
    }
}
