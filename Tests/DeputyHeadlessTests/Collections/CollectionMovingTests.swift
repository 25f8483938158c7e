import DeputyHeadless
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Moving items of the headless collection")
struct CollectionMovingTests {
    /// An album whose items follow a move.
    private func movable(_ count: Int = 6, _ body: @MainActor (PhotoMapping) -> Void = { _ in }) -> Album {
        let album = Album(count, body)
        album.manager.onHost.moveItemAtTo { [unowned album] in album.manager.items.move($0, to: $1) }
        album.showAndForget()
        return album
    }

    @Test(
        "A move asks canMove once, the target at each change, tells, and asks for the cell again when the item has settled"
    )
    func moves() {
        let album = movable {
            $0.canMove.withoutCell { _, _ in true }
            $0.targetIndexPathForMovingItem.withoutCell { proposed, _, _ in proposed }
        }
        let first = album.collection.cell(at: [0, 0]) as? PhotoCell
        let (reuses, before) = (first?.reuses, album.manager.anomalies.count)
        album.collection.keepsAnimating = true
        expectTrue(album.collection.move([0, 0], through: [[0, 1], [0, 1]], to: [0, 4]))
        expectEqual(
            album.lines.filter { !$0.contains("cellFor") },
            [
                "ask canMove [0, 0] → true", "ask targetIndexPathForMovingItem [0, 0] → [0, 1]",
                "ask targetIndexPathForMoveFromItem [0, 0] → [0, 1]",
                "ask targetIndexPathForMovingItem [0, 0] → [0, 4]",
                "ask targetIndexPathForMoveFromItem [0, 0] → [0, 4]", "tell moveItemAtTo",
            ])
        expectEqual(album.names, ["P1", "P2", "P3", "P4", "P0", "P5"])
        expectTrue(album.collection.hasUncommittedUpdates)
        album.collection.layoutIfNeeded()
        expectEqual(album.shown, album.names)
        expectSame(album.collection.cell(at: [0, 4]), first)
        expectNotNil(reuses)
        expectEqual(first?.reuses, reuses)
        album.showAndForget()
        album.collection.endAnimations()
        expectFalse(album.collection.hasUncommittedUpdates)
        expectEqual(album.lines, ["ask cellForItem [0, 4] → PhotoCell"])
        expectTrue(album.collection.cell(at: [0, 4]) !== first)
        expectEqual(album.shown, album.names)
        expectEmpty(album.collection.exceptions)
        expectEqual(album.manager.anomalies.count, before, "the move itself is no anomaly")
    }

    @Test("As soon as an item was moved and the data has followed, everything is where the layout puts it")
    func movedItemsAreLaidOut() {
        let album = movable()
        album.manager.items.setSections(
            [0, 3].map { first in ItemSection((0..<3).map { Photo(name: "P\(first + $0)") }) })
        album.collection.layoutIfNeeded()
        expectEqual(album.collection.contentHeight, 200)
        expectTrue(album.collection.move([0, 0], to: [1, 0]))
        // Two items are one line, and four are two.
        expectEqual(album.collection.contentHeight, 300)
    }

    @Test("The newer question about the target is asked alone, with the place of before and the place proposed")
    func newerTargets() {
        var asked: [[Int]] = []
        let album = movable {
            $0.targetIndexPathForMovingItem.withoutCell { _, _, _ in [0, 5] }
            $0.targetIndexPathForMoveFromItem.withoutCell { event, _, source in
                asked.append([source[1], event.current[1], event.proposed[1]])
                return event.proposed
            }
        }
        expectTrue(album.collection.move([0, 0], through: [[0, 1]], to: [0, 3]))
        expectEqual(asked, [[0, 0, 1], [0, 1, 3]])
        expectEqual(album.count("targetIndexPathForMovingItem"), 0)
    }

    /// The collection's own parameter of the older question is the current place since iOS 15 (UICollectionView.h).
    @Test(
        "A closure for the older question gets the place of the beginning each time, and a delegate of that alone the current one"
    )
    func olderTargets() {
        var asked: [[Int]] = []
        let album = movable {
            $0.targetIndexPathForMovingItem { proposed, cell, photo, source in
                expectEqual(cell.text, photo.name)
                asked.append([source[1], proposed[1]])
                return proposed
            }
        }
        expectTrue(album.collection.move([0, 0], through: [[0, 1], [0, 2]], to: [0, 4]))
        expectEqual(asked, [[0, 1], [0, 2], [0, 4]])

        let delegate = Targets()
        let plain = movable()
        plain.collection.delegate = delegate
        expectTrue(plain.collection.move([0, 0], through: [[0, 1], [0, 2]], to: [0, 4]))
        expectEqual(delegate.asked, [[0, 1], [1, 2], [2, 4]])
    }

