public import Deputy
public import Foundation

/// Answering a list's events; a kit's proxy calls these, from one line for each delegate method.
extension ListManager {
    /// Answers a question: the row's handlers, then the owner, then the default.
    /// - Parameter owner: asks the owner's own method; called only if it listed none.
    @inlinable
    public func ask<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject? = nil,
        at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        var found = view
        if let road = shortRoad(event, at: position.rowPath, view: &found),
            let reply = dispatcher.ask(event, argument, on: road, view: found, at: position)
        {
            if case .answer(let answer) = reply { return answer }
            return answer(event, argument, after: reply, on: road, view: view, at: position, owner: owner)
        }
        return askLong(event, argument, view: view, at: position, owner: owner)
    }

    /// Answers a question that the only handler did not answer.
    @usableFromInline
    func answer<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, after reply: Reply<Answer>,
        on road: ShortRoad, view: AnyObject?, at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        dispatcher.answer(
            event, argument, after: reply, on: road, view: { view ?? askedView(Scope.kind, at: position) }, at: position
        ) {
            callOwner($0, event, argument, view: view, at: [position], itself: owner)
        }
    }

    /// Answers a question where more has to be looked at than one handler.
    @usableFromInline
    func askLong<Scope: EventScope, Argument, Answer>(
        _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        guard let item = shownItem(Scope.kind, at: position) else {
            checkPlace(event, at: position)
            return dispatcher.askWithoutItem(event, argument, at: position) {
                callOwner($0, event, argument, view: view, at: [position], itself: owner)
            }
        }
        return dispatcher.ask(
            event, argument, item: item, view: { view ?? askedView(Scope.kind, at: position) }, at: position
        ) {
            callOwner($0, event, argument, view: view, at: [position], itself: owner)
        }
    }

    /// The only handler of an event, if that can be called as it is.
    /// - Parameter view: the view the event hands over; set to the one the handler needs, where it hands over none.
    @inlinable
    func shortRoad(_ event: DelegateEvent, at indexPath: IndexPath?, view: inout AnyObject?) -> ShortRoad? {
        guard let road = shortRoad(event, at: indexPath) else { return nil }
        guard road.needsView, view == nil, let indexPath else { return road }
        view = handlersView(event, at: indexPath)
        // To find a view may make the list lay itself out, and what runs then may change everything.
        return view == nil ? nil : shortRoad(event, at: indexPath)
    }

    @inlinable
    func shortRoad(_ event: DelegateEvent, at indexPath: IndexPath?) -> ShortRoad? {
        isShowingItems || indexPath == nil ? dispatcher.shortRoad(event, at: indexPath) : nil
    }

    /// The view that a handler needs and the event does not hand over.
    @usableFromInline
    func handlersView(_ event: DelegateEvent, at indexPath: IndexPath) -> AnyObject? {
        event.isQuestion ? askedView(.cell, at: indexPath) : view(.cell, at: indexPath)
    }

    /// Calls an owner's method: the one it listed, or else its own.
    @usableFromInline
    func callOwner<E: _TypedEvent>(
        _ owner: AnyObject, _ event: E, _ argument: E.Argument, view: AnyObject?, at positions: [E.Scope.Position],
        itself: (AnyObject) -> E.Output?
    ) -> E.Output? {
        dispatcher.callOwner(owner, event, host: list, argument, view: view, at: positions, itself: itself)
    }

    /// Sends a notice to the row's handler, then to the owner.
    /// - Parameter owner: calls the owner's own method; called only if it listed none.
    @inlinable
    public func tell<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject? = nil,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        let isTold = tellShort(event, argument, view: view, at: position) {
            _ = callOwner($0, event, argument, view: view, at: [position], itself: owner)
        }
        if !isTold { tellLong(event, argument, view: view, at: position, owner: owner) }
    }

    /// Sends a notice to its only handler, and then to the owner; false, with nothing done, if there is more to do than that.
    @inlinable
    func tellShort<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject? = nil,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) -> Bool {
        var found = view
        guard isSimple(event.moment, Scope.kind, view),
            let road = shortRoad(event, at: position.rowPath, view: &found),
            let isHandled = dispatcher.tell(event, argument, on: road, view: found, at: position)
        else { return false }
        if dispatcher.ownerReceives(event, ifHandled: isHandled) {
            dispatcher.callOwner(event, at: position.place, owner)
        }
        if case .appearing = event.moment { didDisplay(Scope.kind, at: position.rowPath) }
        dispatcher.end(event.moment)
        return true
    }

    /// Whether a notice means nothing for its view that has to be done besides calling a handler.
    @inlinable
    func isSimple(_ moment: ViewMoment, _ kind: ViewKind, _ view: AnyObject?) -> Bool {
        switch moment {
        case .present: true
        case .appearing: isShownSimply(view, kind)
        case .disappearing, .moving, .dropping, .editing: false
        }
    }

    /// Passes a notice on where more has to be looked at than one handler.
    @usableFromInline
    func tellLong<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        // Views appear and leave in the middle of the list's own layout, so changes made then wait until that is over.
        dispatcher.nested(in: event.moment) {
            pass(event, argument, view: view, at: position) {
                _ = callOwner($0, event, argument, view: view, at: [position], itself: owner)
            }
            if event.moment == .appearing { didDisplay(Scope.kind, at: position.rowPath) }
        }
    }

    /// Whether a view that has come on screen only has to be marked as visible.
    @inlinable
    func isShownSimply(_ view: AnyObject?, _ kind: ViewKind) -> Bool {
        if case .supplementary = kind { return false }
        guard let view, let use = Kit.use(of: view) else { return false }
        return use.isShownSimply()
    }

    /// Marks a view as visible and resumes its scope.
    /// - Returns: the use of the view, for an event about views of every kind, whose mapping only the use
    ///   knows.
    func appear<Position: EventPosition>(_ view: AnyObject?, _ event: DelegateEvent, at position: Position) -> _ViewUse?
    {
        guard let view, let use = Kit.use(of: view) else {
            reportForeign(event, position.place)
            return nil
        }
        if use.presence == .gone { filler.rememberItem(of: use) }
        use.presence = .shown
        if use.hasScope { filler.resume(use, of: view, at: position) }
        if case .supplementary = event.kind { return use }
        return nil
    }

    /// Called when a view has come on screen and the handlers have run.
    @usableFromInline
    func didDisplay(_ kind: ViewKind, at indexPath: IndexPath?) {
        guard case .cell = kind, let indexPath else { return }
        if reportsDisplays { observer?.listDidDisplayCell(at: indexPath) }
    }

    func pass<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject? = nil,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        switch event.moment {
        case .present: break
        case .moving: return tellMove(event, argument, view: view, at: position, owner: owner)
        case .dropping: return tellDrop(event, argument, view: view, at: position, owner: owner)
        case .editing: willTellEdit(event, argument, at: position)
        case .appearing:
            if !isShownSimply(view, Scope.kind), let use = appear(view, event, at: position) {
                // For an event about views of every kind, only the view knows its mapping.
                return dispatcher.tell(
                    event, argument, remembering: use.item, mapping: use.mapping, view: view, at: position,
                    owner: owner)
            }
        case .disappearing:
            // A view that left the screen is about the item it was shown with, even if the data has changed.
            if let use = leave(view, event, at: position.place) {
                return namingSection(of: use, at: position) {
                    dispatcher.tell(
                        event, argument, remembering: filler.takeItem(of: use), mapping: use.mapping, view: view,
                        at: position, owner: owner)
                }
            }
        }
        guard let item = shownItem(Scope.kind, at: position) else {
            checkPlace(event, at: position)
            return dispatcher.tell(
                event, argument, remembering: nil, mapping: nil, view: view, at: position, owner: owner)
        }
        dispatcher.tell(
            event, argument, item: item, view: { view ?? self.view(Scope.kind, at: position) }, at: position,
            owner: owner)
    }

    /// Sends the notice that the list itself has moved a row; changes made in it wait until the row's new place is noted.
    func tellMove<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        dispatcher.answering {
            let hasReloaded = updater.isReloaded(byMoveNotice: {
                tellHere(event, argument, view: view, at: position, owner: owner)
            })
            if let source = position.rowPath, let destination = argument as? IndexPath {
                updater.listMovedItem(from: source, to: destination, hasReloaded: hasReloaded)
            } else if let (source, destination) = argument as? (IndexPath, IndexPath) {
                updater.listMovedItem(from: source, to: destination, hasReloaded: hasReloaded)
            }
        }
    }

    /// Sends the notice of a drop: the host waits until the data and the host itself have changed.
    func tellDrop<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        dispatcher.inPlace { tellHere(event, argument, view: view, at: position, owner: owner) }
    }

    /// Sends a notice about the current item at a position.
    func tellHere<Scope: EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        guard let item = shownItem(Scope.kind, at: position) else {
            checkPlace(event, at: position)
            return dispatcher.tell(
                event, argument, remembering: nil, mapping: nil, view: view, at: position, owner: owner)
        }
        dispatcher.tell(
            event, argument, item: item, view: { view ?? self.view(Scope.kind, at: position) }, at: position,
            owner: owner)
    }

    /// Sends a notice about several items at once: a handler gets it for each, the owner once.
    ///
    /// A list cancels what it prefetched in the middle of a reload or a batch.
    package func tellSeveral(_ event: ItemNotice, at paths: [IndexPath], owner: (AnyObject) -> Void) {
        dispatcher.answering {
            var due: AnyObject?
            for path in paths where !tellShort(event, (), at: path, owner: { due = $0 }) {
                pass(event, (), at: path) { due = $0 }
            }
            if let due { _ = callOwner(due, event, (), view: nil, at: paths, itself: owner) }
        }
    }

    /// Runs a closure for a view that has left the screen: its section is the one it was shown in, even if its place is
    /// now in another.
    func namingSection(of use: _ViewUse, at position: some EventPosition, _ body: () -> Void) {
        guard let section = use.content.section, let number = position.sectionNumber,
            use.content.subject != shown.subject(of: use.kind, at: position)
        else { return body() }
        dispatcher.nested {
            dispatcher.namingSections(by: { [shown] in $0 == number ? section : shown.id(ofSection: $0) }, body)
        }
    }

    /// Sends a notice without a row to the owner only, because no handler can be called without an item.
    package func tellOwner(_ event: CellNotice, owner: (AnyObject) -> Void) {
        dispatcher.tellOwner(event) { _ = callOwner($0, event, (), view: nil, at: [], itself: owner) }
    }

    /// Marks a view as off screen. Returns the use it was shown with, if that is known and its mapping is still registered.
    func leave(_ view: AnyObject?, _ event: DelegateEvent, at place: EventLocation) -> _ViewUse? {
        guard let view, let use = Kit.use(of: view) else {
            reportForeign(event, place)
            return nil
        }
        if use.presence == .gone {
            anomalyLog.report(.outOfOrder(event.name, at: place, because: "the view had left the screen before"))
        }
        if use.presence == .shown { use.presence = .gone }
        use.scope?.end()
        return use.mapping?.isRegistered ?? true ? use : nil
    }

    func reportForeign(_ event: DelegateEvent, _ place: EventLocation) {
        // Text headers and the cells of the user's own data source are not mistakes.
        guard event.kind == .cell, !source.ownsDataSource else { return }
        anomalyLog.report(.outOfOrder(event.name, at: place, because: "the manager did not make the view"))
    }

    /// The model at a position in the data that the list knows; nil if there is none.
    func shownItem<Position: EventPosition>(_ kind: ViewKind, at position: Position) -> Any? {
        // Repeats `ItemSource.model(_:at:)`, because calling that would cost every event a dynamic check of its position's type.
        if case .cell = kind {
            guard let path = position.rowPath else { return nil }
            return shown.item(at: path)
        }
        return shown.model(kind, at: position)
    }

    /// The view on screen at a position; nil if there is none.
    func view<Position: EventPosition>(_ kind: ViewKind, at position: Position) -> AnyObject? {
        guard let list else { return nil }
        switch kind {
        case .cell:
            // A table view raises an exception for an index path without exactly two numbers.
            if let path = position.rowPath, path.count == 2 { return Kit.cell(in: list, at: path) }
        case .header, .footer, .supplementary:
            if let path = position.supplementaryPath { return Kit.supplementary(kind, in: list, at: path) }
        case .host: break
        }
        return nil
    }

    /// The view a question is about: the cell just made for its row, which the list may not have yet, or the one on screen.
    func askedView<Position: EventPosition>(_ kind: ViewKind, at position: Position) -> AnyObject? {
        if kind == .cell, let path = position.rowPath,
            let cell = filler.madeCell.cell(at: path, showing: shown.identity(at: path))
        {
            return cell
        }
        return view(kind, at: position)
    }

    /// Reports a position outside the data; a section without a header model is not reported.
    func checkPlace<Position: EventPosition>(_ event: DelegateEvent, at position: Position) {
        if event.kind != .cell, let section = position.sectionNumber, (0..<numberOfSections).contains(section) {
            return
        }
        filler.reportOutside(event.name, at: position)
    }
}

