import Deputy
import DeputyHeadless
import DeputyLists
import Foundation

/// What scenarios need of both headless kits.
extension _HeadlessKit {
    static var abilities: Set<Ability> { [.swipes, .menus, .dragging, .nibs, .focus, .placeholders] }

    static func menu(_ actions: [ScenarioAction]) -> HeadlessMenu? {
        HeadlessMenu(actions.map { HeadlessMenuItem($0.title, handler: $0.body) })
    }

    static func dragItem(_ text: String) -> HeadlessDragItem? { HeadlessDragItem(text) }

    static var copyProposal: HeadlessDropProposal { .copy }

    static func dropped(_ coordinator: HeadlessDropCoordinator) -> (texts: [String], place: IndexPath?) {
        (coordinator.items.map(\.dragItem.text), coordinator.destination)
    }

    static func insertPlaceholder(_ coordinator: HeadlessDropCoordinator, at place: IndexPath) -> PlaceholderCommit? {
        guard let item = coordinator.items.first,
            let placeholder = coordinator.drop(item.dragItem, toPlaceholderAt: place)
        else { return nil }
        return { change in placeholder.commitInsertion { change($0) } }
    }

    static func text(of cell: Cell) -> String { cell.text }

    static func text(of view: Supplementary) -> String? { view.text }

    static func makeOtherDelegate() -> AnyObject { OtherDelegate() }

    /// Headless cells host no content.
    static func registerHosted(_ manager: ListManager<Self>) {}
}

extension _HeadlessKit where Self: ScenarioKit, BookCell: HeadlessView {
    static func giveNib(_ list: List) { list.nibs = [HeadlessNib("BookNib", BookCell.self)] }
}

/// A delegate of an app's own, for tables and collections: it implements `didSelect`, and does nothing in it.
private final class OtherDelegate: HeadlessTableDelegate, HeadlessCollectionDelegate {
    func responds(to event: DelegateEvent) -> Bool { event.name == "didSelect" }
}
