/// Events that are never sent unless the host's own settings allow them.
extension DispatchState {
    /// The settings that keep the host from sending an event now, or may; those that allow it are left out.
    func settings(against event: DelegateEvent) -> [(property: String, state: EventResolution.Outcome)] {
        guard let host else { return [] }
        return event.facts.settings.compactMap { setting in
            switch setting.verdict(host) {
            case .allows: nil
            case .forbids(let property, let reason, let other):
                if let other, isAnnounced(other) {
                    (property, .mayForbid("\(reason), unless \(other) says yes"))
                } else {
                    (property, .forbids(reason))
                }
            case .mayForbid(let property, let reason): (property, .mayForbid(reason))
            }
        }
    }

    /// Whether the event of a name is announced.
    func isAnnounced(_ name: String) -> Bool {
        events.first { $0.name == name }.map { announcement.events.contains($0.ordinal) } ?? false
    }
}
