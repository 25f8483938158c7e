public import Deputy
import Foundation

/// Asking and telling: finds the item and the view that an event is about, and sends it its way.
extension ListAnswerer {
    /// Asks a question about what is shown at a position.
    @inlinable
    func ask<Scope: EventScope, Argument, Answer>(
        _ event: TypedEvent<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        guard isBehind else { return ask(event, argument, view: view, at: position, in: position, owner: owner) }
        // A question about an item that is gone is answered with its last place.
        return inData(position) { place in
            ask(event, argument, view: view, at: position, in: place ?? position, owner: owner)
        }
    }

    /// Asks about what is shown at a position, which is at a place of the data.
    @inlinable
    func ask<Scope: EventScope, Argument, Answer>(
        _ event: TypedEvent<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, in place: Scope.Position, owner: (AnyObject) -> Answer?
    ) -> Answer {
        dispatcher.ask(
            event, argument, item: item(for: event, Scope.kind, at: position),
            view: { view ?? askedView(Scope.kind, at: position) }, at: place
        ) { callOwner($0, event, argument, view: view, at: [position], itself: owner) }
    }

    /// Whether the list shows other rows than the data has.
    @usableFromInline var isBehind: Bool { updater.data.isBehind }

    /// Runs code with the place in the data of what the list shows at a position; nil if it is gone (R19).
    @usableFromInline
    func inData<Position: EventPosition, Result>(_ position: Position, _ body: (Position?) -> Result) -> Result {
        let place = updater.data.place(shownAt: position)
        return dispatcher.nested {
            dispatcher.namingSections(by: { [source] in source.id(ofSection: $0) }) { body(place) }
        }
    }

    /// The item that an event is about; nil, and reported, if the data has none there.
    @usableFromInline
    func item<Position: EventPosition>(for event: DelegateEvent, _ kind: ViewKind, at position: Position) -> Any? {
        if let item = shownItem(kind, at: position) { return item }
        checkPlace(event, at: position)
        return nil
    }

    /// Calls an owner's listed method, or else its own.
    @usableFromInline
    func callOwner<Scope: EventScope, Argument, Answer>(
        _ owner: AnyObject, _ event: TypedEvent<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
        at positions: @autoclosure () -> [Scope.Position], itself: (AnyObject) -> Answer?
    ) -> Answer? {
        dispatcher.callOwner(owner, event, host: list, argument, view: view, at: positions(), itself: itself)
    }

    /// Tells a notice about what is shown at a position.
    @usableFromInline
    func tell<Scope: EventScope, Argument>(
        _ event: TypedEvent<Scope, Argument, Void>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        // Views appear and leave in the middle of the list's own layout, so changes made then wait until that is over.
        dispatcher.nested(in: event.moment) {
            pass(event, argument, view: view, at: position) {
                _ = callOwner($0, event, argument, view: view, at: [position], itself: owner)
            }
            if event.moment == .appearing, reportsDisplays, Scope.kind == .cell, let path = position.rowPath {
                updater.observer?.listDidDisplayCell(at: path)
            }
        }
    }

    func pass<Scope: EventScope, Argument>(
        _ event: TypedEvent<Scope, Argument, Void>, _ argument: Argument, view: AnyObject? = nil,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        switch event.moment {
        case .present: break
        case .moving: return tellMove(event, argument, view: view, at: position, owner: owner)
        case .dropping: return tellDrop(event, argument, view: view, at: position, owner: owner)
        case .editing:
            willTellEdit(event, argument, at: position)
            tellHere(event, argument, view: view, at: position, owner: owner)
            // A table whose row is still there when this returns slides it back first.
            return updater.flush()
        case .appearing:
            if let use = appear(view, event, at: position) {
                // For an event about views of every kind, only the view knows its mapping.
                return dispatcher.tell(
                    event, argument, item: use.item, mapping: use.mapping, view: { view }, at: position, owner: owner)
            }
        case .disappearing:
            // A view that left the screen is about the item it was shown with, even if the data has changed.
            if let use = leave(view, event, at: position.place) {
                return namingSection(of: use, at: position) {
                    dispatcher.tell(
                        event, argument, item: filler.takeItem(of: use), mapping: use.mapping, view: { view },
                        at: position, owner: owner)
                }
            }
        }
        tellHere(event, argument, view: view, at: position, owner: owner)
    }

    /// Marks a view as visible and resumes its scope.
    /// - Returns: the use of the view, for an event about views of every kind, whose mapping only the use
    ///   knows.
    func appear<Position: EventPosition>(_ view: AnyObject?, _ event: DelegateEvent, at position: Position)
        -> _ViewUse?
    {
        guard let view, let use = Kit.use(of: view) else {
            reportForeign(event, position.place)
            return nil
        }
        if use.presence == .gone { filler.rememberItem(of: use) }
        use.presence = .shown
        if use.scope != nil { filler.resume(use, of: view, at: position) }
        if case .supplementary = event.kind { return use }
        return nil
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

    /// Whether the section at a view's place is the one it was shown in; also where that does not matter.
    func isInSection(_ use: _ViewUse, at position: some EventPosition) -> Bool {
        !use.content.hasSection || use.content.subject == shown.subject(of: use.kind, at: position)
    }

    func reportForeign(_ event: DelegateEvent, _ place: EventLocation) {
        // Text headers and the cells of the user's own data source are not mistakes.
        guard event.kind == .cell, !source.ownsDataSource else { return }
        anomalyLog.report(.outOfOrder(event.name, at: place, because: "the manager did not make the view"))
    }
}
