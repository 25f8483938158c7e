import DeputyHeadless
import Foundation
import TestSupport

/// Dropping things on a list, each of which gets a placeholder.
@MainActor
final class Dropping<Kit: TestKit> {
    private let list: Kit.List
    /// The placeholders of everything that was dropped, in order.
    private(set) var placeholders: [HeadlessDropPlaceholder] = []

    init(on manager: ListManager<Kit>, _ list: Kit.List) {
        self.list = list
        manager.onHost.dropSessionDidUpdate { _, _ in .copy }
        manager.onHost.performDropWithCoordinator { [weak self] coordinator in
            guard let place = coordinator.destination else { return }
            self?.placeholders += coordinator.items.compactMap {
                coordinator.drop($0.dragItem, toPlaceholderAt: place)
            }
        }
    }

    /// Drops some things at a place.
    /// - Returns: their placeholders.
    @discardableResult
    func drop(_ count: Int = 1, at place: IndexPath) -> [HeadlessDropPlaceholder] {
        let former = placeholders.count
        list.drop(HeadlessDragSession((0..<count).map { HeadlessDragItem("\($0)") }), at: place)
        return Array(placeholders[former...])
    }

    /// Drops one or two things somewhere, if the list has a section.
    func drop(_ random: inout SeededRandom) -> [HeadlessDropPlaceholder] {
        guard let section = list.itemCounts.indices.randomElement(using: &random) else { return [] }
        let row = Int.random(in: 0...list.itemCounts[section], using: &random)
        return drop(Int.random(in: 1...2, using: &random), at: [section, row])
    }
}
