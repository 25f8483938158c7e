import Deputy
import Foundation

/// What a person does to rows: deletions, insertions and moves, which the data has to follow.
extension ListCore {
    /// Called when a person has deleted or inserted a row, before the handlers.
    ///
    /// A handler may ask the person first, or wait for a server, so one time is not reported. If the same event comes for the
    /// same item again, and no data has changed since, the handler does not change the data.
    func willTellEdit(_ event: DelegateEvent, _ call: borrowing EventCall) {
        guard data.current.isComparable, let row = call.place.rowPath, let identity = shown.identity(at: row) else {
            return
        }
        let (isDeletion, version) = (isDeletion(event.argument(of: call) as Any), data.version)
        let edit = EditedRow(identity: identity, isDeletion: isDeletion, version: version)
        guard isRepeated(edit) else { return }
        let (deed, remedy, change) =
            isDeletion
            ? ("delete", "remove the item", "remove(at: indexPath)")
            : ("insert at", "insert an item", "insert(item, at: indexPath)")
        anomalyLog.report(
            ListAnomaly.unfollowedEdit, event, deed, call.place, remedy,
            isShowingItems ? ": manager.items.\(change)." : ", and let the source tell it.",
            at: receiver(of: event, at: row))
    }

    private func isDeletion(_ style: Any) -> Bool {
        func isDelete<Style: _TableEditingStyle>(_ style: Style) -> Bool { style == .delete }
        return (style as? any _TableEditingStyle).map { isDelete($0) } ?? false
    }

    /// Where the closure was registered that gets an event about a row first; nil for none.
    func receiver(of event: DelegateEvent, at row: IndexPath) -> CallSite? {
        current.item(at: row).flatMap { [current] item in
            dispatcher.registry.namingSections(by: { current.id(ofSection: $0) }) {
                dispatcher.receiver(of: event, about: item, at: .row(row))
            }
        }
    }

    /// Notes that the list itself has moved a row, so that only the data has to follow.
    func listMovedItem(from source: IndexPath, to destination: IndexPath) {
        let use = cell(movedFrom: source, to: destination).flatMap { Kit.use(of: $0) }
        guard source != destination, data.listMoved(source, to: destination) else { return }
        schedule.setNeeded()
        if let use { noteSectionsOfMovedRows([use]) }
    }

    /// Reads what a person's move has changed, before anything else changes it.
    func followMoves() {
        items.readChanges()
        observer?.readChanges()
        data.takeMovesGivenLater()
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
