import Deputy
package import Foundation

extension ListManager where Kit: TableKit {
    /// Called by a kit's proxy when a destructive action of a swiped row reports that it was performed.
    ///
    /// The item has to be gone at the end of the turn, when changes made inside an event have been applied too.
    package func didPerformDestructiveAction(at row: IndexPath) {
        guard updater.data.isFollowed, let identity = shown.identity(at: row) else { return }
        let event = dispatcher.events.trailingSwipeActionsConfiguration
        let site = answerer.receiver(of: event, at: row)
        Task { [weak self] in
            guard let self, updater.data.contains(identity, near: row) else { return }
            anomalyLog.report(.undoneDeletion(at: .row(row), givenBy: event), at: site)
        }
    }
}
