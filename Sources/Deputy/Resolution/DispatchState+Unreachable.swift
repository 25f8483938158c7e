/// Reporting registrations that can never be called.
extension DispatchState {
    /// Reports registrations that can never be called, if anything has changed since the last check.
    ///
    /// It checks everything, so it is done when data is shown, and not at each registration.
    func reportUnreachableHandlers() {
        reachability.showsData = true
        guard reachability.isDue, !announcement.isDetached else { return }
        reachability.isDue = false
        registry.reportDueShadows()
        registry.reportUnreachedAttachments()
        registry.reportUnboundUses()
        registry.reportUnboundStreams()
        reportClosedGates()
        for finding in excludedHandlers() { anomalies.report(finding.report, at: finding.site) }
    }

    /// Schedules a check after a registration or withdrawal, if the host already shows data. It is done
    /// a turn later, because a mapping may be registered after its handlers.
    func noteRegistration() {
        reachability.isDue = true
        guard reachability.showsData, !reachability.isScheduled, !announcement.isDetached else { return }
        reachability.isScheduled = true
        Task { [weak self] in
            guard let self else { return }
            reachability.isScheduled = false
            nested.whenIdle { [weak self] in self?.reportUnreachableHandlers() }
        }
    }
}

/// When registrations are checked for being reachable.
struct Reachability {
    /// Whether the host shows data, so that registrations can be checked.
    var showsData = false
    /// Whether anything has changed since the last check.
    var isDue = true
    /// Whether a check is scheduled.
    var isScheduled = false
}
