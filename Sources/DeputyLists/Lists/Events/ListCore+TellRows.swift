import Deputy
import Foundation

/// Notices that mean something for the data, or that have several rows or none.
extension ListCore {
    /// Sends the notice that the list itself has moved a row. It shows the row at its new place already; changes made in the
    /// notice wait.
    func tellMove(_ event: DelegateEvent, _ call: inout EventCall, _ owner: EventCall.Owner) {
        dispatcher.answering {
            // A list that has asked this manager for nothing yet has moved a row of other data: a question about the move has put the
            // manager in the slots.
            guard loading != .notLoaded else { return sendHere(event, &call, owner) }
            let data = data
            let argument = event.argument(of: call)
            if let row = call.place.rowPath, let destination = argument as? IndexPath {
                if call.view == nil { call.view = cell(movedFrom: row, to: destination) }
                call.with(data.destination(destination, ofRowShownAt: row)) {
                    sendHere(event, &$0, owner) { listMovedItem(from: row, to: destination) }
                }
            } else if let (row, destination) = argument as? (IndexPath, IndexPath) {
                guard let place = data.place(shownAt: row) else {
                    // An event of the list itself, which has no item that could be gone.
                    listMovedItem(from: row, to: destination)
                    if let object = dispatcher.owner(of: .dataSource) { _ = owner(object, call.answer) }
                    return
                }
                call.with((place, data.destination(destination, ofRowShownAt: row))) {
                    sendHere(event, &$0, owner) { listMovedItem(from: row, to: destination) }
                }
            } else {
                sendHere(event, &call, owner)
            }
        }
    }

    /// The cell of a row that the list has moved, or is about to.
    private func cell(movedFrom row: IndexPath, to destination: IndexPath) -> AnyObject? {
        guard let list, let identity = shown.identity(at: row) else { return nil }
        return [row, destination].lazy.compactMap { Kit.cell(in: list, at: $0) }.first { cell in
            if case .item(identity) = Kit.use(of: cell)?.subject { true } else { false }
        }
    }

    /// Sends a notice about several items at once: a handler gets it for each, the owner once.
    ///
    /// A list cancels what it prefetched in the middle of a reload or a batch.
    func tellSeveral(_ event: ItemNotice, at paths: [IndexPath], owner: (AnyObject) -> Void) {
        dispatcher.answering {
            var due: AnyObject?
            for path in paths {
                var given: Void = ()
                var nothing: Void?
                EventCall.raise(at: .row(path), view: nil, argument: &given, answer: &nothing) { call in
                    pass(event, &call) { object, _ in
                        due = object
                        return true
                    }
                }
            }
            guard let due else { return }
            dispatcher.callOwner(event, at: paths.map { .row($0) }) {
                _ = callOwner(due, event, (), view: nil, at: paths, itself: owner)
            }
        }
    }

    /// Sends a notice without a row to the owner only, because no handler can be called without an item.
    func tellOwner(_ event: CellNotice, owner: (AnyObject) -> Void) {
        dispatcher.tellOwner(event) { _ = callOwner($0, event, (), view: nil, at: [], itself: owner) }
    }
}
