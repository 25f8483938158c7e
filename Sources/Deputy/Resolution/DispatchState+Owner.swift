/// An owner of one delegate protocol, held weakly, and its name, which is needed after it is gone.
struct OwnerState {
    weak var object: AnyObject?
    let name: String
    /// The methods it listed for this catalogue; looked up once, because the cast costs more than an event.
    let methods: OwnerMethods?

    init(_ object: AnyObject, _ methods: OwnerMethods?) {
        self.object = object
        name = typeName(type(of: object))
        self.methods = methods
    }
}

/// The second tier: an owner for each delegate protocol.
extension DispatchState {
    /// Sets or removes the owner of some protocols.
    ///
    /// - Parameters:
    ///   - methods: what the object listed for the catalogue.
    ///   - refusal: names the object if it cannot be an owner.
    ///   - implements: whether the object has a method for an event.
    func setOwner(
        _ object: AnyObject?, listing methods: OwnerMethods?, for parts: [DelegatePart],
        refusal: @MainActor (AnyObject) -> String?,
        implements: @MainActor (AnyObject, DelegateEvent) -> Bool
    ) {
        if let object, let what = refusal(object) {
            return anomalies.report(.refusedOwner(what))
        }
        for part in parts { owners[part] = object.map { OwnerState($0, methods) } }
        var implemented = EventSet()
        for event in events {
            if parts.contains(event.facts.part) {
                if let object, implements(object, event) { implemented.insert(event.ordinal) }
            } else if ownerEvents.contains(event.ordinal) {
                implemented.insert(event.ordinal)
            }
        }
        ownerEvents = implemented
        askAgain()
    }

    /// The owner, if it implements an event and lives.
    func owner(implementing ordinal: Int) -> AnyObject? {
        guard ownerEvents.contains(ordinal) else { return nil }
        if let owner = owners[events[ordinal].facts.part]?.object { return owner }
        dropLostOwners()
        return nil
    }

    /// Reports and withdraws owners that died.
    func dropLostOwners() {
        let lost = owners.filter { $0.value.object == nil }
        guard !lost.isEmpty else { return }
        for name in Set(lost.values.map(\.name)).sorted() { anomalies.report(.lostOwner(name)) }
        var implemented = EventSet()
        for event in events where ownerEvents.contains(event.ordinal) && lost[event.facts.part] == nil {
            implemented.insert(event.ordinal)
        }
        for part in lost.keys { owners[part] = nil }
        ownerEvents = implemented
        askAgain()
    }
}
