import Deputy

/// Events that something registered needs beside its closures, such as the end of a use.
extension ListManager {
    /// Has an event announced, whoever answers it; `explain` names the reason given last.
    func require(_ event: Event, because reason: String) {
        requirements[ObjectIdentifier(event), default: []].append(reason)
        dispatcher.require(event, because: reason)
    }

    /// Takes ``require(_:because:)`` back; where there is another reason, the event goes on being announced.
    func stopRequiring(_ event: Event, because reason: String) {
        var reasons = requirements[ObjectIdentifier(event)] ?? []
        guard let index = reasons.firstIndex(of: reason) else { return }
        reasons.remove(at: index)
        requirements[ObjectIdentifier(event)] = reasons
        if let other = reasons.last {
            dispatcher.require(event, because: other)
        } else {
            dispatcher.stopRequiring(event)
        }
    }
}
