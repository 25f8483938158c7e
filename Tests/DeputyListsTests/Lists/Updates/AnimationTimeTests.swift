import DeputyHeadless
import DeputyLists
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What a list does while rows still move, and when their animations end.
@MainActor
@Suite("The time that animations take (F83)")
struct AnimationTimeTests {
    /// How a row leaves the screen in an update.
    enum Way: CaseIterable {
        case removed, reloaded, movedOut
    }

    @Test(
        "A row that is removed, reloaded or moved out ends when its animation does: after the new ones came, and its cell is not used for them",
        arguments: EachKit.allCases, Way.allCases)
    func ends(_ list: EachKit, _ way: Way) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>(height: 132)
            var heard: [String] = []
            board.manager.on(model: Thing.self).willDisplay.withoutCell { thing, _ in heard.append("\(thing) comes") }
            board.manager.on(model: Thing.self).didEndDisplaying.withoutCell { thing, _ in heard.append("\(thing) ends")
            }
            board.items.setItems(things(1, 2, 3, 4, 5, 6, 7, 8, 9))
            board.endTurn()
            let shown = board.list.visibleItems.count
            let (path, cell): (IndexPath, _) = ([0, 1], board.list.cell(at: [0, 1]))
            heard = []
            board.list.keepsAnimating = true
            change(board.list, board.items, way, path)
            board.manager.flush()
            let new = way == .reloaded ? "2 comes" : "\(shown + 1) comes"
            expectEqual(heard, [new])
            expectFalse(board.list.visibleItems.contains { board.list.cell(at: $0) === cell })
            // Another update comes before the animations of the first have ended.
            board.items.append(thing(100))
            board.manager.flush()
            expectEqual(heard, [new])
            board.list.endAnimations()
            expectEqual(heard, [new, "2 ends"])
            board.list.endAnimations()
            expectEqual(heard, [new, "2 ends"])
            expectEqual(board.list.exceptions, [])
            expectEqual(board.codes, [])
        }
        check(list.kit)
    }

    private func change<Kit: TestKit>(_ list: HeadlessList<Kit>, _ items: ItemStore, _ way: Way, _ path: IndexPath) {
        switch way {
        case .removed: items.remove(at: path)
        case .movedOut: items.move(path, to: [0, 8])
        case .reloaded:
            var stage = ChangeSet.Stage()
            stage.reloadedItems = [path]
            list.performBatch(stage) {}
        }
    }

    @Test(
        "A list that is not told to wait lets the time pass at the end of an update, or of the gesture around it",
        arguments: EachKit.allCases)
    func passes(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2, 3)])
            var heard: [String] = []
            board.manager.on(model: Thing.self).didEndDisplaying.withoutCell { thing, _ in heard.append("\(thing) ends")
            }
            board.manager.on(model: Thing.self).didSelect.withoutCell { [unowned board] _, path in
                board.items.apply(items: things(2, 3, 4)) { heard.append("done") }
                board.manager.flush()
                heard.append("flushed \(board.list.itemCounts)")
            }
            board.items.remove(at: [0, 2])
            board.manager.flush()
            expectEqual(heard, ["3 ends"])
            heard = []
            board.list.tap([0, 0])
            expectEqual(heard, ["flushed [2]", "1 ends", "done"])
        }
        check(list.kit)
    }

    @Test(
        "A reload takes the views of an animation away with the others, and its completion comes in the end",
        arguments: EachKit.allCases)
    func reloads(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2)])
            var heard: [String] = []
            board.manager.on(model: Thing.self).didEndDisplaying.withoutCell { thing, _ in heard.append("\(thing) ends")
            }
            board.list.keepsAnimating = true
            board.items.apply(items: things(2)) { heard.append("done") }
            board.manager.flush()
            board.list.reloadData()
            board.list.layoutIfNeeded()
            expectEqual(heard, ["1 ends", "2 ends"])
            board.list.endAnimations()
            expectEqual(heard, ["1 ends", "2 ends", "done"])
        }
        check(list.kit)
    }

    @Test(
        "Completions come when the animations of their update have ended, each after those of the updates before",
        arguments: EachKit.allCases)
    func completions(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1)])
            var heard: [String] = []
            board.manager.didUpdate = { _ in heard.append("updated") }
            board.list.keepsAnimating = true
            for count in 2...3 {
                board.items.apply(items: (1...count).map { thing($0) }) { heard.append("\(count)") }
                board.manager.flush()
            }
            expectEqual(heard, ["updated", "updated"])
            board.list.endAnimations()
            expectEqual(heard, ["updated", "updated", "2", "3"])
        }
        check(list.kit)
    }
}
