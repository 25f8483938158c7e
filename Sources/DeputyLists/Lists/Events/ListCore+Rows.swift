import Deputy
import Foundation

/// Notices that mean something for the data, or that have several rows or none.
extension ListCore {
    /// Sends the notice that the list itself has moved a row. It shows the row at its new place already; changes made in the
    /// notice wait.
    func sendMove(_ event: DelegateEvent, _ call: inout EventCall, _ owner: EventCall.Owner) {
        defer { dispatcher.whenIdle { self.followMoves() } }
        dispatcher.answering {
            // A list that has asked this manager for nothing yet has moved a row of other data: a question about the move has put the
            // manager in the slots.
            guard loading != .notLoaded else { return sendAbout(event, &call, owner) }
            let argument = event.argument(of: call)
            let own = call.place.rowPath.flatMap { row in (argument as? IndexPath).map { (row, $0) } }
            guard let (row, destination) = own ?? argument as? (IndexPath, IndexPath) else {
                return sendAbout(event, &call, owner)
            }
            let (place, target) = (data.place(shownAt: row), data.destination(destination, ofRowShownAt: row))
            @MainActor func note() { listMovedItem(from: row, to: destination) }
            if own != nil, let target {
                if call.view == nil { call.view = cell(showingItemAt: row) }
                call.with(target) { sendAbout(event, &$0, owner, ready: note) }
            } else if let place, let target {
                call.with((place, target)) { sendAbout(event, &$0, owner, ready: note) }
            } else {
                // No closure can move what is gone, nor to where nothing is; the owner's places are the list's.
                if let place {
                    let site = receiver(of: event, at: place)
                    anomalyLog.report(ListAnomaly.lostSection, "a row was moved into", at: site)
                }
                note()
                if let object = dispatcher.owner(of: .dataSource) { _ = owner(object, call.answer) }
            }
        }
    }

    /// The cell on screen that shows the item of a row: of one that a person moves it is elsewhere before the data follows.
    func cell(showingItemAt row: IndexPath) -> Kit.Cell? {
        guard let list, let identity = shown.identity(at: row) else { return nil }
        return Kit.visibleItems(in: list).lazy.compactMap { Kit.cell(in: list, at: $0) }.first {
            Kit.use(of: $0)?.subject == .item(identity)
        }
    }

    /// Sends a notice about several items at once: a handler gets it for each, the owner once.
    ///
    /// A list cancels what it prefetched in the middle of a reload or a batch.
    func sendSeveral(_ event: ItemNotice, at paths: [IndexPath], owner: (AnyObject) -> Void) {
        dispatcher.answering {
            var due: AnyObject?
            // A handler may end the manager.
            for path in paths where slots.list != nil && !slots.isReplaced {
                var given: Void = ()
                var nothing: Void?
                EventCall.raise(at: .row(path), view: nil, argument: &given, answer: &nothing) { call in
                    sendNotice(event, &call) { object, _ in
                        due = object
                        return true
                    }
                }
            }
            guard let due else { return }
            dispatcher.callOwner(event, at: paths.map { .row($0) }) { owner(due) }
        }
    }

    /// Notes what begins with the row that the list shows at a place.
    ///
    /// Of rows that the list no longer has it tells no end, so they are forgotten.
    func begin(_ event: DelegateEvent, at place: EventLocation) {
        guard let shownRow = place.rowPath, let item = shown.model(.cell, at: place),
            let row = data.place(shownAt: shownRow)
        else { return }
        let identity = shown.identity(at: shownRow)
        begun.removeAll { former in
            former.isOf(event.name, identity)
                || former.event == event.name
                    && former.identity.flatMap { shown.indexPath(of: $0, near: former.row) } == nil
        }
        begun.append(
            BegunRow(
                event: event.name, item: item, identity: identity, row: row, section: current.id(ofSection: row[0]),
                cell: view(.cell, at: place)))
    }

    /// Whether an event ends what closures have heard the beginning of, so that they hear of the end too, also of an item that is gone.
    func endsWhatWasHeard(_ event: DelegateEvent, at place: EventLocation) -> Bool {
        switch event.moment {
        case .disappearing: return true
        case .ending(let name):
            guard let beginning = dispatcher.catalogue.event(named: name), dispatcher.announces(beginning) else {
                return true
            }
            return begun.contains { $0.isOf(name, place.rowPath.flatMap(shown.identity)) }
        default: return event.name == "cancelPrefetch"
        }
    }

    /// Sends the end of what has begun with a row, which the list does not name because the row is gone: to the row that began, at its
    /// last place. The owner's method gets no row, as from the list.
    func sendEnd(_ event: CellNotice, owner: (AnyObject) -> Void) {
        guard case .ending(let beginning) = event.moment,
            let number = begun.lastIndex(where: { $0.event == beginning })
        else { return dispatcher.sendToOwner(event, owner) }
        let begun = begun.remove(at: number)
        // Its cell may have another row by now.
        let use = begun.cell.flatMap { Kit.use(of: $0) }
        let cell = use?.subject == begun.identity.map { .item($0) } ? begun.cell : nil
        let row = begun.identity.flatMap { current.indexPath(of: $0, near: begun.row) } ?? begun.row
        var given: Void = ()
        var answer: Void?
        EventCall.raise(at: .row(row), view: cell, argument: &given, answer: &answer) { call in
            call.setItem(begun.item)
            dispatcher.nested {
                dispatcher.registry.namingSections(by: { [current] in
                    $0 == row[0] ? begun.section : current.id(ofSection: $0)
                }) {
                    dispatcher.send(event, &call, view: { _ in nil }) { object, _ in
                        owner(object)
                        return true
                    }
                }
            }
        }
    }
}

extension ListCore {
    /// Notes where the rows are with which something has begun, before an update may take them away.
    func followBegunRows() {
        for number in begun.indices {
            guard let identity = begun[number].identity,
                let row = shown.indexPath(of: identity, near: begun[number].row)
            else { continue }
            begun[number].row = row
            begun[number].section = shown.id(ofSection: row[0])
        }
    }
}

/// A row with which something has begun that the list ends when the data may not have it any more.
struct BegunRow {
    /// What told the beginning.
    let event: String
    let item: Any
    let identity: ItemIdentity?
    /// Where it was in the data, or is in the list.
    var row: IndexPath
    /// What its section is called.
    var section: AnyHashable?
    weak var cell: AnyObject?

    /// Whether it is what an event has begun with an item.
    func isOf(_ event: String, _ identity: ItemIdentity?) -> Bool { event == self.event && identity == self.identity }
}

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
        let use = cell(showingItemAt: source).flatMap { Kit.use(of: $0) }
        guard source != destination, data.listMoved(source, to: destination) else { return }
        schedule.setNeeded()
        if let use { noteSectionsOfMovedRows([use]) }
    }

    /// Reads what a person's move has changed, before anything else changes it.
    func followMoves() {
        items.readChanges()
        for observer in observers { observer.readChanges() }
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