/// Asking how an event is answered.
extension ListManager {
    /// How an event would be answered for a row: a dry run that evaluates conditions, and calls no handler and no owner.
    ///
    /// The result is about the event sent at this moment, with the rows that are on screen now.
    /// `answeredBy` is `.depends` if only a call can tell, and `.neverSent` if the list never sends the event. An event
    /// of a header, footer or the list is explained for the row's section, or for the list.
    public func explain<E: DelegateEvent>(_ path: KeyPath<Kit.Events, E>, at indexPath: IndexPath) -> EventResolution {
        explain(dispatcher.events[keyPath: path], at: indexPath)
    }

    /// How an event of a section's header or footer would be answered; see ``explain(_:at:)``.
    public func explain<E: DelegateEvent>(_ path: KeyPath<Kit.Events, E>, inSection section: Int) -> EventResolution {
        let event: DelegateEvent = dispatcher.events[keyPath: path]
        return explain(event, at: [section, 0])
    }

    package func explain(_ event: DelegateEvent, at indexPath: IndexPath) -> EventResolution {
        switch event.kind {
        case .cell: explanation(of: event, .cell, at: indexPath)
        // For an event about views of every kind: headers.
        case .supplementary(nil): explanation(of: event, .header, at: Kit.supplementaryPosition(indexPath))
        case .header, .footer, .supplementary:
            explanation(of: event, event.kind, at: Kit.supplementaryPosition(indexPath))
        case .host: explain(event, item: (), view: nil, at: NoPosition())
        }
    }

    /// - Parameter kind: the kind of view, which an event about several kinds leaves open.
    func explanation<Position: EventPosition>(
        of event: DelegateEvent, _ kind: ViewKind, at position: Position
    ) -> EventResolution {
        let view = view(kind, at: position)
        // A view that leaves the screen is about the item it was shown with.
        if event.viewMoment == .disappearing, let view, let use = Kit.use(of: view), use.mapping?.isRegistered ?? true {
            filler.rememberItem(of: use)
            return explain(event, of: kind, item: use.item, mapping: use.mapping, view: view, at: position)
        }
        // The item is the current one, so its section has its current name.
        let item = source.model(kind, at: position)
        var resolution = dispatcher.namingSections(by: { [source] in source.id(ofSection: $0) }) {
            explain(event, of: kind, item: item, view: view, at: position)
        }
        if item == nil { resolution.noItemBecause = observer?.noItemBecause }
        return resolution
    }
}
