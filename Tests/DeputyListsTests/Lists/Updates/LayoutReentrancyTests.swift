import DeputyHeadless
import DeputySections
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

/// What is asked for in the middle of a list's own layout: a list view forbids batches there.
@MainActor
@Suite("Asking for an update in a layout (R10)")
struct LayoutReentrancyTests {
    @Test("flush() in a table's display events waits until the layout is over (R10)", arguments: LayoutCall.allCases)
    func table(_ call: LayoutCall) async { await flushes(ListBoard<HeadlessTables>(height: 132), call) }

    @Test("So it does in a collection's (R10)", arguments: LayoutCall.allCases)
    func collection(_ call: LayoutCall) async { await flushes(ListBoard<HeadlessCollections>(height: 132), call) }

    /// Scrolls ten times, and changes the data in each layout.
    private func flushes<Kit: TestKit>(_ board: ListBoard<Kit>, _ call: LayoutCall) async {
        board.items.setItems((0..<40).map { thing($0) })
        board.endTurn()
        var (number, isCalled) = (100, false)
        call.register(on: board) { [unowned board] in
            guard !isCalled else { return }
            isCalled = true
            number += 1
            let before = board.list.updates
            board.items.append(thing(number))
            board.manager.flush()
            expectEqual(board.list.updates, before, "nothing is sent in the middle of the layout")
        }
        board.endTurn()
        for _ in 0..<10 {
            isCalled = false
            let before = board.list.updates.batches.count
            board.list.scroll(by: 44)
            expectEqual(board.list.exceptions, [])
            guard isCalled else { continue }
            for _ in 0..<1_000 where board.manager.isUpdatePending { await endOfTurn() }
            expectTrue(board.list.updates.batches.count > before || board.list.updates.reloads > 0)
        }
        #expect(number > 101, "a collection's sizes are asked for now and then, the others in each layout")
        isCalled = true
        board.endTurn()
        expectEqual(board.list.itemCounts, board.items.sections.map(\.items.count))
        expectEqual(
            board.items.item(at: [0, board.items.numberOfItems(inSection: 0) - 1], as: Thing.self), thing(number))
        expectEqual(board.list.exceptions, [])
        expectEqual(board.list.updates.refusals, [])
        expectEqual(board.manager.checkInvariants(), [])
    }

    @Test("onNearEnd may refresh and flush: the page it brings is shown after the layout, in a table (F56)")
    func nearEndOfATable() async { await loadsMore(HeadlessTables.self) }

    @Test("And in a collection (F56)")
    func nearEndOfACollection() async { await loadsMore(HeadlessCollections.self) }

    private func loadsMore<Kit: TestKit>(_: Kit.Type) async {
        let list = Kit.makeList(height: 132)
        let binder = Kit.makeBinder(list)
        var (pages, data) = (0, (0..<10).map { thing($0) })
        binder.onSection(.first).bind(cellType: Kit.ThingCell.self, models: { data }).onNearEnd {
            [unowned binder] in
            guard pages < 5 else { return }
            pages += 1
            data += (0..<10).map { thing(pages * 10 + $0) }
            let before = list.updates
            binder.refresh()
            expectEqual(list.updates, before)
            binder.manager.flush()
        }
        binder.finish()
        list.layoutIfNeeded()
        for page in 1...5 {
            list.scroll(by: 10_000)
            for _ in 0..<1_000 where list.itemCounts[0] != 10 + 10 * page { await endOfTurn() }
            expectEqual(list.itemCounts[0], 10 + 10 * page)
        }
        expectEqual(list.exceptions, [])
        list.scroll(by: 10_000)
        expectEqual(list.view(.cell, at: [0, 59])?.text, "59")
    }
}

/// What a list calls in the middle of a layout of its own.
enum LayoutCall: CaseIterable {
    case willDisplay, didEndDisplaying, height, configuring, emitted, using, ending

    @MainActor
    func register<Kit: TestKit>(on board: ListBoard<Kit>, _ act: @escaping @MainActor () -> Void) {
        let mapping = board.mapping!
        switch self {
        case .willDisplay: mapping.willDisplay.withoutCell { _, _ in act() }
        case .didEndDisplaying: mapping.didEndDisplaying.withoutCell { _, _ in act() }
        case .height:
            Kit.answerHeight(mapping) { _ in
                act()
                return 44
            }
        case .using: mapping.whileInUse { _, _, _, _ in act() }
        case .ending: mapping.whileInUse { scope, _, _, _ in scope.onEnd { act() } }
        case .configuring, .emitted:
            board.manager.unregister(Kit.ThingCell.self)
            board.manager.register(Kit.ThingCell.self, for: Thing.self) { _ in
            } configure: { [unowned manager = board.manager] cell, thing, _ in
                cell.configure(thing)
                // What waits for the end of the event runs in the middle of the layout too.
                if self == .emitted { manager.dispatcher.whenIdle { act() } } else { act() }
            }
        }
    }
}
