/// Reporting what can never be called.
extension DispatchState {
    /// Reports what was registered and can never be called, if anything has changed since it was last looked for.
    ///
    /// It takes a look at everything, so it is done when data is shown, and not at each act of registering.
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

    /// Something was registered or withdrawn. The host shows data already, so nothing else has it looked at: that is done
    /// a turn later, as a mapping may come after its handlers.
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

    /// Whether others answer for every protocol.
    private var answersNothing: Bool { excludedParts.count == DelegatePart.allCases.count }
}
