public import Deputy
import Foundation

/// Sending events: finds the item and the view that an event is about, and sends it its way.
// Only the first knows the types of an event. What it hands on is about a place, whatever the type of the position.
extension ListCore {
    /// Sends an event about what is shown at a position.
    // Inlined, so that the argument and the answer stay where the host's code has them.
    @inlinable
    func send<Scope: EventScope, Argument, Answer>(
        _ event: TypedEvent<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        var (given, answer) = (argument, nil as Answer?)
        EventCall.raise(at: position._place, view: view, argument: &given, answer: &answer) { call in
            route(event, &call) { object, answer in
                EventCall.setAnswer(owner(object), in: answer)
            }
        }
        // Only a notice has none here.
        return answer ?? event.fallback(EventSituation(host: list, argument: argument, position: position))
    }

    /// Sends an event about what is shown at the place of its call, by what the list expects of it.
    @usableFromInline
    func route(_ event: DelegateEvent, _ call: inout EventCall, _ owner: EventCall.Owner) {
        guard !event.isQuestion else {
            if event === menuEvent, let row = call.place.rowPath { menuRow = (shown.identity(at: row), row) }
            if event === menusEvent { menuRow = nil }
            return sendAbout(event, &call, owner)
        }
        guard event.moment.isInLayout || event.moment == .scrolling else { return sendNotice(event, &call, owner) }
        let place = !observers.isEmpty && event.moment == .appearing ? call.place : nil
        // Views appear and leave in the middle of the list's own layout, which may scroll too, so changes made then wait until that is over.
        dispatcher.beginAnswering()
        defer { dispatcher.endAnswering() }
        sendNotice(event, &call, owner)
        if let row = place?.rowPath, !isUpdating, shown.hasItem(at: row) {
            for observer in observers { observer.didShow(row) }
        }
    }

    /// Sends a notice, by what it means for its view. Where nothing else is said, it is about the item that is at its place now.
    func sendNotice(_ event: DelegateEvent, _ call: inout EventCall, _ owner: EventCall.Owner) {
        switch event.moment {
        case .present, .scrolling: break
        case .beginning: begin(event, at: call.place, in: call.view ?? view(event.kind, at: call.place))
        case .ending(let beginning):
            let row = call.place.rowPath
            guard let begun = takeBegun({ $0.event == beginning && shown.path(of: $0.use) == row }) else { break }
            return sendEnd(event, &call, of: begun.use, owner)
        case .moving: return sendMove(event, &call, owner)
        // The host waits until the data and the host itself have changed.
        case .dropping:
            hasDropped = true
            return dispatcher.inPlace { sendAbout(event, &call, owner) }
        case .editing:
            #if EXPLANATIONS
            willTellEdit(event, call)
            #endif
            sendAbout(event, &call, owner)
            // A table whose row is still there when this returns slides it back first.
            return flush()
        case .appearing:
            guard let use = appear(event, call) else { break }
            var isKnown = isOfNow(use)
            // For an event about views of every kind, only the view knows its mapping.
            if case .supplementary = event.kind { isKnown = true }
            if use.presence != .unheard {
                use.presence = isKnown || data.place(shownAt: call.place) != nil ? .shown : .unheard
            }
            guard isKnown || use.presence == .unheard else { break }
            if use.presence == .shown { call.setItem(use.content) }
            return dispatcher.send(event, &call, known: use.mapping, view: { _ in nil }, owner: owner)
        case .disappearing:
            if let use = leave(event, call) { return sendEnd(event, &call, of: use, owner) }
        }
        sendAbout(event, &call, owner)
    }

    /// Sends an event about the item that is now at the place of its call.
    /// - Parameter ready: called when the item and its place are known, before the first closure.
    func sendAbout(
        _ event: DelegateEvent, _ call: inout EventCall, _ owner: EventCall.Owner, ready: () -> Void = {}
    ) {
        guard data.isBehind, !event.facts.isOfShownPlaces else {
            setItem(of: event, &call)
            ready()
            return dispatcher.send(event, &call, view: { view(of: event, at: $0) }, owner: owner)
        }
        let shown = call.place
        let place = data.place(shownAt: shown)
        // Of an item that is gone only the owner gets anything, as the list still shows it.
        if let place {
            setItem(of: event, &call)
            call.place = place
        }
        dispatcher.nested(for: event) {
            namingCurrentSections {
                ready()
                var isOwners = false
                dispatcher.send(event, &call, view: { _ in view(of: event, at: shown) }) { object, answer in
                    isOwners = owner(object, answer)
                    return isOwners
                }
                // A closure answers with a row of the data.
                guard place != nil, !isOwners, event is CellQuestion<IndexPath?> || event is HostQuestion<IndexPath?>,
                    let row = call.answer(IndexPath?.self) ?? nil
                else { return }
                call.setAnswer(data.shownPlace(for: .row(row))?.rowPath)
            }
        }
    }

