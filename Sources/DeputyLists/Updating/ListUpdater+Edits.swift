import Deputy
import Foundation

/// What a person does to rows, which the data has to follow.
extension ListUpdater {
    /// Notes that the list itself has moved a row, so that only the data has to follow.
    func listMovedItem(from source: IndexPath, to destination: IndexPath) {
        filler.madeCell.forget()
        guard source != destination, data.listMoved(source, to: destination) else { return }
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
