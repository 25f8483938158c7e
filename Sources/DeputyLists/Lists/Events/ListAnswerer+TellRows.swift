import Deputy
import Foundation

/// Notices that mean something for the data, or that have several rows or none.
extension ListAnswerer {
    /// Sends the notice that the list itself has moved a row; changes made in it wait until the row's new place is noted.
    func tellMove<Scope: EventScope, Argument>(
        _ event: TypedEvent<Scope, Argument, Void>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        dispatcher.answering {
            // A list that has asked this manager for nothing yet has moved a row of other data: a question about the move has put the
            // manager in the slots.
            guard updater.loading != .notLoaded else {
                return tellHere(event, argument, view: view, at: position, owner: owner)
            }
            let hasReloaded = updater.isReloaded(byMoveNotice: {
                if let (row, _) = argument as? (IndexPath, IndexPath), updater.data.place(shownAt: row) == nil {
                    // An event of the list itself, which has no item that could be gone.
                    if let object = dispatcher.owner(of: .dataSource) { owner(object) }
                    return
                }
                tellHere(event, moved(argument, from: position), view: view, at: position, owner: owner)
            })
            if let source = position.rowPath, let destination = argument as? IndexPath {
                updater.listMovedItem(from: source, to: destination, hasReloaded: hasReloaded)
            } else if let (source, destination) = argument as? (IndexPath, IndexPath) {
                updater.listMovedItem(from: source, to: destination, hasReloaded: hasReloaded)
            }
        }
    }

    /// The destination of a move in the data: between the same rows as in the list.
    private func moved<Argument>(_ argument: Argument, from position: some EventPosition) -> Argument {
        let data = updater.data
        if let destination = argument as? IndexPath, let row = position.rowPath {
            return data.destination(destination, ofRowShownAt: row) as? Argument ?? argument
        }
        guard let (row, destination) = argument as? (IndexPath, IndexPath) else { return argument }
        let moved = (data.place(shownAt: row) ?? row, data.destination(destination, ofRowShownAt: row))
        return moved as? Argument ?? argument
    }

    /// Sends the notice of a drop: the host waits until the data and the host itself have changed.
    func tellDrop<Scope: EventScope, Argument>(
        _ event: TypedEvent<Scope, Argument, Void>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        dispatcher.inPlace { tellHere(event, argument, view: view, at: position, owner: owner) }
    }

    /// Sends a notice about the current item at a position.
    func tellHere<Scope: EventScope, Argument>(
        _ event: TypedEvent<Scope, Argument, Void>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        guard isBehind else {
            return tell(
                event, argument, item(for: event, Scope.kind, at: position), view, at: position, in: position, owner)
        }
        inData(position) { place in
            // What is gone reaches no closure but with the end of something; the owner hears of it, as its own list shows it.
            let isGone = place == nil && !event.isEnd
            let item = isGone ? nil : item(for: event, Scope.kind, at: position)
            tell(event, argument, item, view, at: position, in: place ?? position, owner)
        }
    }

    /// Tells about an item that is shown at a position, which is at a place of the data.
    private func tell<Scope: EventScope, Argument>(
        _ event: TypedEvent<Scope, Argument, Void>, _ argument: Argument, _ item: Any?, _ view: AnyObject?,
        at position: Scope.Position, in place: Scope.Position, _ owner: (AnyObject) -> Void
    ) {
        dispatcher.tell(
            event, argument, item: item, view: { view ?? self.view(Scope.kind, at: position) }, at: place, owner: owner)
    }

    /// Sends a notice about several items at once: a handler gets it for each, the owner once.
    ///
    /// A list cancels what it prefetched in the middle of a reload or a batch.
    func tellSeveral(_ event: ItemNotice, at paths: [IndexPath], owner: (AnyObject) -> Void) {
        dispatcher.answering {
            var due: AnyObject?
            for path in paths { pass(event, (), at: path) { due = $0 } }
            guard let due else { return }
            dispatcher.callOwner(event, at: paths.map { .row($0) }) {
                _ = callOwner(due, event, (), view: nil, at: paths, itself: owner)
            }
        }
    }

    /// Runs a closure for a view that has left the screen: its section is the one it was shown in, even if its place is
    /// now in another.
    func namingSection<Position: EventPosition>(of use: _ViewUse, at position: Position, _ body: () -> Void) {
        guard !isInSection(use, at: position), let section = use.content.section, let number = position.sectionNumber
        else { return body() }
        dispatcher.nested {
            dispatcher.namingSections(by: { [shown] in $0 == number ? section : shown.id(ofSection: $0) }, body)
        }
    }

    /// Sends a notice without a row to the owner only, because no handler can be called without an item.
    func tellOwner(_ event: CellNotice, owner: (AnyObject) -> Void) {
        dispatcher.tellOwner(event) { _ = callOwner($0, event, (), view: nil, at: [], itself: owner) }
    }
}
