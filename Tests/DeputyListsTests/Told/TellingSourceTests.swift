import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// A source that gives ids is shown as the manager's own items are.
@MainActor
@Suite("Sources that give ids (F38, F60, F64, R18)")
struct TellingSourceTests {
    private func isRight<Kit>(_ board: ListBoard<Kit>, _ source: TellingThings) -> Bool {
        board.endTurn()
        return board.shown == source.data && board.codes == [] && board.list.exceptions == []
            && board.list.updates.refusals.isEmpty && board.manager.checkInvariants() == []
    }

    @Test("Changes are batches, and cells that stay are the same objects, filled once", arguments: EachKit.allCases)
    func animates(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let source = TellingThings(things(1, 2, 3), things(4))
            let board: ListBoard<Kit> = tellingBoard(source)
            let cell = board.list.view(.cell, at: [0, 2])
            source.change { $0.remove(at: 0) }
            expectEqual(board.shown, "[1 2 3] [4]")
            expectTrue(isRight(board, source))
            expectSame(board.list.view(.cell, at: [0, 1]), cell)
            expectEqual(board.list.updates.reloads, 0)
            expectEqual(board.list.updates.batches.count, 1)
        }
        check(list.kit)
    }

    @Test("All changes of a turn are one batch, as few rows as possible", arguments: EachKit.allCases)
    func oneBatch(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let source = TellingThings(things(1, 2, 3))
            let board: ListBoard<Kit> = tellingBoard(source)
            var told: [ChangeSet?] = []
            board.manager.didUpdate = { told.append($0) }
            source.change { $0.append(thing(4)) }
            source.change { $0.append(thing(5)) }
            source.change { $0.remove(at: 3) }
            source.change { $0[0].content = 1 }
            source.change { $0.insert($0.removeLast(), at: 0) }
            expectTrue(isRight(board, source))
            expectEqual(board.list.updates.batches.count, 1)
            var stage = ChangeSet.Stage()
            stage.insertedItems = [[0, 0]]
            expectEqual(
                told,
                [
                    ChangeSet(stages: [stage], updates: [.init(from: [0, 0], to: [0, 1])], updatedSections: [0])
                ])
        }
        check(list.kit)
    }

    @Test("A row that a person deletes goes at once, although its source would tell it at the end of the turn")
    func tellsWhenAPersonWaits() {
        let source = TellingThings(things(1, 2, 3))
        let board: ListBoard<HeadlessTables> = tellingBoard(source)
        board.mapping.commitEditingStyle.withoutCell { _, thing, _ in
            source.becomeLater([ListSection("A", things(1, 2, 3).filter { $0 != thing })])
        }
        board.endTurn()
        board.table.updates = HeadlessUpdates()
        expectTrue(board.table.delete([0, 1]))
        expectEqual(board.shown, "[1 3]")
        expectEqual(board.table.updates.batches.count, 1)
        source.becomeLater([ListSection("A", things(3))])
        board.manager.flush()
        expectEqual(board.shown, "[3]")
        expectTrue(isRight(board, source))
    }

    @Test("Between a change and its batch the list is answered from what it knows (F62)", arguments: EachKit.allCases)
    func waits(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let source = TellingThings(things(1, 2, 3), things(4))
            let board: ListBoard<Kit> = tellingBoard(source)
            source.become([ListSection("B", things(4, 5)), ListSection("A", things(3))])
            let shown = board.manager.shownItems
            expectEqual(shown.numberOfSections, 2)
            expectEqual((0...1).map(shown.numberOfItems), [3, 1])
            expectEqual(shown.id(ofSection: 0), AnyHashable("A"))
            // What the source has lost is known as long as it is on screen.
            expectEqual((0...2).map { (shown.item(at: [0, $0]) as? Thing)?.id }, [1, 2, 3])
            expectEqual((shown.item(at: [1, 0]) as? Thing)?.id, 4)
            expectNil(shown.item(at: [1, 1]))
            expectTrue(isRight(board, source))
        }
        check(list.kit)
    }

    @Test("The selection stays with its items, over batches and over reloads")
    func selection() {
        for isReload in [false, true] {
            let source = TellingThings(things(1, 2, 3), things(4))
            let board: Board = tellingBoard(source)
            board.list.selectItem(at: [0, 1])
            source.change { $0.insert(thing(9), at: 0) }
            expectTrue(isRight(board, source))
            expectEqual(board.list.selectedItems, [[0, 2]])
            source.becomeSilently([ListSection("B", things(4)), ListSection("A", things(3, 2))])
            if isReload { board.manager.setNeedsUpdate() } else { source.changes.tell() }
            expectTrue(isRight(board, source))
            expectEqual(board.list.updates.reloads, isReload ? 1 : 0)
            expectEqual(board.list.selectedItems, [[1, 1]])
        }
    }

    @Test("No item is selected in place of another")
    func selectionOffScreen() {
        let source = TellingThings((0..<40).map { thing($0) })
        let board: Board = tellingBoard(source, height: 100)
        // Never on screen.
        board.list.selectItem(at: [0, 30])
        source.becomeSilently([ListSection("A", (0..<40).map { thing(100 + $0) })])
        source.changes.tell()
        board.endTurn()
        expectEqual(board.list.selectedItems, [])
        expectEqual(board.codes, [])
    }

    @Test("The ids are read once for all that is said in a turn, and not where nothing is said")
    func readings() {
        let source = TellingThings((0..<40).map { thing($0) })
        let board: Board = tellingBoard(source)
        let before = source.readings
        board.endTurn()
        expectEqual(source.readings, before)
        for number in 0..<100 { source.change { $0.append(thing(100 + number)) } }
        expectTrue(isRight(board, source))
        expectEqual(source.readings, before + 1)
        expectEqual(board.list.updates.batches.count, 1)
    }

    @Test("What was said of a row is done once")
    func filledOnce() {
        let source = TellingThings(things(1, 2))
        let board: Board = tellingBoard(source)
        source.change { $0[0].content = 1 }
        expectTrue(isRight(board, source))
        expectEqual(board.list.updates.reconfigured, [[[0, 0]]])
        source.change { $0.append(thing(3)) }
        expectTrue(isRight(board, source))
        expectEqual(board.list.updates.reconfigured, [[[0, 0]]])
    }

    @Test("Nothing is kept of ids that have gone, nor of lists that have")
    func nothingIsKept() {
        final class Name {}
        final class Names: IdentifiedItemSource {
            let changes = SourceChanges()
            var names = [Name(), Name()] { didSet { changes.tell() } }
            let numberOfSections = 1
            func numberOfItems(inSection section: Int) -> Int { names.count }
            func item(at indexPath: IndexPath) -> Any? { thing(indexPath[1]) }
            func ids(inSection section: Int) -> [ObjectID] { names.map(ObjectID.init) }
        }
        struct ObjectID: Hashable {
            let name: Name
            static func == (one: Self, other: Self) -> Bool { one.name === other.name }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(name)) }
        }
        let source = Names()
        weak let first = source.names[0]
        for _ in 0..<20 { _ = ListBoard<HeadlessTables>(source: source) }
        let board = Board(source: source)
        source.names.removeFirst()
        board.endTurn()
        expectEqual(board.list.itemCounts, [1])
        expectNil(first)
        #expect(source.changes.listeners.count <= 2)
    }

    @Test("A cell's event is about its item, wherever that has gone; without the item it is not sent (F41)")
    func cellEvents() throws {
        let source = TellingThings(things(1, 2, 3))
        let board: Board = tellingBoard(source)
        var heard: [String] = []
        board.mapping.onEvent { _, _, thing, path in heard.append("\(thing) at \(path)") }
        let cell = try #require(board.cell(0, 2))
        source.change { $0.insert($0.removeLast(), at: 0) }
        // As with the manager's own items, the place is that of now, which the list has yet to get.
        cell.emit(event: .tapped)
        expectTrue(isRight(board, source))
        cell.emit(event: .tapped)
        source.change { $0.insert(thing(7), at: 0) }
        expectTrue(isRight(board, source))
        cell.emit(event: .tapped)
        source.change { $0.remove(at: 1) }
        cell.emit(event: .tapped)
        expectEqual(heard, ["3 at [0, 0]", "3 at [0, 0]", "3 at [0, 1]"])
        expectEqual(board.codes, [.lostEvent])
    }

    @Test("A change told in a handler reaches the list when the event is over (R10)")
    func inHandlers() {
        let source = TellingThings(things(1, 2, 3))
        let board: Board = tellingBoard(source)
        var heard: [String] = []
        board.mapping.didSelect { [weak board] cell, thing, path in
            source.change { $0.remove(at: path[1]) }
            expectEqual(board?.shown, "[1 2 3]")
            heard.append("\(thing)")
        }
        board.mapping.didEndDisplaying { _, thing, path in heard.append("end of \(thing) at \(path)") }
        board.table.tap([0, 1])
        expectTrue(isRight(board, source))
        expectEqual(heard, ["2", "end of 2 at [0, 1]"])
    }

    @Test("Headers of sections whose content changed are shown again, and those of moved sections are the same views")
    func headers() {
        let source = TellingThings(things(1, 2), things(4))
        let board: Board = tellingBoard(source)
        let second = board.table.header(inSection: 1)
        source.become([ListSection("B", things(4)), ListSection("A", things(1, 2))])
        expectTrue(isRight(board, source))
        expectSame(board.table.header(inSection: 0), second)
        source.become([ListSection("A", things(1, 2, 3)), ListSection("B", things(4))])
        expectTrue(isRight(board, source))
        expectEqual((0...1).map { board.text(.header, inSection: $0) }, ["header 3", "header 1"])
    }

    @Test("A list that is not on screen reloads, and still knows its items afterwards")
    func offScreen() throws {
        let source = TellingThings(things(1, 2, 3))
        let board: Board = tellingBoard(source)
        board.list.selectItem(at: [0, 2])
        board.list.isOnScreen = false
        source.change { $0.insert(thing(8), at: 0) }
        board.manager.flush()
        board.list.isOnScreen = true
        expectTrue(isRight(board, source))
        expectEqual(board.list.updates.reloads, 1)
        expectEqual(board.list.selectedItems, [[0, 3]])
    }

    @Test("Two lists show one source, and each gets every change", arguments: EachKit.allCases)
    func twoLists(_ list: EachKit) {
        func check<Kit: TestKit>(_: Kit.Type) {
            let source = TellingThings(things(1, 2, 3))
            let (first, second): (ListBoard<Kit>, ListBoard<HeadlessTables>) = (
                tellingBoard(source), tellingBoard(source)
            )
            source.change { $0.append(thing(4)) }
            expectTrue(isRight(first, source))
            source.change { $0.removeFirst() }
            expectTrue(isRight(second, source))
            expectTrue(isRight(first, source))
            expectEqual(first.list.updates.batches.count, 2)
            expectEqual(second.list.updates.batches.count, 1)
        }
        check(list.kit)
    }

    @Test("The manager keeps its source, and a source keeps no manager")
    func lifetimes() {
        weak var source: TellingThings?
        weak var manager: TableManager<HeadlessTables>?
        let changes: SourceChanges
        do {
            let things = TellingThings(things(1))
            changes = things.changes
            let board: Board = tellingBoard(things)
            source = things
            manager = board.manager
        }
        expectNil(source)
        expectNil(manager)
        changes.tell()
    }

    @Test(
        "Questions are answered by the source, and no item is asked for that is not shown", arguments: [1_000, 100_000])
    func cost(_ count: Int) {
        let source = TellingThings((0..<count).map { thing($0) })
        let board: Board = tellingBoard(source, height: 440)
        board.table.estimatedRowHeight = 44
        board.endTurn()
        let before = source.questions
        source.change { $0.append(thing(-1)) }
        expectEmpty(board.list.updates.refusals)
        board.endTurn()
        #expect(source.questions - before < 60)
        expectEqual(board.list.itemCounts, [count + 1])
    }
}