    /// Whether the item of a use is the one that is there now, and the mapping its own, because the data has had no change since: to look
    /// for both takes a third of an event.
    private func isOfNow(_ use: _ViewUse) -> Bool {
        use.version == items.version && !data.isBehind && use.mapping?.isCertain == true
    }

    /// Runs code in which sections have the names that they have in the data.
    func namingCurrentSections<Result>(_ body: () -> Result) -> Result {
        dispatcher.registry.namingSections(by: { [current] in current.id(ofSection: $0) }, body)
    }

    // MARK: Views that come and go

    /// Resumes the scope of a view, or notes what the list's own shows, which gets no use, as the list uses it for other titles.
    /// - Returns: the use of the view; nil if the manager did not make it.
    private func appear(_ event: DelegateEvent, _ call: borrowing EventCall) -> _ViewUse? {
        guard let view = call.view else { return nil }
        guard let use = use(of: view, event, call.place) else {
            if event.kind != .cell { begin(event, at: call.place, in: view) }
            return nil
        }
        if hasScopes, use.scope != nil { resume(use, of: view, at: call.place) }
        return use
    }

    /// Marks a view as off screen.
    /// - Returns: the use that it was shown with; nil if the manager did not make it, and noted nothing of it.
    private func leave(_ event: DelegateEvent, _ call: borrowing EventCall) -> _ViewUse? {
        guard let view = call.view,
            let use = use(of: view, event, call.place)
                ?? takeBegun({ $0.use.kind != .cell && $0.view?.object === view })?.use
        else { return nil }
        if use.presence == .gone {
            anomalyLog.report(
                ListAnomaly.outOfOrder, event.name, call.place, "the view had left the screen before")
        }
        if use.presence == .shown { use.presence = .gone }
        use.scope?.end()
        return use
    }

    /// The use of a view; nil for one that the manager did not make, which is reported.
    ///
    /// Once something was dropped, such a cell may be that of a placeholder, which the list makes itself. It is about no item, so no
    /// closure is called for it.
    private func use(of view: AnyObject, _ event: DelegateEvent, _ place: EventLocation) -> _ViewUse? {
        if let use = Kit.use(of: view) { return use }
        // Text headers and the cells of the user's own data source are not mistakes.
        guard event.kind == .cell, !source.ownsDataSource else { return nil }
        guard hasDropped else {
            anomalyLog.report(ListAnomaly.outOfOrder, event.name, place, "the manager did not make the view")
            return nil
        }
        let use = makeUse(nil, nil, .cell, at: place)
        use.presence = .unheard
        Kit.setUse(use, of: view)
        return use
    }
}

/// What is at the place of an event: the item, the view.
extension ListCore {
    /// Sets the item that an event is about, in the data that the list knows; a place without one is reported.
    func setItem(of event: DelegateEvent, _ call: inout EventCall) {
        call.setItem(shown.model(event.kind, at: call.place))
        if !call.hasItem { checkPlace(event, at: call.place) }
    }

    /// The view on screen at a place; nil if there is none.
    func view(_ kind: ViewKind, at place: EventLocation) -> AnyObject? {
        guard let list else { return nil }
        switch kind {
        case .cell:
            // A table view raises an exception for an index path without exactly two numbers.
            if case .row(let path) = place, path.count == 2 { return Kit.cell(in: list, at: path) }
        case .header, .footer, .supplementary:
            if let path = place.supplementaryPath { return Kit.supplementary(kind, in: list, at: path) }
        case .host: break
        }
        return nil
    }

    /// The view an event is about: for one of a layout the cell just made for its row, which the list may not have yet; else the one on
    /// screen.
    ///
    /// A list that is asked for a cell while it makes one logs an alert, so it is not asked then.
    func view(of event: DelegateEvent, at place: EventLocation) -> AnyObject? {
        guard case .row(let path) = place else { return view(event.kind, at: place) }
        if event.facts.isOfShownPlaces, let cell = cell(showingItemAt: path) { return cell }
        if event.isOfLayout, let made, made.row == path, isCurrent(made.cell?.object, at: path) {
            return made.cell?.object
        }
        return view(event.kind, at: place)
    }

    /// Whether a cell just made for a row is that of the item now there; so is one that is still being made.
    private func isCurrent(_ cell: AnyObject?, at path: IndexPath) -> Bool {
        guard let cell else { return true }
        guard let use = Kit.use(of: cell), let identity = shown.identity(at: path) else { return false }
        return use.subject == .item(identity)
    }

    /// Reports a place outside the data; a section without a header model is not reported, nor is that of a header that leaves.
    private func checkPlace(_ event: DelegateEvent, at place: EventLocation) {
        let sections = 0..<max(0, shown.numberOfSections)
        if event.kind != .cell,
            event.moment == .disappearing || place.sectionNumber.map(sections.contains) == true
        {
            return
        }
        reportOutside(event.name, at: place)
    }
}
