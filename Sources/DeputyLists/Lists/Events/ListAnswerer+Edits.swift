import Deputy
import Foundation

/// Deletions and insertions by a person, which the data has to follow.
extension ListAnswerer {
    /// Called when a person has deleted or inserted a row, before the handlers.
    ///
    /// A handler may ask the person first, or wait for a server, so one time is not reported. If the same event comes for the
    /// same item again, and no data has changed since, the handler does not change the data.
    func willTellEdit(_ call: borrowing EventCall) {
        guard updater.data.isFollowed, let row = call.place.rowPath, let identity = shown.identity(at: row) else {
            return
        }
        let (isDeletion, version) = (isDeletion(call.anyArgument as Any), updater.data.version)
        let edit = EditedRow(identity: identity, isDeletion: isDeletion, version: version)
        guard updater.isRepeated(edit) else { return }
        anomalyLog.report(
            .unfollowedEdit(
                at: call.place, isDeletion: isDeletion, toldBy: call.event, isInStore: isShowingItems),
            at: receiver(of: call.event, at: row))
    }

    private func isDeletion(_ style: Any) -> Bool {
        func isDelete<Style: _TableEditingStyle>(_ style: Style) -> Bool { style == .delete }
        return (style as? any _TableEditingStyle).map { isDelete($0) } ?? false
    }

    /// Where the closure was registered that gets an event about a row first; nil for none.
    func receiver(of event: DelegateEvent, at row: IndexPath) -> CallSite? {
        let steps = explanation(of: event, at: row).steps
        return steps.lazy.compactMap { step in
            switch (step.candidate, step.outcome) {
            case (.handler(let site), .answers), (.handler(let site), .hears), (.handler(let site), .mayPass): site
            default: nil
            }
        }.first
    }
}
