import DeputyHeadless
import Foundation
import RandomCases

/// Things that are dropped on a list at random, which get placeholders.
@MainActor
final class RandomDrops<Kit: TestKit> {
    private let board: ListBoard<Kit>
    private var placeholders: [HeadlessDropPlaceholder] = []

    init(on board: ListBoard<Kit>) {
        self.board = board
        board.manager.onHost.dropSessionDidUpdate { _, _ in .copy }
        board.manager.onHost.performDropWithCoordinator { [weak self] coordinator in
            guard let place = coordinator.destination else { return }
            self?.placeholders += coordinator.items.compactMap {
                coordinator.drop($0.dragItem, toPlaceholderAt: place)
            }
        }
    }

    /// Drops one or two things somewhere, if the list has a section.
    /// - Returns: their placeholders.
    func drop(_ random: inout SeededRandom) -> [HeadlessDropPlaceholder] {
        guard let section = board.list.itemCounts.indices.randomElement(using: &random) else { return [] }
        let row = Int.random(in: 0...board.list.itemCounts[section], using: &random)
        let items = (0..<Int.random(in: 1...2, using: &random)).map { HeadlessDragItem("\($0)") }
        placeholders = []
        board.list.drop(HeadlessDragSession(items), at: [section, row])
        return placeholders
    }
}
