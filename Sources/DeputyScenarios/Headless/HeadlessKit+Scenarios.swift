package import DeputyHeadless
package import Foundation

/// What scenarios need of both headless kits.
extension _HeadlessKit {
    package static var abilities: Set<Ability> { [.swipes, .menus, .dragging, .nibs, .focus] }

    package static func menu(_ actions: [ScenarioAction]) -> HeadlessMenu? {
        HeadlessMenu(actions.map { HeadlessMenuItem($0.title, handler: $0.body) })
    }

    package static func dragItem(_ text: String) -> HeadlessDragItem? { HeadlessDragItem(text) }

    package static var copyProposal: HeadlessDropProposal { .copy }

    package static func dropped(_ coordinator: HeadlessDropCoordinator) -> (texts: [String], place: IndexPath?) {
        (coordinator.items.map(\.dragItem.text), coordinator.destination)
    }

    package static func text(of cell: Cell) -> String { cell.text }
}
