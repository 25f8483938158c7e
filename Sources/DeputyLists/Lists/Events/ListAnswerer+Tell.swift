public import Deputy
import Foundation

/// Passing on a list's notices.
extension ListAnswerer {
    /// Sends a notice to the row's handler, then to the owner.
    /// - Parameter owner: calls the owner's own method; called only if it listed none.
    @inlinable
    func tell<Scope: _EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        guard isShowingItems, case .cell = Scope.kind, isSimple(event.moment, Scope.kind, view),
            let row = position._rowNumbers,
            let road = dispatcher.shortRoad(event, section: row.section, item: row.item)
        else { return tellOther(event, argument, view: view, at: position, owner: owner) }
        if view == nil, road.needsView {
            return tellFinding(event, argument, on: road, at: position, owner: owner)
        }
        guard let isHandled = dispatcher.tell(event, argument, on: road, view: view, at: position) else {
            return tellOther(event, argument, view: view, at: position, owner: owner)
        }
        didTell(event, isHandled: isHandled, at: position) {
            _ = callOwner($0, event, argument, view: view, at: [position], itself: owner)
        }
    }

    /// Sends a notice whose handler needs a view that has to be found.
    @inlinable @inline(never)
    func tellFinding<Scope: _EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, on road: ShortRoad,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        let generation = dispatcher.generation
        // To find a view may make the list lay itself out, and what runs then may change everything.
        guard let path = position.rowPath, let view = handlersView(event, at: path),
            dispatcher.generation == generation,
            let isHandled = dispatcher.tell(event, argument, on: road, view: view, at: position)
        else { return tellOther(event, argument, view: nil, at: position, owner: owner) }
        didTell(event, isHandled: isHandled, at: position) {
            _ = callOwner($0, event, argument, view: nil, at: [position], itself: owner)
        }
    }

    /// Sends a notice about the host or an item of the user's own source, and one whose handler needs a view that has to be
    /// found, or that means something for its view.
    // Apart, so that the others neither find a view nor keep an item.
    @inlinable @inline(never)
    func tellOther<Scope: _EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        let isTold = tellShort(event, argument, view: view, at: position) {
            _ = callOwner($0, event, argument, view: view, at: [position], itself: owner)
        }
        if !isTold { tellLong(event, argument, view: view, at: position, owner: owner) }
    }

    /// Sends a notice to its handlers, and then to the owner; false, with nothing done, if there is more to do than that.
    @inlinable
    func tellShort<Scope: _EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject? = nil,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) -> Bool {
        if case .disappearing = event.moment {
            return tellLeaving(event, argument, view: view, at: position, owner: owner)
        }
        var (found, lent) = (view, nil as [Any]?)
        guard isSimple(event.moment, Scope.kind, view),
            let road = shortRoad(event, Scope.self, at: position, view: &found, lending: &lent),
            let isHandled = dispatcher.tell(event, argument, on: road, view: found, at: position)
        else { return false }
        _fixLifetime(lent)
        didTell(event, isHandled: isHandled, at: position, owner: owner)
        return true
    }

    /// Ends a notice that handlers got.
    @inlinable
    func didTell<Scope: _EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, isHandled: Bool, at position: Scope.Position,
        owner: (AnyObject) -> Void
    ) {
        if dispatcher.ownerReceives(event, ifHandled: isHandled) {
            dispatcher.callOwner(event, at: position.place, owner)
        }
        if reportsDisplays, case .appearing = event.moment { didDisplay(Scope.kind, at: position.rowPath) }
        dispatcher.end(event.moment)
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
    func tellLong<Scope: _EventScope, Argument>(
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

    func pass<Scope: _EventScope, Argument>(
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
        tellHere(event, argument, view: view, at: position, owner: owner)
    }
}
