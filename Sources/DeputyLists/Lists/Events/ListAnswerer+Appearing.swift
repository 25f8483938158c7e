public import Deputy
public import Foundation

/// What a notice means for its view: it has come on screen, or has left it.
extension ListAnswerer {
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
    func appear<Position: _EventPosition>(_ view: AnyObject?, _ event: DelegateEvent, at position: Position)
        -> _ViewUse?
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
        if reportsDisplays { updater.observer?.listDidDisplayCell(at: indexPath) }
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

    /// Sends the notice that a cell has left the screen to its only handler, about the item it was shown with; false, with nothing
    /// done, if there is more to do than that.
    // What the long way does for the same took a new row an eighth of its instructions.
    @inlinable
    func tellLeaving<Scope: _EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) -> Bool {
        guard case .cell = Scope.kind, let path = position.rowPath, let view, let use = Kit.use(of: view),
            let item = use.simplyLeavingItem
        else { return false }
        return ItemBox.of(item) { box in
            guard let road = leavingRoad(event, box, use, at: path),
                let isHandled = dispatcher.tell(event, argument, on: road, view: view, at: position)
            else { return false }
            didTell(event, isHandled: isHandled, at: position, owner: owner)
            return true
        }
    }

    /// Marks a cell as off screen if its only handler can be called; nil, with nothing done, if not.
    @usableFromInline
    func leavingRoad(_ event: DelegateEvent, _ item: ItemBox, _ use: _ViewUse, at path: IndexPath) -> ShortRoad? {
        // A list may report late that rows left with their section, when rows of the one in its place have left too.
        guard isInSection(use, at: path), let road = dispatcher.shortRoad(event, item, of: use.mapping, at: path)
        else { return nil }
        use.presence = .gone
        use.content.dropItem()
        return road
    }

    /// Whether the section at a view's place is the one it was shown in; also where that does not matter.
    func isInSection(_ use: _ViewUse, at position: some _EventPosition) -> Bool {
        !use.content.hasSection || use.content.subject == shown.subject(of: use.kind, at: position)
    }

    func reportForeign(_ event: DelegateEvent, _ place: EventLocation) {
        // Text headers and the cells of the user's own data source are not mistakes.
        guard event.kind == .cell, !source.ownsDataSource else { return }
        anomalyLog.report(.outOfOrder(event.name, at: place, because: "the manager did not make the view"))
    }
}
