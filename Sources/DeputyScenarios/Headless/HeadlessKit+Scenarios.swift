package import DeputyHeadless
package import Foundation

/// What scenarios need of both headless kits.
extension _HeadlessKit {
    package static var abilities: Set<Ability> { [.swipes, .menus, .dragging, .nibs, .focus, .placeholders] }

    package static func menu(_ actions: [ScenarioAction]) -> HeadlessMenu? {
        HeadlessMenu(actions.map { HeadlessMenuItem($0.title, handler: $0.body) })
    }

    package static func dragItem(_ text: String) -> HeadlessDragItem? { HeadlessDragItem(text) }

    package static var copyProposal: HeadlessDropProposal { .copy }

    package static func dropped(_ coordinator: HeadlessDropCoordinator) -> (texts: [String], place: IndexPath?) {
        (coordinator.items.map(\.dragItem.text), coordinator.destination)
    }

    package static func insertPlaceholder(
        _ coordinator: HeadlessDropCoordinator, at place: IndexPath
    ) -> (@MainActor (_ change: (IndexPath) -> Void) -> Void)? {
        guard let item = coordinator.items.first,
            let placeholder = coordinator.drop(item.dragItem, toPlaceholderAt: place)
        else { return nil }
        return { change in placeholder.commitInsertion { change($0) } }
    }

    package static func text(of cell: Cell) -> String { cell.text }

    package static func text(of view: Supplementary) -> String? { view.text }

    package static func makeOtherDelegate() -> AnyObject { HeadlessTableViews.OtherDelegate() }
}
