#if EXPLANATIONS
/// When the registrations are looked through for handlers that can never be called: when data is shown, and a turn after each later
/// registration. Each mistake is reported once.
@MainActor
final class MistakeSearch {
    fileprivate var showsData = false
    fileprivate var isDue = true
    fileprivate var isScheduled = false
}

extension AnyDispatcher {
    /// Reports the handlers that can never be called: those no mapping has taken, those silent on every mapping, and
    /// those whose event's gate is closed; and the streams that stay empty. A manager calls it when it shows data.
    ///
    /// Each is reported once; later registrations are checked a turn later.
    package func reportUnreachableHandlers() {
        mistakes.showsData = true
        guard mistakes.isDue, !announcement.isDetached else { return }
        mistakes.isDue = false
        registry.reportUnreachable()
        for finding in closedGates() + excludedHandlers() { log.report(finding) }
    }

    /// Something was registered.
    func lookForMistakesLater() {
        mistakes.isDue = true
        guard mistakes.showsData, !mistakes.isScheduled else { return }
        mistakes.isScheduled = true
        Task { [weak self] in
            guard let self else { return }
            mistakes.isScheduled = false
            whenIdle { [weak self] in self?.reportUnreachableHandlers() }
        }
    }
}
#else
extension AnyDispatcher {
    package func reportUnreachableHandlers() {}
    func lookForMistakesLater() {}
}
#endif
