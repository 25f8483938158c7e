import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Sizes without an answer are those of the layout that asks (R6).
@MainActor
@Suite("Defaults of the layout that asks (R6)")
struct AskingLayoutTests {
    final class Tile: HeadlessCollectionCell, Configurable {
        func configure(_ number: Int) { text = "\(number)" }
    }

    @Test("While one layout goes to another, sizes are those of the one that asks")
    func transition() {
        let former = HeadlessFlowLayout(itemSize: CGSize(width: 50, height: 50))
        let next = HeadlessFlowLayout(itemSize: CGSize(width: 20, height: 20))
        next.minimumLineSpacing = 0
        let collection = HeadlessCollection(width: 20, height: 400, layout: former)
        let manager = CollectionManager(collection, anomalyLog: quietLog())
        manager.register(Tile.self) { mapping in
            mapping.sizeForCell.orPass { number, _ -> EventDecision<CGSize> in
                number == 0 ? .answer(CGSize(width: 20, height: 30)) : .pass
            }
        }
        var heights: [CGFloat] = []
        manager.onHost.transitionLayout { former, next in
            let between = HeadlessTransitionLayout(from: former, to: next)
            return between
        }
        manager.onHost.targetContentOffsetForProposedContentOffset { proposed in
            heights.append(collection.contentHeight)
            return proposed
        }
        manager.items.setItems([0, 1, 2])
        collection.layoutIfNeeded()
        // Lines of 30, 50 and 50, and two spaces of 10 between them.
        expectEqual([collection.contentHeight], [150])
        for _ in 0...1 {
            collection.layout = former
            collection.layoutIfNeeded()
            heights = []
            collection.transition(to: next)
            collection.layoutIfNeeded()
            // On the way, and in the end.
            expectEqual(heights, [70, 70])
        }
    }

    @Test("A layout that has asked, and that another replaces, is released")
    func replacedLayout() {
        let collection = HeadlessCollection(width: 20, height: 400)
        let manager = CollectionManager(collection, anomalyLog: quietLog())
        manager.register(Tile.self) { mapping in
            mapping.sizeForCell { _, _ in CGSize(width: 20, height: 30) }
        }
        manager.items.setItems([0, 1, 2])
        collection.layoutIfNeeded()
        expectFalse(collection.journal["sizeForCell"].isEmpty)
        weak let former = collection.layout
        // It asks for no size, and so takes nobody's place as the one that asks.
        collection.layout = HeadlessLayout()
        expectNil(former)
    }
}
