import Deputy
import Foundation

/// Notices that mean something for the data, or that have several rows or none.
extension ListAnswerer {
    /// Sends the notice that the list itself has moved a row. It shows the row at its new place already; changes made in the
    /// notice wait.
    func tellMove<Scope: EventScope, Argument>(
        _ event: TypedEvent<Scope, Argument, Void>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        dispatcher.answering {
            // A list that has asked this manager for nothing yet has moved a row of other data: a question about the move has put the
            // manager in the slots.
            guard updater.loading != .notLoaded, let move = move(toldBy: argument, at: position) else {
                return tellHere(event, argument, view: view, at: position, owner: owner)
            }
            let data = updater.data
            let now = ChangeSet.Move(
                from: data.place(shownAt: move.from) ?? move.from,
                to: data.destination(move.to, ofRowShownAt: move.from))
            // An event of the list itself has no item that could be gone.
            let isGone = Scope.kind == .host && data.place(shownAt: move.from) == nil
            let view = view ?? (Scope.kind == .cell ? cell(movedBy: move) : nil)
            guard !isGone else {
                updater.listMovedItem(from: move.from, to: move.to)
                if let object = dispatcher.owner(of: .dataSource) { owner(object) }
                return
            }
            let argument = (Scope.kind == .host ? (now.from, now.to) as Any : now.to) as? Argument ?? argument
            tellHere(event, argument, view: view, at: position, owner: owner) {
                updater.listMovedItem(from: move.from, to: move.to)
            }
        }
    }

    /// The move that a notice tells: of its row, or of the first of two.
    private func move(toldBy argument: Any, at position: some EventPosition) -> ChangeSet.Move<IndexPath>? {
        if let destination = argument as? IndexPath, let row = position.rowPath {
            return .init(from: row, to: destination)
        }
        return (argument as? (IndexPath, IndexPath)).map { .init(from: $0, to: $1) }
    }

    /// The cell of a row that the list has moved, or is about to.
    private func cell(movedBy move: ChangeSet.Move<IndexPath>) -> AnyObject? {
        guard let list, let identity = shown.identity(at: move.from) else { return nil }
        return [move.from, move.to].lazy.compactMap { Kit.cell(in: list, at: $0) }.first { cell in
            if case .item(identity) = Kit.use(of: cell)?.content.subject { true } else { false }
        }
    }

    /// Sends the notice of a drop: the host waits until the data and the host itself have changed.
    func tellDrop<Scope: EventScope, Argument>(
        _ event: TypedEvent<Scope, Argument, Void>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void
    ) {
        dispatcher.inPlace { tellHere(event, argument, view: view, at: position, owner: owner) }
    }

    /// Sends a notice about the current item at a position.
    /// - Parameter ready: called when the item and its place are known, before the first closure.
    func tellHere<Scope: EventScope, Argument>(
        _ event: TypedEvent<Scope, Argument, Void>, _ argument: Argument, view: AnyObject?,
        at position: Scope.Position, owner: (AnyObject) -> Void, ready: () -> Void = {}
    ) {
        guard isBehind else {
            let item = item(for: event, Scope.kind, at: position)
            ready()
            return tell(event, argument, item, view, at: position, in: position, owner)
        }
        inData(position) { place in
            // What is gone reaches no closure but with the end of something; the owner hears of it, as its own list shows it.
            let isGone = place == nil && !event.isEnd
            let item = isGone ? nil : item(for: event, Scope.kind, at: position)
            ready()
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
