#if EXPLANATIONS
/// What ended with its object, for explanations and reports.
extension Registry {
    func noteDeparture(of mapping: RegisteredMapping) {
        let object = mapping.lifetimes.lostName ?? ""
        note(Departure(mapping: mapping, object: object, site: mapping.site))
        for handler in mapping.allHandlers where handler.target.mapping === mapping {
            noteDeparture(of: handler, with: object)
        }
    }

    func noteDeparture(of handler: Handler, with object: String? = nil) {
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

extension [Lifetime] {
    /// The type of an object that is gone, by name; nil while all live.
    @MainActor var lostName: String? { first { !$0.isAlive }.map { typeName($0.type) } }
}
#else
extension Registry {
    func noteDeparture(of mapping: RegisteredMapping) {}
    func noteDeparture(of handler: Handler) {}
}
#endif
