import DeputyHeadless
import Foundation
import TestSupport
import Testing

@testable import DeputyLists
@testable import ListTestSupport

/// What a source can tell wrong: an anomaly with the remedy, the list reloaded, nothing lost.
@MainActor
@Suite("Sources that tell what is not so (F64, R12)")
struct TellingMistakesTests {
    /// Whether the list shows the source, after one reload.
    private func isReloaded(_ board: Board, _ source: TellingThings) -> Bool {
        board.endTurn()
        return board.shown == source.data && board.list.updates.reloads == 1 && board.list.updates.batches.isEmpty
            && board.list.exceptions == [] && board.list.updates.refusals.isEmpty
    }

    private func inserting(_ rows: IndexPath...) -> ChangeSet {
        var stage = ChangeSet.Stage()
        stage.insertedItems = rows
        return ChangeSet(stages: [stage])
    }

    @Test("Changes that do not lead to the source's counts are refused, at the line that told them")
    func lying() {
        let source = TellingThings(things(1, 2))
        let board: Board = tellingBoard(source)
        source.becomeSilently([ListSection("A", things(1, 2, 3))])
        source.changes.tell(inserting([0, 0], [0, 1]))
        expectTrue(isReloaded(board, source))
        expectEqual(board.codes, [.unbalancedUpdate])
        expectEqual(
            board.manager.anomalies[0].headline,
            "The changes that a source told do not add up: section 0: 2 rows + 2 inserted = 4, but the data has 3."
        )
        expectEqual(board.manager.anomalies[0].site?.description.contains("TellingMistakesTests"), true)
    }

    @Test("Changes told when the source has changed again are refused")
    func late() {
        let source = TellingThings(things(1, 2))
        let board: Board = tellingBoard(source)
        source.becomeSilently([ListSection("A", things(1, 2, 3))])
        let first = inserting([0, 2])
        source.becomeSilently([ListSection("A", things(1, 2, 3, 4))])
        source.changes.tell(first)
        source.changes.tell(inserting([0, 3]))
        expectTrue(isReloaded(board, source))
        expectEqual(board.codes, [.unbalancedUpdate])
    }

    @Test("Places that no list has trap nothing, alone and with other changes of the same turn", arguments: [1, 2])
    func malformed(_ times: Int) {
        let paths: [IndexPath] = [[], [0], [0, 9], [9, 0], [-1, 0], [0, -1], [0, 0, 0]]
        let source = TellingThings(things(1, 2), things(3))
        let board: Board = tellingBoard(source)
        for path in paths {
            for told in malformedChanges(at: path) {
                for _ in 1...times { source.changes.tell(told) }
                board.endTurn()
                expectEqual(board.shown, source.data, "\(told)")
                expectEqual(board.list.exceptions, [], "\(told)")
            }
        }
        expectTrue(Set(board.codes).isSubset(of: [.unbalancedUpdate]))
    }

    /// A change of each kind at a place.
    private func malformedChanges(at path: IndexPath) -> [ChangeSet] {
        func stage(_ body: (inout ChangeSet.Stage) -> Void) -> ChangeSet {
            var stage = ChangeSet.Stage()
            body(&stage)
            return ChangeSet(stages: [stage])
        }
        let section = path.first ?? 9
        return [
            stage { $0.insertedItems = [path] }, stage { $0.deletedItems = [path] },
            stage { $0.reloadedItems = [path] },
            stage { $0.movedItems = [.init(from: path, to: [0, 0])] },
            stage { $0.movedItems = [.init(from: [0, 0], to: path)] }, stage { $0.insertedSections = [section] },
            stage { $0.deletedSections = [section] }, stage { $0.reloadedSections = [section] },
            stage { $0.movedSections = [.init(from: section, to: 0)] },
            stage { $0.movedSections = [.init(from: 0, to: section)] },
            ChangeSet(updates: [.init(from: path, to: path)]), ChangeSet(updates: [.init(from: [0, 0], to: path)]),
            ChangeSet(updatedSections: [section]), ChangeSet(updatedSections: [section, -3, 99]),
        ]
    }

    @Test("Changes with the right counts and other items are refused if the source names its items")
    func wrongItems() {
        let source = TellingThings(things(1, 2, 3), names: true)
        let board: Board = tellingBoard(source)
        source.becomeSilently([ListSection("A", things(3, 2, 1, 4))])
        source.changes.tell(inserting([0, 3]))
        expectTrue(isReloaded(board, source))
        expectEqual(board.codes, [.unbalancedUpdate])
    }

    @Test("A source that has changed without telling is found at its next change, and when it has no item for a row")
    func silent() {
        let source = TellingThings(things(1, 2, 3))
        let board: Board = tellingBoard(source)
        source.becomeSilently([ListSection("A", things(1))])
        // An app's own call makes the table ask for its rows.
        board.table.reloadData()
        board.table.layoutIfNeeded()
        board.list.updates = HeadlessUpdates()
        expectContains(board.codes, .untoldChange)
        expectEqual(
            board.manager.anomalies.first { $0.code == .untoldChange }?.headline,
            "A source has changed without telling: it has [1] items, and [3] by what it told.")
        expectTrue(isReloaded(board, source))
    }

