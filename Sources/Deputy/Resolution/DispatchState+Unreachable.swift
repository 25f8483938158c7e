/// Reporting registrations that can never be called.
extension DispatchState {
    /// Reports registrations that can never be called, if anything has changed since the last check.
    ///
    /// It checks everything, so it is done when data is shown, and not at each registration.
    func reportUnreachableHandlers() {
        showsData = true
        guard isUnreachableDue, !answersNothing else { return }
        isUnreachableDue = false
        registry.reportDueShadows()
        registry.reportUnreachedAttachments()
        registry.reportUnboundUses()
        registry.reportUnboundStreams()
        reportClosedGates()
    }

    /// Schedules a check after a registration or withdrawal, if the host already shows data. It is done
    /// a turn later, because a mapping may be registered after its handlers.
    func noteRegistration() {
        isUnreachableDue = true
        guard showsData, !isLookScheduled, !answersNothing else { return }
        isLookScheduled = true
        Task { [weak self] in
            guard let self else { return }
            isLookScheduled = false
            whenIdle { [weak self] in self?.reportUnreachableHandlers() }
        }
    }

    /// Whether other objects answer for every protocol.
    private var answersNothing: Bool { excludedParts.count == DelegatePart.allCases.count }
}
