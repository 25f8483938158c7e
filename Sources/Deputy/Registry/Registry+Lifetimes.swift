/// Registrations that end with an object.
extension Registry {
    func tie(_ handler: Handler, to lifetime: Lifetime) {
        handler.tie(to: lifetime)
        follow(handler)
    }

    func tie(_ mapping: RegisteredMapping, to lifetime: Lifetime) {
        mapping.tie(to: lifetime)
        lifetimes.insert(lifetime)
        viewLifetimes.insert(lifetime)
        list(of: mapping.kind)?.forget()
        onChange()
    }

    /// Notices when an object of a handler is gone.
    func follow(_ handler: Handler) {
        for lifetime in handler.lifetimes {
            lifetimes.insert(lifetime)
            if handler.isOfUses { viewLifetimes.insert(lifetime) }
        }
    }

    /// Withdraws what is registered with objects that are gone.
    func sweep() {
        guard lifetimes.takeLoss() else { return }
        for mapping in allMappings where !mapping.isAlive { depart(mapping) }
        var seen: Set<UInt64> = []
        for handler in allHandlers + attached
        where !handler.isOver && !handler.isAlive && seen.insert(handler.serial).inserted {
            depart(handler)
            remove(handler)
        }
    }

    private func depart(_ mapping: RegisteredMapping) {
        let object = mapping.lifetimes.lostName ?? ""
        note(Departure(mapping: mapping, object: object, site: mapping.site))
        for handler in mapping.allHandlers where handler.target.mapping === mapping { depart(handler, with: object) }
        remove(mapping)
    }

    private func depart(_ handler: Handler, with object: String? = nil) {
        let object = object ?? handler.lifetimes.lostName ?? ""
        var departure = Departure(event: handler.event, object: object, site: handler.site)
        if handler.hasLostObject { departure.mistake = handler.lost(object) }
        departure.mappings = Set(mappings(of: handler).map(\.number))
        note(departure)
    }

    private func note(_ departure: Departure) {
        var departure = departure
        let (name, object, site) = (departure.name, departure.object, departure.site)
        if let index = departures.firstIndex(where: { $0.name == name && $0.object == object && $0.site == site }) {
            let former = departures.remove(at: index)
            departure.count += former.count
            departure.mappings.formUnion(former.mappings)
        }
        departures.append(departure)
        if departures.count > Departure.limit { departures.removeFirst() }
    }
}

/// Something that ended with its object, for explanations and reports.
@MainActor
struct Departure {
    /// The event of a handler; nil for a mapping.
    var event: DelegateEvent?
    /// The mapping; nil for a handler.
    var mapping: RegisteredMapping?
    /// The type of the object, by name.
    let object: String
    let site: CallSite
    /// The mappings that it was on.
    var mappings: Set<Int> = []
    var count = 1
    /// What is wrong, if nothing says that the closure was to end with the object.
    var mistake: Anomaly?
    /// A list that registers and loses for years keeps the last ones.
    static let limit = 100

    var name: String { event?.name ?? mapping?.candidate.noun ?? "" }
}

/// An object that something ends with.
@MainActor @usableFromInline
package class Lifetime {
    let id: ObjectIdentifier
    let type: any AnyObject.Type
    package var isAlive: Bool { false }

    init(of object: AnyObject) {
        id = ObjectIdentifier(object)
        type = Swift.type(of: object)
    }
}

/// The object itself, held weakly.
@MainActor @usableFromInline
package final class Weak<Object: AnyObject>: Lifetime {
    @usableFromInline package weak var object: Object?

    @usableFromInline
    package init(_ object: Object) {
        self.object = object
        super.init(of: object)
    }

    override package var isAlive: Bool { object != nil }
}

extension [Lifetime] {
    /// The type of an object that is gone, by name; nil while all live.
    @MainActor var lostName: String? { first { !$0.isAlive }.map { typeName($0.type) } }
}

/// The objects that anything ends with, each once.
@MainActor
struct Lifetimes {
    private var all: [Lifetime] = []
    private var known: [ObjectIdentifier: Lifetime] = [:]
    /// Which was looked at last.
    private var last = 0
    /// Whether an object is gone that was not taken note of.
    private var hasLoss = false
    /// How many are looked at each time: more than most lists have, and few enough for an event.
    static let looks = 8

    mutating func insert(_ lifetime: Lifetime) {
        // A new object may have the address of one that is gone.
        if let same = known[lifetime.id], same.isAlive { return }
        known[lifetime.id] = lifetime
        all.append(lifetime)
    }

    /// Whether an object is gone that was not taken note of: of many, some are looked at each time, one after the other.
    mutating func look() -> Bool {
        for _ in 0..<min(Self.looks, all.count) where !hasLoss {
            last = last + 1 < all.count ? last + 1 : 0
            hasLoss = !all[last].isAlive
        }
        return hasLoss
    }

    /// Whether one is gone, of all; takes note.
    /// - Complexity: O(n) in the number of objects, most often one: the controller.
    mutating func takeLoss() -> Bool {
        hasLoss = false
        let before = all.count
        all.removeAll { !$0.isAlive }
        guard all.count < before else { return false }
        known = known.filter { $0.value.isAlive }
        return true
    }
}
