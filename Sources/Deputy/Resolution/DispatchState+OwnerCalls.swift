/// An owner's method that is being called.
struct OwnerCall: Equatable {
    let ordinal: Int
    let place: EventLocation
}

/// Owners that send an event back: an object that was in the slot before, and forwards to the object now in it.
extension DispatchState {
    /// Calls an owner's method; meanwhile the same event at the same place is not answered.
    func callingOwner<Result>(_ event: DelegateEvent, at place: EventLocation, _ call: () -> Result) -> Result {
        beginOwnerCall(OwnerCall(ordinal: event.ordinal, place: place))
        defer { endOwnerCall() }
        return call()
    }

    /// Whether an event comes from the owner's method that is being called for it.
    func comesBack(_ event: DelegateEvent, at place: EventLocation) -> Bool {
        isInOwnerCall(OwnerCall(ordinal: event.ordinal, place: place))
    }
}