    // Of several lengths, as the order of a dictionary must not decide.
    @Test(
        "An item that was told to be deleted and is still there is noticed, and stays selected (F38)", arguments: 2...13
    )
    func deletedAndStillThere(_ count: Int) {
        let source = TellingThings((0..<count).map { thing($0) }, names: true)
        let board: Board = tellingBoard(source)
        board.list.selectItem(at: [0, count - 1])
        var stage = ChangeSet.Stage()
        stage.insertedItems = [[0, 0]]
        stage.deletedItems = [[0, count - 1]]
        source.changes.tell(ChangeSet(stages: [stage]))
        expectTrue(isReloaded(board, source))
        expectEqual(board.list.selectedItems, [[0, count - 1]])
    }

    @Test("After setNeedsUpdate() nothing has to be told")
    func setNeedsUpdate() {
        let source = TellingThings(things(1, 2, 3))
        let board: Board = tellingBoard(source)
        source.becomeSilently([ListSection("B", things(5)), ListSection("A", things(1))])
        board.manager.setNeedsUpdate()
        expectTrue(isReloaded(board, source))
        expectEqual(board.codes, [])
    }

    @Test("What is told on another thread is an anomaly, and the list reloads")
    func elsewhere() async {
        let source = TellingThings(things(1, 2))
        let board: Board = tellingBoard(source)
        source.becomeSilently([ListSection("A", things(1, 2, 3))])
        let (changes, told) = (source.changes, inserting([0, 2]))
        await Task.detached { changes.tell(told) }.value
        await until { !board.codes.isEmpty }
        expectTrue(isReloaded(board, source))
        expectEqual(board.codes, [.untoldChange])
    }

    @Test("A place that is counted and has no item is named, and shows a placeholder")
    func holes() {
        let source = TellingThings(things(1, 2, 3))
        source.holes = [[0, 1]]
        let board: Board = tellingBoard(source)
        expectEqual(board.list.itemCounts, [3])
        expectEqual(board.manager.validate().map(\.code), [.missingItem])
        expectEqual(board.codes, [.missingItem])
        expectEqual(
            board.manager.anomalies.map(\.headline),
            [
                "The source has no item at [0, 1], although it counts 3 items in the section."
            ])
    }

    @Test("A negative count is none, and is named")
    func negative() {
        let source = TellingThings(things(1, 2))
        source.surplus = -5
        let board: Board = tellingBoard(source)
        expectEqual(board.list.itemCounts, [0])
        expectEqual(board.codes, [.invalidCount])
    }

    @Test("What is told before the list has asked for anything, or after the manager was detached, does no harm")
    func tooEarlyAndTooLate() {
        let source = TellingThings(things(1))
        let table = HeadlessTable()
        let manager = TableManager(table, source: source, anomalyLog: quietLog())
        manager.register(ThingCell.self)
        manager.registerHeader(TextHeader.self)
        source.change { $0.append(thing(2)) }
        table.layoutIfNeeded()
        expectEqual(table.itemCounts, [2])
        manager.detach()
        source.change { $0.append(thing(3)) }
        manager.flush()
        table.layoutIfNeeded()
        expectEqual(manager.anomalies, [])
        expectEqual(table.exceptions, [])
    }

    @Test("What is told when there is no table any more is not kept, and a table given then gets everything")
    func withoutTable() {
        for isDetached in [true, false] {
            let source = TellingThings(things(1, 2))
            var board: Board? = tellingBoard(source)
            let manager = board!.manager
            if isDetached { manager.detach() }
            board = nil
            for number in 3..<50 {
                source.change { $0.append(thing(number)) }
                source.change { $0.removeFirst() }
                manager.flush()
            }
            var ends = 0
            manager.items.apply(items: [1]) { ends += 1 }
            manager.flush()
            expectEqual(ends, 1)
            expectEqual(manager.shownItems.numberOfItems(inSection: 0), 2)
            // Of the manager's own items, which its list never shows.
            expectEqual(manager.anomalies.map(\.code), [.overwrittenItems])
        }
    }

    @Test("A change told in the middle of an update, and one that is not known there, come after it")
    func nested() {
        for isKnown in [true, false] {
            let source = TellingThings(things(1, 2, 3))
            let board: Board = tellingBoard(source)
            board.mapping.didEndDisplaying { _, _, _ in
                guard source.sections[0].items.count == 2 else { return }
                if isKnown {
                    source.change { $0.append(thing(7)) }
                } else {
                    source.becomeSilently([ListSection("A", things(2, 3, 7))])
                    source.changes.tell(nil)
                }
            }
            source.change { $0.removeFirst() }
            board.endTurn()
            board.endTurn()
            expectEqual(board.shown, "[2 3 7]")
            expectEqual(board.codes, [])
            expectEqual(board.list.exceptions, [])
        }
    }
}
