import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import ListTestSupport

@MainActor
@Suite("When a slot is set again, and what it costs (R16, R5)")
struct SettingSlotsTests {
    let rig = SlotRig()

    @Test(
        "An event that comes after the table has loaded sets its own slot again and no other",
        arguments: DelegatePart.allCases)
    func ownSlotOnly(_ part: DelegatePart) {
        rig.load()
        let before = rig.table.announcementsAsked
        let token = SlotEvent.register(part, on: rig.manager)
        var expected = before
        expected[part, default: 0] += 1
        expectEqual(rig.table.announcementsAsked, expected)
        expectTrue(SlotEvent.isImplemented(part, by: rig.manager))
        token.cancel()
        // What is needed no longer is given back; delegate and data source are always needed, and asked again.
        if part == .delegate || part == .dataSource { expected[part, default: 0] += 1 }
        expectEqual(rig.table.announcementsAsked, expected)
        expectEqual((rig.table.occupant(of: part) == nil), (part != .delegate && part != .dataSource))
    }

    @Test("Only the data source's slot costs a reload", arguments: DelegatePart.allCases)
    func price(_ part: DelegatePart) {
        rig.load()
        rig.table.tap([0, 1])
        _ = SlotEvent.register(part, on: rig.manager)
        expectEqual(rig.table.needsReload, (part == .dataSource))
        rig.table.layoutIfNeeded()
        expectEqual((rig.table.updates.reloads > 0), (part == .dataSource))
        expectEqual(rig.table.selectedItems, [[0, 1]])
    }

    @Test("Before the table has loaded it costs nothing")
    func beforeLoading() {
        let rig = SlotRig()
        _ = SlotEvent.register(.dataSource, on: rig.manager)
        expectNotContains(rig.manager.explain(\.canEditCell, at: [0, 0]).description, "set again")
        rig.table.layoutIfNeeded()
        expectEqual(rig.table.updates.reloads, 1)
    }

    @Test("What was selected is selected again, although the table laid itself out in between")
    func selectionIsRestored() {
        rig.load()
        rig.table.tap([0, 2])
        _ = SlotEvent.register(.dataSource, on: rig.manager)
        rig.table.reloadData()
        rig.manager.flush()
        expectEqual(rig.table.selectedItems, [[0, 2]])
    }

    @Test("explain says that the slot was set again for an event")
    func explained() {
        rig.load()
        let token = SlotEvent.register(.dataSource, on: rig.manager)
        _ = SlotEvent.register(.delegate, on: rig.manager)
        expectContains(rig.manager.explain(\.canEditCell, at: [0, 0]).description, "dataSource was set again")
        expectNotContains(rig.manager.explain(\.heightForCell, at: [0, 0]).description, "set again")
        // That is no reason by itself.
        token.cancel()
        expectEqual(rig.manager.explain(\.canEditCell, at: [0, 0]).announcedBecause, [])
    }

    @Test("It says so of the event that came, and of none that the slot had before")
    func explainedForOne() {
        // Made here, as one of the last turn has loaded.
        let rig = SlotRig()
        _ = SlotEvent.register(.dataSource, on: rig.manager)
        rig.load()
        rig.manager.on(model: Apple.self).canMove { _, _, _ in true }
        expectContains(rig.manager.explain(\.canMove, at: [0, 0]).description, "dataSource was set again")
        expectNotContains(rig.manager.explain(\.canEditCell, at: [0, 0]).description, "set again")
    }

    @Test("Events of drag and drop that come later are asked for live, and a drag under way goes on")
    func liveSlots() {
        let first = rig.manager.on(model: Apple.self).itemsForBeginningDragSession.withoutCell { _, _, _ in
            [HeadlessDragItem("apple")]
        }
        rig.load()
        let before = rig.table.announcementsAsked
        expectNotNil(rig.table.drag([0, 0]))
        var ended = 0
        rig.manager.onHost.dragSessionDidEnd { _ in ended += 1 }
        expectEqual(rig.table.announcementsAsked, before)
        _ = rig.table.drop(at: nil)
        expectEqual(ended, 1)
        withExtendedLifetime(first) {}
    }

    @Test("A delegate that came before the manager needed the slot is its owner, and gets it back")
    func adoptedLate() {
        rig.load()
        let own = OwnDelegate()
        own.methods = ["dragSessionWillBegin"]
        rig.table.dragDelegate = own
        let token = rig.manager.on(model: Apple.self).itemsForBeginningDragSession.withoutCell { _, _, _ in
            [HeadlessDragItem("apple")]
        }
        expectNotSame(rig.table.dragDelegate, own)
        rig.table.drag([0, 0])
        expectEqual(own.received, ["dragSessionWillBegin the host"])
        rig.manager.owner = nil
        token.cancel()
        expectSame(rig.table.dragDelegate, own)
        expectEqual(rig.manager.anomalies, [])
    }

    @Test(
        "A slot of drags or drops is not set again for another closure, which would end them",
        arguments: EachKit.allCases)
    func dragsAndDrops(_ list: EachKit) {
        func check<Kit: TestKit>(_ board: ListBoard<Kit>, _ register: @MainActor () -> Void) {
            board.manager.startRecording()
            register()
            board.endTurn()
            expectEqual(board.manager.recording?.lines.filter { $0.hasPrefix("slot") }, [])
        }
        switch list {
        case .tables:
            let board = Board([things(1)])
            board.manager.onHost.dragSessionDidEnd { _ in }
            board.manager.onHost.dropSessionDidEnter { _ in }
            check(board) {
                board.manager.onHost.dragSessionWillBegin { _ in }
                board.manager.onHost.dropSessionDidExit { _ in }
            }
        case .collections:
            let board = ListBoard<HeadlessCollections>([things(1)])
            board.manager.onHost.dragSessionDidEnd { _ in }
            board.manager.onHost.dropSessionDidEnter { _ in }
            check(board) {
                board.manager.onHost.dragSessionWillBegin { _ in }
                board.manager.onHost.dropSessionDidExit { _ in }
            }
        }
    }

    @Test("The selection that the setting of a slot has cost is given back once", arguments: EachKit.allCases)
    func selection(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let board = ListBoard<Kit>([things(1, 2)])
            board.list.selectItem(at: [0, 1])
            Kit.onMove(board) { _, _ in }
            board.endTurn()
            expectEqual(board.list.selectedItems, [[0, 1]])
            board.list.selectItem(at: nil)
            board.items.remove(at: [0, 0])
            board.endTurn()
            expectEqual(board.list.selectedItems, [])
        }
        check(list.kit)
    }
}
