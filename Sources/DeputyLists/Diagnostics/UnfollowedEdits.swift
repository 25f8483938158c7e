#if EXPLANATIONS
import Deputy
package import Foundation

/// What a person does to rows: deletions, insertions and moves, which the data has to follow. A closure that forgets that is reported.
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
        defer { lastEdit = edit }
        guard edit == lastEdit else { return }
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
        current.item(at: row).flatMap { item in
            namingCurrentSections { dispatcher.receiver(of: event, about: item, at: .row(row)) }
        }
    }

    /// What finds out whether the data follows a move by a person, to be called when that was told. If the item has not moved by then, and
    /// nothing has changed when the turn is over, it was forgotten.
    /// - Parameters:
    ///   - place: where closures are told that the row comes from; nil if its item is gone.
    ///   - target: where they are told that it goes; nil if that is gone.
    func judgement(
        of event: DelegateEvent, from row: IndexPath, to destination: IndexPath, toldAs place: IndexPath?,
        _ target: IndexPath?
    ) -> @MainActor () -> Void {
        guard current.isComparable, let place, let target, let identity = current.identity(at: place) else { return {} }
        let (former, site) = (current.snapshot, receiver(of: event, at: place))
        var told = former
        guard told.move(place, to: target) else { return {} }
        return { [self, told] in
            let now = current.snapshot
            guard let item = told.difference(of: identity, to: now) else { return }
            let hasMoved = former.difference(of: identity, to: now) != nil
            let report = Anomaly.Report(
                hasMoved ? ListAnomaly.misledMove : items.isShown ? .unfollowedMove : .untoldMove,
                EventLocation.row(row), EventLocation.row(destination), event, EventLocation.row(item),
                event.kind == .host ? "source" : "destination")
            // A closure may move the item itself to another place than it was told, and a source may sort.
            guard !items.pending.moved.contains(identity), items.isShown || !hasMoved else { return }
            let version = data.version
            anomalyLog.suspect(at: site) { [weak self] in
                guard let self, hasMoved || data.version == version && !items.isGivenLater(item[0]) else { return [] }
                return [report]
            }
        }
    }
}

/// A row that a person deleted, or inserted another at, and the data at that time.
struct EditedRow: Equatable {
    let identity: ItemIdentity
    let isDeletion: Bool
    /// The version of the data at that time.
    let version: Int
}

extension ListManager where Kit: TableKit {
    /// Called by a kit's proxy when a destructive action of a swiped row reports that it was performed.
    ///
    /// The item has to be gone at the end of the turn, when changes made inside an event have been applied too, and what is followed was
    /// read. A sequence gives its items in a later turn.
    package func didPerformDestructiveAction(at row: IndexPath) {
        guard core.data.current.isComparable, let identity = shown.identity(at: row) else { return }
        let event = dispatcher.events.trailingSwipeActionsConfiguration
        let site = core.receiver(of: event, at: row)
        Task { [weak self] in
            guard let self else { return }
            flush()
            guard let place = current.indexPath(of: identity, near: row), !items.isGivenLater(place[0]) else { return }
            anomalyLog.report(ListAnomaly.undoneDeletion, EventLocation.row(row), event, at: site)
        }
    }
}

extension ItemStore {
    /// Whether a sequence gives a section's items, which answers a change in a later turn.
    func isGivenLater(_ section: Int) -> Bool {
        followers.contains { follower in
            follower.provider?.answersLater == true && follower.isLive
                && follower.part(in: self)?.overlaps(.items(section)) == true
        }
    }
}

extension Snapshot {
    /// Where a row is in another one; nil if that is the same place, or if one of them lacks it.
    ///
    /// Only its order among the rows that both have counts, because a handler may also insert and remove items.
    func difference(of identity: ItemIdentity, to new: Snapshot) -> IndexPath? {
        guard let shown = sections.map(\.rows).place(of: identity),
            let item = new.sections.map(\.rows).place(of: identity), !isSamePlace(shown, item, in: new)
        else { return nil }
        return item
    }

    /// Whether a row here and a row of another are in one section, after the same number of rows that both have.
    private func isSamePlace(_ row: IndexPath, _ otherRow: IndexPath, in other: Snapshot) -> Bool {
        let (section, new) = (sections[row[0]], other.sections[otherRow[0]])
        guard section.identity == new.identity else { return false }
        let (former, present) = (Set(section.rows), Set(new.rows))
        return section.rows[..<row[1]].filter(present.contains).count
            == new.rows[..<otherRow[1]].filter(former.contains).count
    }
}
#endif
