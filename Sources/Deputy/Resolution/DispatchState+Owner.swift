/// Which notices the owner hears.
public enum OwnerHearing: Sendable {
    /// All that it implements, after a handler has heard them.
    case everyNotice
    /// Those that no handler heard.
    case unansweredNotices
}

extension DispatchState {
    /// Puts an object in the second tier, or takes it out.
    ///
    /// - Parameters:
    ///   - refusal: says what the object is when it cannot be an owner.
    ///   - implements: whether the object has a method for an event.
    func setOwner(
        _ object: AnyObject?, refusal: @MainActor (AnyObject) -> String?,
        implements: @MainActor (AnyObject, Event) -> Bool
    ) {
        if let object, let what = refusal(object) {
            return anomalies.report(.refusedOwner(what))
        }
        owner = object
        ownerName = object.map { typeName(type(of: $0)) }
        var implemented = EventSet()
        if let object {
            for event in events where implements(object, event) { implemented.insert(event.ordinal) }
        }
        ownerEvents = implemented
        registryChanged()
    }

    /// The owner, if it implements an event and lives.
    @usableFromInline
    func owner(implementing ordinal: Int) -> AnyObject? {
        guard ownerEvents.contains(ordinal) else { return nil }
        if let owner { return owner }
        dropLostOwner()
        return nil
    }

    /// Reports and withdraws an owner that died.
    func dropLostOwner() {
        guard let ownerName, owner == nil else { return }
        anomalies.report(.lostOwner(ownerName))
        self.ownerName = nil
        ownerEvents = EventSet()
        registryChanged()
    }
}
