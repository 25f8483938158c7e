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

extension PendingChanges {
    /// The rows that a person moved and whose item is elsewhere: the list shows the data, so the row goes back.
    ///
    /// An item that `move` was called for is where the caller wanted it. For others only their order among the items
    /// that were there before counts, because a handler may also insert and remove items.
    func unfollowedMoves(
        from old: [ItemSection], to new: [ItemSection], toldBy event: DelegateEvent
    ) -> [Anomaly.Report] {
        absorbed.compactMap { identity, source in
            guard !moved.contains(identity), let shown = old.indexPath(of: identity),
                let item = new.indexPath(of: identity), !isSamePlace(shown, in: old, item, in: new)
            else { return nil }
            return item == source
                ? .unfollowedMove(from: .row(source), to: .row(shown), toldBy: event)
                : .misledMove(from: .row(source), to: .row(shown), item: .row(item), toldBy: event)
        }
    }

    /// Whether a row of the list and a row of the data are in one section, after the same number of rows that both have.
    private func isSamePlace(
        _ oldRow: IndexPath, in old: [ItemSection], _ newRow: IndexPath, in new: [ItemSection]
    ) -> Bool {
        let (old, new) = (old[oldRow[0]], new[newRow[0]])
        guard old.identity == new.identity else { return false }
        let (former, present) = (Set(old.identities), Set(new.identities))
        return old.identities[..<oldRow[1]].filter(present.contains).count
            == new.identities[..<newRow[1]].filter(former.contains).count
    }
}
