import Deputy
import Foundation

/// What a person does to rows, which the data has to follow.
extension ListUpdater {
    /// Sends the notice that the list itself has moved a row, and returns whether a handler has reloaded the list.
    ///
    /// A list that was reloaded shows the row where it was, because the move was not noted yet.
    func isReloaded(byMoveNotice send: () -> Void) -> Bool {
        let wasLoaded = loading == .loaded
        if wasLoaded { loading = .moving }
        send()
        defer { if loading == .moving { loading = .loaded } }
        return wasLoaded && loading != .moving
    }

    /// Notes that the list itself has moved a row, so that only the data has to follow. If the list was reloaded since, it no
    /// longer shows the move, and is reloaded again.
    func listMovedItem(from source: IndexPath, to destination: IndexPath, hasReloaded: Bool) {
        filler.madeCell.forget()
        guard source != destination, data.listMoved(source, to: destination, hasReloaded: hasReloaded) else { return }
        schedule.setNeeded()
        filler.noteSectionsOfMovedRows()
    }

    /// Reports rows that a person moved and whose item is elsewhere.
    func reportUnfollowedMoves() {
        guard let event = dispatcher.catalogue.all.first(where: { $0.moment == .moving }) else { return }
        for move in data.unfollowedMoves(toldBy: event) { anomalyLog.report(move) }
    }

    /// Notes that a person deleted or inserted a row; returns whether that came before, and no data has changed since.
    func isRepeated(_ edit: EditedRow) -> Bool {
        defer { lastEdit = edit }
        return edit == lastEdit
    }
}

/// A row that a person deleted, or inserted another at, and the data at that time.
struct EditedRow: Equatable {
    let identity: ItemIdentity
    let isDeletion: Bool
    /// The version of the data at that time.
    let version: Int
}
