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
        case .beginning: begin(event, at: call.place)
        case .ending(let beginning):
            let identity = call.place.rowPath.flatMap(shown.identity)
            sendAbout(event, &call, owner)
            return begun.removeAll { $0.isOf(beginning, identity) }
        case .moving: return sendMove(event, &call, owner)
        // The host waits until the data and the host itself have changed.
        case .dropping:
            hasDropped = true
            return dispatcher.inPlace { sendAbout(event, &call, owner) }
        case .editing:
            willTellEdit(event, call)
            sendAbout(event, &call, owner)
            // A table whose row is still there when this returns slides it back first.
            return flush()
        case .appearing:
            guard let use = appear(event, call) else { break }
            if use.mapping == nil, use.isUnheard {
                return dispatcher.send(event, &call, view: { _ in nil }, owner: owner)
            }
            var isKnown = isOfNow(use)
            // For an event about views of every kind, only the view knows its mapping.
            if case .supplementary = event.kind { isKnown = true }
            use.isUnheard = !isKnown && data.place(shownAt: call.place) == nil
            if isKnown {
                call.setItem(use.content)
                return dispatcher.send(event, &call, known: use.mapping, view: { _ in nil }, owner: owner)
            }
        case .disappearing:
            // A view that left the screen is about the item it was shown with, even if the data has changed.
            if let use = leave(event, call) {
                return namingSection(of: use, at: call.place) {
                    // Closures that have not heard of the beginning, because the item was gone, do not hear of the end.
                    if !use.isUnheard { call.setItem(use.item) }
                    dispatcher.send(event, &call, known: use.mapping, view: { _ in nil }, owner: owner)
                }
            }
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
        inData(call.place, for: event) { shown, place in
            // Of an item that is gone, closures get questions, with its last place, and only those notices that end what they have heard
            // the beginning of, such as a highlight. The owner gets each notice, as the list still shows the item.
            if place != nil || event.isQuestion || endsWhatWasHeard(event, at: shown) { setItem(of: event, &call) }
            call.place = place ?? shown
            ready()
            var isOwners = false
            dispatcher.send(event, &call, view: { _ in view(of: event, at: shown) }) { object, answer in
                isOwners = owner(object, answer)
                return isOwners
            }
            if !isOwners { takeAnsweredRow(event, call, shownAt: shown) }
        }
    }

    /// Has a closure's answer be the row that the list has for it, as index paths in closures are the data's; none if it has none yet.
    private func takeAnsweredRow(_ event: DelegateEvent, _ call: borrowing EventCall, shownAt shown: EventLocation) {
        guard event is CellQuestion<IndexPath?> || event is HostQuestion<IndexPath?> else { return }
        guard let row = call.answer(IndexPath?.self) ?? nil else { return }
        // The item of its own place may be gone from the data.
        let place = EventLocation.row(row)
        call.setAnswer((place == call.place ? shown : data.shownPlace(for: place))?.rowPath)
    }

    /// Whether the item of a use is the one that is there now, and the mapping its own, because the data has had no change since: to look
    /// for both takes a third of an event.
    private func isOfNow(_ use: _ViewUse) -> Bool {
        use.version == items.version && !data.isBehind && use.mapping?.isCertain == true
    }

    /// Runs code that sends an event, with the place in the data of what the list shows at a place; nil if it is gone.
    private func inData(
        _ shown: EventLocation, for event: DelegateEvent, _ body: @MainActor (EventLocation, EventLocation?) -> Void
    ) {
        let place = data.place(shownAt: shown)
        dispatcher.nested(for: event) {
            dispatcher.registry.namingSections(by: { [current] in current.id(ofSection: $0) }) { body(shown, place) }
        }
    }

    // MARK: Views that come and go

    /// Marks a view as visible and resumes its scope.
    /// - Returns: the use of the view; nil if the manager did not make it.
    private func appear(_ event: DelegateEvent, _ call: borrowing EventCall) -> _ViewUse? {
        guard let view = call.view else { return nil }
        guard let use = use(of: view, event, call.place) else {
            noteOther(view, event.kind, at: call.place)
            return nil
        }
        use.presence = .shown
        if hasScopes, use.scope != nil { resume(use, of: view, at: call.place) }
        return use
    }

    /// Marks a view as off screen. Returns the use it was shown with, if that is known and its mapping is still registered.
    private func leave(_ event: DelegateEvent, _ call: borrowing EventCall) -> _ViewUse? {
        guard let view = call.view,
            let use = use(of: view, event, call.place)
                ?? otherViews.firstIndex(where: { $0.view.object === view }).map({ otherViews.remove(at: $0).use })
        else { return nil }
        if use.presence == .gone {
            anomalyLog.report(
                ListAnomaly.outOfOrder, event.name, call.place, "the view had left the screen before")
        }
        if use.presence == .shown { use.presence = .gone }
        use.scope?.end()
        return use.mapping?.isRegistered ?? true ? use : nil
    }

    /// Notes what a header or footer shows that no mapping made, for when it leaves: its section may be gone then, or be another.
    private func noteOther(_ view: AnyObject, _ kind: ViewKind, at place: EventLocation) {
        otherViews.removeAll { $0.view.object == nil || $0.view.object === view }
        guard kind != .cell, let model = shown.model(kind, at: place) else { return }
        let use = _ViewUse(
            item: model, mapping: nil, kind: kind, place: place, version: nil,
            subject: shown.subject(of: kind, at: place), carrier: link)
        use.section = place.sectionNumber.flatMap(shown.id)
        use.isUnheard = data.place(shownAt: place) == nil
        otherViews.append((Weak(view), use))
    }

    /// Runs a closure for a view that has left the screen: its section is the one it was shown in, even if its place is
    /// now in another.
    private func namingSection(of use: _ViewUse, at place: EventLocation, _ body: @MainActor () -> Void) {
        guard let section = use.section, use.subject != shown.subject(of: use.kind, at: place),
            let number = place.sectionNumber
        else { return body() }
        dispatcher.nested {
            dispatcher.registry.namingSections(
                by: { [shown] in $0 == number ? section : shown.id(ofSection: $0) }, body)
        }
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
        (use.presence, use.isUnheard) = (.shown, true)
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
