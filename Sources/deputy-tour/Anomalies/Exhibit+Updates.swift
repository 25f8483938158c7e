import DeputyHeadless
import Foundation

#if TOUR
/// Triggers the anomalies of changing data.
extension Exhibit {
    func showOfUpdates(_ code: Anomaly.Code) {
        switch code {
        case .duplicateIdentifiers:
            manager.register(TicketCell.self)
            manager.items.apply(items: [Ticket(id: 7), Ticket(id: 8), Ticket(id: 7)])
        case .missingIdentifier:
            struct Line: Hashable { var text = "" }
            manager.register(HeadlessCell.self, for: Line.self) { cell, line, _ in cell.text = line.text }
            manager.items.setItems([Line()])
            table.layoutIfNeeded()
            table.cell(at: [0, 0])?.isFirstResponder = true
            manager.items.apply(items: [Line(text: "typed")])
            manager.flush()
        case .duplicateSections:
            manager.register(TicketCell.self)
            manager.items.apply(sections: [
                ItemSection([Ticket(id: 1)], id: "tickets"), ItemSection([Ticket(id: 2)], id: "tickets"),
            ])
        case .collidingIdentifiers:
            manager.register(TicketCell.self)
            manager.items.setItems((0..<500).map { CarelessTicket(number: $0) })
            manager.items.apply(items: (500..<1_000).map { CarelessTicket(number: $0) })
        case .unbalancedUpdate:
            // The placeholder of a drop is ended, and nothing inserted for it.
            showPosts()
            manager.onHost.dropSessionDidUpdate { _, _ in .copy }
            manager.onHost.performDropWithCoordinator { [unowned manager] coordinator in
                for item in coordinator.items {
                    let placeholder = coordinator.drop(item.dragItem, toPlaceholderAt: [0, 1])
                    placeholder?.commitInsertion { place in manager.commitInsertion(at: place) { _, _ in } }
                }
            }
            table.drop(HeadlessDragSession([HeadlessDragItem("A post")]), at: [0, 1])
        case .untoldChange:
            let source = TicketSource()
            manager = TableManager(table, source: source, anomalyLog: log)
            manager.register(TicketCell.self)
            table.layoutIfNeeded()
            source.tickets.removeLast()
            table.reloadData()
            table.layoutIfNeeded()
        case .unfollowedMove:
            // The handler is called for the move, and does not change the data.
            showPosts { mapping in mapping.moveRowTo { _, _, _, _ in } }
            table.beginEditing()
            table.move([0, 0], to: [0, 2])
            manager.flush()
        case .unfollowedEdit:
            // The handler is called for the deletion, and does not change the data; the person tries again.
            showPosts { mapping in mapping.commitEditingStyle.withoutCell { _, _, _ in } }
            table.delete([0, 0])
            table.endSwipe()
            table.delete([0, 0])
        case .overwrittenItems:
            manager.register(PostCell.self)
            manager.items.follow { [Post(title: "From the model")] }
            manager.items.setItems([Post(title: "By hand")])
        case .unobservedFollowing:
            final class Model { var posts = [Post(title: "A post")] }
            let model = Model()
            kept = [model]
            manager.register(PostCell.self)
            manager.items.follow(weak: model) { model in model.posts }
            found = manager.validate()
        case .brokenSequence:
            struct Offline: Error {}
            showPosts()
            manager.items.follow(AsyncThrowingStream<[Ticket], any Error> { $0.finish(throwing: Offline()) })
        default: break
        }
    }
}

struct Ticket: Identifiable, Equatable { var id: Int }

/// A source that gives ids, and changes without saying so.
final class TicketSource: IdentifiedItemSource {
    var tickets = [Ticket(id: 1), Ticket(id: 2)]
    let changes = SourceChanges()
    var numberOfSections: Int { 1 }
    func numberOfItems(inSection section: Int) -> Int { tickets.count }
    func ids(inSection section: Int) -> [Int] { tickets.map(\.id) }
    func item(at indexPath: IndexPath) -> Any? { tickets.indices.contains(indexPath[1]) ? tickets[indexPath[1]] : nil }
}

final class TicketCell: HeadlessCell, Configurable {
    func configure(_ ticket: Ticket) { text = "\(ticket.id)" }
}

/// A type that is equal by its number, and hashes nothing.
struct CarelessTicket: Hashable {
    var number: Int
    func hash(into hasher: inout Hasher) {}
}
#endif