    /// Takes every proposed place, in the place of a manager.
    private final class Targets: HeadlessCollectionDelegate {
        var asked: [[Int]] = []

        func responds(to event: DelegateEvent) -> Bool { event.name == "targetIndexPathForMovingItem" }
        func ask<Scope: EventScope, Argument, Answer>(
            _ event: DelegateQuestion<Scope, Argument, Answer>, _ argument: Argument, view: AnyObject?,
            at position: Scope.Position
        ) -> Answer {
            if responds(to: event), let proposed = argument as? IndexPath, let source = position as? IndexPath {
                asked.append([source[1], proposed[1]])
            }
            return event.fallback(EventSituation(host: nil, argument: argument, position: position))
        }
    }

    @Test(
        "While an item is held a collection has its items in their new order, and a closure gets the held item's cell (R7)",
        arguments: [[0, 4], [1, 2]])
    func heldCells(_ target: IndexPath) {
        var cells: [AnyObject] = []
        let album = movable {
            $0.targetIndexPathForMoveFromItem { event, cell, photo, _ in
                expectEqual(cell.text, "P1")
                expectEqual(photo.name, "P1")
                cells.append(cell)
                return event.proposed
            }
        }
        album.manager.items.setSections(
            [0, 6].map { first in ItemSection((0..<6).map { Photo(name: "P\($0 + first)") }) })
        album.collection.layoutIfNeeded()
        let before = album.manager.anomalies.count
        for _ in 0..<2 {
            let held = album.collection.cell(at: [0, 1])
            let neighbour = album.collection.cell(at: [0, 2])
            expectTrue(album.collection.beginMove([0, 1]))
            for target in [[0, 2], target, [0, 0]] as [IndexPath] {
                expectTrue(album.collection.moveOver(target))
                expectSame(album.collection.cell(at: target), held)
                expectTrue(album.collection.visibleItems.contains(target))
                expectEqual(album.collection.visibleItems.contains([0, 5]), target[0] == 0)
                expectEqual(album.collection.cell(at: [0, 5]) != nil, target[0] == 0)
                expectSame(album.collection.cell(at: target == [0, 0] ? [0, 2] : [0, 1]), neighbour)
            }
            expectTrue(cells.suffix(3).allSatisfy { $0 === held })
            album.collection.cancelMove()
            album.collection.endAnimations()
        }
        expectEqual(cells.count, 6)
        expectEqual(album.manager.anomalies.count, before)
    }

    @Test("While an item is held, the others are selected and filled again by their places in the data (F83)")
    func othersWhileHeld() {
        let album = movable()
        let cells = (0..<6).map { album.collection.cell(at: [0, $0]) }
        expectTrue(album.collection.beginMove([0, 1]))
        expectTrue(album.collection.moveOver([0, 4]))
        album.collection.selectItem(at: [0, 2])
        album.collection.reconfigureItems(at: [[0, 3]])
        album.collection.cancelMove()
        expectEqual(album.collection.selectedItems, [[0, 2]])
        expectEqual(cells.map { $0?.isSelected }, [false, false, true, false, false, false])
        expectEqual(cells.map { $0?.text }, (0..<6).map { "P\($0)" })
        expectEmpty(album.collection.exceptions)
    }

    @Test("Nothing is lifted unless moveItemAtTo is announced and canMove allows it; a cancelled move sends no notice")
    func refusedMoves() {
        expectFalse(Album().collection.move([0, 0], to: [0, 1]))
        let album = movable { $0.canMove.withoutCell { _, path in path[1] != 0 } }
        expectFalse(album.collection.beginMove([0, 0]))
        expectTrue(album.collection.beginMove([0, 1]))
        expectTrue(album.collection.hasUncommittedUpdates)
        expectTrue(album.collection.moveOver([0, 3]))
        album.collection.cancelMove()
        expectEqual(album.count("moveItemAtTo"), 0)
        expectFalse(album.collection.hasUncommittedUpdates)
    }

    @Test("A target that is no place raises, and the item goes back")
    func badTargets() {
        let album = movable { $0.targetIndexPathForMovingItem.withoutCell { _, _, _ in [3, 0] } }
        expectFalse(album.collection.move([0, 0], to: [0, 1]))
        expectEqual(
            album.collection.exceptions.first?.reason,
            "attempt to move the item at [0, 0] to [3, 0], where there is no place for it")
        expectEqual(album.names.first, "P0")
    }

    @Test("Sending the notice of a move moves the item first")
    func sentMoves() {
        let album = movable()
        album.collection.send(\.moveItemAtTo, with: ([0, 0], [0, 2]))
        album.collection.layoutIfNeeded()
        expectEqual(album.shown, ["P1", "P2", "P0", "P3", "P4", "P5"])
        expectEqual(album.names, album.shown)
    }
}
