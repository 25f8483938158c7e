import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// Another manager takes a list over while the first one is in the middle of an update.
@MainActor
@Suite("A manager that is replaced while it updates its list (R16)")
struct TakenOverInUpdatesTests {
    @Test(
        "The batch of a table's first manager is given up, and the second shows its data", arguments: TakeOver.allCases)
    func table(_ moment: TakeOver) { takesOver(ListBoard<HeadlessTables>(height: 132), moment) }

    @Test(
        "The batch of a collection's first manager is given up, and the second shows its data",
        arguments: TakeOver.allCases)
    func collection(_ moment: TakeOver) { takesOver(ListBoard<HeadlessCollections>(height: 132), moment) }

    @Test("The cells that the first manager has yet to fill again are asked from no other manager")
    func cellsLeft() {
        let board = ListBoard<HeadlessTables>(height: 132)
        let isDue = Changing(false)
        var second: TableManager<HeadlessTables>?
        var cells: [IndexPath] = []
        TakeOver.configuring.register(on: board) { [list = board.list] in
            guard isDue.value, second == nil else { return }
            let manager = TableManager(list)
            manager.anomalyLog.sink = { _ in }
            manager.register(ThingCell.self, for: Thing.self) { _ in
            } configure: { _, _, indexPath in
                cells.append(indexPath)
            }
            manager.items.setItems(things(7))
            second = manager
        }
        board.items.setItems(things(1, 2, 3))
        board.endTurn()
        isDue.value = true
        board.items.batch { items in
            for row in 0..<3 { items.replace(at: [0, row], with: thing(row + 1, 1)) }
        }
        board.manager.flush()
        expectNotNil(second)
        board.list.layoutIfNeeded()
        expectEqual(cells, [[0, 0]])
        expectEqual(board.list.exceptions, [])
    }

    @Test(
        "A table's view that the second manager shows is not filled for what it showed before",
        arguments: [false, true])
    func filledElsewhere(inHeaders: Bool) async { await filledElsewhere(HeadlessTables.self, inHeaders) }

    @Test(
        "A collection's view that the second manager shows is not filled for what it showed before",
        arguments: [false, true])
    func collectionFilledElsewhere(inHeaders: Bool) async { await filledElsewhere(HeadlessCollections.self, inHeaders) }

    /// The condition of a view that is to be filled again has another manager use the view.
    private func filledElsewhere<Kit: TestKit>(_: Kit.Type, _ inHeaders: Bool) async {
        let list = Kit.makeList(height: 200)
        Kit.giveRoomForHeaders(list)
        let (model, condition) = (ActingModel(), ActingCondition())
        func show(_ number: Int) -> ListManager<Kit> {
            let manager = ListManager(list)
            manager.anomalyLog.sink = { _ in }
            manager.register(Kit.ThingCell.self, for: Thing.self) { mapping in
                mapping.condition = .where { _, _ in inHeaders || condition.decide() }
            } configure: { cell, thing, _ in
                _ = model.title
                cell.configure(thing)
            }
            manager.registerHeader(Kit.AppleView.self, for: Apple.self) { mapping in
                mapping.condition = .where { _, _ in !inHeaders || condition.decide() }
            } configure: { view, apple, _ in
                _ = model.title
                view.configure(apple)
            }
            manager.items.setSections([ItemSection(things(number), header: Apple(name: "\(number)"))])
            manager.flush()
            list.layoutIfNeeded()
            return manager
        }
        let first = show(1)
        var second: ListManager<Kit>?
        model.title = "new"
        condition.acts = { second = show(2) }
        for _ in 0..<8 { await endOfTurn() }
        list.layoutIfNeeded()
        expectNotNil(second)
        expectEqual(list.view(.cell, at: [0, 0])?.text, "\(thing(2))")
        expectEqual(list.view(.header, at: [0, 0])?.text, "2")
        withExtendedLifetime((first, second)) {}
    }

    private func takesOver<Kit: TestKit>(_ board: ListBoard<Kit>, _ moment: TakeOver) {
        board.items.setItems((0..<40).map { thing($0) })
        board.endTurn()
        let isDue = Changing(false)
        var second: ListManager<Kit>?
        moment.register(on: board) { [list = board.list] in
            guard isDue.value, second == nil else { return }
            let manager = ListManager(list)
            manager.anomalyLog.sink = { _ in }
            manager.register(Kit.ThingCell.self)
            manager.items.setItems(things(7, 8, 9))
            second = manager
        }
        board.endTurn()
        isDue.value = true
        // What a layout asks then comes in the middle of the update.
        board.list.reloadData()
        var isDone = false
        board.items.apply(items: [thing(1), thing(0, 1)] + (3..<30).map { thing($0) }) { isDone = true }
        board.manager.flush()
        expectNotNil(second, "\(moment)")
        for _ in 0..<10 where second?.isUpdatePending == true { second?.flush() }
        board.list.layoutIfNeeded()
        expectEqual(board.list.exceptions, [])
        expectEqual(board.list.updates.refusals, [])
        expectEqual(board.shown, "[7 8 9]")
        expectTrue(isDone, "the completion of the first one's change is called")
        expectEqual(second?.anomalies.map(\.code), [.replacedManager])
        expectEqual(board.codes.filter { $0 != .replacedManager }, [])
        expectEqual(board.manager.checkInvariants(), [])
        expectEqual(second?.checkInvariants(), [])
    }
}

/// When the second manager is made.
enum TakeOver: CaseIterable {
    case willUpdate, willDisplay, didEndDisplaying, height, configuring, condition, deciding, didUpdate

    @MainActor
    func register<Kit: TestKit>(on board: ListBoard<Kit>, _ act: @escaping @MainActor () -> Void) {
        let mapping = board.mapping!
        switch self {
        case .willUpdate: board.manager.willUpdate = { _ in act() }
        case .didUpdate: board.manager.didUpdate = { _ in act() }
        case .willDisplay: mapping.willDisplay.withoutCell { _, _ in act() }
        case .didEndDisplaying: mapping.didEndDisplaying.withoutCell { _, _ in act() }
        case .height:
            Kit.answerHeight(mapping) { _ in
                act()
                return 44
            }
        case .condition:
            mapping.condition = .where { _, _ in
                act()
                return true
            }
        case .deciding:
            board.manager.animates = { _ in
                act()
                return .automatic
            }
        case .configuring:
            board.manager.unregister(Kit.ThingCell.self)
            board.manager.register(Kit.ThingCell.self, for: Thing.self) { _ in
            } configure: { cell, thing, _ in
                cell.configure(thing)
                act()
            }
        }
    }
}
