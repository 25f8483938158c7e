import Deputy
package import Foundation

/// What a person does to rows by hand, and the data has to follow.
extension ListManager {
    /// A person has deleted or inserted a row, and the handlers are about to be told.
    ///
    /// A handler may ask the person first, or wait for a server, so one time says nothing. If the same is told of the same item
    /// again, and nothing at all has changed since, the handler does nothing about it.
    @usableFromInline
    func willTellEdit<Argument>(_ event: DelegateEvent, _ style: Argument, at position: some EventPosition) {
        guard source === items, let row = position.rowPath, let identity = items.shown.identity(at: row) else { return }
        let edit = EditedRow(identity: identity, isDeletion: isDeletion(style), version: items.version)
        defer { lastEdit = edit }
        guard edit == lastEdit else { return }
        anomalyLog.report(
            .unfollowedEdit(at: position.place, isDeletion: edit.isDeletion, toldBy: event),
            at: receiver(of: event, at: row))
    }

    private func isDeletion(_ style: Any) -> Bool {
        func isDelete<Style: TableEditingStyle>(_ style: Style) -> Bool { style == .delete }
        return (style as? any TableEditingStyle).map { isDelete($0) } ?? false
    }

    /// Where the closure was registered that gets an event about a row first; nil for none.
    private func receiver(of event: DelegateEvent, at row: IndexPath) -> CallSite? {
        let steps = explain(event, at: row).steps
        return steps.lazy.compactMap { step in
            switch (step.candidate, step.outcome) {
            case (.handler(let site), .answers), (.handler(let site), .hears), (.handler(let site), .mayPass): site
            default: nil
            }
        }.first
    }
}

extension ListManager where Kit: TableKit {
    /// A destructive action of a swiped row says that it was performed; a kit's proxy calls this.
    ///
    /// The item has to be gone when the turn is over, with which also what was changed inside an event has been.
    package func didPerformDestructiveAction(at row: IndexPath) {
        guard source === items, let identity = items.shown.identity(at: row) else { return }
        let event = dispatcher.events.trailingSwipeActionsConfiguration
        let site = receiver(of: event, at: row)
        Task { [weak self] in
            guard let self, items.indexPath(of: identity, near: row) != nil else { return }
            anomalyLog.report(.undoneDeletion(at: .row(row), givenBy: event), at: site)
        }
    }
}

/// A row that a person deleted, or inserted another at, and the data at that time.
struct EditedRow: Equatable {
    let identity: ItemIdentity
    let isDeletion: Bool
    /// How many changes of the data there had been.
    let version: Int
}
