import Deputy
import Foundation

/// Notices that mean something for the data, or that have several rows or none.
extension ListCore {
    /// Sends the notice that the list itself has moved a row. It shows the row at its new place already; changes made in the
    /// notice wait.
    func sendMove(_ event: DelegateEvent, _ call: inout EventCall, _ owner: EventCall.Owner) {
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
            #if EXPLANATIONS
            let judge = judgement(of: event, from: row, to: destination, toldAs: place, target)
            defer { judge() }
            #endif
            @MainActor func note() { listMovedItem(from: row, to: destination) }
            if own != nil, let target {
                if call.view == nil { call.view = cell(showingItemAt: row) }
                call.with(target) { sendAbout(event, &$0, owner, ready: note) }
            } else if let place, let target {
                call.with((place, target)) { sendAbout(event, &$0, owner, ready: note) }
            } else {
                // No closure can move what is gone, nor to where nothing is; the owner's places are the list's.
                note()
                if let object = dispatcher.owner(of: .dataSource) { _ = owner(object, call.answer) }
            }
        }
    }

    /// The list itself has moved a row, so that only the data has to follow.
    private func listMovedItem(from source: IndexPath, to destination: IndexPath) {
        guard source != destination else { return }
        data.listMoved(source, to: destination)
        // The update under way ends with data without the move.
        if isUpdating { setNeedsReload() }
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
}

/// What begins and ends: the end has the item, the mapping and the section of its beginning.
extension ListCore {
    /// Notes what begins, for its end; of an item that is gone without a mapping, as closures do not get the beginning.
    ///
    /// What has begun in the same view before has no end any more.
    func begin(_ event: DelegateEvent, at place: EventLocation, in view: AnyObject?) {
        guard let path = place.path, let item = unwrapped(shown.model(event.kind, at: place)) else { return }
        let mapping = data.place(shownAt: place).flatMap { place in
            namingCurrentSections { dispatcher.registry.mapping(event.kind, for: item, at: place) }
        }
        let use = _ViewUse(
            item: item, mapping: mapping, kind: event.kind, place: place, version: nil,
            subject: shown.subject(of: event.kind, at: place), carrier: link)
        use.section = shown.id(ofSection: path[0])
        begun.removeAll { $0.event == event.name && ($0.view?.object == nil || $0.view?.object === view) }
        begun.append((event.name, view.map { Weak($0) }, use))
    }

    /// Something that has begun: its event, its view, and what that showed, or what its row had.
    typealias Beginning = (event: String, view: Weak<AnyObject>?, use: _ViewUse)

    /// Takes what has begun, for its end.
    func takeBegun(_ isEnded: (Beginning) -> Bool) -> Beginning? {
        begun.lastIndex(where: isEnded).map { begun.remove(at: $0) }
    }

    /// Sends an end: of an item that the data still has with its place there, else with that of the list.
    /// - Parameter use: what has begun. Only the owner gets the end if closures did not get the beginning, or if the mapping is gone.
    func sendEnd(_ event: DelegateEvent, _ call: inout EventCall, of use: _ViewUse?, _ owner: EventCall.Owner) {
        guard let use, use.presence != .unheard, let mapping = use.mapping, mapping.isRegistered else {
            return dispatcher.send(event, &call, view: { _ in nil }, owner: owner)
        }
        call.setItem(use.item)
        let shownAt = call.place
        let isThere = use.subject == shown.subject(of: use.kind, at: shownAt)
        func view(_: EventLocation) -> AnyObject? { isThere ? self.view(use.kind, at: shownAt) : nil }
        guard data.isBehind || !isThere else {
            return dispatcher.send(event, &call, known: mapping, view: view, owner: owner)
        }
        let place = place(of: use)
        call.place = place ?? shownAt
        let section = place == nil ? use.section : nil
        dispatcher.nested {
            dispatcher.registry.namingSections(
                by: { [current] in ($0 == shownAt.sectionNumber ? section : nil) ?? current.id(ofSection: $0) }
            ) { dispatcher.send(event, &call, known: mapping, view: view, owner: owner) }
        }
    }

    /// Sends the end of what has begun with a row, which the list does not name because the row is gone. The owner's method gets no row,
    /// as from the list.
    func sendEnd(_ event: CellNotice, owner: (AnyObject) -> Void) {
        let begun = takeBegun { event.moment == .ending(of: $0.event) }
        var (given, answer): (Void, Void?) = ((), nil)
        // Its cell may have another row by now.
        let cell = begun?.view?.object
        let isOwn = cell.flatMap { Kit.use(of: $0)?.subject } == begun?.use.subject
        EventCall.raise(at: begun?.use.place ?? .host, view: isOwn ? cell : nil, argument: &given, answer: &answer) {
            sendEnd(event, &$0, of: begun?.use) { object, _ in
                owner(object)
                return true
            }
        }
    }
}
