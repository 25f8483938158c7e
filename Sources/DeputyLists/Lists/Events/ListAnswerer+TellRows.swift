import Deputy
import Foundation

/// Notices that mean something for the data, or that have several rows or none.
extension ListAnswerer {
    /// Sends the notice that the list itself has moved a row; changes made in it wait until the row's new place is noted.
    func tellMove<Scope: _EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        dispatcher.answering {
            // A list that has asked this manager for nothing yet has moved a row of other data: a question about the move has put the
            // manager in the slots.
            guard updater.loading != .notLoaded else {
                return tellHere(event, argument, view: view, at: position, owner: owner)
            }
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
    func tellDrop<Scope: _EventScope, Argument>(
        _ event: DelegateNotice<Scope, Argument>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        dispatcher.inPlace { tellHere(event, argument, view: view, at: position, owner: owner) }
    }

    /// Sends a notice about the current item at a position.
    func tellHere<Scope: _EventScope, Argument>(
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
    func tellSeveral(_ event: ItemNotice, at paths: [IndexPath], owner: (AnyObject) -> Void) {
        dispatcher.answering {
            var due: AnyObject?
            for path in paths where !tellShort(event, (), at: path, owner: { due = $0 }) {
                pass(event, (), at: path) { due = $0 }
            }
            guard let due else { return }
            dispatcher.tellOwner(event, at: paths.map { .row($0) }) {
                _ = callOwner(due, event, (), view: nil, at: paths, itself: owner)
            }
        }
    }

    /// Runs a closure for a view that has left the screen: its section is the one it was shown in, even if its place is
    /// now in another.
    func namingSection<Position: _EventPosition>(of use: _ViewUse, at position: Position, _ body: () -> Void) {
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
